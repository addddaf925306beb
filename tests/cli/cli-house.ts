import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { apiOf } from '../support/api.ts';
import { type CliAnswer, runCli, runCliProcess } from '../support/cli.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { type Service, serviceEnvironment, startService, WITHOUT_CAPTURE } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A data folder, and what the command line and a service do with it. */
export function cliHouse() {
  const folder = join(temporaryFolder(), 'data');
  const env = { ...serviceEnvironment(folder, 0), AFFIANT_URL: 'http://127.0.0.1:1' };
  const run = (...args: string[]): Promise<CliAnswer> => runCli(args, env);
  return {
    folder,
    /** Runs a command that must succeed with --json, in a shell that says nothing of where the service is. */
    async jsonUntold<Answer>(...args: string[]): Promise<Answer> {
      const { code, stdout, stderr } = await runCli([...args, '--json'], { ...env, AFFIANT_URL: '', PORT: '' });
      assert.is(code, 0, stderr);
      return onlyObject<Answer>(stdout);
    },
    /** Runs a command as a shell does, in a process of its own. */
    process: (...args: string[]): Promise<CliAnswer> => runCliProcess(args, env),
    /** Runs a command that must succeed. */
    async run(...args: string[]): Promise<string> {
      const { code, stdout, stderr } = await run(...args);
      assert.is(code, 0, `${args.join(' ')}\n${stdout}\n${stderr}`);
      return stdout;
    },
    /** Runs a command that must succeed with --json. */
    async json<Answer>(...args: string[]): Promise<Answer> {
      return onlyObject<Answer>(await this.run(...args, '--json'));
    },
    /** Runs a command with --json that must be refused. @returns its code and message. */
    async refused(exit: number, ...args: string[]): Promise<{ code: string; message: string }> {
      const { code, stdout } = await run(...args, '--json');
      assert.is(code, exit, `${args.join(' ')}\n${stdout}`);
      return onlyObject<{ error: { code: string; message: string } }>(stdout).error;
    },
    /** Runs a command that must be refused. @returns what it says to a person. */
    async refusedInWords(exit: number, ...args: string[]): Promise<string> {
      const { code, stdout, stderr } = await run(...args);
      assert.equal([code, stdout], [exit, ''], stderr);
      assert.not.match(stderr, /\.js:\d/);
      return stderr;
    },
    /** Works on the folder as the service's own parts do, before or beside a service. */
    async within<Result>(work: (house: Awaited<ReturnType<typeof openHttpHouse>>) => Promise<Result>): Promise<Result> {
      const house = await openHttpHouse(folder);
      try {
        return await work(house);
      } finally {
        await house.close();
      }
    },
    /** No command of these suites asks for a browser. */
    serve: (): Promise<Service> => startService({ folder, env: { ...WITHOUT_CAPTURE, AFFIANT_LOG_LEVEL: 'error' } }),
    apiOf,
  };
}

/** What stands on stdout must be one JSON object in one line and nothing else. */
export function onlyObject<Answer>(stdout: string): Answer {
  assert.match(stdout, /^\{.*\}\n$/);
  return JSON.parse(stdout) as Answer;
}
