import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { stateOf } from '../../reading/states.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { sentencesOf } from './sentences.ts';

const W = "[\\p{L}\\p{M}'’-]+";
const THING = `(?<thing>${W}(?: ${W}){0,3}?)`;
const SAID = '(?<said>\\S[^;!?。！？]{1,90})';
/** Whose a thing is, before it; between bars, and so are the verbs behind it. */
const YOURS =
  'your|ihre?n?|eure?|deine?|votre|vos|ton|ta|tes|su|sus|tus?|seus?|suas?|teus?|tuas?|tuoi?|tue|suoi|sue|vostr[oaie]|uw|je|jouw|din|ditt|dit|dine|ert|eder|deres|twój|twoj[ae]|państwa|pana|pani|váš|vaš[aei]|vaše|vaša|tvůj|tvoj[ae]?|tvoje';
const IS =
  'is|are|was|has been|ist|sind|wurde|est|sont|a été|es|está|son|ha sido|é|foi|è|sono|è stat[oa]|zijn|werd|jest|są|został[ao]?|je|byl[aoi]?|bol[aio]?|är|har|er|blev|ble|jsou|sú|su';
const WITH_VERB = [
  `(?<!${W.slice(0, -1)})(?:${YOURS})\\s${THING}\\s(?:${IS})\\s${SAID}`,
  `(?:^|\\s)(?:η|το|ο)\\s${THING}\\s(?:σας|σου)\\s(?:είναι|έχει)\\s${SAID}`,
  `${THING}\\s(?:dumneavoastră|dvs\\.|tău|ta)\\s(?:este|a fost)\\s${SAID}`,
  `(?<thing>\\p{L}{4,}si)\\son\\s${SAID}`,
  `${THING}\\s(?:của bạn|của quý khách)\\s(?:là|đang|đã)\\s${SAID}`,
  `${THING}\\sAnda\\s(?:adalah|sudah|telah|masih)\\s${SAID}`,
  '(?:आपका|आपकी|आपके)\\s(?<thing>\\S+(?: \\S+){0,2}?)\\s(?<said>[^।]{2,60}?)\\s(?:है|हैं)',
  '(?:お客様|会員|あなた|様|さん)の(?<thing>[^、。はが]{2,16})[はが]、?(?<said>[^、。]{1,30}?)(?:です|になっています|となっています|になりました)',
  '(?:고객|회원)?님의?\\s?(?<thing>\\p{sc=Hangul}+(?: \\p{sc=Hangul}+){0,2}?)(?:은|는|이|가)\\s(?<said>[^.,]{1,30}?)\\s?(?:입니다|이에요|예요|상태입니다)',
  '(?:您|你)(?:的|当前的?|目前的?|現在的?|现在的?|當前的?)*(?<thing>\\p{sc=Han}{2,8}?)(?:为|為|是|：|:)\\s?(?<said>[^，。,;；！!]{1,30})',
].map(pattern => new RegExp(pattern, 'giu'));
/** Languages that need no verb to say how a thing is. */
const WITHOUT_VERB = [
  `(?<!${W.slice(0, -1)})(?:ваш[аеіи]?|твой|твоя|твоє|твое|вашето|вашият|вашата)\\s(?<thing>${W}(?: ${W})?)\\s(?:е\\s|є\\s|была?\\s|був\\s|була\\s)?${SAID}`,
  `(?<thing>${W}(?: ${W})?(?:niz|nız|nuz|nüz))\\s${SAID}`,
  `(?:^|\\s)az ön\\s(?<thing>${W}(?: ${W})?)\\s${SAID}`,
  `ה?(?<thing>${W}(?: ${W})?)\\sשלך\\s(?:הוא\\s|היא\\s)?${SAID}`,
  `(?<thing>${W}(?:ك|كم))\\s${SAID}`,
  '(?<thing>[\\p{sc=Thai}]{3,20})ของคุณ\\s?(?:คือ|เป็น|:)?\\s?(?<said>[\\p{sc=Thai}\\p{L}\\p{N} ]{2,30})',
].map(pattern => new RegExp(pattern, 'giu'));
/** Where what is said ends. */
const ENDS =
  /,(?!\d)|\s[-–—(]|\.(?:\s|$)|\s(?:and|und|et|y|e|en|och|og|i|a|but|aber|mais|pero|ma|and will|see|siehe)\s/iu;
const MOST_WORDS = 6;
const MOST_WORDS_OF_STATE = 3;
const SHORTEST = 12;
const LONGEST = 400;
const PLAUSIBILITY = 0.72;

/** Whether what is said of a thing begins with a word for a state: "beendet zum 31.10.2026". */
function beginsWithState(said: string): boolean {
  const words = said.split(/\s+/);
  return [1, 2, MOST_WORDS_OF_STATE].some(count => stateOf(words.slice(0, count).join(' ')) !== null);
}

const namesThing = (text: string) =>
  meaningOf(text).some(({ concepts }) =>
    concepts.some(one => /^(?:thing|kind|id|status|amount|moment)$/.test(classOf(one))),
  );

/**
 * What a site says in a sentence of what is somebody's: "Deine Mitgliedschaft ist beendet zum 31.10.2026". It speaks to
 * whoever looks, as nobody does who writes on it.
 */
export function ownThingCandidates(segment: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { text, tag, parts: runs } = segment;
  // Adverts tell people what theirs will be in exclamations.
  if (tag === '' || text.length < SHORTEST || text.length > LONGEST || /[!！]/u.test(text)) return candidates;
  const add = (thing: string, whole: string, isBare: boolean) => {
    const value = (whole.split(ENDS, 1)[0] ?? '').trim().replace(/[.,]$/, '');
    const isState = beginsWithState(value);
    if (value === '' || value.split(/\s+/).length > MOST_WORDS || !namesThing(thing) || (isBare && !isState)) return;
    const said = { label: thing, value, plausibility: PLAUSIBILITY, source: 'prose' as const, runs, unsure: true };
    propose(candidates, isState ? { ...said, implies: 'status' } : said);
  };
  for (const sentence of sentencesOf(text)) {
    for (const pattern of WITH_VERB)
      for (const { groups } of sentence.matchAll(pattern)) add(groups?.thing ?? '', groups?.said ?? '', false);
    for (const pattern of WITHOUT_VERB)
      for (const { groups } of sentence.matchAll(pattern)) add(groups?.thing ?? '', groups?.said ?? '', true);
  }
  return candidates;
}
