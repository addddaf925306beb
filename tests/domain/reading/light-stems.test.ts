import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { INFLECTIONS } from '../../../domain/reading/lexicon/inflections.ts';
import { LightStems } from '../../../domain/reading/lexicon/light-stems.ts';
import { meaningOf } from '../../../domain/reading/meaning.ts';

const stems = suite('words with other endings than those of the lexicon');

/** Labels as programs for companies, clubs and shops have them in their translations. */
const INFLECTED: Readonly<Record<string, string>> = {
  laskujen: 'invoice',
  toimittajan: 'provider',
  számlák: 'account',
  tulajdonosok: 'owner',
  şirketler: 'employer',
  vergiler: 'tax',
  платежів: 'payment',
  фактури: 'invoice',
  fakturaer: 'invoice',
  fakturor: 'invoice',
  rechnungen: 'invoice',
  documenten: 'document',
  documentele: 'document',
  πελάτες: 'customer',
  λογαριασμών: 'account',
  darbuotojai: 'employee',
  mokesčių: 'tax',
};

stems('name what the word without its ending names', () => {
  for (const [word, concept] of Object.entries(INFLECTED)) {
    const named = meaningOf(word).flatMap(({ concepts }) => concepts);
    assert.ok(named.includes(concept as never), `${word}: ${named}`);
  }
});

stems('are no other words that only begin so', () => {
  // Of "domaine", "poradna" and "наем": a French word without its last letter is none of another language.
  for (const word of ['domain', 'pořadníku', 'sesija', 'monsters', 'portal'])
    assert.equal(
      meaningOf(word).flatMap(({ concepts }) => concepts),
      [],
      word,
    );
});

stems('are long enough to be told from the words of other languages', () => {
  const known = new LightStems();
  for (const inflection of INFLECTIONS) known.add(inflection);
  for (const word of ['tie', 'cards', 'aika', 'ul']) assert.is(known.meaningsOf(word), undefined, word);
});

stems.run();
