import { appendFileSync } from 'node:fs';
import { type ResolveHook, register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** File that takes the address of every module that the process loads, one a line. */
const { LOADED_MODULES } = process.env;

if (isMainThread) register(import.meta.url);

/** Hook of Node's module loader; used by starting a process with `--import` of this file. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const resolved = await next(specifier, context);
  if (LOADED_MODULES !== undefined) appendFileSync(LOADED_MODULES, `${resolved.url}\n`);
  return resolved;
};
