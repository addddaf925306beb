import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Crop } from '../../domain/judging/findings.ts';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { createModelAnalyser } from '../../infrastructure/analysis/model/model-analyser.ts';
import type { ModelClient } from '../../infrastructure/analysis/model/model-client.ts';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';
import type { Reading } from '../../infrastructure/analysis/pixels/pixel-verdict.ts';
import type { RecogniseText } from '../../infrastructure/analysis/pixels/value-check.ts';
import type { Case } from '../judge/case.ts';
import { judgeCase } from '../judge/judge-case.ts';
import { isWrongApproval, type Judged } from '../judge/judgement.ts';
import { type ModelKind, pretendedModel } from '../judge/pretended-model.ts';
import { rememberingReader } from '../judge/remembering-reader.ts';
import { present } from '../support/present.ts';
import { quietLog } from '../support/remote-browser.ts';
import { ADDED, DRAWN_OTHERWISE, HONEST, MOVED, type Row, SWAPPED_FONT } from './attacks.ts';
import { inProcessReader } from './in-process-reader.ts';
import { drawsNothing } from './model-house.ts';
import { openRenderer } from './rendered-pages.ts';

/** Places that a club has: each row has a label of its own. */
const PLACES = [
  'Boathouse',
  'Garage',
  'Locker',
  'Library',
  'Pool',
  'Studio',
  'Garden',
  'Workshop',
  'Theatre',
  'Gallery',
  'Kitchen',
  'Stable',
  'Terrace',
  'Cellar',
];
const WHO_READS: readonly (ModelKind | null)[] = [null, 'perfect', 'obedient', 'inventing'];

const folder = mkdtempSync(join(tmpdir(), 'affiant-attacks-'));
const renderer = await openRenderer();
const engine = createOcrEngine();
const known = new Map<string, Promise<Reading>>();
/** The same pixels are read once, whoever asks. */
const recognise: RecogniseText = (image, mode, language = 'en') => {
  const { width, height, data } = image;
  const key = `${createHash('sha1').update(data).digest('hex')} ${width} ${height} ${mode} ${language}`;
  const reading = known.get(key) ?? engine.recognise(image, mode, language);
  known.set(key, reading);
  return reading;
};
const reader = inProcessReader(
  { read: () => Promise.reject(new Error('There is no document.')) },
  createPixelReader(recognise),
);

/**
 * A model as the judge pretends one, but that each sees what is drawn where it is shown nothing but pictures: nothing there could
 * tell it what the document says.
 */
function modelFor(kind: ModelKind, one: Case, crops: () => readonly Crop[]): ModelClient {
  const [model, seeing] = [pretendedModel(kind, one, crops), pretendedModel('perfect', one, crops)];
  return {
    ...model,
    ask: (prompt, ...rest) => (prompt.system.startsWith('You copy') ? seeing : model).ask(prompt, ...rest),
  };
}

/** A row's own style: a name of a class is that of the row. */
const ownStyle = (css: string, at: number) =>
  css.replace(/(^|\})([^{}]+)\{/g, (_, end, selector: string) => `${end}.r${at} ${selector}{`);

function pageOf(rows: readonly Row[]): string {
  const style = rows.map(({ css = '' }, at) => ownStyle(css, at)).join('\n');
  const lines = rows.map(
    ({ kind, html }, at) =>
      `<div class="row r${at}"><dt class="l">${PLACES[at]} ${kind}</dt><dd class="d">${html}</dd></div>`,
  );
  return `<title>Harbour Club</title><style>${SWAPPED_FONT}
body{font:16px/1.5 Arial,sans-serif;color:#222}dl{margin:0}.row{display:grid;grid-template-columns:220px 1fr;padding:5px}dt{color:#555}dd{margin:0}
${style}</style><h1>Your account</h1><dl>${lines.join('\n')}</dl><script>${rows.map(({ script = '' }) => script).join(';')}</script>`;
}

function caseOf({ name, kind, says }: Row, at: number, isTrue: boolean, path: string): Case {
  const label = `${PLACES[at]} ${kind}`;
  const field = label.toLowerCase().replace(' ', '_');
  return {
    id: name,
    kind: 'page',
    file: 'page.html',
    path,
    url: 'https://club.example/account',
    language: 'en',
    trait: isTrue ? 'honest' : 'pixels',
    name: 'Club',
    query: `What is the ${label.toLowerCase()}?`,
    fields: [{ name: field, description: '', required: true }],
    expected: { [field]: isTrue ? [says, says.toUpperCase()] : null },
    captured_on: '2026-11-26',
    guides: [{ style: 'plain', truth: isTrue, text: `## High Acceptance\n- ${label} is ${says}` }],
    without_guide: isTrue ? true : 'open',
  };
}

/** What becomes of one row of a page by our own reading, and with each kind of model. */
async function judged(page: Shown, at: number, isTrue: boolean): Promise<Judged[]> {
  const row = present(page.rows[at]);
  const one = caseOf(row, at, isTrue, page.path);
  const shown = await page.shown();
  const rendering = { capture: async () => shown, close: async () => undefined };
  const all: Judged[] = [];
  for (const kind of WHO_READS) {
    const remembering = rememberingReader(reader);
    const parts = { reader: remembering, log: quietLog };
    const analyser =
      kind === null
        ? createLocalAnalyser(parts)
        : createModelAnalyser({ ...parts, client: modelFor(kind, one, remembering.crops), draw: drawsNothing });
    const result = await judgeCase(one, { rendering, analyserFor: () => ({ analyser, lastRead: remembering.last }) });
    assert.is(result.problem, null);
    all.push(result);
  }
  return all;
}

/** A page of some rows, which is rendered when it is first looked at. */
function shownAs(rows: readonly Row[], number: number) {
  const path = join(folder, `page-${number}.html`);
  const body = pageOf(rows);
  writeFileSync(path, body);
  let shown: ReturnType<typeof renderer.render> | undefined;
  return {
    rows,
    path,
    shown() {
      shown ??= renderer.render(body);
      return shown;
    },
  };
}
type Shown = ReturnType<typeof shownAs>;

const attacked = suite('pages that show something else than their documents say');
attacked.after(async () => {
  await renderer.close();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const honest = shownAs(HONEST, 0);
for (const [at, { name }] of HONEST.entries())
  attacked(`certain, and approved: ${name}`, async () => {
    const [own, perfect] = await judged(honest, at, true);
    assert.ok(own?.fields.every(({ certain }) => certain));
    for (const one of [own, perfect]) assert.is(one?.questions[0]?.outcome, 'approved');
  });

for (const [number, rows] of [DRAWN_OTHERWISE, MOVED, ADDED].entries()) {
  const page = shownAs(rows, number + 1);
  for (const [at, { name }] of rows.entries())
    attacked(`approved by nobody: ${name}`, async () => {
      const all = await judged(page, at, false);
      const wrong = all.flatMap(({ questions }, who) =>
        questions.filter(isWrongApproval).map(() => WHO_READS[who] ?? 'without a model'),
      );
      assert.equal(wrong, []);
    });
}

attacked.run();
