import { saysMust } from './demands.ts';
import { saysInDoubt } from './in-doubt.ts';
import { givenFirst, isOrder } from './level-lines.ts';
import { refusalIn } from './refusal.ts';

/** Where a line may end one sentence; what is none goes on with the one before. */
const ENDS =
  /(?<=[.;!:])(?<!(?<!\p{L})(?:[Nn][ro]|[Nn]um)\.(?= +\S*\p{N})) +|(?<=[。！；])|(?<=;)(?=\p{Script=Han})|, (?=(?:and )?(?:reject|refuse|decline) (?:when|if) )/u;

/** "Relocation: approve if …" gives a level behind words that lead up to it; "Medium: accept if …" and "Decision: Accept" do not. */
const isLedUpTo = (lead: string, sentence: string) =>
  !lead.endsWith(':') || (!isOrder(lead) && givenFirst(sentence)?.condition !== '');

const refuses = (sentence: string) => {
  const says = refusalIn(sentence)?.says;
  return says === 'refused' || says === 'not enough';
};

/** Words before an order that only join it to what was said: "En revanche, ", "On the other hand, ". */
const JOINING = /^\p{L}+(?: \p{L}+){0,3}, ?(?=\p{L}+ ?[:：]$)/u;

/** An order at the end of a line that gives its level to the list below, without words that join it: "refusez :". */
function introducing(sentence: string): string {
  const order = sentence.replace(JOINING, '');
  return order !== sentence && givenFirst(order)?.condition === '' ? order : sentence;
}

/**
 * The sentences of one line of which each says what becomes of the case, with those that go on with them: "Accept if … . Reject
 * if … . We don't take …". What is asked for behind a reason to refuse is no part of that.
 */
export function ordersIn(line: string): string[] {
  const orders: string[] = [];
  /** How the order that was begun last refuses: by its verb, or by its level. */
  let against: 'verb' | 'level' | null = null;
  for (const sentence of line.split(ENDS).map(introducing)) {
    const before = orders.at(-1);
    const order = isOrder(sentence);
    const isRefusal = !order && refuses(sentence);
    const begins =
      before === undefined ||
      (order && isLedUpTo(before, sentence)) ||
      (isRefusal && !before.endsWith(':')) ||
      saysInDoubt(sentence) ||
      (saysInDoubt(before) && !before.endsWith(':')) ||
      against === 'verb' ||
      (against === 'level' && saysMust(sentence));
    if (begins) {
      orders.push(sentence);
      against = isRefusal ? 'verb' : givenFirst(sentence)?.level === 'reject' ? 'level' : null;
    } else orders[orders.length - 1] = `${before} ${sentence}`;
  }
  return orders;
}
