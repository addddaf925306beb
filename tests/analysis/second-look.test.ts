import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';
import { areBorrowed } from '../../infrastructure/analysis/pixels/written-language.ts';

const [width, height] = [400, 40];
/** Dark letters, so to speak, on white. */
const image = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => (at % 7 === 0 ? 0 : 255)),
};

/** What comes of a value that a scan was read as holding, where the second look reads another text. */
async function lookedAt(value: string, second: string) {
  const reader = createPixelReader(async () => ({ text: second, confidence: 95 }));
  const claim = { value, rect: { x: 20, y: 5, width: 300, height: 30 }, fontSize: 30, input: false };
  return (await reader.check({ image, language: 'en' }, 1, [claim]))[0];
}

const test = suite('the second look at a value of a scan');

test('shows it sign for sign, wherever its blanks are', async () => {
  assert.is(await lookedAt('LT-40772-F', 'LT-40772-F'), 'agree');
  assert.is(await lookedAt('No. 3 050,00', 'No. 3050,00'), 'agree');
  assert.is(await lookedAt('**** 1234', '**** 1234'), 'agree');
});

test('does not take one sign for another, as it may where the text is known', async () => {
  assert.is.not(await lookedAt('O1-772', '01-772'), 'agree');
  assert.is.not(await lookedAt('Calle Horno, 5, 1.º B', 'Calle Horno, 5, 1.* B'), 'agree');
  assert.is(await lookedAt('Ana Lima, Rua 1-A', 'Ana Lima, Rua l-A'), 'unreadable');
});

test('does not confirm what a reader makes of raised letters and frames', async () => {
  assert.is(await lookedAt('Calle Horno, 5, 1.* B', 'Calle Horno, 5, 1.* B'), 'unreadable');
  assert.is(await lookedAt('Ada | Palmer', 'Ada | Palmer'), 'unreadable');
});

test('is one look, and a sure one', async () => {
  let looks = 0;
  const reader = createPixelReader(async () => {
    looks++;
    return { text: looks === 1 ? 'Percy Olatunji' : 'Percy Olatuniji', confidence: looks === 1 ? 84 : 95 };
  });
  const claim = { value: 'Percy Olatuniji', rect: { x: 20, y: 5, width: 300, height: 30 }, fontSize: 30, input: false };
  assert.equal(await reader.check({ image, language: 'en' }, 1, [claim]), ['unreadable']);
  assert.is(looks, 1);
  const unsure = createPixelReader(async () => ({ text: '4S54BSANC9', confidence: 70 }));
  assert.equal(await unsure.check({ image, language: 'en' }, 1, [{ ...claim, value: '4S54BSANC9' }]), ['unreadable']);
});

test('believes no words in letters that the reader does not know, but figures', async () => {
  const lookAt = async (value: string, isBorrowed: boolean) => {
    const reader = createPixelReader(async () => ({ text: value, confidence: 95 }));
    const claim = { value, rect: { x: 20, y: 5, width: 300, height: 30 }, fontSize: 30, input: false };
    return (await reader.check({ image, language: 'pl', isBorrowed }, 1, [claim]))[0];
  };
  assert.is(await lookAt('Pekarna U Mlyna', false), 'agree');
  assert.is(await lookAt('Pekarna U Mlyna', true), 'unreadable');
  assert.is(await lookAt('27118820', true), 'agree');
});

test('languages are told whose letters no reader knows', () => {
  const czech = 'Potvrzení o zaměstnání Jméno a příjmení Číslo smlouvy Zaměstnavatel na dobu neurčitou od 1. 3. 2022';
  const finnish = 'Vuokrasopimus Osoite Vuokra ja vakuus Sopimus on voimassa toistaiseksi alkaen 1.8.2026';
  const russian = 'Справка от 16.11.2026 выдана и действительна при предъявлении, оклад 61 400 руб.';
  assert.ok(areBorrowed(czech, 'pl'));
  assert.ok(areBorrowed(finnish, 'en'));
  assert.ok(areBorrowed(russian, 'uk'));
  assert.not.ok(areBorrowed('This is the statement of your account for October', 'en'));
  assert.not.ok(
    areBorrowed('Zaświadcza się, że pan jest zatrudniony w firmie od dnia 01.09.2020 na podstawie umowy', 'pl'),
  );
  assert.not.ok(areBorrowed('Довідка видана про те, що працює на посаді інженера від 06.05.2019', 'uk'));
});

test.run();
