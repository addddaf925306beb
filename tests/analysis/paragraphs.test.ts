import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinParagraphs } from '../../infrastructure/analysis/documents/paragraphs.ts';
import { plainRun } from '../support/plain-run.ts';

const paragraphs = suite('lines that are one paragraph');

type Line = { text: string; x?: number; width?: number };

/** The texts of lines that stand one below the other, each as wide as the column unless told. */
function joined(...lines: Line[]): string[] {
  const runs = lines.flatMap(({ text, x = 70, width = 450 }, at) =>
    plainRun(text, { x, y: 100 + 15 * at, width, block: at + 1 }, { tag: '', fontSize: 11 }),
  );
  return joinParagraphs(runs).map(({ text }) => text);
}

const COLUMN: Line = { text: 'A line of other words that fills all of the column, as lines of letters do.' };

paragraphs('go on below their indented first line', () => {
  const [, first] = joined(
    COLUMN,
    { text: 'Na prośbę zainteresowanego zaświadcza się, że Pan Kacper, zamieszkały w Solcu', x: 93, width: 427 },
    { text: 'Kujawskim, był wolontariuszem naszej fundacji.' },
  );
  assert.match(first ?? '', /w Solcu Kujawskim, był/u);
});

paragraphs('go on behind a word that joins others', () => {
  const [first] = joined(
    { text: 'D. Ramón Gil, Secretario General del Colegio Oficial de', width: 400 },
    { text: 'Fisioterapeutas de Valdehoz, certifica:' },
  );
  assert.match(first ?? '', /Oficial de Fisioterapeutas/u);
});

paragraphs('end where an indented line leaves room', () => {
  const texts = joined(
    COLUMN,
    { text: 'A title of several words in the middle', x: 100, width: 200 },
    { text: 'Names of people begin the line below it.' },
  );
  assert.is(texts.length, 3);
});

paragraphs('are not the entries of a list with letters', () => {
  assert.is(joined({ text: 'a) the name by which it is called and' }, { text: 'b) Sitz' }).length, 2);
});

paragraphs.run();
