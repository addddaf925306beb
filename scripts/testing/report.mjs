// What a run says while it goes on and at its end.

const PROGRESS_EVERY_MS = 30_000;
const SLOWEST = 10;
/** What suites are ordered by: whoever waits is slow without using much. */
const TIMES = [
  ['the slowest', 'ms'],
  ['most of the processor', 'cpuMs'],
];

const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const say = line => process.stdout.write(`${line}\n`);

/** What belongs to each version of Node. @returns {[string, unknown[]][]} */
function byVersion(list, versionOf) {
  return [...new Set(list.map(versionOf))].map(version => [version, list.filter(one => versionOf(one) === version)]);
}

/** Tells what a run is made of. @param {readonly import('./suites.mjs').Suite[]} suites */
export function tellPlan(suites) {
  for (const [version, its] of byVersion(suites, suite => suite.version)) {
    say(`${its.length} suites on Node ${version}: ${its.map(({ name }) => name).join(' ')}`);
  }
}

function sumOf(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  return { passed, failed, line: `${passed} passed, ${failed} failed` };
}

/** Tells what became of each suite, and now and then how far the run is. */
export class Report {
  #count;
  #startedAt = performance.now();
  #running = new Set();
  #outcomes = [];
  #faults = [];
  #second = [];
  #progress = setInterval(() => this.#tellProgress(), PROGRESS_EVERY_MS);

  /** @param {number} count of suites that will run */
  constructor(count) {
    this.#count = count;
  }

  begun = ({ label }) => {
    this.#running.add(label);
  };

  done = outcome => {
    this.#running.delete(outcome.suite.label);
    this.#outcomes.push(outcome);
    const mark = outcome.failed === 0 ? 'ok  ' : 'FAIL';
    const times = `${Math.round(outcome.ms)} ms, ${outcome.cpuMs} of processor`;
    say(`${mark} ${outcome.suite.label}  ${outcome.passed} passed  ${times}`);
    if (outcome.failed > 0) say(outcome.output);
  };

  /** What failed so far. */
  get failed() {
    return this.#outcomes.filter(({ failed }) => failed > 0);
  }

  /** Puts what came of a second try in the place of the first, which stays in what was printed. */
  doneAgain = outcome => {
    this.#running.delete(outcome.suite.label);
    const at = this.#outcomes.findIndex(({ suite }) => suite === outcome.suite);
    this.#outcomes.splice(at, 1, outcome);
    if (outcome.failed === 0) this.#second.push(outcome.suite);
    say(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${outcome.suite.label}  alone, at a second try`);
    if (outcome.failed > 0) say(outcome.output);
  };

  /** Keeps something that is wrong with the run itself. It counts as a failure. */
  fault(text) {
    this.#faults.push(text);
  }

  #tellProgress() {
    const since = seconds(performance.now() - this.#startedAt);
    say(`…    ${this.#outcomes.length} of ${this.#count} after ${since}; at work: ${[...this.#running].join(', ')}`);
  }

  /** Tells the end. @returns {boolean} whether everything went well */
  end() {
    clearInterval(this.#progress);
    const outcomes = this.#outcomes;
    for (const [title, time] of TIMES) {
      const most = [...outcomes].sort((one, another) => another[time] - one[time]).slice(0, SLOWEST);
      say(`${title}: ${most.map(outcome => `${outcome.suite.label} ${seconds(outcome[time])}`).join(', ')}`);
    }
    const processor = seconds(outcomes.reduce((sum, { cpuMs }) => sum + cpuMs, 0));
    say(`${outcomes.length} suites in ${seconds(performance.now() - this.#startedAt)}, ${processor} of processor`);
    for (const { suite, leftOut } of outcomes) for (const line of leftOut) say(`${line}  (${suite.label})`);
    for (const { label } of this.#second) say(`UNSTEADY ${label}: failed beside others and passed alone; find out why`);
    for (const fault of this.#faults) say(`FAILED ${fault}`);
    for (const { suite, failed } of outcomes) if (failed > 0) say(`FAILED ${suite.label}`);
    const versions = byVersion(outcomes, ({ suite }) => suite.version);
    for (const [version, its] of versions.length > 1 ? versions : []) say(`Node ${version}: ${sumOf(its).line}`);
    const { passed, failed: failedTests } = sumOf(outcomes);
    const failed = failedTests + this.#faults.length;
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  }
}
