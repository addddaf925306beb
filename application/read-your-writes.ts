import type { RecordedEvent } from './ports/event-store.ts';
import type { ReadModel } from './ports/read-models.ts';

/** What a command answers: its stream, with what it appended. */
type Answered = { history: readonly RecordedEvent[] };

/** Waits until a read model shows what a command did; for 2 s at most, since what was done is safe in the log. */
export async function untilReadable(
  readModel: Pick<ReadModel<unknown>, 'reached'>,
  { history }: Answered,
): Promise<void> {
  const last = history.at(-1);
  if (last !== undefined) await readModel.reached(last.position);
}

/**
 * The document of this id as a command left it, once the read model shows it to everybody. It is made from the events:
 * neither a read model that is late nor what others did meanwhile changes what is answered to the command.
 */
export async function documentAfter<Document>(
  readModel: Pick<ReadModel<Document>, 'reached' | 'of'>,
  id: string,
  answered: Answered,
): Promise<Document> {
  await untilReadable(readModel, answered);
  const document = readModel.of(answered.history, id);
  if (document === undefined) throw new Error(`${id} has no document`);
  return document;
}
