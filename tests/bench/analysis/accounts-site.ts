import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusPage, corpusPages } from '../../analysis/corpus/corpus.ts';
import { type LocalSite, startLocalSite } from '../../support/local-site.ts';

/** A page of the corpus, and the path at which the site shows it. */
export type AccountPage = Pick<CorpusPage, 'query' | 'fields'> & { path: string };

/** A site that shows the pages of the corpus and a letter, as a scanner sees it. */
export type AccountsSite = LocalSite & { pages: AccountPage[]; letter: string };

const LETTER = '/letter';

/** A statement of account on one sheet, with the text that such a sheet has. */
const LETTER_PAGE = `<!doctype html><meta charset="utf-8"><title>Statement</title>
<style>body{margin:0;padding:110px 120px;width:1000px;font:21px/1.5 serif}table{width:100%;margin:30px 0}td{padding:5px 0}</style>
<p><b>Ironforge Gym Ltd</b><br>14 Anvil Road, Sheffield S1 4QT</p><p>Jane Okafor<br>7 Station Parade<br>Leeds LS1 4DT</p>
<p>3 November 2026</p><h2>Your membership</h2><p>Dear Ms Okafor, this letter confirms your membership as it stands today.</p>
<table><tr><td>Member name</td><td>Jane Okafor</td></tr><tr><td>Membership number</td><td>IF-204817</td></tr>
<tr><td>Membership status</td><td>Active</td></tr><tr><td>Valid until</td><td>14 March 2031</td></tr></table>
${Array.from({ length: 9 }, (_, month) => `<p>Payment of £34.50 for month ${month + 1} of 2026 was received by direct debit and booked to your account on the third working day, and no amount is due.</p>`).join('')}
<p>Yours sincerely<br>Membership services</p>`;

/** @param amount pages, spread evenly over the corpus */
export async function startAccountsSite(amount: number): Promise<AccountsSite> {
  const corpus = join(import.meta.dirname, '..', '..', 'analysis', 'corpus', 'pages.jsonl');
  const lines = readFileSync(corpus, 'utf8').trim().split('\n');
  const sources = new Map(
    lines.map(line => JSON.parse(line) as { id: string; html: string }).map(({ id, html }) => [`/${id}`, html]),
  );
  const all = corpusPages();
  const spread = Array.from({ length: amount }, (_, index) => all[Math.floor((index * all.length) / amount)]);
  const pages = spread.flatMap(page => (page === undefined ? [] : [{ ...page, path: `/${page.id}` }]));
  const site = await startLocalSite((request, response) => {
    const html = request.url === LETTER ? LETTER_PAGE : sources.get(request.url ?? '');
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  return { ...site, pages, letter: `${site.url}${LETTER}` };
}
