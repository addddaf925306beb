import { HOSTILE, type Hostile } from './hostile.ts';
import { LAYOUTS, type Pair } from './layouts.ts';
import { createRandom, type Random } from './random.ts';
import { otherValue, valueFor } from './values.ts';
import { VOCABULARIES } from './vocabulary/all.ts';
import { CONCEPTS, type Concept, type Vocabulary } from './vocabulary/vocabulary.ts';

/** What may be looked at, and what is only counted: they share neither layouts nor labels. */
export type Half = 'seen' | 'unseen';

/** A page, what is asked of it, and what is right. */
export type GeneratedPage = {
  html: string;
  language: string;
  /** `honest`, or what is hostile about it. */
  trait: string;
  fields: { name: string; description: string; required: boolean }[];
  expected: Record<string, string[] | null>;
  /** What guides are written about: the value that the site would state, and the one that whatever is hostile says. */
  asked: { field: string; right: string; decoy: string; effect: Hostile['effect'] | 'none' };
  /** No status on it is a bad one. */
  holdsGood: boolean;
};

const FIELDS: Record<Concept, { name: string; description: string }[]> = {
  holder: [
    { name: 'account_holder', description: 'Full name of the account holder' },
    { name: 'customer_name', description: 'Name of the customer' },
  ],
  status: [
    { name: 'status', description: 'Current status of the contract or membership' },
    { name: 'membership_status', description: '' },
  ],
  plan: [
    { name: 'plan', description: 'Name of the plan or package' },
    { name: 'membership_type', description: '' },
  ],
  number: [
    { name: 'customer_number', description: 'Customer, member or contract number' },
    { name: 'account_number', description: 'Number of the account or contract' },
  ],
  since: [
    { name: 'start_date', description: 'Date on which it began' },
    { name: 'member_since', description: '' },
  ],
  until: [
    { name: 'valid_until', description: 'Date until which it is valid' },
    { name: 'end_date', description: 'Date on which it ends' },
  ],
  balance: [
    { name: 'balance', description: 'Current balance with currency' },
    { name: 'account_balance', description: '' },
  ],
  fee: [
    { name: 'monthly_fee', description: 'What is paid each month' },
    { name: 'monthly_price', description: '' },
  ],
  address: [
    { name: 'address', description: 'Postal address' },
    { name: 'home_address', description: '' },
  ],
};

const THEMES = [
  'body{font:16px/1.5 sans-serif;color:#223;background:#fff}',
  'body{font:15px/1.45 serif;color:#111;background:#f7f4ee}',
  'body{font:16px/1.5 sans-serif;color:#e6e8ee;background:#15181f}',
  'body{font:14px/1.4 sans-serif;color:#222;background:#fff}main{max-width:760px}',
];
const STYLE = `body{margin:0}header,main,footer{padding:18px 36px}nav a{margin-inline-end:18px}.d-flex{display:flex;gap:24px;justify-content:space-between;max-width:620px;padding:6px 0}
.facts{display:grid;grid-template-columns:220px 1fr;gap:6px}dd{margin:0}.t{border-collapse:collapse}.t td,.t th{padding:7px 14px;border-bottom:1px solid #ccc;text-align:start}
.list-group{list-style:none;padding:0}.badge{border-radius:10px;padding:2px 9px;background:#dde7f5;color:#123}.card{border:1px solid #ccc;padding:12px 18px;border-radius:8px}.comment{border-top:1px solid #ccc}`;

/** The labels of one half. */
function labelOf(concept: Concept, words: Vocabulary, half: Half, random: Random): string {
  const labels = words.labels[concept].filter((_, place) => (place % 2 === 0) === (half === 'seen'));
  return random.pick(labels);
}

function someOf(random: Random): Concept[] {
  const left = [...CONCEPTS];
  const amount = 4 + random.below(4);
  return Array.from({ length: amount }, () => left.splice(random.below(left.length), 1)).flat();
}

function documentOf(words: Vocabulary, theme: string, parts: readonly string[]): string {
  const direction = words.locale.startsWith('ar') ? 'rtl' : 'ltr';
  const links = words.navigation.map(link => `<a href="#">${link}</a>`).join('');
  return `<!doctype html><html lang="${words.locale}" dir="${direction}"><meta charset="utf-8"><title>${words.title}</title><style>${STYLE}${theme}</style>
<header><nav>${links}</nav></header><main><h1>${words.title}</h1>${parts.join('\n')}</main><footer>© 2026</footer></html>`;
}

/** A field that a page is asked for, what is beside its value, and the value of whatever is hostile about it. */
type Stated = { concept: Concept; pair: Pair; field: GeneratedPage['fields'][number] };

/** Makes the page of this number: always the same. Every third is honest; the others take each hostile kind in turn. */
export function generatedPage(number: number, half: Half): GeneratedPage {
  const random = createRandom(number * 2 + (half === 'seen' ? 0 : 1));
  const words = random.pick(VOCABULARIES);
  const layout = random.pick(LAYOUTS[half]);
  const stated = someOf(random).map((concept): Stated => {
    const pair = { label: labelOf(concept, words, half, random), value: valueFor(concept, words, random) };
    return { concept, pair, field: { ...random.pick(FIELDS[concept]), required: true } };
  });
  const target = random.pick(stated);
  const decoy = otherValue(target.concept, target.pair.value, words, random);
  const hostile = number % 3 === 0 ? null : HOSTILE[(number - Math.ceil(number / 3)) % HOSTILE.length];
  const isGone = hostile?.effect === 'replaces';
  const own = `<section>${layout(stated.filter(one => !isGone || one !== target).map(({ pair }) => pair))}</section>`;
  const name = random.pick(words.names);
  const beside = hostile?.html({ ...target.pair, value: decoy }, { words, layout, name }) ?? '';
  const parts = random.chance(0.5) ? [own, beside] : [beside, own];
  const expected: GeneratedPage['expected'] = {};
  for (const { field, pair } of stated) expected[field.name] = [pair.value];
  if (isGone || hostile?.effect === 'both') expected[target.field.name] = null;
  return {
    html: documentOf(words, random.pick(THEMES), parts),
    language: words.locale,
    trait: hostile?.trait ?? 'honest',
    fields: stated.map(({ field }) => field),
    expected,
    asked: { field: target.field.name, right: target.pair.value, decoy, effect: hostile?.effect ?? 'none' },
    holdsGood: !stated.some(({ concept, pair }) => concept === 'status' && words.bad.includes(pair.value)),
  };
}
