import { STATEMENTS } from './german-statements.ts';
import { EVIDENCE, SEEN } from './german-words.ts';
import type { GuideLanguage } from './language.ts';

const IS = '(ist|sind|war|waren|muss|soll|sollte|beträgt|liegt)';
const EVENT = '(wurde|wurden|ist|sind|worden)';
const HOLDER = '(nutzer|nutzerin|kunde|kundin|person|inhaber|kontoinhaber|mitglied)';
const ENDS = '[ist|sind|war|sein|liegt|liegen|sein muss|ist und]';
const UNSEEN =
  '(nicht sichtbar|nicht lesbar|nicht zu sehen|nicht vorhanden|nicht angegeben|nicht erkennbar|unlesbar|verdeckt|leer)';

export const german: GuideLanguage = {
  code: 'de',
  levels: {
    high: 'hoch|hohe|akzeptieren|akzeptiere|annehmen|genehmigen|genehmige|freigeben',
    medium: 'mittel|mittlere',
    low: 'niedrig|niedrige|gering',
    reject: 'ablehnen|ablehnung|zurückweisen|nicht akzeptieren|nicht annehmen|nicht genehmigen|nicht freigeben',
  },
  when: 'wenn|falls|sofern|solange|bei|vorausgesetzt dass|unter der bedingung dass',
  give: 'bewerten|bewertung|mit|als|akzeptanz|dann',
  lead: [
    '(dass|wenn|falls|sofern|und|oder|dann)',
    `${EVIDENCE} (zeigt|besagt|bestätigt|belegt) dass`,
    `${EVIDENCE} (zeigt|besagt|bestätigt|belegt), dass`,
    '(der|die|das|den|ein|eine|einen)',
  ],
  aroundField: [
    'der',
    'die',
    'das',
    'den',
    'des',
    'ein',
    'eine',
    'wert',
    'feld',
    'der wert',
    'das feld',
    'angegebene',
    'angegebener',
    'auf der seite',
    'auf dem bild',
    'auf dem screenshot',
    'im dokument',
    'auf dem dokument',
  ],
  attribute: {
    stands: 'before',
    holds: [
      `[der|die|das] ${HOLDER} (hat|besitzt|nutzt) [einen|eine|ein|den|die|das]`,
      '(hat|besitzt) (einen|eine|ein|den|die|das)',
    ],
  },
  and: ['und', 'sowie'],
  or: ['oder', 'bzw.', 'beziehungsweise'],
  oneOf: ['entweder', 'eines von', 'einer von', 'eine von', 'einer der werte', 'einer der folgenden'],
  now: {
    before: [
      '(aktuell|derzeit|zurzeit|noch|weiterhin|immer noch|momentan|gegenwärtig|bereits|als|in|im|im status|voll)',
    ],
    today: [
      '(heute|jetzt|derzeit|aktuell)',
      '(am|zum) (tag|tage|zeitpunkt) (der|des) (prüfung|erfassung|abfrage|überprüfung|aufnahme|kontrolle|einsicht|screenshots|bildschirmfotos)',
      'am (prüftag|stichtag|heutigen tag|heutigen tage)',
      'zum prüfzeitpunkt',
    ],
  },
  asked: [
    '[die|der|das] (person|kunde|kundin|mitglied|nutzer|name) (aus der anfrage|in der anfrage|aus der frage|nach der gefragt wird|nach dem gefragt wird|um die es geht|um den es geht)',
    '[die|der|das] (angefragte|gesuchte|gefragte|genannte) (person|kunde|kundin|mitglied|name)',
  ],
  place: { inside: ['in', 'im'], outside: ['außerhalb von'] },
  notInValues:
    'und ist sind war wenn falls außer sofern aber nur als mindestens höchstens über unter vor nach bis spätestens frühestens später früher sichtbar lesbar vorhanden nicht kein keine keiner nie niemals weder noch immer muss soll alle jede zwischen mehr weniger vielleicht wahrscheinlich scheint',
  numbers: ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  relations: {
    between: [
      `[${IS}] zwischen {bound} und {to} ${ENDS}`,
      `${IS} zwischen {bound} und {to}`,
      `zwischen {bound} und {to}`,
    ],
    future: [
      `[liegt|ist] in der zukunft`,
      'in der zukunft (liegt|ist)',
      'ist (noch nicht abgelaufen|nicht abgelaufen|noch gültig)',
      '(noch nicht|nicht) abgelaufen ist',
      '(liegt|ist) nach (heute|dem heutigen tag)',
    ],
    past: [
      '[liegt|ist] in der vergangenheit',
      'in der vergangenheit (liegt|ist)',
      '(ist|bereits|ist bereits) abgelaufen',
      '[bereits] abgelaufen ist',
    ],
    within_last: [
      '[liegt|ist] (innerhalb der|in den|innerhalb des|im) (letzten|vergangenen) [{n}] {unit}',
      '(innerhalb der|in den|innerhalb des|im) (letzten|vergangenen) [{n}] {unit} (liegt|ist)',
      '[ist] (nicht älter als|höchstens|jünger als) {n} {unit} [alt]',
      '(nicht älter als|höchstens|jünger als) {n} {unit} [alt] ist',
      `${EVENT} (innerhalb der|in den|innerhalb des|im) (letzten|vergangenen) [{n}] {unit} {verb}`,
      '(innerhalb der|in den|innerhalb des|im) (letzten|vergangenen) [{n}] {unit} {verb} (wurde|wurden|worden ist)',
      `${EVENT} vor (weniger als|höchstens|nicht mehr als) {n} {unit} {verb}`,
      '(stammt|stammen) aus (den|dem) (letzten|vergangenen) [{n}] {unit}',
      '[ist|sind|darf] (nicht älter als|höchstens|maximal|weniger als) {n} {unit} [alt] [sein]',
      '[wurde|wurden] [in|innerhalb|während] (den|der) letzten {n} {unit} {verb}',
    ],
    older_than: [
      '[ist] (älter als|mehr als) {n} {unit} [alt]',
      '(älter als|mehr als) {n} {unit} [alt] ist',
      '[ist|liegt] (mindestens|mehr als|über) {n} {unit} (her|zurück|alt|in der vergangenheit)',
      '(mindestens|mehr als|über) {n} {unit} (her|zurück|alt|in der vergangenheit) (ist|liegt)',
      `${EVENT} vor (mehr als|über|mindestens) {n} {unit} {verb}`,
      '[liegt|ist|sind|war|erfolgte|begann|besteht|bestehen] (vor|seit) (mindestens|mehr als|über|wenigstens) {n} {unit}',
      'liegt (mindestens|mehr als|über|wenigstens) {n} {unit} zurück',
      '(mindestens|mehr als|über|wenigstens) {n} {unit} zurück',
    ],
    within_next: [
      '[liegt|ist] (innerhalb der|in den|im) (nächsten|kommenden) [{n}] {unit}',
      '[liegt|ist] (höchstens|weniger als|nicht mehr als) {n} {unit} (entfernt|in der zukunft|voraus)',
    ],
    ahead: [
      '[liegt|ist] [noch] (mindestens|wenigstens|mehr als|nicht weniger als) {n} {unit} (entfernt|in der zukunft|voraus|im voraus|hin)',
      '[noch] (mindestens|wenigstens|mehr als) {n} {unit} (entfernt|in der zukunft|voraus|hin) (ist|liegt)',
      '(läuft|endet) (frühestens|erst) in {n} {unit} [ab]',
      '(ist|sind) noch (mindestens|wenigstens) {n} {unit} gültig',
      'noch (mindestens|wenigstens) {n} {unit} gültig (ist|sind)',
    ],
    present: [
      `(ist|sind|wird|werden|muss|müssen) [klar|deutlich|gut|vollständig] ${SEEN} [sein|werden]`,
      `[klar|deutlich|gut|vollständig] ${SEEN} (ist|sind|wird|werden)`,
    ],
    missing: [
      '(fehlt|fehlen)',
      `(ist|sind|wird|werden) ${UNSEEN}`,
      `${UNSEEN} (ist|sind)`,
      '(wird|werden) nicht angezeigt',
      'nicht angezeigt (wird|werden)',
    ],
    none: ['(ist|sind|beträgt|liegt bei) (null|nichts|ausgeglichen)', '(null|ausgeglichen) (ist|sind|beträgt)'],
    negative: ['(ist|liegt) (negativ|im minus|überzogen|unter null)', '(negativ|im minus|überzogen) (ist|liegt)'],
    ends_in: ['(endet|enden) (auf|mit) {values}', '(auf|mit) {values} endet'],
    other: [
      '(weicht ab|abweicht|stimmt nicht überein|nicht übereinstimmt|ist abweichend|passt nicht)',
      '(ist|lautet) (ein anderer|eine andere|ein anderes|anders|falsch)',
      '(gehört|gehören) (einer anderen person|jemand anderem)',
    ],
    not_before: [
      '[liegt|ist] (frühestens am|frühestens|nicht vor dem|nicht vor|am oder nach dem|ab dem|ab) {bound}',
      '(frühestens am|nicht vor dem|ab dem) {bound} (ist|liegt)',
      '{bound} oder später',
      '[ist|sind] [gültig|gilt] (mindestens bis|bis mindestens|wenigstens bis) [zum] {bound}',
      '(endet|läuft|erlischt) nicht vor [dem] {bound}',
    ],
    not_after: [
      '[liegt|ist] (spätestens am|spätestens|nicht nach dem|nicht nach|am oder vor dem|bis zum|bis) {bound}',
      '(spätestens am|nicht nach dem|bis zum) {bound} (ist|liegt)',
      '{bound} oder früher',
    ],
    after: [
      `${EVENT} (nach dem|nach) {bound} {verb}`,
      '[liegt|ist] (nach dem|nach|später als) {bound}',
      '(nach dem|nach|später als) {bound} (liegt|ist)',
      '(endet|läuft ab|gilt) nach [dem] {bound}',
    ],
    before: [
      `${EVENT} (vor dem|vor) {bound} {verb}`,
      '[liegt|ist] (vor dem|vor|früher als) {bound}',
      '(vor dem|vor|früher als) {bound} (liegt|ist)',
    ],
    at_least: [
      '[ist|beträgt|liegt bei|sind] (mindestens|wenigstens|nicht weniger als|nicht unter|größer oder gleich) {bound}',
      '(mindestens|wenigstens|nicht weniger als|größer oder gleich) {bound} (ist|beträgt|sind)',
      '[ist|beträgt|sind] {bound} oder (mehr|höher|darüber|länger)',
      '{bound} oder (mehr|höher|darüber|länger) (ist|beträgt|sind)',
    ],
    at_most: [
      '[ist|beträgt|liegt bei|sind] (höchstens|maximal|nicht mehr als|nicht über|bis zu|kleiner oder gleich) {bound}',
      '(höchstens|maximal|nicht mehr als|bis zu) {bound} (ist|beträgt|sind)',
      '[ist|beträgt|sind] {bound} oder (weniger|niedriger|darunter|kürzer)',
      '{bound} oder (weniger|niedriger|darunter) (ist|beträgt|sind)',
      '(übersteigt|überschreitet) nicht {bound}',
    ],
    more_than: [
      '[ist|liegt|beträgt|sind] (über|mehr als|größer als|höher als|länger als) {bound}',
      '(über|mehr als|größer als|höher als) {bound} (ist|liegt|beträgt)',
      '(übersteigt|überschreitet) {bound}',
    ],
    less_than: [
      '[ist|liegt|beträgt|sind] (unter|weniger als|kleiner als|niedriger als|kürzer als) {bound}',
      '(unter|weniger als|kleiner als|niedriger als) {bound} (ist|liegt|beträgt)',
    ],
    differs: [
      '(darf|dürfen|soll|sollte) nicht {values} sein',
      '(ist|sind|lautet) (nicht mehr|nicht|kein|keine) {values}',
      '(nicht mehr|nicht) {values} (ist|lautet)',
      '(ist|sind|lautet) (etwas anderes als|anders als|alles andere als|alles außer|ungleich|nicht gleich) {values}',
      '(etwas anderes als|anders als|ungleich) {values} (ist|lautet)',
      '(weicht|weichen) von {values} ab',
      '(nicht|kein) {values}',
    ],
    equals: [
      '(muss|müssen|soll|sollen|sollte|sollten) {values} sein',
      '(ist|sind|lautet|beträgt|zeigt|muss|heißt) [gleich|genau|als|entweder] {values}',
      '[gleich|genau|entweder] {values} (ist|sind|lautet|beträgt|zeigt)',
      '(heißt|heissen|entspricht|stimmt überein mit) {values}',
    ],
    never_became: ['(wurde|wurden) [noch] nicht {values}', '[noch] nicht {values} (wurde|wurden)'],
    became: ['(wurde|wurden) [bereits] {values}', '{values} (wurde|wurden|worden ist)'],
  },
  statements: STATEMENTS,
};
