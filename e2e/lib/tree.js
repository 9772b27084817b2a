// The page as a screen reader has it: roles and names in the order of reading, and keys.

/** A reader of a page that knows its accessibility tree and nothing else. */
export class Reader {
  static async of(page) {
    const reader = new Reader();
    reader.page = page;
    reader.line = await page.context().newCDPSession(page);
    await reader.line.send("Accessibility.enable");
    return reader;
  }

  /** Everything that is there, in the order of reading: role, name, level, focus, and the names of what it stands in. */
  async read() {
    const { nodes } = await this.line.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const things = [];
    const walk = (node, inside) => {
      const property = (name) => node.properties?.find((property) => property.name === name)?.value.value;
      const thing = { role: node.role?.value, name: node.name?.value ?? "", level: property("level"), focused: property("focused") === true, inside, id: node.backendDOMNodeId };
      if (!node.ignored) things.push(thing);
      const within = node.ignored ? inside : [...inside, thing];
      for (const child of node.childIds ?? []) if (byId.has(child)) walk(byId.get(child), within);
    };
    walk(nodes[0], []);
    return things;
  }

  /** Reads until `wanted` finds something, and returns it with all that was read. */
  async until(what, wanted, timeout = 30_000) {
    for (const end = Date.now() + timeout; ; await new Promise((wait) => setTimeout(wait, 50))) {
      const things = await this.read();
      const found = wanted(things);
      if (found) return { found, things };
      if (Date.now() > end) throw new Error(`nothing was heard of: ${what}`);
    }
  }

  /** Puts the focus on a thing and presses keys there. False if it is gone. */
  async press(thing, ...keys) {
    try {
      await this.line.send("DOM.focus", { backendNodeId: thing.id });
    } catch {
      return false;
    }
    for (const key of keys) await this.page.keyboard.press(key);
    return true;
  }
}

/** The first thing of a role whose name fits. */
export const first = (role, name) => (things) => things.find((thing) => thing.role === role && name.test(thing.name));
