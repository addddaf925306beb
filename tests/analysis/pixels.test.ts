import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';
import type { ClaimedValue } from '../../infrastructure/analysis/pixels/value-check.ts';

/** Screenshots of the pages beside them, made with Chromium at 520 x 320, and where their values stand. */
const fixtures = join(import.meta.dirname, 'fixtures');
const places: Record<string, Record<string, ClaimedValue>> = JSON.parse(
  readFileSync(join(fixtures, 'places.json'), 'utf8'),
);
const engine = createOcrEngine();
const reader = createPixelReader(engine.recognise);

function claimsOf(page: string): Record<string, ClaimedValue> {
  const claims = places[page];
  if (claims === undefined) throw new Error(`There is no fixture ${page}.`);
  return claims;
}

async function check(page: string, claims: readonly ClaimedValue[]) {
  return reader.check(readFileSync(join(fixtures, `${page}.png`)), 1, claims);
}

/** Says of a value on a page that it is another one. */
function claimed(page: string, name: string, value: string): ClaimedValue {
  const claim = claimsOf(page)[name];
  if (claim === undefined) throw new Error(`There is no value ${name} on ${page}.`);
  return { ...claim, value };
}

/** Each digit changed by itself; without digits the letters reversed, one changed, and the ends cut off. */
function tamperings(value: string): string[] {
  const replaceAt = (at: number, char: string) => value.slice(0, at) + char + value.slice(at + 1);
  const digits = [...value].flatMap((char, at) =>
    /\d/.test(char) ? [replaceAt(at, `${(Number(char) + 3) % 10}`)] : [],
  );
  if (digits.length > 0) return digits;
  const middle = [...value].findLastIndex((char, at) => /[a-z]/.test(char) && at <= value.length / 2);
  return [[...value].reverse().join(''), replaceAt(middle, value[middle] === 'a' ? 'o' : 'a'), value.slice(2)];
}

const test = suite('pixels');

for (const page of ['membership-light', 'statement-dark']) {
  test(`the true values of ${page} agree`, async () => {
    const claims = Object.values(claimsOf(page));
    const startedAt = performance.now();
    const checks = await check(page, claims);
    console.log(`${page}: ${Math.round((performance.now() - startedAt) / claims.length)} ms a value`);
    assert.equal(
      claims.map((claim, at) => `${claim.value}: ${checks[at]}`),
      claims.map(claim => `${claim.value}: agree`),
    );
  });

  test(`no tampered value of ${page} agrees`, async () => {
    const forged = Object.values(claimsOf(page)).flatMap(claim =>
      tamperings(claim.value).map(value => ({ ...claim, value })),
    );
    const checks = await check(page, forged);
    const disagreed = checks.filter(outcome => outcome === 'disagree').length;
    console.log(`${page}: ${forged.length} tamperings, ${disagreed} disagree`);
    assert.equal(
      forged.filter((_, at) => checks[at] === 'agree').map(claim => claim.value),
      [],
    );
    assert.ok(disagreed > forged.length / 2);
  });
}

test('values in other than Latin letters are read with the letters of their script', async () => {
  const claims = Object.values(claimsOf('other-letters'));
  const checks = await check('other-letters', claims);
  assert.equal(
    claims.map((claim, at) => `${claim.value}: ${checks[at]}`),
    claims.map(claim => `${claim.value}: agree`),
  );
});

test('no other value in these letters agrees', async () => {
  const forged = [
    claimed('other-letters', 'japanese', 'シルバー会員'),
    claimed('other-letters', 'japanese', 'ゴールド'),
    claimed('other-letters', 'japaneseDate', '2028年8月31日'),
    claimed('other-letters', 'chinese', '暂停参保'),
    claimed('other-letters', 'korean', '준회원'),
    claimed('other-letters', 'korean', '회원'),
    claimed('other-letters', 'arabic', 'غير مدفوعة'),
    claimed('other-letters', 'arabicAmount', '6.75 درهم'),
    claimed('other-letters', 'arabicAmount', '146.75 دينار'),
    claimed('other-letters', 'greek', 'Ανενεργός λογαριασμός'),
    claimed('other-letters', 'russian', 'Недействующий'),
    claimed('other-letters', 'hebrew', 'לא פעיל עד היום'),
    claimed('other-letters', 'hindi', 'निष्क्रिय सदस्य'),
    claimed('other-letters', 'thai', 'สมาชิกหมดอายุ'),
    claimed('other-letters', 'turkish', 'Gülşen Öztürk'),
  ];
  const checks = await check('other-letters', forged);
  assert.equal(
    forged.filter((_, at) => checks[at] === 'agree').map(({ value }) => value),
    [],
  );
});

test('text in the colour of its background or nearly so is unreadable', async () => {
  const { white, faint, blanked } = claimsOf('forgeries');
  assert.ok(white && faint && blanked);
  assert.equal(await check('forgeries', [white, faint, blanked]), ['unreadable', 'unreadable', 'unreadable']);
});

test('what lies on top of a value disagrees with it', async () => {
  const { covered, amountCovered } = claimsOf('forgeries');
  assert.ok(covered && amountCovered);
  assert.equal(await check('forgeries', [covered, amountCovered]), ['disagree', 'disagree']);
});

test('a word within a longer or negated one, another currency and a moved decimal point do not agree', async () => {
  const checks = await check('forgeries', [
    claimed('forgeries', 'negated', 'active'),
    claimed('forgeries', 'longer', '£4,318.72'),
    claimed('forgeries', 'longer', '£14,318.7'),
    claimed('forgeries', 'longer', '£143,187.2'),
    claimed('forgeries', 'longer', '$14,318.72'),
  ]);
  assert.equal(checks, ['disagree', 'disagree', 'disagree', 'disagree', 'disagree']);
  const dark = await check('statement-dark', [
    claimed('statement-dark', 'status', 'Active'),
    claimed('statement-dark', 'owed', '€1,284.36'),
    claimed('statement-dark', 'owed', '+€1,284.36'),
  ]);
  assert.not.ok(dark.includes('agree'), dark.join());
});

test('a place outside of the picture is unreadable', async () => {
  const far = { value: 'Active', rect: { x: 100, y: 5000, width: 50, height: 16 }, fontSize: 14, input: false };
  const broken = { ...far, rect: { x: Number.NaN, y: 0, width: -5, height: 0 } };
  assert.equal(await check('forgeries', [far, broken]), ['unreadable', 'unreadable']);
});

test('what is no PNG is an error that says so', async () => {
  try {
    await reader.check(new Uint8Array([1, 2, 3]), 1, Object.values(claimsOf('forgeries')));
    assert.unreachable('garbage was checked');
  } catch (problem) {
    assert.match(String(problem), /not a PNG/);
  }
});

test.after(() => engine.close());
test.run();
