// A Curia server of its own for each test, which can be killed and started again on the same data.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "../..");
const program = process.env.CURIA ?? path.join(root, "target/release/curia");

/** A free port below those from which the system makes its own connections, so that it is still free after a kill. */
async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const free = await new Promise((tell) => {
      probe.once("error", () => tell(false));
      probe.listen(port, "127.0.0.1", () => tell(true));
    });
    if (!free) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

export class Server {
  /** Starts a server on a fresh database; `quick` if its bots need not take their time, `lan` if it is open to the network. */
  static async start({ quick = false, lan = false } = {}) {
    if (!existsSync(program)) throw new Error(`${program} is missing: run cargo build --release first, or set CURIA`);
    const server = new Server();
    server.flags = [...(quick ? ["--quick-bots"] : []), ...(lan ? ["--lan"] : [])];
    server.data = mkdtempSync(path.join(tmpdir(), "curia-e2e-"));
    server.port = await freePort();
    await server.run();
    return server;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async run() {
    const args = ["serve", "--no-open", "--addr", `127.0.0.1:${this.port}`, "--data", this.data, ...this.flags];
    this.process = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    // The first line says where the server is, the second one who else gets there.
    const said = [];
    for await (const line of createInterface({ input: this.process.stdout })) {
      if (said.push(line) < 2) continue;
      this.outward = line.match(/Others on this network open (\S+)/)?.[1];
      return;
    }
    throw new Error("the server did not start");
  }

  /** Kills the server without a word, as a power cut would. */
  async kill() {
    const gone = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await gone;
  }

  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
