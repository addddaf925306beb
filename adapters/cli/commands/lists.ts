import type { Listing, ListingPage, Listings } from '../../../application/listings.ts';
import type { Command } from '../command.ts';
import { listingAnswer, PAGE_OPTIONS, PAGE_USAGE, pageIn, partitionIn } from '../listing.ts';

type Shown<Row> = {
  name: string;
  summary: string;
  columns: readonly string[];
  cellsOf(row: Row): readonly string[];
  read(listings: Listings, partition: string, page: ListingPage): Promise<Listing<Row>>;
};

/** A command that lists what an organization has, or what its test keys made. */
function listOf<Row extends { id: string }>({ name, summary, columns, cellsOf, read }: Shown<Row>): Command {
  return {
    name,
    summary: `${summary}, newest first; with --test those of test keys`,
    usage: `--org ORG [--test] ${PAGE_USAGE}`,
    options: { org: { type: 'string' }, test: { type: 'boolean' }, ...PAGE_OPTIONS },
    required: ['org'],
    words: [],
    async run(input, { listings }) {
      return listingAnswer(await read(listings, partitionIn(input), pageIn(input)), columns, cellsOf);
    },
  };
}

const orgList: Command = {
  name: 'org list',
  summary: 'List the organizations, newest first',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  required: [],
  words: [],
  async run(input, { listings }) {
    const columns = ['id', 'name', 'members', 'created'];
    return listingAnswer(await listings.organizations(pageIn(input)), columns, row => {
      return [row.id, row.name, String(row.members), row.created_at];
    });
  },
};

const inquiryList = listOf({
  name: 'inquiry list',
  summary: 'List the inquiries of an organization',
  read: (listings, partition, page) => listings.inquiries(partition, page),
  columns: ['id', 'status', 'name', 'subject', 'created'],
  cellsOf: row => [row.id, row.result?.status ?? '', row.name, row.subject_id, row.created_at],
});

const envelopeList = listOf({
  name: 'envelope list',
  summary: 'List the envelopes of an organization',
  read: (listings, partition, page) => listings.envelopes(partition, page),
  columns: ['id', 'status', 'name', 'created'],
  cellsOf: row => [row.id, row.status, row.name, row.created_at],
});

const templateList = listOf({
  name: 'template list',
  summary: 'List the versions of the templates of an organization',
  read: (listings, partition, page) => listings.templates(partition, page),
  columns: ['id', 'key', 'version', 'status', 'latest', 'name', 'created'],
  cellsOf: row => {
    return [row.id, row.key, String(row.version), row.status, row.is_latest ? 'yes' : '', row.name, row.created_at];
  },
});

const envelopeTemplateList = listOf({
  name: 'envelope-template list',
  summary: 'List the templates of envelopes of an organization',
  read: (listings, partition, page) => listings.envelopeTemplates(partition, page),
  columns: ['id', 'name', 'steps', 'created'],
  cellsOf: row => [row.id, row.name, String(row.steps.length), row.created_at],
});

const endpointList = listOf({
  name: 'endpoint list',
  summary: 'List the webhook endpoints of an organization',
  read: (listings, partition, page) => listings.endpoints(partition, page),
  columns: ['id', 'enabled', 'url', 'events', 'created'],
  cellsOf: row => [row.id, row.enabled ? 'yes' : 'no', row.url, row.event_types.join(' '), row.created_at],
});

const themeList: Command = {
  name: 'theme list',
  summary: 'List the themes of an organization, newest first',
  usage: `--org ORG ${PAGE_USAGE}`,
  options: { org: { type: 'string' }, ...PAGE_OPTIONS },
  required: ['org'],
  words: [],
  async run(input, { listings }) {
    const columns = ['id', 'name', 'accent', 'created'];
    return listingAnswer(await listings.themes(partitionIn(input), pageIn(input)), columns, row => {
      return [row.id, row.name, row.colours.accent, row.created_at];
    });
  },
};

/** Lists of what there is. */
export const lists: readonly Command[] = [
  orgList,
  inquiryList,
  envelopeList,
  templateList,
  envelopeTemplateList,
  endpointList,
  themeList,
];
