import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NAMING_LANGUAGES } from '../../../domain/reading/currencies.ts';
import { CALENDAR_UNITS, calendarUnit, isPercent } from '../../../domain/reading/units.ts';

const units = suite('words for units');

const COUNTS = [1, 2, 5, 100];

/** What `Intl` writes beside a number, in every language whose names are read. */
function writtenFor(unit: string): string[] {
  return NAMING_LANGUAGES.flatMap(language => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return COUNTS.flatMap(count => format.formatToParts(count).filter(({ type }) => type === 'unit'));
  }).map(({ value }) => value);
}

for (const unit of CALENDAR_UNITS) {
  units(`every word that Intl writes for ${unit} names it`, () => {
    for (const word of writtenFor(unit)) assert.is(calendarUnit(word), unit, word);
  });
}

units('every word that Intl writes for percent names it', () => {
  for (const word of writtenFor('percent')) assert.ok(isPercent(word), word);
});

units.run();
