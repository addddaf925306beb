// Where each suite runs: with which others, in which lane, with which servers. A suite that no table names needs nothing
// for itself and shares a process with others of its kind.

/** Suites with a process of their own. The first part of a name, and why. */
const OWN_PROCESS = [
  ['analysis/corpus-in-chromium', 'drives Chromium'],
  ['analysis/documents', 'keeps an OCR engine'],
  ['analysis/pixels', 'keeps an OCR engine'],
  ['analysis/reading-values', 'measures the processor time of its process'],
  ['capture/allowed-domains', 'drives Chromium'],
  ['capture/browser-duties', 'drives Chromium'],
  ['capture/bundled', 'drives Chromium'],
  ['capture/confinement', 'drives Chromium'],
  ['capture/containment', 'drives Chromium'],
  ['capture/controls', 'drives Chromium'],
  ['capture/egress', 'drives Chromium'],
  ['capture/first-picture', 'drives Chromium'],
  ['capture/identity', 'drives Chromium'],
  ['capture/limits', 'drives Chromium'],
  ['capture/loads', 'drives Chromium'],
  ['capture/noexec-temp-folder', 'drives Chromium'],
  ['capture/page', 'drives Chromium'],
  ['capture/screenshot', 'drives Chromium'],
  ['capture/session', 'drives Chromium'],
  ['capture/slow-line', 'drives Chromium'],
  ['capture/themed-page', 'drives Chromium'],
  ['capture/unusable-browser', 'drives Chromium, and changes the environment of its process'],
  ['capture/zoo/', 'drives Chromium'],
  ['console/issuer-in-browser', 'drives Chromium'],
  ['contracts/eventstoredb-', 'uses servers, some of which it kills'],
  ['contracts/ferretdb', 'uses a server'],
  ['contracts/mongodb-', 'uses a server'],
  ['contracts/nats-', 'uses servers, some of which it kills'],
  ['contracts/s3-', 'uses a server, and waits for one that hangs'],
  ['domain/guide/properties', 'measures the processor time of its process'],
  ['embedded/group-commit', 'replaces the timers of its process'],
  ['end-to-end/', 'starts and kills the service'],
  ['http/openapi', 'counts what its process has held against the OpenAPI document'],
  ['mongodb/', 'uses servers, some of which it kills'],
  ['projections/mongodb-applying', 'uses a server'],
  ['strangers/browser-host', 'drives Chromium, and changes the environment of its process'],
  ['strangers/greedy-', 'drives Chromium'],
  ['strangers/browsers-process', 'drives Chromium, and starts and kills the service'],
  ['strangers/browsers-stop', 'drives Chromium, and starts and stops the service'],
  ['service-mode/', 'starts and kills the service and its servers'],
  ['strangers/', 'measures the processor time of its process'],
  ['webhooks/sender-', 'closes the sender of its process'],
];

/** Suites that hold a limit of time and make a load of their own: alone, before all others. */
const TIMED = ['strangers/beside-others', 'end-to-end/fairness', 'capture/slow-line'];

/**
 * Lanes by the first parts of names, those that take longest first; in a lane one thing runs after the other. Waiting for
 * servers costs no processor time, so it goes on beside the lanes that compute. What no lane names is in the last one.
 */
const LANES = {
  outages: ['service-mode/engines-away-'],
  servers: [
    'contracts/nats-',
    'contracts/eventstoredb-',
    'mongodb/',
    'contracts/',
    'service-mode/',
    'projections/mongodb-',
  ],
  kills: [
    'strangers/kills',
    'end-to-end/crash-',
    'end-to-end/rebuild',
    'end-to-end/stop',
    'end-to-end/two-servers',
    'end-to-end/deliver',
  ],
  browsers: [
    'capture/page-in-languages',
    'end-to-end/',
    'capture/',
    'strangers/browser',
    'analysis/corpus-in-chromium',
  ],
};

/** The lane of those that share servers: one after the other, so that none is kept waiting by another one's load. */
const UNHELPED = 'servers';

/** Servers that suites share and do not harm, by the first part of a name. */
const USED_SERVERS = [
  ['contracts/eventstoredb-event-store', 'eventstoredb'],
  ['contracts/ferretdb', 'ferretdb'],
  ['contracts/mongodb-', 'mongodb'],
  ['contracts/nats-announcements', 'nats'],
  ['contracts/nats-message-bus', 'nats'],
  ['contracts/s3-evidence-store', 's3'],
  ['mongodb/rebuilding', 'mongodb'],
  ['projections/mongodb-applying', 'mongodb'],
];

/** What of Node each suite leans on: these run on every version of Node that we support, the others on one. */
const PORTABLE = [
  ['cli/keys', 'arguments, exit codes and the start of a process'],
  ['client/', 'fetch, web streams and web crypto'],
  ['confinement/', 'what V8 maps, and permissions'],
  ['contracts/embedded-', 'the native module of SQLite'],
  ['contracts/eventstoredb-event-store', 'gRPC over HTTP/2'],
  ['contracts/evidence-folder', 'the file system'],
  ['contracts/mongodb-', 'sockets and BSON'],
  ['contracts/nats-message-bus', 'sockets'],
  ['contracts/s3-evidence-store', 'fetch and web crypto'],
  ['domain/canonical-json', 'how numbers and texts are written'],
  ['domain/webhook-signature', 'crypto'],
  ['embedded/', 'the native module of SQLite and the file system'],
  ['events/', 'crypto, and the schemas of zod'],
  ['http/', 'the HTTP server, streams, and the schemas of zod'],
  ['log/', 'writing to a pipe'],
  ['network/', 'addresses'],
  ['older-data/', 'the native module of SQLite and the file system'],
  ['processes/', 'timers and the native module of SQLite'],
  ['projections/', 'the native module of SQLite'],
  ['strangers/egress', 'the parser of HTTP, sockets and names'],
  ['webhooks/', 'sockets, TLS and names'],
];

/** Of those, what leads more inputs through code that the others have run on that Node already, or more processes. */
const ON_ONE_NODE = ['embedded/data-folder', 'http/fuzz', 'http/pagination', 'http/validation-messages'];

const startsAs = name => part => name.startsWith(part);
const entryOf = (table, name) => table.find(([part]) => name.startsWith(part));

/** Whether the suite depends on the version of Node. */
export const isPortable = name => entryOf(PORTABLE, name) !== undefined && !ON_ONE_NODE.some(startsAs(name));

/** What the tables name although no suite is called so any more: it was moved, and would run elsewhere unseen. */
export function partsWithoutSuite(names) {
  const tables = [...OWN_PROCESS, ...USED_SERVERS, ...PORTABLE].map(([part]) => part);
  const parts = [...tables, ...TIMED, ...ON_ONE_NODE, ...Object.values(LANES).flat()];
  return parts.filter(part => !names.some(name => name.startsWith(part)));
}

/** Why the suite has a process of its own; undefined when it needs none. */
export const reasonForOwnProcess = name => entryOf(OWN_PROCESS, name)?.[1];

/** The server that the suite shares with others, if it does. */
export const usedServer = name => entryOf(USED_SERVERS, name)?.[1];

/** Whether lanes that are done may take suites of this one. */
export const isHelped = lane => lane !== UNHELPED;

export const isTimed = name => TIMED.some(startsAs(name));

/** The lane of a suite, and its place in it, for sorting. */
export function laneOf(name) {
  for (const [lane, parts] of Object.entries(LANES)) {
    const place = parts.findIndex(startsAs(name));
    if (place >= 0 && reasonForOwnProcess(name) !== undefined) return { lane, place };
  }
  return { lane: 'others', place: 0 };
}
