// Servers that suites share: started the first time that one needs them, stopped at the end of the run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, stopServer } from '../engines/server-process.mjs';
import { servers } from '../engines/servers.mjs';

export class SharedServers {
  #folder = mkdtempSync(join(tmpdir(), 'affiant-test-servers-'));
  #started = new Map();
  #say;

  /** @param {(line: string) => void} say is told what can't be had, and why */
  constructor(say) {
    this.#say = say;
  }

  /**
   * The settings that lead to a server; none when it was named from outside or can't be had, which its suites tell.
   * @returns {Promise<Record<string, string>>}
   */
  async settingsOf(name) {
    if (name === undefined || (process.env[servers[name].setting] ?? '') !== '') return {};
    if (!this.#started.has(name)) this.#started.set(name, this.#start(name));
    return (await this.#started.get(name))?.env ?? {};
  }

  async #start(name) {
    try {
      return await startServer(name, servers[name], join(this.#folder, name));
    } catch (error) {
      this.#say(`no ${name} to test with: ${error.message}`);
      return undefined;
    }
  }

  async stop() {
    for (const started of this.#started.values()) {
      const server = await started;
      if (server !== undefined) await stopServer(server.running);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
