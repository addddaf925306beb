import { DomainError } from '../../domain/domain-error.ts';
import type { SignedIn } from '../operator-sessions.ts';
import type { RecordedEvent, StreamName } from '../ports/event-store.ts';
import type { PersonalFields } from '../ports/personal-fields.ts';
import type { Deed } from '../views/deed-view.ts';
import { type LoggedEvent, loggedFor } from './logged-event.ts';
import { storyOf } from './story.ts';
import { type StreamPage, type StreamSources, streamFinders, streamPage } from './stream-lists.ts';

type Parts = StreamSources & {
  store: Parameters<typeof storyOf>[0]['store'];
  personalFields: PersonalFields;
};

/** What of the deeds of operators is asked for; all of them unless told. */
export type DeedSearch = { actor?: string; type?: string };

export type DeedPage = { deeds: Deed[]; next: string | null };

type Reader = Pick<SignedIn, 'orgId' | 'role'>;

const PAGE = 50;

/** How those who check read the log: nothing but what is of their own organization, and nothing is changed by it. */
export type Auditing = {
  /** What streams there are kinds of. */
  categories: readonly string[];
  /** Streams of a category, newest first. @throws DomainError NOT_FOUND for a category that there is not. */
  streams(orgId: string, category: string, after?: string): Promise<StreamPage>;
  /** Every event of a stream, oldest first. @throws DomainError NOT_FOUND, also for one of another organization. */
  stream(by: Reader, stream: string): Promise<LoggedEvent[]>;
  /** What happened to an inquiry or envelope, across its streams. @throws DomainError NOT_FOUND */
  story(by: Reader, id: string): Promise<LoggedEvent[]>;
  /** What operators did and looked at, newest first. */
  deeds(orgId: string, search: DeedSearch, after?: string): Promise<DeedPage>;
};

const isStreamName = (text: string): text is StreamName => /^[a-z_]+-[0-9A-Za-z_]{1,80}$/.test(text);

export function createAuditing(parts: Parts): Auditing {
  const { deeds: deedModel, personalFields, store } = parts;
  const finders = streamFinders(parts);

  const told = ({ role }: Reader, events: readonly RecordedEvent[]) =>
    events.map(event => loggedFor(role, event, personalFields));

  async function streams(orgId: string, category: string, after?: string): Promise<StreamPage> {
    const find = Object.hasOwn(finders, category) ? finders[category] : undefined;
    if (find === undefined) throw new DomainError('NOT_FOUND', 'There is no such category of streams.');
    return streamPage(find, orgId, after);
  }

  async function stream(by: Reader, name: string): Promise<LoggedEvent[]> {
    const events = isStreamName(name) ? await store.read(name) : [];
    if (events[0]?.metadata.org_id !== by.orgId) throw new DomainError('NOT_FOUND', 'There is no such stream.');
    return told(by, events);
  }

  async function story(by: Reader, id: string): Promise<LoggedEvent[]> {
    const events = await storyOf(parts, by.orgId, id);
    if (events.length === 0) throw new DomainError('NOT_FOUND', 'There is no such inquiry or envelope.');
    return told(by, events);
  }

  async function deeds(orgId: string, search: DeedSearch, after?: string): Promise<DeedPage> {
    const query = { where: { org_id: orgId, ...search }, limit: PAGE + 1 };
    const found = await deedModel.find(after === undefined ? query : { ...query, olderThan: after });
    const shown = found.slice(0, PAGE).map(({ deed }) => deed);
    return { deeds: shown, next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
  }

  return { categories: Object.keys(finders), streams, stream, story, deeds };
}
