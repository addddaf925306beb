// Where each suite runs: with which others, in which lane, with which servers. A suite that no table names needs nothing
// for itself and shares a process with others of its kind.

/** Suites with a process of their own. The first part of a name, and why. */
const OWN_PROCESS = [
  ['analysis/documents', 'keeps an OCR engine'],
  ['analysis/office-pictures', 'keeps an OCR engine'],
  ['analysis/pixels', 'keeps an OCR engine'],
  ['analysis/reading-values', 'measures the processor time of its process'],
  ['capture/slow-line', 'drives Chromium, and holds a limit of time'],
  ['capture/unusable-browser', 'drives Chromium, and changes the environment of its process'],
  ['domain/guide/properties', 'measures the processor time of its process'],
  ['embedded/group-commit', 'replaces the timers of its process'],
  ['end-to-end/fairness', 'holds a limit of time'],
  ['http/openapi', 'counts what its process has held against the OpenAPI document'],
  ['strangers/beside-others', 'holds a limit of time'],
  ['strangers/browser-host', 'drives Chromium, and changes the environment of its process'],
  ['strangers/browsers-daemon', 'leaves connections that end when their time is over'],
  ['strangers/control-groups', 'moves its process'],
  ['strangers/drawing', 'measures the processor time of its process'],
  ['strangers/growth', 'measures the processor time of its process'],
  ['strangers/readers', 'measures the processor time of its process'],
  ['strangers/session-bounds', 'changes the environment of its process'],
  ['webhooks/sender-', 'closes the sender of its process'],
];

/** Suites that start more than their process, and what: those of one lane share a process with one another alone. */
const STARTERS = [
  ['analysis/attacked-pages', 'Chromium'],
  ['analysis/corpus-in-chromium', 'Chromium'],
  ['capture/activity', 'Chromium'],
  ['capture/allowed-domains', 'Chromium'],
  ['capture/browser-duties', 'Chromium'],
  ['capture/bundled', 'Chromium'],
  ['capture/confinement', 'Chromium'],
  ['capture/containment', 'Chromium'],
  ['capture/controls', 'Chromium'],
  ['capture/egress', 'Chromium'],
  ['capture/first-picture', 'Chromium'],
  ['capture/identity', 'Chromium'],
  ['capture/limits', 'Chromium'],
  ['capture/loads', 'Chromium'],
  ['capture/made-pdf', 'Chromium'],
  ['capture/noexec-temp-folder', 'Chromium'],
  ['capture/page', 'Chromium'],
  ['capture/screenshot', 'Chromium'],
  ['capture/session', 'Chromium'],
  ['capture/shown-pdf', 'Chromium'],
  ['capture/themed-page', 'Chromium'],
  ['capture/zoo/', 'Chromium'],
  ['console/issuer-in-browser', 'Chromium'],
  ['contracts/eventstoredb-', 'servers, some of which it kills'],
  ['contracts/ferretdb', 'a server'],
  ['contracts/mongodb-', 'a server'],
  ['contracts/nats-', 'servers, some of which it kills'],
  ['contracts/s3-', 'a server, and waits for one that hangs'],
  ['end-to-end/', 'the service, and kills it'],
  ['mongodb/', 'servers, some of which it kills'],
  ['projections/mongodb-applying', 'a server'],
  ['service-mode/', 'the service and its servers, and kills them'],
  ['strangers/', 'Chromium, readers or the service'],
];

/** Suites that hold a limit of time and make a load of their own: alone, before all others. */
const TIMED = ['strangers/beside-others', 'end-to-end/fairness', 'capture/slow-line'];

/**
 * Lanes by the first parts of names, those that take longest first; in a lane one thing runs after the other. Waiting for
 * servers costs no processor time, so it goes on beside the lanes that compute. What no lane names is in the last one.
 */
const LANES = {
  outages: ['service-mode/engines-away-'],
  waits: [
    'mongodb/client-watch',
    'mongodb/faults',
    'contracts/nats-faults',
    'contracts/nats-silent',
    'contracts/eventstoredb-faults',
    'service-mode/client-lost',
    'contracts/s3-faults',
  ],
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
    'capture/zoo/',
    'end-to-end/',
    'strangers/browser',
    'analysis/corpus-in-chromium',
    'capture/',
  ],
};

/**
 * The lanes of those that use servers: one after the other, so that none is kept waiting by another one's load. What only
 * waits until a silent server is given up is in a lane of its own, since that takes minutes and no processor.
 */
const UNHELPED = ['servers', 'waits'];

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

/** Of those, what leads more inputs through code that the others have run on that Node already, or more processes, or none of it. */
const ON_ONE_NODE = [
  'embedded/data-folder',
  'embedded/traces',
  'http/bad-bodies',
  'http/docs',
  'http/fuzz',
  'http/idempotency-two-servers',
  'http/openapi',
  'http/pagination',
  'http/stored-for-processing',
  'http/template-fields',
  'http/tenancy',
  'http/validation-messages',
  'http/webhook-',
  'processes/assess-with-model',
  'processes/fair-limiter',
  'processes/kyc-results',
  'processes/webhook-queueing',
  'projections/rebuilding',
  'projections/verifying',
];

const startsAs = name => part => name.startsWith(part);
const entryOf = (table, name) => table.find(([part]) => name.startsWith(part));

/** Whether the suite depends on the version of Node. */
export const isPortable = name => entryOf(PORTABLE, name) !== undefined && !ON_ONE_NODE.some(startsAs(name));

/** What the tables name although no suite is called so any more: it was moved, and would run elsewhere unseen. */
export function partsWithoutSuite(names) {
  const tables = [...OWN_PROCESS, ...STARTERS, ...USED_SERVERS, ...PORTABLE].map(([part]) => part);
  const parts = [...tables, ...TIMED, ...ON_ONE_NODE, ...Object.values(LANES).flat()];
  return parts.filter(part => !names.some(name => name.startsWith(part)));
}

/** Why the suite has a process of its own; undefined when it needs none. */
export const reasonForOwnProcess = name => entryOf(OWN_PROCESS, name)?.[1];

/** The server that the suite shares with others, if it does. */
export const usedServer = name => entryOf(USED_SERVERS, name)?.[1];

/**
 * The lanes that go on with what others have left. Those that mostly wait do not: with six jobs that compute side by side
 * on two cores the same suites took an eighth more of the processor than with two.
 */
const HELPERS = ['browsers', 'others'];

export const helps = lane => HELPERS.includes(lane);

/** Whether lanes that are done may take suites of this one. */
export const isHelped = lane => !UNHELPED.includes(lane);

export const isTimed = name => TIMED.some(startsAs(name));

/** Whether the suite starts browsers, servers or the service, and so is not for a process or a time that must be quiet. */
export const isStarter = name => entryOf(STARTERS, name) !== undefined;

/** The lane of a suite, and its place in it, for sorting. */
export function laneOf(name) {
  for (const [lane, parts] of Object.entries(LANES)) {
    const place = parts.findIndex(startsAs(name));
    if (place >= 0 && (isStarter(name) || reasonForOwnProcess(name) !== undefined)) return { lane, place };
  }
  return { lane: 'others', place: 0 };
}
