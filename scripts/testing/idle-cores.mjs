import { cpus } from 'node:os';

/** Tells how much of the machine did nothing. */
export class IdleCores {
  #before = counted();

  /** Cores that did nothing since this was asked last, or since the beginning, on average. */
  sinceLast() {
    const now = counted();
    const { idle, all } = this.#before;
    this.#before = now;
    return now.all === all ? 0 : (now.cores * (now.idle - idle)) / (now.all - all);
  }
}

/** Time of all cores together, in ms. */
function counted() {
  const times = cpus().map(each => each.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce((sum, time) => sum + Object.values(time).reduce((one, another) => one + another), 0);
  return { cores: times.length, idle, all };
}
