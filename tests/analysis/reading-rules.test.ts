import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { openRenderer } from './rendered-pages.ts';

const rules = suite('what pages say without a label, and in the place of one');
let renderer: Awaited<ReturnType<typeof openRenderer>>;
rules.before(async () => {
  renderer = await openRenderer();
});
rules.after(() => renderer.close());

type Asked = { name: string; description?: string; query?: string };

async function reading(html: string, { name, description = '', query = '' }: Asked) {
  const { snapshot } = await renderer.render(html);
  const [first] = extract(pageOf(snapshot), [{ name, description, required: true }], query);
  const isCertain = first !== undefined && first.score >= SURE_SCORE && !first.ambiguous && first.doubt === null;
  return { value: first?.value, isCertain, doubt: first?.doubt ?? null };
}
const value = async (html: string, asked: Asked) => (await reading(html, asked)).value;

const CARDS =
  '<style>thead{display:none}td{display:block}td::before{content:attr(data-label);font-weight:700;display:inline-block;width:140px}</style>';
const claimRow = (claim: string, day: string, state: string) =>
  `<tr><td data-label="Claim">${claim}</td><td data-label="Date">${day}</td><td data-label="Status">${state}</td></tr>`;
const claims = (rows: string) =>
  `${CARDS}<table><thead><tr><th>Claim</th><th>Date</th><th>Status</th></tr></thead><tbody>${rows}</tbody></table>`;

rules('labels that a style sets before the cells of a table are those of its values', async () => {
  const one = claims(claimRow('C-2026-118', '19 August 2026', 'Settled'));
  assert.is(await value(one, { name: 'claim_status' }), 'Settled');
  assert.is(await value(one, { name: 'claim_date' }), '19 August 2026');
});

rules('the row whose number is asked for is told from the others, and without it none is certain', async () => {
  const two = claims(
    claimRow('C-2026-488', '2 November 2026', 'In review') + claimRow('C-2026-118', '19 August 2026', 'Settled'),
  );
  const named = { name: 'claim_status', query: 'Was claim C-2026-118 settled?' };
  assert.is(await value(two, named), 'Settled');
  const { isCertain } = await reading(two, { name: 'claim_status', query: 'Was the claim settled?' });
  assert.is(isCertain, false);
});

rules('a label that a style sets and nobody sees is none', async () => {
  for (const hidden of [
    'display:none',
    'visibility:hidden',
    'opacity:0',
    'font-size:1px',
    'position:absolute;left:-999px',
  ]) {
    const html = `<style>p::before{content:attr(data-label);${hidden}}</style><p data-label="Membership number">AC-4471</p>`;
    const { snapshot } = await renderer.render(html);
    assert.equal(snapshot.pairs, [], hidden);
  }
});

const BILLS = (rows: string) =>
  `<h3>Bills</h3><table><thead><tr><th>Date</th><th>kWh</th><th>Amount</th></tr></thead><tbody>${rows}</tbody></table>`;
const bill = (day: string, used: string, amount: string) =>
  `<tr><td>${day}</td><td>${used}</td><td>${amount}</td></tr>`;

rules('the last of a list is its latest row, whichever stands first', async () => {
  const rows = [
    bill('12 Oct 26', '811', '$239.10'),
    bill('12 Nov 26', '702', '$214.67'),
    bill('12 Sep 26', '940', '$268.95'),
  ];
  const asked = { name: 'last_bill', description: 'amount of the most recent bill' };
  for (const ordered of [rows, rows.toReversed()]) {
    const last = await reading(BILLS(ordered.join('')), asked);
    assert.is(last.value, '$214.67');
    assert.is(last.isCertain, false);
  }
});

rules('of days that leave day and month open, or of a list of something else, no row is the last', async () => {
  const open = BILLS(bill('03/04/2026', '811', '$239.10') + bill('04/03/2026', '702', '$214.67'));
  assert.is.not(await value(open, { name: 'last_bill', description: 'amount of the most recent bill' }), '$214.67');
  const ledger = BILLS(bill('2026-10-01', '1', '$950.00') + bill('2026-11-01', '1', '-$12.00')).replace(
    'Bills',
    'Movements',
  );
  assert.is.not(await value(ledger, { name: 'last_salary', description: 'the most recent salary' }), '-$12.00');
});

const order = (total: string, line: string) =>
  `<section><dl><dt>Order placed</dt><dd>27 October 2026</dd><dt>Total</dt><dd>${total}</dd></dl><p>${line}</p></section>`;

rules('the total of an order is not the price of one thing in it', async () => {
  const asked = { name: 'price', description: 'price of the tent' };
  assert.is(await value(order('$1,238.05', 'Ridge tent, 3 persons — $1,149.00'), asked), '$1,149.00');
  assert.is((await reading(order('$1,238.05', 'Ridge tent, 3 persons — $1,149.00'), asked)).isCertain, false);
  assert.is((await reading(order('$1,238.05', 'Ridge tent, 3 persons'), asked)).isCertain, false);
  assert.is(await value(order('$1,238.05', 'Camp stove — $89.00'), { name: 'total' }), '$1,238.05');
});

rules('what another thing costs is not taken for what is asked', async () => {
  const offer = '<h2>Your plan</h2><p>Status: Active</p><p>Winter boots — €129.00</p>';
  assert.is(await value(offer, { name: 'monthly_fee', description: 'fee of the membership' }), undefined);
});

const household = (rows: [string, string][]) =>
  rows
    .map(
      ([name, role]) =>
        `<div class="m" style="display:flex;gap:12px"><span>${name}</span><small style="background:#ddd">${role}</small></div>`,
    )
    .join('');

rules('a role that stands behind a name as a badge is the label of that name alone', async () => {
  const html = household([
    ['Aminata Sow', 'Viewer'],
    ['Marijn Hoekstra', 'Account holder'],
    ['Ibou Sow', 'Viewer'],
  ]);
  assert.is(await value(html, { name: 'account_holder' }), 'Marijn Hoekstra');
  const two = household([
    ['Aminata Sow', 'Account holder'],
    ['Marijn Hoekstra', 'Account holder'],
  ]);
  assert.is((await reading(two, { name: 'account_holder' })).isCertain, false);
});

rules('a company is told by its legal form, and never certainly', async () => {
  const page = (name: string) => `<h1>${name}</h1><p>Payslip of October 2026 for the third period of work.</p>`;
  for (const name of [
    'Brightwell Logistics Ltd',
    'Harms & Söhne GmbH',
    'Tjärblomster Bygg AB',
    'Sklárny Jizera s.r.o.',
  ]) {
    const { value: read, isCertain } = await reading(page(name), { name: 'employer' });
    assert.is(read, name);
    assert.is(isCertain, false);
  }
  const footed = `${page('Your payslip')}<footer>© 2026 Paywright Software Ltd</footer>`;
  assert.is(await value(footed, { name: 'employer' }), undefined);
  const two = `${page('Brightwell Logistics Ltd')}<h2>Harbour Freight Inc</h2>`;
  assert.is(await value(two, { name: 'employer' }), undefined);
});

rules('councils, banks and systems that head a page are nobody whose page it is', async () => {
  for (const name of [
    'Brackenvale District Council',
    'Sistema Integrado Campus',
    'Vale Mutual Society',
    'Harms Logistik GmbH',
  ])
    assert.is(
      await value(`<p>Menu</p><h1>${name}</h1><p>Housing services</p>`, { name: 'tenant_name' }),
      undefined,
      name,
    );
});

rules('a badge that is a state in any language is read, beside the name of the site', async () => {
  for (const state of ['Platný', 'Actief', 'Paid and current', 'Reguliert']) {
    const card = (title: string) =>
      `<p>Nordia Club</p><div style="display:flex;gap:90px;font-size:20px"><b>${title}</b><i style="color:red">${state}</i></div>`;
    assert.is(await value(card('Nordia'), { name: 'status' }), state, state);
    assert.is(await value(card('Newsletter'), { name: 'status' }), undefined, state);
  }
});

rules('a card with a label and one badge pairs them, though the badge stands apart', async () => {
  const card = (label: string, inner: string) =>
    `<div style="border:1px solid;margin:9px;padding:9px"><h4>${label}</h4><div><span style="display:inline-block;padding:2px 18px;background:#cfc">${inner}</span></div></div>`;
  assert.is(await value(card('Állapot', 'Aktív') + card('Kapcsolat', 'Optikai'), { name: 'allapot' }), 'Aktív');
});

rules('initials end no sentence, and bars part what a line says', async () => {
  const html = '<p>Member: <b>Denise M. Kowalczyk</b>| Last login 11/18/2026 7:52 PM</p>';
  assert.is(await value(html, { name: 'account_holder', description: 'name of the member' }), 'Denise M. Kowalczyk');
});

const offer = (title: string, mark: string) =>
  `<div style="border:1px solid;padding:9px;margin:9px"><h3>${title}</h3><small>${mark}</small><p>$9 per seat</p></div>`;

rules('of several offers, the one that is marked as theirs is what somebody has', async () => {
  const asked = { name: 'current_plan', description: 'plan in use now' };
  const page = (...marks: string[]) =>
    marks.map((mark, at) => offer(['Starter', 'Team', 'Large'][at] ?? '', mark)).join('');
  assert.is(await value(page('For one', 'Your plan', 'Most popular'), asked), 'Team');
  assert.is(
    await value(page('Für Einzelne', 'Für viele', 'Ihr Tarif'), { ...asked, description: 'aktueller Tarif' }),
    'Large',
  );
  for (const marks of [
    ['Your plan', 'Your plan', 'Most popular'],
    ['For one', 'Your next plan', 'Most popular'],
    ['For one', 'Best choice', 'Most popular'],
  ])
    assert.is((await reading(page(...marks), asked)).isCertain, false, marks.join());
});

rules('two labels in one have the two values beside them', async () => {
  const html = '<dl><dt>Start / End</dt><dd>1 June 2022 / 31 December 2026</dd></dl>';
  assert.is(await value(html, { name: 'contract_end' }), '31 December 2026');
  assert.is(await value(html, { name: 'contract_start' }), '1 June 2022');
  const three = '<dl><dt>Start / End</dt><dd>1 June 2022 / 1 May 2023 / 31 December 2026</dd></dl>';
  assert.is((await reading(three, { name: 'contract_end' })).isCertain, false);
});

rules('two people who head a page are whose it is, and a shop with such a sign is nobody', async () => {
  const page = (name: string) => `<p>Ashdown</p><h2>${name}</h2><p>Mortgage 2207-114 and what is left of it</p>`;
  const asked = { name: 'borrowers', description: 'names of all borrowers' };
  assert.is(await value(page('Saoirse Mulvaney & Dermot Mulvaney'), asked), 'Saoirse Mulvaney & Dermot Mulvaney');
  assert.is(await value(page('Thistle & Twine'), asked), undefined);
});

rules('of so many of all, the first is meant; a word before a year is no day', async () => {
  assert.is(
    await value('<p>Visits left: 4 visits of 40</p>', { name: 'visits', description: 'number of visits' }),
    '4',
  );
  assert.is(
    await value('<p>Team leave 2026</p>', { name: 'leave_end', description: 'day on which the leave ends' }),
    undefined,
  );
});

rules.run();
