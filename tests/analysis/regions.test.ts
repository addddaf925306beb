import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parting, pathOf, regionsOf } from '../../domain/extraction/regions.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { openRenderer } from './rendered-pages.ts';

const regions = suite('parts of a page');
let renderer: Awaited<ReturnType<typeof openRenderer>>;
regions.before(async () => {
  renderer = await openRenderer();
});
regions.after(() => renderer.close());

const pathIn = (snapshot: PageSnapshot, text: string) => {
  const run = snapshot.runs.find(one => one.text === text);
  assert.ok(run, text);
  return pathOf(regionsOf(snapshot.runs, snapshot.regions)(run));
};
const headingsIn = (snapshot: PageSnapshot, text: string) =>
  pathIn(snapshot, text).flatMap(({ heading }) => heading ?? []);

async function expectHeadings(html: string, expected: Record<string, string[]>): Promise<void> {
  const { snapshot } = await renderer.render(html);
  for (const [text, headings] of Object.entries(expected)) assert.equal(headingsIn(snapshot, text), headings, text);
}

regions('headings begin parts, which end at the next of the same rank', async () => {
  await expectHeadings(
    `<h1>Mein Konto</h1><p>a</p><h2>Vertrag</h2><p>b</p><h3>Tarif</h3><p>c</p><h2>Zahlung</h2><p>d</p>`,
    {
      a: ['Mein Konto'],
      b: ['Mein Konto', 'Vertrag'],
      c: ['Mein Konto', 'Vertrag', 'Tarif'],
      d: ['Mein Konto', 'Zahlung'],
    },
  );
});

regions('a card is called after its heading, be the heading in a box of its own', async () => {
  await expectHeadings(
    `<style>.k{border:1px solid;margin:8px}.t{background:#eee}</style>
     <div class="k"><div class="t"><h3>Gold</h3></div><p>a</p></div>
     <div class="k"><div class="t"><h3>Argent</h3></div><p>b</p></div>`,
    { a: ['Gold'], b: ['Argent'] },
  );
});

regions('a card whose title is no heading is called after what stands out at its top', async () => {
  await expectHeadings(
    `<div class="k" style="border:1px solid"><div style="font-size:22px">Família</div><div>a</div></div>
     <div class="k" style="box-shadow:0 0 4px #000"><div><b>会員情報</b></div><div>b</div></div>`,
    { a: ['Família'], b: ['会員情報'] },
  );
});

regions('a state beside the title of a card leaves the title what it is', async () => {
  const card = (title: string, state: string, id: string) =>
    `<div style="border:1px solid #ccc;padding:8px"><div class="head" style="display:flex;justify-content:space-between"><b>${title}</b><span>${state}</span></div><div class="facts"><div>Number</div><p>${id}</p></div></div>`;
  await expectHeadings(card('Practical Nurse', 'Active', 'a') + card('Registered Nurse', 'Lapsed', 'b'), {
    Active: ['Practical Nurse'],
    a: ['Practical Nurse'],
    Lapsed: ['Registered Nurse'],
    b: ['Registered Nurse'],
  });
  await expectHeadings(
    `<div style="border:1px solid #ccc;padding:8px"><div>Status <b>Active</b></div><div>Number<p>a</p></div></div>`,
    { a: [] },
  );
});

regions('sections with two headings of one rank are not called after the first', async () => {
  await expectHeadings(`<section><h2>Plan</h2><p>a</p><h2>Billing</h2><p>b</p></section>`, {
    a: ['Plan'],
    b: ['Billing'],
  });
});

regions('names for those who cannot see count as headings, also within open shadow roots', async () => {
  await expectHeadings(
    `<section aria-label="Persona asegurada"><p>a</p></section>
     <h2 id="h">Deckung</h2><div role="region" aria-labelledby="h"><p>b</p></div>
     <x-card></x-card><script>
       document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML =
         '<section aria-labelledby="t"><h2 id="t">Inner</h2><p>c</p></section>';
     </script>`,
    { a: ['Persona asegurada'], b: ['Deckung', 'Deckung'], c: ['Deckung', 'Inner'] },
  );
});

regions('rows of tables, of grids and of things that are built alike are called after their first text', async () => {
  await expectHeadings(
    `<table><caption>Ménage</caption><tr><td>Anna</td><td>a</td></tr><tr><td>Bert</td><td>b</td></tr></table>
     <div role="grid"><div role="row"><span role="cell">Carl</span> <span role="cell">c</span></div></div>
     <div><div class="m"><span>Dora</span> <i>d</i></div><div class="m"><span>Emil</span> <i>e</i></div></div>`,
    { a: ['Ménage', 'Anna'], b: ['Ménage', 'Bert'], c: ['Carl'], d: ['Dora'], e: ['Emil'] },
  );
});

regions('quotations, asides and what can be written into are told apart', async () => {
  const { snapshot } = await renderer.render(
    `<aside>a</aside><blockquote>b</blockquote><div contenteditable>c</div><footer>d</footer>
     <article><footer>e</footer></article>`,
  );
  const kinds = ['a', 'b', 'c', 'd', 'e'].map(text => pathIn(snapshot, text).map(({ kind }) => kind));
  assert.equal(kinds, [['aside'], ['quotation'], ['editable'], ['footer'], ['article']]);
});

regions('where the paths of two values part, the regions say whose each is', async () => {
  const { snapshot } = await renderer.render(
    `<h1>Haushalt</h1><article><h2>Anna</h2><p>a</p></article><article><h2>Bert</h2><p>b</p></article>`,
  );
  const parted = parting(pathIn(snapshot, 'a'), pathIn(snapshot, 'b'));
  assert.equal(
    [parted.a[0], parted.b[0]].map(step => step?.heading),
    ['Anna', 'Bert'],
  );
});

regions('a snapshot from before there were regions has the rows of its tables and its headings', async () => {
  const { snapshot } = await renderer.render(
    `<h2>Konten</h2><table><tr><td>Giro</td><td>a</td></tr><tr><td>Tagesgeld</td><td>b</td></tr></table><h2>X</h2><p>c</p>`,
  );
  const runs = snapshot.runs.map(({ region: _, heading: __, ...run }) => run);
  const old = { ...snapshot, runs, regions: undefined };
  assert.equal(headingsIn(old, 'a'), ['Konten', 'Giro']);
  assert.equal(headingsIn(old, 'b'), ['Konten', 'Tagesgeld']);
  assert.equal(headingsIn(old, 'c'), ['X']);
});

regions('regions that lie within each other in a circle are left out', async () => {
  const { snapshot } = await renderer.render('<section><p>a</p></section>');
  const circle = [
    { kind: 'section' as const, name: 'one', parent: 1 },
    { kind: 'section' as const, name: 'two', parent: 0 },
  ];
  assert.equal(pathIn({ ...snapshot, regions: circle }, 'a'), []);
});

regions.run();
