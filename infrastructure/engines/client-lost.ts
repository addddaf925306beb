/**
 * The client library of an engine does nothing any more in this process, whatever becomes of the engine. Only another
 * process helps. An engine that is away is none of this: then the library goes on trying, and says so.
 */
export class ClientLost extends Error {
  override readonly name = 'ClientLost';
  /** As a failure of the engine names it: `mongodb`, `nats`. */
  readonly engine: string;

  /** @param what the library did not do, as the rest of the sentence "the client of … " */
  constructor(engine: string, what: string) {
    super(`the client of ${engine} ${what}: this process ends, and whoever supervises it starts another`);
    this.engine = engine;
  }
}

/** Is told of such a client, once. Whoever runs a service ends it then; a command ends by its own limits. */
export type OnClientLost = (lost: ClientLost) => void;
