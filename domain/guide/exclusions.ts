import { folded } from '../reading/text.ts';

/** By which a line says what it does not want, by the beginnings of words, in languages that set words apart. */
const WORDS =
  /(?<!\p{L})(?:reject|refus|declin|exclu|except|unless|disqualif|ineligib|unaccept|turn(?:ed)? down|other than|rather than|instead of|ablehn|abgelehnt|ausgeschloss|ausschlie|ausschluss|außer(?!\p{L})|ausgenommen|unzulässig|zurückweis|zurückgewies|scheide[tn]|rejet|sauf(?!\p{L})|hormis|inéligib|irrecevab|écart|rechaz|salvo(?!\p{L})|deneg|descart|rejeit|recus|exceto(?!\p{L})|indefer|rifiut|esclu|tranne|eccett|respin|scart|afwij[sz]|afgewez|uitgeslot|uitgezonder|behalve|weiger|geweiger|avvis|avslå|avslag|uteslut|utom(?!\p{L})|undantag|afvis|udeluk|undtag|utelukk|unntatt|hylät|hylk|paitsi|lukuun ottamatta|odrzuc|wyklucz|oprócz|z wyjątkiem|odpada|odmít|zamít|vylouč|kromě|zamiet|vylúč|okrem|отказ|отклон|исключ|кроме|не принима|відмов|відхил|виключ|крім|elutasít|kizár|kivéve|reddedil|red(?!\p{L})|hariç|kabul edilme|geçersiz say|dışında|cu excepția|απορρίπτ|αποκλεί|εκτός|εξαιρ|रद्द|अस्वीकार|सिवाय|छोड़कर|từ chối|loại|ngoại trừ|trừ(?!\p{L})|tolak|ditolak|kecuali)/iu;
/** The same where prefixes and missing vowels, or missing blanks, leave no beginning to look for. */
const WITHIN =
  /رفض|مرفوض|استبعاد|يستبعد|باستثناء|عدا|لا يقبل|לדחות|נדח|למעט|חוץ מ|לא יתקבל|だめ|ダメ|駄目|不可|(?<![a-z])ng(?![a-z])|除く|除外|除き|対象外|却下|以外|お断り|認めない|拒|排除|不予|不接受|不算|否决|안\s?[되됨돼]|불가|제외|거절|반려|아닌|외에는|ปฏิเสธ|ยกเว้น|ห้าม/iu;

/** Whether a line says of something that it is not wanted, in whatever way: "declined", "kommt nicht", "失効はだめ". */
export function excludes(text: string): boolean {
  const plain = folded(text);
  return WORDS.test(plain) || WITHIN.test(plain);
}
