// In which order and beside which others the suites of a run go.
import { runAlone } from './own-process.mjs';
import { isTimed, laneOf, reasonForOwnProcess, usedServer } from './placement.mjs';
import { runTogether } from './shared-process.mjs';

/** Suites that share a process at most: what one of them breaks, the others are spared. */
const MOST_TOGETHER = 20;

const needsOwnProcess = ({ name }) => reasonForOwnProcess(name) !== undefined;

/** Parts of about the same length. */
function parted(list, most) {
  const count = Math.ceil(list.length / most);
  const at = part => Math.floor((part * list.length) / count);
  return Array.from({ length: count }, (_, part) => list.slice(at(part), at(part + 1)));
}

/** What is done in one go: a suite with a process of its own, or several of one Node that share one. */
function jobsOf(suites) {
  const programs = [...new Set(suites.map(({ program }) => program))];
  return programs.flatMap(program => {
    const its = suites.filter(suite => suite.program === program);
    const sharing = its.filter(suite => !needsOwnProcess(suite));
    return [...its.filter(needsOwnProcess).map(suite => [suite]), ...parted(sharing, MOST_TOGETHER)];
  });
}

/** Jobs by lane, in the order of each. */
function lanesOf(jobs) {
  const lanes = { others: [] };
  const placed = jobs.map(job => ({ job, ...laneOf(job[0].name) })).sort((one, another) => one.place - another.place);
  for (const { job, lane } of placed) {
    lanes[lane] ??= [];
    lanes[lane].push(job);
  }
  return lanes;
}

/**
 * Runs the suites: the timed ones first and alone, then all lanes side by side. A lane that is done helps with what no
 * lane names.
 * @param {readonly import('./suites.mjs').Suite[]} suites
 * @param {import('./shared-servers.mjs').SharedServers} servers
 * @param {{ begun(suite: import('./suites.mjs').Suite): void, done(outcome: import('./outcome.mjs').Outcome): void }} told
 */
export async function runSuites(suites, servers, told) {
  const run = async job => {
    const [first] = job;
    if (!needsOwnProcess(first)) return runTogether(job, told);
    const env = await servers.settingsOf(usedServer(first.name));
    told.begun(first);
    told.done(await runAlone(first, env));
  };
  const work = async (...queues) => {
    for (const queue of queues) for (let job = queue.shift(); job !== undefined; job = queue.shift()) await run(job);
  };
  // Whoever needs one later finds it there.
  for (const { name } of suites) servers.prepare(usedServer(name));
  await work(jobsOf(suites.filter(({ name }) => isTimed(name))));
  const { others, ...named } = lanesOf(jobsOf(suites.filter(({ name }) => !isTimed(name))));
  await Promise.all([...Object.values(named).map(queue => work(queue, others)), work(others)]);
}
