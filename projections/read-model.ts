import type { DocumentKeys, Documents, ListedPage } from '../application/ports/documents.ts';
import type { RecordedEvent } from '../application/ports/event-store.ts';
import type { ListQuery, ReadModel } from '../application/ports/read-models.ts';
import { foldBatch } from './projection.ts';
import type { ProjectionRunner } from './runner.ts';

/** How long a command waits for its own changes to be readable. */
const READ_YOUR_WRITES_MS = 2000;

/** A read model over the collection that its runner keeps up to date. */
export class ProjectedReadModel<Document> implements ReadModel<Document> {
  private readonly runner: ProjectionRunner<Document>;
  private readonly documents: Documents;

  constructor(runner: ProjectionRunner<Document>, documents: Documents) {
    this.runner = runner;
    this.documents = documents;
  }

  async get(id: string): Promise<Document | undefined> {
    return (await this.runner.read(collection => this.documents.get<Document>(collection, id)))?.body;
  }

  async list(query: ListQuery): Promise<ListedPage> {
    return this.runner.read(collection => this.documents.list(collection, query));
  }

  async find(query: ListQuery): Promise<Document[]> {
    const found = await this.runner.read(collection => this.documents.find<Document>(collection, query));
    return found.map(document => document.body);
  }

  reached(position: bigint): Promise<boolean> {
    return this.runner.waiters.wait(position, READ_YOUR_WRITES_MS);
  }

  of(events: readonly RecordedEvent[], id: string): Document | undefined {
    const write = foldBatch(this.runner.projection, [], events).find(candidate => candidate.id === id);
    return write === undefined || write.deleted ? undefined : (write.body as Document);
  }

  async knows(id: string, keys: DocumentKeys): Promise<boolean> {
    const [document] = await this.runner.read(collection => this.documents.read<DocumentKeys>(collection, [id]));
    return document !== undefined && Object.entries(keys).every(([key, value]) => document.body[key] === value);
  }
}
