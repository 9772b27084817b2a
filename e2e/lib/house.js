// Everything a test file needs: a server of its own, a browser, and the games that are played there.

import { after } from "node:test";

import { launch } from "./browser.js";
import { Server } from "./server.js";

/** Opens a house for a test file and closes it when its tests are done. */
export async function openHouse(options) {
  const server = await Server.start(options);
  const browser = await launch();
  after(async () => { await browser.close(); await server.stop(); });
  return { server, browser, games: await offered(browser, server.address) };
}

/** The games that the start page offers: id, title and by how many each is played. */
export async function offered(browser, address) {
  const page = await browser.newPage({ locale: "en-GB" });
  await page.goto(address);
  const games = await page.locator("article").evaluateAll((articles) => articles.map((article) => ({
    id: article.querySelector("input[name=game]").value,
    title: article.querySelector("h3").textContent,
    seats: [...article.querySelector("select[name=seats]").options].map((option) => Number(option.value)),
  })));
  await page.close();
  if (games.length === 0) throw new Error("the start page offers no game");
  return games;
}
