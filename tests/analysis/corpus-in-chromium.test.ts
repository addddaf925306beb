import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { corpusPages } from './corpus/corpus.ts';
import { measure, summary } from './corpus/measure.ts';

/** What reads a page, loaded by its path: a build without the browser engine still runs every other suite. */
const scripts = join(import.meta.dirname, '..', '..', 'infrastructure', 'chromium', 'page-scripts.js');
const executable = [
  process.env.CAPTURE_BROWSER,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find(path => path !== undefined && path !== '' && existsSync(path));

const rendered = suite('extraction on the corpus, rendered now');
let browser: Browser | undefined;
rendered.after(() => browser?.close());

type PageScripts = { snapshotExpression(wholePage: boolean): string };
type Source = { id: string; url: string; html: string };

rendered('a browser still reads from the pages what the stored snapshots say', async () => {
  if (executable === undefined || !existsSync(scripts)) {
    console.log(
      `\nSKIPPED the rendered corpus: ${executable === undefined ? 'no Chromium' : 'no snapshot script'} was found`,
    );
    return;
  }
  const { snapshotExpression } = (await import(pathToFileURL(scripts).href)) as PageScripts;
  const lines = readFileSync(join(import.meta.dirname, 'corpus', 'pages.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const sources = new Map(lines.map(line => JSON.parse(line) as Source).map(source => [source.id, source]));
  browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  let html = '';
  await tab.route('**/*', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  const pages = [];
  for (const page of corpusPages()) {
    const source = sources.get(page.id);
    assert.ok(source, page.id);
    html = source.html;
    await tab.goto(source.url);
    const taken = (await tab.evaluate(snapshotExpression(false))) as Omit<PageSnapshot, 'stable'>;
    assert.equal(
      taken.runs.map(run => run.text),
      page.snapshot.runs.map(run => run.text),
      page.id,
    );
    pages.push({ ...page, snapshot: { ...taken, stable: true } });
  }
  const sum = summary(measure(pages).fields);
  assert.ok(sum.recall >= 0.9 && sum.precision >= 0.97 && sum.sureAndBad === 0, JSON.stringify(sum));
});
rendered.run();
