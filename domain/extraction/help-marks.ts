import type { TextRun } from '../reading/page-snapshot.ts';

/** What opens an explanation, beside the name of a field. "i" is a word in several languages, so that where it stands counts. */
const HELP_MARK = /^\(?[i?ⓘℹ🛈]\ufe0e?\ufe0f?\)?$/iu;

/** The runs without the marks beside labels that open an explanation: such a mark has an element of its own and ends what it stands in. */
export function withoutHelpMarks(runs: readonly TextRun[]): readonly TextRun[] {
  const isHelpMark = (run: TextRun, at: number) => {
    if (!HELP_MARK.test(run.text)) return false;
    const [before, behind] = [runs[at - 1], runs[at + 1]];
    const isBehindText = before !== undefined && before.block === run.block && before.parent !== run.parent;
    return isBehindText && behind?.block !== run.block;
  };
  return runs.filter((run, at) => !isHelpMark(run, at));
}
