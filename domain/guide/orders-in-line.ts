import { saysMust } from './demands.ts';
import { givenFirst, isOrder } from './level-lines.ts';
import { refusalIn } from './refusal.ts';

/** Where a line may end one sentence; what is none goes on with the one before. */
const ENDS =
  /(?<=[.;!:]) +|(?<=[。！；])|(?<=;)(?=\p{Script=Han})|, (?=(?:and )?(?:reject|refuse|decline) (?:when|if) )/u;

/** "Relocation: approve if …" gives a level behind words that lead up to it; "Medium: accept if …" and "Decision: Accept" do not. */
const isLedUpTo = (lead: string, sentence: string) =>
  !lead.endsWith(':') || (!isOrder(lead) && givenFirst(sentence)?.condition !== '');

const refuses = (sentence: string) =>
  refusalIn(sentence)?.says === 'refused' || refusalIn(sentence)?.says === 'not enough';

/** Whether what stands before is about what is refused, which a demand behind it is not. */
const isAgainst = (order: string) => refuses(order) || givenFirst(order)?.level === 'reject';

/**
 * The sentences of one line of which each says what becomes of the case, with those that go on with them: "Accept if … . Reject
 * if … . We don't take …". What is asked for behind a reason to refuse is no part of that.
 */
export function ordersIn(line: string): string[] {
  const orders: string[] = [];
  for (const sentence of line.split(ENDS)) {
    const before = orders.at(-1);
    const begins =
      before === undefined ||
      (isOrder(sentence) && isLedUpTo(before, sentence)) ||
      (!isOrder(sentence) && refuses(sentence) && !before.endsWith(':')) ||
      (isAgainst(before) && (refuses(before) || saysMust(sentence)));
    if (begins) orders.push(sentence);
    else orders[orders.length - 1] = `${before} ${sentence}`;
  }
  return orders;
}
