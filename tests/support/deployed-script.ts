import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script of the image with nothing in its environment but these settings; all that it printed is one text. */
export async function runDeployed(command: string, args: string[], settings: Record<string, string>) {
  const child = spawn(command, args, { env: { PATH: process.env.PATH ?? '', ...settings } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      printed += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, printed };
}
