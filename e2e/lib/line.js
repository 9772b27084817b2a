// A line between browser and server that can be cut, or go dead without a word.

import { once } from "node:events";
import { connect, createServer } from "node:net";

export class Line {
  static async to(port) {
    const line = new Line();
    line.sockets = new Set();
    line.server = createServer((near) => line.join(near, port)).listen(0, "127.0.0.1");
    await once(line.server, "listening");
    line.address = `http://127.0.0.1:${line.server.address().port}`;
    return line;
  }

  isCut = false;

  join(near, port) {
    if (this.isCut) return near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => this.sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  }

  cut() {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Nothing comes through any more on the connections that are open, and neither end is told. New ones work. */
  stall() {
    for (const socket of this.sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  mend() {
    this.isCut = false;
  }

  close() {
    this.cut();
    this.server.close();
  }
}
