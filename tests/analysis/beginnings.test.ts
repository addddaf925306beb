import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headedAs } from '../../domain/extraction/apart.ts';
import { beginningsIn } from '../../domain/extraction/beginnings.ts';
import { extract } from '../../domain/extraction/extract.ts';
import { pageIn } from './read-documents.ts';

const beginnings = suite('days on which what was asked for begins');

const FIELDS = [
  { name: 'insured', description: 'Name of the insured', required: true },
  { name: 'valid_until', description: 'Day on which the insurance ends', required: true },
];
const QUERY = 'Is the insurance in force today?';
const table = (rows: Record<string, string>) =>
  `<table>${Object.entries(rows)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table>`;
const OWN = { Insured: 'Ada Palmer', 'Valid until': '31 December 2027' };

async function beginningsOf(body: string, fields = FIELDS): Promise<string[]> {
  const page = await pageIn(body);
  return beginningsIn(page, extract(page, fields, QUERY), { fields, query: QUERY });
}

beginnings('stand beside a label in the same list, in many languages', async () => {
  for (const label of ['Valid from', 'Begins', 'Gültig ab', 'Alkaa', 'Начало действия', 'Date de début'])
    assert.equal(await beginningsOf(`<h1>Insurance</h1>${table({ ...OWN, [label]: '01.01.2027' })}`), ['01.01.2027']);
});

beginnings('are not other days, or what a field asks for', async () => {
  for (const label of ['Next payment', 'Next period begins', 'Renewal starts', 'Course starts', 'Issued on'])
    assert.equal(await beginningsOf(`<h1>Insurance</h1>${table({ ...OWN, [label]: '01.01.2027' })}`), [], label);
  const asked = [...FIELDS, { name: 'valid_from', description: 'Day on which it begins', required: true }];
  assert.equal(await beginningsOf(`<h1>Insurance</h1>${table({ ...OWN, 'Valid from': '01.01.2027' })}`, asked), []);
});

beginnings('are not of what was asked for below another heading, but in an item that its own label heads', async () => {
  const page = await pageIn(`<h1>Insurance</h1>${table({ ...OWN, Begins: '01.01.2027' })}`);
  const [own] = extract(page, FIELDS, QUERY);
  if (!own) return assert.unreachable('nothing read');
  const below = (...headings: string[]) => ({
    ...own,
    label: 'Begins',
    regions: headings.map(heading => ({ number: heading.length, kind: 'item' as const, heading })),
  });
  assert.is(headedAs(below('Insurance', 'Begins'), [below('Insurance')]).length, 1);
  assert.is(headedAs(below('Insurance', 'Courses'), [below('Insurance')]).length, 0);
});

beginnings.run();
