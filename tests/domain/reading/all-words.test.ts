import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelSimilarity, likenessInAllWords } from '../../../domain/reading/label-similarity.ts';
import { CONCEPT_CLASSES } from '../../../domain/reading/lexicon/concepts.ts';
import { CUSTOMS, MARKED_CUSTOMS } from '../../../domain/reading/lexicon/customs.ts';
import { MARKED_RECORDS, RECORDS } from '../../../domain/reading/lexicon/records.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

const words = suite('words of single kinds of papers');

const asked = (name: string, description = '') => wordingOf({ name, description, required: true });

/** Below this nothing is read. */
const LEAST = 0.42;
/** From here on a label may be all of what is asked for, and what stands beside it certain. */
const ALL_OF_IT = 0.7;

const NAMED: readonly [field: string, label: string][] = [
  ['colour', 'Fahrzeugfarbe'],
  ['fuel', 'Carburant'],
  ['fuel', 'Vrsta goriva'],
  ['fuel_type', 'Polttoaine'],
  ['weight', '체중'],
  ['diagnosis', 'Rozpoznanie'],
  ['contents', 'Contenuto'],
  ['guarantor', '連帯保証人'],
  ['shareholder', 'Aandeelhouder'],
  ['floor', 'Этаж'],
  ['court', 'Sąd rejestrowy'],
  ['notice_period', 'Uppsägningstid'],
  ['microchip_number', 'Číslo čipu'],
  ['purpose', 'Formål'],
];
for (const [field, label] of NAMED)
  words(`${label} may name ${field}`, () => {
    const likely = likenessInAllWords(asked(field), labelWordingOf(label));
    assert.ok(likely >= LEAST, String(likely));
  });

words('are never all of what is asked for', () => {
  for (const [field, label] of NAMED) {
    const [wording, told] = [asked(field), labelWordingOf(label)];
    if (labelSimilarity(wording, told) < ALL_OF_IT) assert.ok(likenessInAllWords(wording, told) < ALL_OF_IT, label);
  }
});

const OTHERS: readonly [field: string, label: string][] = [
  ['colour', 'Kraftstoff'],
  ['floor', 'Plocha'],
  ['opening_reading', 'Endzählerstand'],
  ['father', 'Nombre de la madre'],
  ['check_in', 'Fecha de salida'],
];
for (const [field, label] of OTHERS)
  words(`${label} does not name ${field}`, () => {
    const likely = likenessInAllWords(asked(field), labelWordingOf(label));
    assert.ok(likely < LEAST, String(likely));
  });

words('change nothing where words that all pages have say enough, nor where nobody asks for them', () => {
  const [wording, told] = [asked('valid_until'), labelWordingOf('Gültig bis')];
  assert.is(likenessInAllWords(wording, told), labelSimilarity(wording, told));
  assert.ok(labelSimilarity(asked('colour'), labelWordingOf('Fahrzeugfarbe')) < LEAST);
});

words('are tables of concepts that there are, with a form in each place', () => {
  for (const forms of [...CUSTOMS, ...RECORDS, ...MARKED_CUSTOMS, ...MARKED_RECORDS])
    for (const [concept, list] of Object.entries(forms())) {
      assert.ok(concept in CONCEPT_CLASSES, concept);
      assert.ok(
        list.split(', ').every(form => form.trim() !== ''),
        `${concept}: ${list}`,
      );
    }
});

words('the number of a box before a label says nothing of what stands beside it', () => {
  for (const label of ['C.2.1 Owner', '(C.2.1) Owner', 'B Owner', '4a) Owner'])
    assert.is(labelSimilarity(asked('owner'), labelWordingOf(label)), 1, label);
  assert.ok(labelSimilarity(asked('amount_due'), labelWordingOf('Å betale')) > LEAST);
});

words.run();
