// What a run says while it goes on and at its end.

const PROGRESS_EVERY_MS = 30_000;
const SLOWEST = 10;

const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const say = line => process.stdout.write(`${line}\n`);

/** Names of the suites of a run in groups by their folder, as many a line as there is room for. */
export function tellPlan(suites) {
  say(`${suites.length} suites: ${suites.map(({ name }) => name).join(' ')}`);
}

/** Tells what became of each suite, and now and then how far the run is. */
export class Report {
  #count;
  #startedAt = performance.now();
  #running = new Set();
  #outcomes = [];
  #progress = setInterval(() => this.#tellProgress(), PROGRESS_EVERY_MS);

  /** @param {number} count of suites that will run */
  constructor(count) {
    this.#count = count;
  }

  begun = ({ name }) => {
    this.#running.add(name);
  };

  done = outcome => {
    this.#running.delete(outcome.suite.name);
    this.#outcomes.push(outcome);
    const mark = outcome.failed === 0 ? 'ok  ' : 'FAIL';
    say(`${mark} ${outcome.suite.source}  ${outcome.passed} passed  ${Math.round(outcome.ms)} ms`);
    if (outcome.failed > 0) say(outcome.output);
  };

  #tellProgress() {
    const since = seconds(performance.now() - this.#startedAt);
    say(`…    ${this.#outcomes.length} of ${this.#count} after ${since}; at work: ${[...this.#running].join(', ')}`);
  }

  /** Tells the end. @returns {boolean} whether everything went well */
  end() {
    clearInterval(this.#progress);
    const outcomes = this.#outcomes;
    const slowest = [...outcomes].sort((one, another) => another.ms - one.ms).slice(0, SLOWEST);
    say(`the slowest: ${slowest.map(({ suite, ms }) => `${suite.name} ${seconds(ms)}`).join(', ')}`);
    say(`${outcomes.length} suites in ${seconds(performance.now() - this.#startedAt)}`);
    for (const { suite, skipped } of outcomes) for (const line of skipped) say(`${line}  (${suite.source})`);
    for (const { suite, failed } of outcomes) if (failed > 0) say(`FAILED ${suite.source}`);
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  }
}
