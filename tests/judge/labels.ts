/**
 * Counts how many fields the words of the lexicon find on papers that are lists of labels and values, written by people who
 * have not seen it. Nothing is drawn or read from pixels: what it tells is how well labels are understood, a language at a time.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type JudgedLabel, judgeLabels, labelPapersIn } from './label-papers.ts';

const HELP = `npm run judge:labels -- FOLDER… [--show] [--only LANGUAGE]

Counts how many fields are found on papers that are lists of labels and values (tests/judge/README.md says how one is written).

--show   also says what was missed, wrong or invented; refused for a folder named "unseen", which is only counted
--only   papers of one language
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || positionals.length === 0) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}
if (values.show && positionals.some(folder => basename(resolve(folder)) === 'unseen')) {
  process.stderr.write('Papers of a folder named "unseen" are only counted: leave --show out.\n');
  process.exit(2);
}

const share = (part: number, all: number) => (all === 0 ? '–' : `${Math.round((100 * part) / all)} %`);

function lineOf(name: string, judged: readonly JudgedLabel[]): string {
  const count = (...of: readonly string[]) => judged.filter(({ judgement }) => of.includes(judgement)).length;
  const [right, stated, read] = [
    count('right'),
    count('right', 'wrong', 'missed'),
    count('right', 'wrong', 'invented'),
  ];
  const counts = `${right} of ${stated} read (${share(right, stated)}), ${share(right, read)} of what is read is right`;
  return `${name.padEnd(8)} ${counts}, ${count('invented')} invented\n`;
}

const byLanguage = new Map<string, JudgedLabel[]>();
for (const paper of positionals.flatMap(labelPapersIn)) {
  if (values.only !== undefined && paper.lang !== values.only) continue;
  const judged = judgeLabels(paper);
  byLanguage.set(paper.lang, [...(byLanguage.get(paper.lang) ?? []), ...judged]);
  if (!values.show) continue;
  for (const [at, { name, judgement, read, label }] of judged.entries()) {
    if (judgement === 'right' || judgement === 'none') continue;
    const asked = paper.fields[at];
    const meant = asked?.row == null ? 'nothing' : paper.rows[asked.row]?.join(': ');
    const found = read === null ? 'nothing' : `${label ?? '(no label)'}: ${read}`;
    process.stdout.write(
      `${judgement} ${paper.lang} ${paper.kind} | ${name} (${asked?.description}) | ${meant} | ${found}\n`,
    );
  }
}
for (const [language, judged] of [...byLanguage].sort()) process.stdout.write(lineOf(language, judged));
process.stdout.write(lineOf('all', [...byLanguage.values()].flat()));
