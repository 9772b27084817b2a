// A line between browser and server that can be cut, or go dead without a word.

import { once } from "node:events";
import { connect, createServer } from "node:net";

export class Line {
  static async to(port) {
    const line = new Line();
    line.sockets = new Set();
    line.server = createServer((near) => line.join(near, port)).listen(0, "127.0.0.1");
    await once(line.server, "listening");
    // A test that fails before it closes its line is told at once, not when the whole file runs out of time.
    line.server.unref();
    line.address = `http://127.0.0.1:${line.server.address().port}`;
    return line;
  }

  isCut = false;
  isDead = false;
  /** How many connections were asked for. */
  asked = 0;

  join(near, port) {
    this.asked += 1;
    if (this.isCut) return near.destroy();
    if (this.isDead) return this.keep(near.pause());
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) this.keep(socket);
    near.pipe(far).pipe(near);
  }

  keep(socket) {
    this.sockets.add(socket.unref());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.sockets.delete(socket));
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

  /** Nothing comes through any more, neither on the connections that are open nor on new ones, and neither end is told. */
  die() {
    this.isDead = true;
    this.stall();
  }

  /** New connections work again; those that went dead stay so for ever. */
  mend() {
    this.isCut = false;
    this.isDead = false;
  }

  close() {
    this.cut();
    this.server.close();
  }
}
