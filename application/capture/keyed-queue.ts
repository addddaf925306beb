/** Runs tasks of one key one after another, in the order in which they came; tasks of other keys don't wait for them. */
export type KeyedQueue = {
  /** Resolves or rejects as the task does; a task that fails doesn't stop those behind it. */
  run<Value>(key: string, task: () => Promise<Value>): Promise<Value>;
};

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, task) {
      const before = last.get(key) ?? Promise.resolve();
      const mine = before.then(task, task);
      const settled = mine
        .catch(() => undefined)
        .then(() => {
          if (last.get(key) === settled) last.delete(key);
        });
      last.set(key, settled);
      return mine;
    },
  };
}
