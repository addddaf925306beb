// Servers that suites share: started for a run that needs them, stopped at its end.
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
   * Begins to build and start a server, unless its address was given from outside, or it is one that nobody has asked to
   * build. @param {string | undefined} name
   */
  prepare(name) {
    if (name === undefined || (process.env[servers[name].setting] ?? '') !== '') return;
    const isHad = servers[name].isBuilt?.() ?? true;
    if (isHad && !this.#started.has(name)) this.#started.set(name, this.#start(name));
  }

  /**
   * The settings that lead to a server that was prepared; none when it was given from outside or can't be had, which its
   * suites tell.
   * @returns {Promise<Record<string, string>>}
   */
  async settingsOf(name) {
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
