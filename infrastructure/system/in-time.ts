/**
 * What becomes of the work within this time. What the work does later is nobody's concern, and not even its failure is
 * heard of.
 * @param late makes what is thrown once the time is over.
 */
export async function inTime<Result>(ms: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
