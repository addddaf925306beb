// In which order and beside which others the suites of a run go.

import { runAlone } from './own-process.mjs';
import { isTimed, laneOf, reasonForOwnProcess, usedServer } from './placement.mjs';
import { runTogether } from './shared-process.mjs';

/** Suites that share a process at most: what one of them breaks, the others are spared. */
const MOST_TOGETHER = 20;

/** What is done in one go: a suite with a process of its own, or several that share one. */
const jobsOf = suites => {
  const sharing = suites.filter(({ name }) => reasonForOwnProcess(name) === undefined);
  const alone = suites.filter(({ name }) => reasonForOwnProcess(name) !== undefined);
  const count = Math.ceil(sharing.length / MOST_TOGETHER);
  const shared = Array.from({ length: count }, (_, part) => {
    const at = index => Math.floor((index * sharing.length) / count);
    return sharing.slice(at(part), at(part + 1));
  });
  return [...alone.map(suite => [suite]), ...shared];
};

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
    if (job.length > 1 || reasonForOwnProcess(first.name) === undefined) return runTogether(job, told);
    const env = await servers.settingsOf(usedServer(first.name));
    told.begun(first);
    told.done(await runAlone(first, env));
  };
  const work = async (...queues) => {
    for (const queue of queues) for (let job = queue.shift(); job !== undefined; job = queue.shift()) await run(job);
  };
  await work(jobsOf(suites.filter(({ name }) => isTimed(name))));

  const lanes = { others: [] };
  const rest = suites.filter(({ name }) => !isTimed(name));
  for (const job of jobsOf(rest)) {
    const { lane, place } = laneOf(job[0].name);
    lanes[lane] ??= [];
    lanes[lane].push({ job, place });
  }
  const { others, ...named } = Object.fromEntries(
    Object.entries(lanes).map(([lane, jobs]) => [
      lane,
      jobs.sort((one, another) => one.place - another.place).map(({ job }) => job),
    ]),
  );
  await Promise.all([...Object.values(named).map(queue => work(queue, others)), work(others)]);
}
