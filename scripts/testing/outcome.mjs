// What came of a suite, from what it printed.
import { inSources } from './source-places.mjs';

/**
 * @typedef {object} Outcome
 * @property {import('./suites.mjs').Suite} suite
 * @property {number} passed
 * @property {number} failed tests; a suite that died, hung or reported nothing counts as one at least
 * @property {string[]} leftOut the lines in which it said what it left out: skipped for want of something, or on demand
 * @property {string} output
 * @property {number} ms
 * @property {number} cpuMs of processor time; 0 when its process broke
 */

/** Engines whose suites must not be skipped. */
const REQUIRED_ENGINES = (process.env.REQUIRE_ENGINES ?? '').split(',').filter(engine => engine !== '');

/** How many of the skipped things are of an engine that the run must not do without. */
function wronglySkipped(leftOut) {
  const skipped = leftOut.filter(line => line.startsWith('SKIPPED'));
  return skipped.filter(line => REQUIRED_ENGINES.some(engine => line.toLowerCase().split(/\W+/).includes(engine)))
    .length;
}

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {{ output: string, ended: boolean, ms: number, cpuMs: number }} run `ended` when it came to its end and found no fault in itself
 * @returns {Outcome}
 */
export function outcomeOf(suite, { output, ended, ms, cpuMs }) {
  const numberAfter = label => Number(new RegExp(`^ {2}${label}:\\s+(\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const [total, passed] = [numberAfter('Total'), numberAfter('Passed')];
  const leftOut = [...output.matchAll(/^(?:SKIPPED|LEFT OUT) .*$/gm)].map(match => match[0]);
  const reported = ended && (total > 0 || leftOut.length > 0);
  const broken = reported ? total - passed : Math.max(1, total - passed);
  const failed = broken + wronglySkipped(leftOut);
  return { suite, passed, failed, leftOut, output: failed > 0 ? inSources(output) : output, ms, cpuMs };
}
