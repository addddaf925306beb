/** Runs a suite in this process and tells at its end what it took of the processor: `suite-alone.mjs TOKEN FILE`. */
import { pathToFileURL } from 'node:url';
import './built-modules.mjs';
import { processorTime } from './processor-time.mjs';

const [token, file] = process.argv.slice(2);
process.once('exit', () => process.stdout.write(`\n${token} ${processorTime()}\n`));
await import(pathToFileURL(file).href);
