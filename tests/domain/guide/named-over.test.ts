import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept } from '../../../domain/guide/accept.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { signsOver } from '../../../domain/guide/named-over.ts';
import { outcomeTold } from '../../../domain/guide/told-condition.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';

const over = suite('signs in the headings over what is certain');

const valuesUnder = (headings: readonly string[], certain = true) =>
  new Map([['valid_until', { value: '11 April 2027', certain, under: headings }]]);
const factsUnder = (headings: readonly string[], certain = true) => {
  return {
    fields: [{ name: 'valid_until', description: 'Last day of the cover', required: true }],
    values: valuesUnder(headings, certain),
    signals: NO_SIGNALS,
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  };
};

over('a plate, a number of a claim; no words, no year, and nothing over what is in doubt', () => {
  const signs = (headings: readonly string[], certain = true) => signsOver({ values: valuesUnder(headings, certain) });
  assert.equal(signs(['My policies', '🚗 OC – KR 7HM42']), ['KR 7HM42']);
  assert.equal(signs(['Schaden S-2026-0417']), ['S-2026-0417']);
  assert.equal(signs(['Gold membership 2026', 'Active']), []);
  assert.equal(signs(['OC – KR 7HM42'], false), []);
});

over('show what a query names that no field asks for', () => {
  const query = 'Does the car KR 7HM42 have valid cover?';
  const certainUnder = (headings: readonly string[]) => {
    const { fields, ...established } = factsUnder(headings);
    const configuration = { ...CONFIGURATION_DEFAULTS, name: '', query, fields, start_url: 'https://a.example/' };
    return accept({ ...configuration, return_url: 'https://b.example/' }, { fields, implied: null }, established)
      .certain;
  };
  assert.ok(certainUnder(['Car KR 7HM42']));
  assert.not(certainUnder(['Car KR 19B']));
  assert.not(certainUnder([]));
});

over('show what a condition names that two readings judged', () => {
  const text = 'The cover of KR 7HM42 reaches to the end of the year';
  const told = new Map([[text, { outcome: 'met', restsOn: ['valid_until'] } as const]]);
  const outcomeUnder = (heading: string) => outcomeTold(text, { ...factsUnder([heading]), told }, 'grants');
  assert.is(outcomeUnder('Car KR 7HM42'), 'met');
  assert.is(outcomeUnder('Car KR 19B'), 'unknown');
});

over.run();
