// In which order and beside which others the suites of a run go.
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { IdleCores } from './idle-cores.mjs';
import { runAlone } from './own-process.mjs';
import { helps, isHelped, isStarter, isTimed, laneOf, reasonForOwnProcess, usedServer } from './placement.mjs';
import { runTogether } from './shared-process.mjs';

/** Suites that share a process at most: what one of them breaks, the others are spared. */
const MOST_TOGETHER = 20;
/** Of those that start browsers, servers or the service: each is long, and no lane shall have one long piece at its end. */
const MOST_STARTERS_TOGETHER = 6;

/** Beside timed suites these go in small parts, and stand back: what has begun is soon over when the others come. */
const MOST_BESIDE_TIMED = 5;
const NICE_BESIDE_TIMED = 15;

/** How often the machine is looked at, and how much of it has to be idle for something more to begin. */
const LOOK_MS = 2_000;
const IDLE_ENOUGH = 0.4;
/** Jobs that begin so, at once: what waits now may compute in a moment, and then they would all do so. */
const MOST_FILLING = availableParallelism();

/** Fewer suites than this leave the machine idle: what fails there fails. */
const MANY = 50;
/** More failures than this are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 10;

const needsOwnProcess = ({ name }) => reasonForOwnProcess(name) !== undefined;

/** Parts of about the same length. */
function parted(list, most) {
  const count = Math.ceil(list.length / most);
  const at = part => Math.floor((part * list.length) / count);
  return Array.from({ length: count }, (_, part) => list.slice(at(part), at(part + 1)));
}

const placeOf = ({ name }) => laneOf(name).place;

/** Which suites may share a process: those of one Node, and of those that start something the ones of one lane and one server. */
function companyOf({ name, program }) {
  return isStarter(name) ? `${program} ${laneOf(name).lane} ${usedServer(name) ?? ''}` : program;
}

/** What is done in one go: a suite with a process of its own, or several that share one. */
function jobsOf(suites) {
  const companies = new Map();
  for (const suite of suites.filter(each => !needsOwnProcess(each))) {
    companies.set(companyOf(suite), [...(companies.get(companyOf(suite)) ?? []), suite]);
  }
  const shared = [...companies.values()].flatMap(its => {
    const inOrder = [...its].sort((one, another) => placeOf(one) - placeOf(another));
    return parted(inOrder, isStarter(its[0].name) ? MOST_STARTERS_TOGETHER : MOST_TOGETHER);
  });
  return [...suites.filter(needsOwnProcess).map(suite => [suite]), ...shared];
}

/** Those that can be done beside timed suites: they start neither browsers nor servers. */
const isQuiet = ([first]) => !needsOwnProcess(first) && !isStarter(first.name);

/** Jobs by lane, in the order of each; quiet ones come last: they are short, and fill what the long ones leave. */
function lanesOf(jobs) {
  const lanes = { others: [] };
  const placed = jobs
    .map(job => ({ job, ...laneOf(job[0].name) }))
    .sort((one, another) => one.place - another.place || isQuiet(one.job) - isQuiet(another.job));
  for (const { job, lane } of placed) {
    lanes[lane] ??= [];
    lanes[lane].push(job);
  }
  return lanes;
}

const fuller = (one, another) => (another.length > one.length ? another : one);

/**
 * Runs the suites: the timed ones first, one after the other and beside nothing but what stands back behind them, then
 * all lanes side by side. What lanes that compute do not need, and what the machine leaves idle, goes where most is left,
 * and then to what no lane names. In a long run the few that failed are tried once more when nothing runs beside them.
 * @param {readonly import('./suites.mjs').Suite[]} suites
 * @param {import('./shared-servers.mjs').SharedServers} servers
 * @param {import('./report.mjs').Report} told
 */
export async function runSuites(suites, servers, told) {
  const alone = async suite => {
    const env = await servers.settingsOf(usedServer(suite.name));
    told.begun(suite);
    return runAlone(suite, env);
  };
  const run = async job => {
    const [first] = job;
    if (needsOwnProcess(first)) return told.done(await alone(first));
    return runTogether(job, told, { env: await servers.settingsOf(usedServer(first.name)) });
  };
  /** @param {() => unknown[][]} queue the next one to take from; an empty one ends it */
  const work = async queue => {
    for (let job = queue().shift(); job !== undefined; job = queue().shift()) await run(job);
  };
  // Whoever needs one later finds it there.
  for (const { name } of suites) servers.prepare(usedServer(name));
  const timed = jobsOf(suites.filter(({ name }) => isTimed(name)));
  const lanes = lanesOf(jobsOf(suites.filter(({ name }) => !isTimed(name))));
  const besideTimed = async () => {
    while (timed.length > 0) {
      const at = lanes.others.findIndex(isQuiet);
      if (at < 0) return;
      const [job] = lanes.others.splice(at, 1);
      await runTogether(job.splice(0, MOST_BESIDE_TIMED), told, { nice: NICE_BESIDE_TIMED });
      if (job.length > 0) lanes.others.push(job);
    }
  };
  // Some of these wait: one core is left by the timed ones.
  const standingBack = [besideTimed(), besideTimed()];
  await work(() => timed);
  const helped = Object.keys(lanes).flatMap(lane => (lane !== 'others' && isHelped(lane) ? [lanes[lane]] : []));
  const toHelp = () => {
    const most = helped.reduce(fuller, []);
    return most.length > 0 ? most : lanes.others;
  };
  const fillIdleCores = async () => {
    const idle = new IdleCores();
    const begun = new Set();
    while (toHelp().length > 0) {
      await pause(LOOK_MS);
      if (idle.sinceLast() < IDLE_ENOUGH || begun.size >= MOST_FILLING || toHelp().length === 0) continue;
      const job = run(toHelp().shift()).finally(() => begun.delete(job));
      begun.add(job);
    }
    await Promise.all(begun);
  };
  await Promise.all([
    ...standingBack,
    fillIdleCores(),
    ...Object.entries(lanes).map(([name, lane]) => work(() => (lane.length > 0 || !helps(name) ? lane : toHelp()))),
  ]);
  const failed = told.failed;
  if (failed.length > MOST_TRIED_AGAIN || suites.length < MANY) return;
  for (const { suite } of failed) told.doneAgain(await alone(suite));
}
