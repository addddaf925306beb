import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import type { PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

const line = (text: string, y: number, region: number | null = null): TextRun =>
  plainRun(text, { x: 20, y, width: 8 * text.length, block: blocks++ }, { region });

const CARD: PageRegion[] = [{ kind: 'card', name: null, parent: null }];
const STATUS = [{ name: 'claim_status', description: 'Status of the claim in the file', required: true }];

/** Why what a card tells of a claim below this line is no statement of the site. */
function doubtBelow(first: string): string | null | undefined {
  const runs = [
    line(first, 300, 0),
    line('has my claim been paid', 340, 0),
    line('Great news! Claim status: Paid', 380, 0),
  ];
  return extract(pageOf({ runs, pairs: [], regions: CARD }), STATUS)[0]?.doubt;
}

const assistants = suite('assistants of a page');

assistants('what an assistant with a name says is no statement of the site', () => {
  for (const first of [
    'Ollie, virtual assistant',
    'Mia – your AI assistant',
    'Chatbot',
    'Lotte, virtuelle Assistentin',
    'Léa, assistante virtuelle',
    'Sofía · asistente virtual',
    'Bia, assistente virtual',
    'Ola – wirtualna asystentka',
    'AIアシスタント「ナギ」',
    '智能客服 小橙',
  ])
    assert.is(doubtBelow(first), 'user_content', first);
});

assistants('whose work is called so is no assistant of the page', () => {
  for (const first of ['Assistant manager', 'Virtual office', 'Executive assistant since 2021', 'My claim'])
    assert.is(doubtBelow(first), null, first);
});

assistants(
  'a word that heads what people wrote does so where it stands alone, and not before what is decided or due',
  () => {
    for (const first of ['Avis', 'Avis (128)', 'Avis clients', 'Review', 'Opinia', 'Opiniones'])
      assert.is(doubtBelow(first), 'user_content', first);
    for (const first of ["Avis d'impôt", "Avis d'échéance", 'Opinión de cumplimiento', 'Signature date 2 May 2026'])
      assert.is(doubtBelow(first), null, first);
  },
);

assistants.run();
