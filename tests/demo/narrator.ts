/** Tells the story step by step, with the time that each step took. */
export class Narrator {
  private number = 0;

  /** Does a step and tells about it. @throws what the step throws, after telling that it failed. */
  async step<Result>(title: string, work: () => Promise<Result>, tell?: (result: Result) => string): Promise<Result> {
    this.number += 1;
    const startedAt = performance.now();
    const label = `${String(this.number).padStart(2)}. ${title}`;
    try {
      const result = await work();
      const ms = Math.round(performance.now() - startedAt);
      this.say(`${label}  (${ms} ms)`);
      const told = tell?.(result);
      if (told !== undefined) this.say(told.replace(/^/gm, '      '));
      return result;
    } catch (error) {
      this.say(`${label}  FAILED`);
      throw error;
    }
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}
