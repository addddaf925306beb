import type { Context } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Auditing } from '../../application/audit/auditing.ts';
import type { ConsoleAddress } from '../../application/console-address.ts';
import type { EnvelopeTemplates } from '../../application/envelope-templates.ts';
import type { Glances } from '../../application/glance.ts';
import type { GuideRewriting } from '../../application/guide-rewriting.ts';
import type { Inquiries } from '../../application/inquiries.ts';
import type { IssuerSignIn } from '../../application/issuer-sign-in.ts';
import type { OperatorSessions, SignedIn } from '../../application/operator-sessions.ts';
import type { Operators } from '../../application/operators.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Readings } from '../../application/readings.ts';
import type { Reassessments } from '../../application/reassessments.ts';
import type { Reviewing } from '../../application/reviewing.ts';
import type { Staffing } from '../../application/staffing.ts';
import type { Teaching } from '../../application/teaching.ts';
import type { Templates } from '../../application/templates.ts';
import type { Themes } from '../../application/themes.ts';
import type { Viewing } from '../../application/viewing.ts';
import type { WebhookDeliveries } from '../../application/webhook-deliveries.ts';
import type { Webhooks } from '../../application/webhooks.ts';
import type { Worklists } from '../../application/worklists.ts';
import type { PageAssets } from '../pages/assets.ts';
import type { ConsoleCookies } from './cookies.ts';
import type { Passkeys } from './passkeys.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the console serves with. */
export type ConsoleParts = {
  address: ConsoleAddress;
  sessions: OperatorSessions;
  /** Coming in by an account elsewhere; undefined: by passkeys alone. */
  issuerSignIn: IssuerSignIn | undefined;
  reviewing: Reviewing;
  viewing: Viewing;
  organizations: Pick<Organizations, 'nameOf'>;
  worklists: Worklists;
  inquiries: Pick<Inquiries, 'create'>;
  teaching: Teaching;
  readings: Readings;
  reassessments: Reassessments;
  templates: Templates;
  envelopeTemplates: EnvelopeTemplates;
  /** Has a model say guides in lines that can be decided; undefined: none is set. */
  guideRewriting: GuideRewriting | undefined;
  themes: Pick<Themes, 'create' | 'find' | 'list'>;
  webhooks: Webhooks;
  webhookDeliveries: WebhookDeliveries;
  staffing: Staffing;
  auditing: Auditing;
  operators: Operators;
  glances: Glances;
  /** Which engines this process works with, and which of what it depends on answers. */
  readiness(): Promise<{ engines: Record<string, string>; checks: Record<string, { ok: boolean }> }>;
  /** Since when each read model has had events left to fold in; null when it has none. */
  lags(): Promise<{ name: string; behindSince: Date | null }[]>;
  identifiers: Identifiers;
  /** Where the hosted pages are, without a slash at its end. */
  publicUrl: string;
  log: Log;
  clock: { now(): Date };
  cookies: ConsoleCookies;
  passkeys: Passkeys;
  assets: PageAssets;
};

type Called = {
  method: 'GET' | 'POST';
  /** As Hono writes it, below `/console`. */
  path: string;
};

type Answered = Response | Promise<Response>;

/**
 * One address of the console. `who` says for whom it is: anyone; whoever is signed in, whatever their role; those who
 * may change things, which auditors never do; or the owners and admins.
 */
export type ConsoleRoute = Called &
  (
    | { who: 'anyone'; handle(context: Context, parts: ConsoleParts): Answered }
    | {
        who: 'operator' | 'reviewer' | 'manager';
        handle(context: Context, parts: ConsoleParts, by: SignedIn): Answered;
      }
  );
