// Loaded into a process before the service (`node --import`). Once that is sent SIGUSR2, nothing that monitors of the
// driver write comes to an end any more, whichever client they belong to: a driver that is broken for good.
import { createRequire } from 'node:module';

type Wire = { id: number | string; writeCommand(...given: unknown[]): Promise<unknown> };

const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: Wire };
};
const { writeCommand } = Connection.prototype;
let isDeaf = false;
process.on('SIGUSR2', () => {
  isDeaf = true;
});
Connection.prototype.writeCommand = function (this: Wire, ...given) {
  return isDeaf && this.id === '<monitor>' ? new Promise(() => {}) : writeCommand.apply(this, given);
};
