import type { Command } from './command.ts';
import { envelopeDelete, inquiryDelete } from './commands/captured-delete.ts';
import { completionOf } from './commands/completion.ts';
import { envelopeShow } from './commands/envelope-show.ts';
import { envelopeTemplateCreate } from './commands/envelope-template-create.ts';
import { events } from './commands/events.ts';
import { guideCheck } from './commands/guide-check.ts';
import { guideRewrite } from './commands/guide-rewrite.ts';
import { inquiryShow } from './commands/inquiry-show.ts';
import { keyCreate } from './commands/key-create.ts';
import { keyList } from './commands/key-list.ts';
import { keyRevoke } from './commands/key-revoke.ts';
import { kycRecord } from './commands/kyc-record.ts';
import { lists } from './commands/lists.ts';
import { operatorInvite, operatorList, operatorRevoke, operatorRole } from './commands/operators.ts';
import { orgCreate } from './commands/org-create.ts';
import { reassess } from './commands/reassess.ts';
import { rebuild } from './commands/rebuild.ts';
import { envelopeReview, resultReviews } from './commands/result-review.ts';
import { reviewList } from './commands/review-list.ts';
import { themeCreate } from './commands/theme-create.ts';
import { webhookDeliveries } from './commands/webhook-deliveries.ts';

/** What runs until it is told to stop: each has settings of its own and a help of its own. */
export const SERVICES = [
  { name: 'serve', summary: 'Run the service', options: ['--role', '--supervised', '--help'] },
  { name: 'browsers', summary: 'Run remote browsers for services on other machines', options: ['--help'] },
] as const;

const completion = completionOf(() => [
  ...SERVICES,
  ...COMMANDS.map(({ name, summary, options }) => {
    return { name, summary, options: [...Object.keys(options).map(option => `--${option}`), '--json', '--help'] };
  }),
]);

/** Every command of the command line, in the order in which help shows them: those of one thing beside each other. */
export const COMMANDS: readonly Command[] = groupedByFirstWord([
  ...[
    orgCreate,
    keyCreate,
    keyList,
    keyRevoke,
    operatorInvite,
    operatorList,
    operatorRole,
    operatorRevoke,
    themeCreate,
  ],
  ...lists,
  reviewList,
  inquiryShow,
  ...resultReviews,
  reassess,
  inquiryDelete,
  envelopeShow,
  envelopeReview,
  envelopeDelete,
  envelopeTemplateCreate,
  ...webhookDeliveries,
  ...[kycRecord, guideCheck, guideRewrite, events, rebuild, completion],
]);

function groupedByFirstWord(commands: readonly Command[]): Command[] {
  const firstWord = ({ name }: Command) => name.split(' ')[0];
  const order = [...new Set(commands.map(firstWord))];
  return order.flatMap(first => commands.filter(command => firstWord(command) === first));
}
