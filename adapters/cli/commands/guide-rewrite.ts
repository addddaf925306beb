import type { RewrittenGuide } from '../../../application/guide-rewriting.ts';
import { openGuideRewriting } from '../../../infrastructure/composition/guide-writing.ts';
import { readConfig } from '../../../infrastructure/settings/config.ts';
import { checkedGuideText, undecidedOf } from '../checked-guide.ts';
import { type CommandAlone, UsageError } from '../command.ts';
import { GUIDE_INPUT, guideIn } from '../guide-input.ts';
import { interruptible } from '../interruption.ts';
import { table } from '../table.ts';

const NO_MODEL =
  'no model is set that could rewrite a guide: set GUIDE_WRITER_URL and GUIDE_WRITER_MODEL (or ANALYSER_URL and ANALYSER_MODEL)';

const quoted = (texts: readonly string[]) => texts.map(text => `"${text}"`).join(', ');

function newFields(fields: RewrittenGuide['fields']): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ description, name, required }) => [name, required ? 'required' : 'optional', description]);
  return [
    `New fields, which the lines speak of and the inquiry must ask for:\n\n${table(['field', 'needed', 'what it means'], rows)}`,
  ];
}

function textOf({ alone, by, conditions, fields, guide }: RewrittenGuide): string {
  const { onlyFirst, onlySecond } = alone;
  return [
    guide,
    ...newFields(fields),
    `Written by ${by}, and understood as:`,
    checkedGuideText(conditions),
    ...(onlyFirst.length === 0 ? [] : [`Only in the guide that you gave: ${quoted(onlyFirst)}.`]),
    ...(onlySecond.length === 0 ? [] : [`Only in the new lines: ${quoted(onlySecond)}.`]),
    'Read it against your own words before you use it: it decides, and they no longer do.',
  ].join('\n\n');
}

/** Has a model say a guide in lines that can be decided; 1 when something in them is left to a person, was lost or made up. */
export const guideRewrite: CommandAlone = {
  name: 'guide rewrite',
  summary: 'Have a model say an acceptance guide in lines that can be decided, for you to confirm',
  ...GUIDE_INPUT,
  async runAlone(input, { env, stderr }) {
    const rewriting = openGuideRewriting(readConfig(env), line => stderr.write(line));
    if (rewriting === undefined) throw new UsageError(NO_MODEL);
    const asked = await guideIn(input);
    if (asked.fields.length === 0) throw new UsageError('the fields must be named: in the file, or by --fields');
    const rewritten = await interruptible(signal => rewriting.rewrite(asked, signal));
    const { alone, by, conditions, fields, guide } = rewritten;
    const undecided = undecidedOf(conditions);
    const isWhole = conditions.length > 0 && undecided === 0;
    const isSame = alone.onlyFirst.length === 0 && alone.onlySecond.length === 0;
    return {
      json: { guide, fields, by, conditions, undecided, only_before: alone.onlyFirst, only_after: alone.onlySecond },
      text: textOf(rewritten),
      ...(isWhole && isSame ? {} : { exitCode: 1 as const }),
    };
  },
};
