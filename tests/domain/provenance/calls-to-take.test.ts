import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import type { PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

const line = (text: string, y: number, region: number | null = null): TextRun =>
  plainRun(text, { x: 20, y, width: 8 * text.length, block: blocks++ }, { region });

const CARDS: PageRegion[] = [0, 1].map(() => ({ kind: 'card', name: null, parent: null }));

/** A card with what is asked for and a last line, and below it another card. */
function doubtOf(last: string, label = 'Commitment ends'): string | null | undefined {
  const runs = [
    line('Platinum 60 GB', 100, 0),
    line(`${label}: 25 November 2028`, 140, 0),
    line(last, 180, 0),
    line('Line type: Prepaid', 300, 1),
  ];
  const fields = [{ name: label.toLowerCase().replaceAll(' ', '_'), description: '', required: true }];
  return extract(pageOf({ runs, pairs: [], regions: CARDS }), fields)[0]?.doubt;
}

const calls = suite('what calls to be taken up');

calls('what stands above a call to take it up is an offer, in whatever language', () => {
  for (const call of ['Order now', 'Switch now!', 'Jetzt wechseln', 'Hemen geç', 'Souscrire', '立即办理', '가입하기'])
    assert.is(doubtOf(call), 'advert', call);
});

calls('what somebody does with what they have makes no offer of it', () => {
  for (const call of [
    'Upgrade',
    'Renew',
    'Pay now',
    'Manage',
    'View offer',
    'Kündigen',
    'Order now and save 20 % today',
  ])
    assert.is(doubtOf(call), null, call);
});

calls('a call speaks of its own card only', () => {
  const runs = [
    line('Line type: Prepaid', 100, 0),
    line('Line ends: 25 November 2028', 140, 0),
    line('Platinum 60 GB', 300, 1),
    line('Order now', 340, 1),
    line('Order now', 600),
  ];
  const fields = [{ name: 'line_type', description: '', required: true }];
  assert.is(extract(pageOf({ runs, pairs: [], regions: CARDS }), fields)[0]?.doubt, null);
});

calls.run();
