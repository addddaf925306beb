import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { type ConsoleVisitor, openConsoleHouse } from '../support/console-house.ts';
import { changed, inquiryData } from '../support/inquiry-story.ts';
import { say } from './progress.ts';
import { type Bench, quantile } from './row.ts';

const INQUIRIES = 100_000;
/** One of so many waits for a person. */
const WAITING = 10;
const TEMPLATES = 8;
const AT_ONCE = 64;
/** How often each page is asked for. */
const ASKED = 100;
/** The 95th of a hundred answers comes within this, in ms. */
const GOAL_MS = 150;

type House = Awaited<ReturnType<typeof openConsoleHouse>>;

/** An inquiry of one of the templates; every tenth waits for a person. */
async function ask(house: House, orgId: string, number: number): Promise<void> {
  const inquiry_id = house.identifiers.next('web_iq_');
  const context = { orgId, actor: 'system', correlationId: house.identifiers.event() };
  const subject_id = `customer-${number % 5000}`;
  const template_key = `web_tpl_key_${number % TEMPLATES}`;
  const data = { ...inquiryData, inquiry_id, subject_id, template_key, template_version: 1 };
  const command = { type: 'CreateInquiry', resultId: `web_res_${number}`, inquiry: data } as const;
  const { events } = await house.handle(inquiry, inquiry_id, command, context, { isNew: true });
  const [first] = events;
  if (number % WAITING !== 0 || first === undefined) return;
  const waits = changed('pending', 'manual_review', { inquiry_id, subject_id, reason: 'The name could not be read.' });
  const event = { id: house.identifiers.event(), type: waits.type, data: waits.data, metadata: first.metadata };
  await house.engines.eventStore.append(first.stream, [event], events.at(-1)?.revision ?? 'no_stream');
}

async function fill(house: House, orgId: string): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < INQUIRIES) {
      const number = next++;
      if (number % 5000 === 0) say(`console: ${number} of ${INQUIRIES} inquiries`);
      await ask(house, orgId, number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Waits until people would see all of it. */
async function caughtUp(house: House): Promise<void> {
  say('console: the read models catch up');
  await house.readModels.catchUp();
}

async function p95(person: ConsoleVisitor, path: string): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < ASKED; count++) {
    const startedAt = performance.now();
    const { status } = await person.get(`/console${path}`);
    took.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  return quantile(took, 0.95);
}

/** The address behind a link of a page, below `/console`. */
async function linked(person: ConsoleVisitor, path: string, pattern: RegExp): Promise<string> {
  const [, address] = pattern.exec((await person.get(`/console${path}`)).text) ?? [];
  if (address === undefined) throw new Error(`${path} leads to no further page`);
  return address.replaceAll('&amp;', '&');
}

/** How fast the lists of the console answer with 100,000 inquiries of one organization, a tenth of which wait. */
export const measureConsole: Bench = async () => {
  const house = await openConsoleHouse();
  try {
    const { orgId } = await house.household('City Gym');
    const person = await house.operator(orgId, 'owner');
    await fill(house, orgId);
    await caughtUp(house);
    const day = new Date().toISOString().slice(0, 10);
    const older = await linked(person, '/inquiries?status=pending', /href="\/console(\/inquiries\?[^"]*after=[^"]+)"/);
    const further = await linked(person, '/review', /href="\/console(\/review\?[^"]*since=[^"]+)"/);
    const pages: [string, string][] = [
      ['overview', ''],
      ['review', '/review'],
      ['review, next page', further],
      ['review of one template', '/review?template=web_tpl_key_0'],
      ['review of what there is none of', '/review?why=reopened'],
      ['inquiries', '/inquiries'],
      ['inquiries, an older page', older],
      ['inquiries of one status', '/inquiries?status=manual_review'],
      [
        'inquiries of one template, status and day',
        `/inquiries?template=web_tpl_key_0&status=pending&from=${day}&to=${day}`,
      ],
      ['audit', '/audit'],
      ['streams of inquiries', '/audit/categories/inquiry'],
    ];
    const rows = [];
    for (const [name, path] of pages) {
      const value = await p95(person, path);
      rows.push({
        name: `console: ${name}, p95`,
        unit: 'ms',
        value,
        bare: null,
        goal: GOAL_MS,
        better: 'less' as const,
      });
    }
    return rows;
  } finally {
    await house.close();
  }
};
