import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { toldInMirror } from '../../domain/extraction/mirrored.ts';
import { pageIn } from './read-documents.ts';

const mirrored = suite('lists that say the same twice');

const list = (heading: string, rows: Record<string, string>) =>
  `<h2>${heading}</h2><table>${Object.entries(rows)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table>`;
const PERMIT = { Holder: 'Gwen Trahearne', 'Permit number': 'RP-61177', Zone: 'C4', 'Valid until': '31 March 2027' };
const inWelsh = (until: string) =>
  list('Eich trwydded', { Deiliad: 'Gwen Trahearne', Rhif: 'RP-61177', Parth: 'C4', 'Yn ddilys tan': until });

/** Of the fields that were read those whose values the page tells otherwise in its mirror. */
async function toldOtherwise(second: string): Promise<string[]> {
  const page = await pageIn(`<h1>Council</h1>${list('Your permit', PERMIT)}${second}`);
  const fields = ['valid_until', 'zone'].map(name => ({ name, description: '', required: true }));
  const read = extract(page, fields);
  assert.is(read.length, 2);
  return read.filter(toldInMirror([page])).map(({ name }) => name);
}

mirrored('in a language that nobody here knows they contradict each other by their figures, row by row', async () => {
  assert.equal(await toldOtherwise(inWelsh('31 Mawrth 2026')), ['valid_until']);
});

mirrored('the same figures contradict nothing', async () => {
  assert.equal(await toldOtherwise(inWelsh('31 Mawrth 2027')), []);
});

mirrored('a list with the same labels is another record, and one with other values another matter', async () => {
  assert.equal(await toldOtherwise(list('Before', { ...PERMIT, 'Valid until': '31 March 2026' })), []);
  const meter = { Meter: 'LW-88213', State: 'Good', Usage: '4,210', 'Read on': '3 May 2026' };
  assert.equal(await toldOtherwise(list('Meter', meter)), []);
});

mirrored.run();
