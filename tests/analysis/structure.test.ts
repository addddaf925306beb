import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { openRenderer } from './rendered-pages.ts';

const structure = suite('label and value by the structure of a page');
let renderer: Awaited<ReturnType<typeof openRenderer>>;
structure.before(async () => {
  renderer = await openRenderer();
});
structure.after(() => renderer.close());

/** How likely the page pairs the two, 0 when it does not. */
const pairing = (text: PositionedText, label: string, value: string) =>
  Math.max(
    0,
    ...pageOf(text)
      .candidates.filter(candidate => candidate.label === label && candidate.value === value)
      .map(({ plausibility }) => plausibility),
  );

async function expectPairs(html: string, expected: Record<string, string>): Promise<void> {
  const { snapshot } = await renderer.render(html);
  for (const [label, value] of Object.entries(expected))
    assert.ok(pairing(snapshot, label, value) >= 0.8, `${label} → ${value}`);
}

async function read(html: string, name: string, description = ''): Promise<string | undefined> {
  const { snapshot } = await renderer.render(html);
  return extract(pageOf(snapshot), [{ name, description, required: true }])[0]?.value;
}

structure(
  'items that are built alike pair their two texts, though they look the same and stand far apart',
  async () => {
    const row = (label: string, value: string) =>
      `<div class="r" style="display:flex;justify-content:space-between"><span>${label}</span><span>${value}</span></div>`;
    await expectPairs(
      `<div>${row('Şube', 'Denizli')}${row('Bakiye', '18.955,90 TL')}${row('Hesap', 'Vadesiz')}</div>`,
      {
        Şube: 'Denizli',
        Bakiye: '18.955,90 TL',
        Hesap: 'Vadesiz',
      },
    );
  },
);

structure('an item whose number stands above its caption is read from the number', async () => {
  await expectPairs(
    `<ul><li><span>4</span><div>prêts en cours</div></li><li><span>0</span><div>retards</div></li></ul>`,
    { 'prêts en cours': '4', retards: '0' },
  );
});

structure('beside a field that can be written into, a label and a hint are no item of a list', async () => {
  const item = (label: string) =>
    `<div class="i"><label>${label}</label><input value="9"><small>Ask us before you change it</small></div>`;
  const { snapshot } = await renderer.render(`<form>${item('Cover')}${item('Excess')}</form>`);
  assert.is(
    pageOf(snapshot).candidates.some(({ source }) => source === 'item'),
    false,
  );
});

structure('where a page reads from right to left, the value stands to the left of its label', async () => {
  const row = (label: string, value: string) =>
    `<p style="display:flex;gap:40px"><b>${label}</b><i style="color:#555">${value}</i></p>`;
  await expectPairs(`<div dir="rtl">${row('الحالة', 'سارية')}${row('סטטוס', 'פעיל')}</div>`, {
    الحالة: 'سارية',
    סטטוס: 'פעיל',
  });
});

structure('the entries of a menu are not values of one another', async () => {
  const { snapshot } = await renderer.render(
    `<nav style="display:flex;gap:20px"><a href="#">Medlemskap</a><a href="#">Ersättning</a></nav>`,
  );
  assert.is(pairing(snapshot, 'Medlemskap', 'Ersättning'), 0);
});

structure('what one can do with a value is no part of it', async () => {
  await expectPairs(
    `<table><tr><th>料金プラン</th><td>ギガ無制限プラン <a href="#">変更する</a></td></tr></table>
     <p><b>Tarif</b></p><p>Klassik <a href="#">wechseln</a></p>`,
    { 料金プラン: 'ギガ無制限プラン', Tarif: 'Klassik' },
  );
});

structure('a button is no value', async () => {
  const { snapshot } = await renderer.render(`<b>Plan</b> <button>Upgrade</button>`);
  assert.is(pairing(snapshot, 'Plan', 'Upgrade') >= 0.8, false);
});

structure('a colon without a space parts label and value in scripts without spaces, and in no other', async () => {
  await expectPairs(`<p>状態:有効</p><p>证书状态：有效</p>`, { 状態: '有効', 证书状态: '有效' });
  const { snapshot } = await renderer.render(`<p>Open 12:30</p>`);
  assert.is(pairing(snapshot, 'Open 12', '30'), 0);
});

structure('the value at the end of a short line has the words before it as its label', async () => {
  await expectPairs(`<p>Abonnement jusqu'au 30/08/2027</p><p>Guthaben 12,40 €</p><p>N° 2 1784 00033 912</p>`, {
    "Abonnement jusqu'au": '30/08/2027',
    Guthaben: '12,40 €',
    'N°': '2 1784 00033 912',
  });
});

structure('a label that stands on several cards goes with the value of its own card', async () => {
  const card = (who: string, plan: string) =>
    `<section style="border:1px solid"><h2>${who}</h2><dl><dt>Plan</dt><dd>${plan}</dd></dl></section>`;
  const { snapshot } = await renderer.render(card('Ada', 'Gold') + card('Bert', 'Silver'));
  const whose = pageOf(snapshot)
    .candidates.filter(({ source }) => source === 'dl')
    .map(({ value, region }) => [value, region?.heading]);
  assert.equal(whose, [
    ['Gold', 'Ada'],
    ['Silver', 'Bert'],
  ]);
});

structure('a typed value is cut out of its line, whole', async () => {
  assert.is(await read(`<p>Balance: €1,204.50 as of today</p>`, 'balance'), '€1,204.50');
  assert.is(await read(`<p>Plan: Premium – renews on 14 March 2027</p>`, 'plan'), 'Premium');
  assert.is(
    await read(`<dl><dt>Account number</dt><dd>FW-2201-7784 Margin</dd></dl>`, 'account_number'),
    'FW-2201-7784',
  );
});

structure('nothing is cut where two values of the kind stand, and never out of a status', async () => {
  const two = await read(`<dl><dt>Balance</dt><dd>€20.00 less €3.00</dd></dl>`, 'balance');
  assert.is.not(two, '€20.00');
  assert.is.not(two, '€3.00');
  const ended = await read(`<dl><dt>Status</dt><dd>Active (cancelled as of 31.12.2026)</dd></dl>`, 'membership_status');
  assert.is.not(ended, 'Active');
});

structure('a price that is set in several elements is one value', async () => {
  assert.is(
    await read(`<p><b>Monthly fee:</b> <span>£</span><span>34</span><sup>.50</sup></p>`, 'monthly_fee'),
    '£34.50',
  );
});

structure('titles of several rows, of one column, and those that only their words make titles', async () => {
  const twoRows =
    '<table><tr><th rowspan="2">Account</th><th colspan="2">Balance</th></tr><tr><th>Current</th><th>Available</th></tr><tr><td>Savings</td><td>£10.00</td><td>£7.50</td></tr></table>';
  await expectPairs(twoRows, { 'Balance Available': '£7.50', 'Savings Balance Current': '£10.00' });
  await expectPairs('<table><tr><th>Monthly charge</th></tr><tr><td>£44.42</td></tr></table>', {
    'Monthly charge': '£44.42',
  });
  const unmarked =
    '<table><tr><td>Account</td><td>Status</td><td>Balance</td></tr><tr><td>0442</td><td>Active</td><td>£3.10</td></tr></table>';
  await expectPairs(unmarked, { Status: 'Active', Balance: '£3.10' });
});

structure('a row that begins with its number is of what stands behind it', async () => {
  const row = (id: string, name: string, amount: string) => `<tr><td>${id}</td><td>${name}</td><td>${amount}</td></tr>`;
  const table = `<table><tr><th>No.</th><th>Account</th><th>Available</th></tr>${row('S0001', 'Savings', '$7,318.44')}${row('S0009', 'Checking', '$412.00')}</table>`;
  await expectPairs(table, { 'Savings Available': '$7,318.44', 'Checking Available': '$412.00' });
});

structure('what the page marks as a remark or an advert, and the colour that a text lies on', async () => {
  const { snapshot } = await renderer.render(
    '<div style="background:#123456"><p id="a" style="color:#fff">Plan: Gold</p></div><div class="comment"><p>Plan: Silver</p></div><div class="promo"><p>Plan: Tin</p></div><div itemscope itemtype="https://schema.org/Review"><p>Plan: Iron</p></div><p>Plan: Wood</p><p style="text-decoration:line-through"><b>Plan: Paper</b></p>',
  );
  assert.equal(
    ['Paper', 'Wood'].map(text => snapshot.runs.find(one => one.text.includes(text))?.struck),
    [true, undefined],
  );
  const kindOf = (text: string) => {
    const region = snapshot.runs.find(one => one.text.includes(text))?.region;
    return region == null ? null : snapshot.regions?.[region]?.kind;
  };
  assert.equal(['Silver', 'Tin', 'Iron', 'Wood'].map(kindOf), ['remark', 'promotion', 'remark', null]);
  assert.is(snapshot.runs.find(one => one.text.includes('Gold'))?.ground, 'rgb(18, 52, 86)');
  assert.is(snapshot.runs.find(one => one.text.includes('Wood'))?.ground, 'rgb(255, 255, 255)');
});

structure.run();
