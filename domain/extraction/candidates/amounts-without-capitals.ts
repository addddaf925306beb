import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const CURRENCY =
  '元|円|圆|圓|원|บาท|ש["״]ח|₪|ر\\.س|د\\.إ|ج\\.م|د\\.أ|(?:ريال|درهم|دينار|دنانير|جنيه|ليرة|ریال|تومان)(?:ا?ً|اً)?(?:\\s(?:سعودي|إماراتي|أردني|كويتي|مصري|لبناني|قطري|عماني)(?:ة|ا?ً|اً)?)?|रुपये|रुपए|रु\\.|টাকা|ரூபாய்|ლარი|դրամ';
const SIGN = '人民币|人民幣|新臺幣|新台幣|港币|港幣|NT\\$|US\\$|[¥₹₩฿₪$€]|रु\\.|रू\\.|Rs\\.';
const FIGURE = '\\p{Nd}(?:[\\p{Nd},.٬٫]*\\p{Nd})?(?:\\s?[億亿억]\\s?\\p{Nd}[\\p{Nd},.]*)?(?:\\s?[万萬億亿만억])?';
/** An amount in a sentence: figures with a sign or a word for their currency. */
const AMOUNT = new RegExp(`(?:${SIGN})\\s?${FIGURE}(?:\\s?(?:${CURRENCY}))?|${FIGURE}\\s?(?:${CURRENCY})`, 'gu');
const CLAUSES = /[,،、;；؛。.!?।(（)）:：|]\s?/u;
/** What leads from what an amount is to the amount. */
const LEADS_ON =
  /\s?(?:约|約|为|為|是|计|計|共|共计|共計|达|達|は|が|を|額は|も|は金|قدره|قدرها|وقدره|وقدرها|مقداره|مقدارها|بقيمة|بمبلغ|مبلغ|يبلغ|تبلغ|بلغ|هو|هي|بواقع|به مبلغ|معادل|של|הוא|הינו|היא|הינה|בסך|בסך של|על סך|בסכום של|עומד על|है|का|की|เป็นเงิน(?:ทั้งสิ้น)?|เป็นจำนวน(?:เงิน)?|จำนวน|เท่ากับ|는|은|이|가|금|을|를|হলো|ஆகும்)$/u;
const SENTENCES = /[。!?।؟]|[.](?=\s)/u;
/** What was so before is not what is so: "先月の差引支給額は261,904円". */
const OF_OTHER_TIME =
  /先月|(?<![税稅])前月|昨年|前年|上月|上个月|上個月|去年|전월|지난달|작년|전년|الشهر (?:الماضي|السابق)|السن(?:ة|ه) الماضية|ماه گذشته|سال گذشته|חודש שעבר|שנה שעברה|חודש קודם|पिछले|विगत|เดือนก่อน|เดือนที่แล้ว|ปีก่อน|গত (?:মাস|বছর)|கடந்த/u;
const MOST_LEADS = 3;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー]/u;
const LONGEST_UNSPACED = 14;
const MOST_WORDS = 5;
const WITHOUT_CASE = /[\p{Lo}\u10d0-\u10fa\u0561-\u0587]/u;
const SHORTEST = 8;
const LONGEST = 1000;
const PLAUSIBILITY = 0.74;

const isKnown = (text: string) => meaningOf(text).every(({ concepts }) => concepts.length > 0);
const namesAmount = (text: string) =>
  meaningOf(text).some(({ concepts }) => concepts.some(concept => classOf(concept) === 'amount'));

/** The words right before an amount that say which one it is, as many as are known; empty where none are. */
function labelBefore(ahead: string): string {
  let clause = (ahead.split(CLAUSES).at(-1) ?? '').trim();
  for (let taken = 0; taken < MOST_LEADS; taken++) clause = clause.replace(LEADS_ON, '').trim();
  const isUnspaced = UNSPACED.test(clause.at(-1) ?? '');
  const pieces = isUnspaced ? [...clause].slice(-LONGEST_UNSPACED) : clause.split(/\s+/).slice(-MOST_WORDS);
  for (let from = 0; from < pieces.length; from++) {
    const label = pieces.slice(from).join(isUnspaced ? '' : ' ');
    if (label.length > 1 && isKnown(label) && namesAmount(label)) return label;
  }
  return '';
}

/**
 * What a sentence in letters without capitals says an amount is, right before it: "平均税前月收入为人民币23,650.00元", "إجمالي
 * راتبها الشهري 1,285 ديناراً". On pages of sites anybody writes sentences: what has no markup is a document.
 */
export function amountsWithoutCapitals({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST || !WITHOUT_CASE.test(text))
    return candidates;
  for (const { 0: value, index } of text.matchAll(AMOUNT)) {
    if (valueType(value) !== 'money') continue;
    const ahead = text.slice(0, index);
    const label = OF_OTHER_TIME.test(ahead.split(SENTENCES).at(-1) ?? '') ? '' : labelBefore(ahead);
    if (label !== '')
      propose(candidates, { label, value, plausibility: PLAUSIBILITY, source: 'prose', runs: parts, unsure: true });
  }
  return candidates;
}
