import { heldPhrases } from './leading-phrases.ts';

/** How a page tells that somebody wrote what follows, behind their name; between bars. */
const WROTE =
  'wrote|writes|said|says|commented|comments|replied|replies|posted|reviewed|asked|answered|shared|schrieb|schreibt|sagt|kommentierte|kommentiert|antwortete|antwortet|fragte|a écrit|écrit|a dit|a commenté|a répondu|a publié|escribió|escribe|dijo|comentó|respondió|publicó|escreveu|escreve|disse|comentou|respondeu|publicou|ha scritto|scrive|ha detto|ha commentato|ha risposto|ha pubblicato|schreef|schrijft|zei|reageerde|antwoordde|plaatste|napisał|napisała|pisze|skomentował|skomentowała|odpowiedział|odpowiedziała|napsal|napsala|píše|komentoval|odpověděl|napísal|napísala|okomentoval|odpovedal|skrev|skriver|kommenterade|kommenterede|kommenterte|svarade|svarede|svarte|kirjoitti|sanoi|kommentoi|vastasi|yazdı|yorumladı|yanıtladı|yorum yaptı|написал|написала|пишет|прокомментировал|прокомментировала|ответил|ответила|написав|написала|пише|відповів|відповіла|έγραψε|γράφει|σχολίασε|απάντησε|a scris|scrie|a comentat|a răspuns|írta|írja|válaszolta|hozzászólt|כתב|כתבה|הגיב|הגיבה|كتب|كتبت|علّق|علق|قال|ردّ|menulis|berkomentar|membalas|đã viết|viết|bình luận|trả lời|ने लिखा|ने कहा|napisao je|napisala je|napisao|napisala|piše|rekao je|rekla je|komentirao|komentirala|odgovorio je|odgovorila je|je napisal|je napisala|odgovoril je|написао|је написао|је написала|написа|каза|отговори|коментира|одговори|рече|parašė|rašė|rašo|sakė|atsakė|komentavo|rakstīja|raksta|teica|atbildēja|komentēja|kirjutas|kirjutab|ütles|vastas|kommenteeris|shkroi|shkruan|u përgjigj|komentoi|skrifaði|skrifar|sagði|svaraði|va escriure|escriu|va dir|va respondre|va comentar|escribiu|نوشت|نوشته است|گفت|پاسخ داد|نے لکھا|نے کہا|লিখেছেন|বলেছেন|எழுதினார்|கூறினார்|यांनी लिहिले|დაწერა|წერს|თქვა|գրել է|գրում է|ասաց|yazıb|yazır|cavab verdi|жазды|жазған|деді|berkata|sumulat|sinabi|isinulat ni|het geskryf|skryf|het gesê|aliandika|ameandika|alisema';
/** The same in scripts that set no space between a name and what it does. */
const WROTE_UNSPACED =
  'さんのコメント|さんの口コミ|さんのレビュー|さんの投稿|さんより|が投稿|の投稿|的评论|的评价|的留言|评论道|回复|發表於|发表于|님의 댓글|님의 후기|님의 리뷰|님이 작성|เขียนว่า|แสดงความคิดเห็น';

/** A line that tells who wrote what follows is no longer. */
const LONGEST_LINE = 80;
const MOST_WORDS_OF_NAME = 4;
const NAME_AND_REST = new RegExp(
  `^((?:[\\p{Lu}\\p{Lo}@][\\p{L}\\p{M}\\p{N}.'’_-]*\\s+){1,${MOST_WORDS_OF_NAME}})([\\p{Ll}\\p{Lo}].*)$`,
  'u',
);
const holdsWrote = heldPhrases(WROTE);
const holdsUnspaced = heldPhrases(WROTE_UNSPACED);

/** Whether a line holds a word by which somebody wrote or said something. */
export const tellsOfWriting = (line: string): boolean => holdsWrote(line) || holdsUnspaced(line);

/** Whether a line tells that somebody who uses the site wrote what follows: "Anna Berg wrote in a comment". */
export function saysWhoWrote(line: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  if (holdsUnspaced(line)) return true;
  const [, , rest] = NAME_AND_REST.exec(line.trim()) ?? [];
  return rest !== undefined && holdsWrote(rest.split(/\s+/).slice(0, MOST_WORDS_OF_NAME).join(' '));
}
