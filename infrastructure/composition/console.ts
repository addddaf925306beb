import { hkdfSync } from 'node:crypto';
import { type Auditing, createAuditing } from '../../application/audit/auditing.ts';
import { createCases } from '../../application/cases.ts';
import { type ConsoleAddress, consoleAddressOf } from '../../application/console-address.ts';
import type { EnvelopeTemplates } from '../../application/envelope-templates.ts';
import { createGlances, type Glances } from '../../application/glance.ts';
import type { GuideRewriting } from '../../application/guide-rewriting.ts';
import type { Inquiries } from '../../application/inquiries.ts';
import type { IssuerSignIn } from '../../application/issuer-sign-in.ts';
import { createOperatorSessions, type OperatorSessions } from '../../application/operator-sessions.ts';
import { createOperators, type Operators } from '../../application/operators.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import { createPresence } from '../../application/presence.ts';
import { createReadings, type Readings } from '../../application/readings.ts';
import type { Reassessments } from '../../application/reassessments.ts';
import { createReviewQueue, type ReviewQueue } from '../../application/review-queue.ts';
import { createReviewing, type Reviewing } from '../../application/reviewing.ts';
import { createStaffing, type Staffing } from '../../application/staffing.ts';
import { createTeaching, type Teaching } from '../../application/teaching.ts';
import type { Templates } from '../../application/templates.ts';
import type { Themes } from '../../application/themes.ts';
import { createViewing, type Viewing } from '../../application/viewing.ts';
import type { WebhookDeliveries } from '../../application/webhook-deliveries.ts';
import type { Webhooks } from '../../application/webhooks.ts';
import { createWorklists, type Worklists } from '../../application/worklists.ts';
import { personalFields } from '../events/personal-fields.ts';
import { type Container, sharedParts, TOKENS } from './container.ts';
import { documentViewerOf } from './document-viewer.ts';
import { guideRewritingOf } from './guide-writing.ts';
import { issuerSignInOf } from './issuer-sign-in.ts';
import type { ReadModels } from './read-models.ts';
import { reassessmentsOf, teachingReaderOf } from './reading.ts';

/** What the console is served with, as a part of the role `http`. */
export type ConsoleRole = {
  address: ConsoleAddress;
  sessions: OperatorSessions;
  issuerSignIn: IssuerSignIn | undefined;
  reviewing: Reviewing;
  viewing: Viewing;
  organizations: Organizations;
  worklists: Worklists;
  inquiries: Inquiries;
  teaching: Teaching;
  readings: Readings;
  reassessments: Reassessments;
  templates: Templates;
  envelopeTemplates: EnvelopeTemplates;
  guideRewriting: GuideRewriting | undefined;
  themes: Themes;
  webhooks: Webhooks;
  webhookDeliveries: WebhookDeliveries;
  staffing: Staffing;
  auditing: Auditing;
  operators: Operators;
  glances: Glances;
  lags: ReadModels['lags'];
  identifiers: Identifiers;
  publicUrl: string;
  clock: Clock;
  log: Log;
  /** Signs the console's cookies. */
  cookieKey: Uint8Array;
};

/** Below the console's address; issuers are told the whole of it. */
const ISSUER_COMES_BACK_TO = '/sign-in/issuer/back';

const addressOf = (container: Container) => consoleAddressOf(container.resolve(TOKENS.config).publicUrl);

/** The people of the console, as the command line and the console itself know them. */
export function operatorsOf(container: Container): Operators {
  const { reservations } = container.resolve(TOKENS.engines);
  const { operators } = container.resolve(TOKENS.readModels);
  return createOperators({
    ...sharedParts(container),
    reservations,
    operators,
    consoleAddress: addressOf(container),
  });
}

/** What waits for a person. */
export const reviewQueueOf = (container: Container): ReviewQueue =>
  createReviewQueue(container.resolve(TOKENS.readModels));

/** Deciding what waits. */
function reviewingOf(container: Container): Reviewing {
  const { evidenceStore: evidence, reservations } = container.resolve(TOKENS.engines);
  const readModels = container.resolve(TOKENS.readModels);
  const shared = sharedParts(container);
  return createReviewing({
    ...shared,
    ...readModels,
    evidence,
    queue: reviewQueueOf(container),
    presence: createPresence({ ...shared, reservations }),
    cases: createCases({ ...shared, ...readModels, evidence }),
    results: container.resolve(TOKENS.results),
    evidenceLinks: container.resolve(TOKENS.evidenceLinks),
  });
}

/** The use cases of the console. */
export function consoleRole(container: Container): ConsoleRole {
  const { evidenceStore: evidence, masterKey, reservations } = container.resolve(TOKENS.engines);
  const readModels = container.resolve(TOKENS.readModels);
  const { operators, worklist } = readModels;
  const reviewing = reviewingOf(container);
  const worklists = createWorklists({ worklist, digestOf: container.resolve(TOKENS.subjectDigest) });
  const reader = teachingReaderOf(container);
  const taught = { ...sharedParts(container), ...readModels, evidence, reader, reviewing, worklists };
  return {
    address: addressOf(container),
    sessions: createOperatorSessions({ ...sharedParts(container), operators }),
    issuerSignIn: issuerSignInOf(container, `${addressOf(container).url}${ISSUER_COMES_BACK_TO}`),
    reviewing,
    viewing: createViewing({ reviewing, viewer: documentViewerOf(container) }),
    teaching: createTeaching(taught),
    readings: createReadings(taught),
    reassessments: reassessmentsOf(container),
    organizations: container.resolve(TOKENS.organizations),
    worklists,
    inquiries: container.resolve(TOKENS.inquiries),
    templates: container.resolve(TOKENS.templates),
    envelopeTemplates: container.resolve(TOKENS.envelopeTemplates),
    guideRewriting: guideRewritingOf(container.resolve(TOKENS.config).guideWriter, container.resolve(TOKENS.log)),
    themes: container.resolve(TOKENS.themes),
    webhooks: container.resolve(TOKENS.webhooks),
    webhookDeliveries: container.resolve(TOKENS.webhookDeliveries),
    staffing: createStaffing({
      operators: operatorsOf(container),
      organizations: container.resolve(TOKENS.organizations),
    }),
    auditing: createAuditing({ ...sharedParts(container), ...readModels, personalFields }),
    operators: operatorsOf(container),
    glances: createGlances({ ...sharedParts(container), ...readModels, reservations }),
    lags: () => readModels.lags(),
    identifiers: container.resolve(TOKENS.identifiers),
    publicUrl: container.resolve(TOKENS.config).publicUrl,
    clock: container.resolve(TOKENS.clock),
    log: container.resolve(TOKENS.log),
    cookieKey: new Uint8Array(hkdfSync('sha256', masterKey, '', 'console cookies', 32)),
  };
}
