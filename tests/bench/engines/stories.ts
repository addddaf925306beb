import type { ExpectedRevision, NewEvent, StreamName } from '../../../application/ports/event-store.ts';
import type { InquiryEvent } from '../../../domain/inquiry/events.ts';
import { systemClock } from '../../../infrastructure/system/clock.ts';
import { createIdentifiers } from '../../../infrastructure/system/identifiers.ts';
import { storyUntil } from '../../support/inquiry-story.ts';
import { someEvent } from '../../support/some-event.ts';
import { INQUIRY } from '../setting.ts';

/** One append as a use case makes it. */
export type Append = { stream: StreamName; events: NewEvent[]; expected: ExpectedRevision };

/** Appends an append's events durably; each log has its own way. */
export type AppendTo = (append: Append) => Promise<unknown>;

/** The events that each command of an inquiry's life appends: creation, start, submission, assessment. */
const COMMANDS = [2, 1, 1, 2];
export const EVENTS_PER_STORY = 6;

/** Ids as the service makes them: how far apart they lie decides how many pages of an index a commit changes. */
const identifiers = createIdentifiers(systemClock);

/** The appends of an inquiry of ordinary size, from its creation to its approval. Each story is another inquiry. */
export function story(category: string): Append[] {
  const inquiry_id = identifiers.next('web_iq_');
  const stream: StreamName = `${category}-${inquiry_id}`;
  const events = storyUntil('approved').map(event => ({
    ...someEvent(event.type, { ...ordinary(event).data, inquiry_id }),
    id: identifiers.event(),
  }));
  let revision = -1;
  return COMMANDS.map(amount => {
    const append: Append = {
      stream,
      events: events.splice(0, amount),
      expected: revision < 0 ? 'no_stream' : revision,
    };
    revision += amount;
    return append;
  });
}

function ordinary(event: InquiryEvent): InquiryEvent {
  return event.type === 'InquiryCreated' ? { ...event, data: { ...event.data, ...INQUIRY } } : event;
}

/** Runs stories side by side, each of which waits for one append before the next. @returns appends a second. */
export async function tell(
  category: string,
  append: AppendTo,
  until: { writers: number; more: (stories: number) => boolean },
): Promise<number> {
  const startedAt = performance.now();
  let stories = 0;
  let appends = 0;
  const writer = async () => {
    while (until.more(stories)) {
      stories += 1;
      for (const one of story(category)) {
        await append(one);
        appends += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: until.writers }, writer));
  return appends / ((performance.now() - startedAt) / 1000);
}
