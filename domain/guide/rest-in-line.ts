import { GIVE, LEVEL, levelOf } from './levels.ts';

/** What becomes of everything else, behind what is asked for: it is not granted anyway. */
const OTHERWISE =
  '(?:otherwise|or else|else|if not|(?:in )?(?:all|any|every) other cases?|in allen anderen fällen|dans (?:tous )?les autres cas|en (?:todos )?los demás casos|en (?:todos los |)otros casos|(?:em|nos) (?:todos os )?outros casos|nos demais casos|in tutti gli altri casi|negli altri casi|in alle andere gevallen|i (?:alla )?(?:andra|övriga) fall|i (?:alle )?andre tilf(?:æ|e)lder?|muissa tapauksissa|w innych przypadkach|v ostatních případech|во всех остальных случаях|в остальных случаях|в інших випадках|minden más esetben|diğer durumlarda|în celelalte cazuri|σε κάθε άλλη περίπτωση|في الحالات الأخرى|בכל מקרה אחר|अन्यथा|sonst|andernfalls|ansonsten|sinon|autrement|dans le cas contraire|de lo contrario|si no|en caso contrario|caso contrário|senão|altrimenti|in caso contrario|anders|annars|i annat fall|ellers|i modsat fald|muuten|muussa tapauksessa|w przeciwnym razie|inaczej|jinak|v opačném případě|иначе|в противном случае|інакше|в іншому разі|különben|ellenkező esetben|aksi halde|aksi takdirde|altfel|în caz contrar|διαφορετικά|αλλιώς|否则|否則|(?:其他|其它|其余)(?:情况|情形)?(?:一律|均|全部|都)?(?:予以)?|不满足(?:以上|其中)?(?:任何|任意)一(?:条|項|项)(?:件)?[则則]?|(?:任何|任意)一(?:条|项)(?:件)?不满足[则則]?|それ以外は|そうでなければ|그렇지 않으면|وإلا|אחרת)';
const REJECTS_THE_REST = new RegExp(
  `(?:^|[\\s,;.–—-]+|(?<=[。，、；]))(?:${OTHERWISE}[,:：，]?\\s*${GIVE}{0,4}(${LEVEL})(?: it| them)?|(${LEVEL})\\s+${OTHERWISE})\\s*[.!。]?$`,
  'iu',
);

/** A line without what becomes of everything else: "; otherwise reject". */
export function withoutRest(line: string): string {
  const [, level = '', levelFirst = ''] = REJECTS_THE_REST.exec(line) ?? [];
  const named = level === '' ? levelFirst : level;
  return named !== '' && levelOf(named) === 'reject' ? line.replace(REJECTS_THE_REST, '') : line;
}
