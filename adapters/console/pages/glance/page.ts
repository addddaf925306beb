import { html } from 'hono/html';
import { type Glance, MOST_COUNTED } from '../../../../application/glance.ts';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { DayView } from '../../../../application/views/day-view.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { moment } from '../moment.ts';
import { bars, type Chart, columns } from './chart.ts';
import { type ServiceState, stateSection } from './state.ts';

export type Glanced = ServiceState & { glance: Glance; organization: string };

const TIMES = [
  'Under a minute',
  '1 to 5 minutes',
  '5 to 15 minutes',
  '15 to 60 minutes',
  '1 to 4 hours',
  '4 to 24 hours',
  'Longer',
];
const AGES = ['Under an hour', '1 to 4 hours', '4 to 24 hours', '1 to 3 days', 'Longer'];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const over = (days: readonly DayView[], read: (day: DayView) => number) => days.map(read);

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

function verdictsChart(days: readonly DayView[]): Chart {
  const approved = over(days, ({ alone, people }) => alone.approved + people.approved);
  const rejected = over(days, ({ alone, people }) => alone.rejected + people.rejected);
  const failed = over(days, ({ alone }) => alone.failed);
  return {
    id: 'verdicts',
    title: 'Verdicts a day',
    told: `${sum(approved)} approved, ${sum(rejected)} rejected and ${sum(failed)} failed in ${days.length} days, of ${sum(over(days, ({ asked }) => asked))} that were asked.`,
    rowsAre: 'Day (UTC)',
    rows: days.map(({ day }) => day),
    series: [
      { name: 'Approved', tone: 'good', values: approved },
      { name: 'Rejected', tone: 'bad', values: rejected },
      { name: 'Failed', tone: 'doubt', values: failed },
    ],
  };
}

/** What was assessed: approved or rejected at once, or left to a person. */
function aloneChart(days: readonly DayView[]): Chart {
  const alone = over(days, ({ alone: { approved, rejected } }) => approved + rejected);
  const left = over(days, ({ sent_to_review }) => sent_to_review);
  const all = sum(alone) + sum(left);
  return {
    id: 'alone',
    title: 'Decided without a person',
    told: all === 0 ? 'Nothing was assessed yet.' : `${percent(sum(alone), all)} of ${all} that were assessed.`,
    rowsAre: 'Day (UTC)',
    rows: days.map(({ day }) => day),
    series: [
      { name: 'Without a person', tone: 'good', values: alone },
      { name: 'Left to a person', tone: 'plain', values: left },
    ],
  };
}

function timesChart(days: readonly DayView[]): Chart {
  const values = TIMES.map((_, index) => sum(over(days, ({ times }) => times[index] ?? 0)));
  return {
    id: 'times',
    title: 'From the question to its verdict',
    told: 'Approvals and rejections by the time since the inquiry or envelope was made: the time of the person who is asked counts as well.',
    rowsAre: 'Time',
    rows: TIMES,
    series: [{ name: 'Verdicts', tone: 'good', values }],
  };
}

function agesChart({ ages, isMore }: Glance['waiting']): Chart {
  const count = isMore
    ? `More than ${MOST_COUNTED} wait; these are the longest waits.`
    : `${sum(ages)} wait for a person.`;
  return {
    id: 'ages',
    title: 'Waiting in review',
    told: count,
    rowsAre: 'Waiting for',
    rows: AGES,
    series: [{ name: 'Cases', tone: 'doubt', values: ages }],
  };
}

function webhooksChart(days: readonly DayView[]): Chart {
  const arrived = over(days, ({ webhooks }) => webhooks.arrived);
  const lost = over(days, ({ webhooks }) => webhooks.given_up);
  const failed = sum(over(days, ({ webhooks }) => webhooks.failed_attempts));
  return {
    id: 'webhooks',
    title: 'Webhooks a day',
    told: `${sum(arrived)} arrived, ${sum(lost)} were given up, and ${failed} attempts failed.`,
    rowsAre: 'Day (UTC)',
    rows: days.map(({ day }) => day),
    series: [
      { name: 'Arrived', tone: 'good', values: arrived },
      { name: 'Given up', tone: 'bad', values: lost },
    ],
  };
}

/** How an organization's work stands, in pictures. */
export function glancePage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, glanced: Glanced): Markup {
  const { glance, organization } = glanced;
  const { captures, days, waiting } = glance;
  const { longestSince } = waiting;
  return layout(
    { assets, title: 'Overview', by, part: '', script: 'live.js' },
    html`<div><p class="muted">${organization}</p>
<h1>Overview</h1></div>
<div id="glance" class="glance" data-live>
<ul class="figures">
<li class="figure"><strong>${days.at(-1)?.asked ?? 0}</strong> asked today</li>
<li class="figure"><a href="/console/review"><strong>${sum(waiting.ages)}${waiting.isMore ? '+' : ''}</strong> in review</a>${longestSince === null ? '' : html`<span class="muted">the longest since ${moment(longestSince)}</span>`}</li>
<li class="figure"><strong>${captures}</strong> being captured now</li>
</ul>
${columns(verdictsChart(days))}
${columns(aloneChart(days))}
${bars(timesChart(days))}
${bars(agesChart(waiting))}
${columns(webhooksChart(days))}
${stateSection(glanced)}
</div>`,
  );
}
