import type { GuideLanguage } from './language.ts';

const IS = '(ist|sind|war|waren|muss|soll|sollte|beträgt|liegt)';
const ENDS = '[ist|sind|war|sein|liegt|liegen|sein muss|ist und]';
const SEEN =
  '(sichtbar|lesbar|zu sehen|vorhanden|angezeigt|erkennbar|angegeben|zu erkennen|gut lesbar|sichtbar und lesbar)';
const UNSEEN =
  '(nicht sichtbar|nicht lesbar|nicht zu sehen|nicht vorhanden|nicht angegeben|nicht erkennbar|unlesbar|verdeckt|leer)';
const FIELDS = '(felder|angaben|werte|daten|informationen)';
const WHICH = '[die|der] [erforderlichen|verlangten|geforderten|notwendigen|genannten]';
const EVIDENCE =
  '[die|der|das|den|dem] (nachweis|seite|screenshot|dokument|aufnahme|bild|beleg|beweis|beweise|bildschirmfoto|datei)';

export const german: GuideLanguage = {
  code: 'de',
  levels: {
    high: 'hoch|hohe',
    medium: 'mittel|mittlere',
    low: 'niedrig|niedrige|gering',
    reject: 'ablehnen|ablehnung|zurückweisen',
  },
  when: 'wenn|falls|sofern',
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
  ],
  and: ['und', 'sowie'],
  or: ['oder', 'bzw.', 'beziehungsweise'],
  oneOf: ['entweder', 'eines von', 'einer von', 'eine von', 'einer der werte', 'einer der folgenden'],
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
    ],
    older_than: ['[ist] (älter als|mehr als) {n} {unit} [alt]', '(älter als|mehr als) {n} {unit} [alt] ist'],
    within_next: ['[liegt|ist] (innerhalb der|in den|im) (nächsten|kommenden) [{n}] {unit}'],
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
    not_before: [
      '[liegt|ist] (frühestens am|frühestens|nicht vor dem|nicht vor|am oder nach dem|ab dem|ab) {bound}',
      '(frühestens am|nicht vor dem|ab dem) {bound} (ist|liegt)',
      '{bound} oder später',
    ],
    not_after: [
      '[liegt|ist] (spätestens am|spätestens|nicht nach dem|nicht nach|am oder vor dem|bis zum|bis) {bound}',
      '(spätestens am|nicht nach dem|bis zum) {bound} (ist|liegt)',
      '{bound} oder früher',
    ],
    after: ['[liegt|ist] (nach dem|nach|später als) {bound}', '(nach dem|nach|später als) {bound} (liegt|ist)'],
    before: ['[liegt|ist] (vor dem|vor|früher als) {bound}', '(vor dem|vor|früher als) {bound} (liegt|ist)'],
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
      '(ist|sind|lautet) (nicht mehr|nicht|kein|keine) {values}',
      '(nicht mehr|nicht) {values} (ist|lautet)',
      '(nicht|kein) {values}',
    ],
    equals: [
      '(ist|sind|lautet|beträgt|zeigt|muss|heißt) [gleich|genau|als|entweder] {values}',
      '[gleich|genau|entweder] {values} (ist|sind|lautet|beträgt|zeigt)',
    ],
    never_became: ['(wurde|wurden) [noch] nicht {values}', '[noch] nicht {values} (wurde|wurden)'],
    became: ['(wurde|wurden) [bereits] {values}', '{values} (wurde|wurden|worden ist)'],
  },
  statements: {
    all_present: [
      `alle ${WHICH} ${FIELDS}`,
      `alle ${WHICH} ${FIELDS} (sind|werden) [klar|deutlich|gut] ${SEEN}`,
      `alle ${WHICH} ${FIELDS} [klar|deutlich|gut] ${SEEN} sind`,
    ],
    none_present: [
      `keine ${WHICH} ${FIELDS} (gefunden|sichtbar|vorhanden|lesbar)`,
      `keine ${WHICH} ${FIELDS} (sind) (sichtbar|vorhanden|lesbar)`,
      `keine ${WHICH} ${FIELDS} (sichtbar|vorhanden|lesbar) sind`,
    ],
    some_missing: [
      `(einige|eine oder mehrere|manche) ${WHICH} ${FIELDS} (fehlen|nicht sichtbar sind|sind nicht sichtbar)`,
      `nicht alle ${WHICH} ${FIELDS} ${SEEN} sind`,
    ],
    shows: [`${EVIDENCE} (zeigt|enthält|nennt) {fields}`, `${EVIDENCE} {fields} (zeigt|enthält|nennt)`],
    lacks: [
      '(kein|keine) {fields} (angezeigt|sichtbar|vorhanden)',
      `${EVIDENCE} (zeigt|enthält|nennt) (kein|keine|keinen) {fields}`,
      '(fehlender|fehlende|fehlendes) {fields}',
    ],
    altered: [
      `${EVIDENCE} (ist|wurde|sieht|wirkt) (verändert|bearbeitet|manipuliert|gefälscht|manipuliert aus|bearbeitet aus)`,
      `${EVIDENCE} (verändert|bearbeitet|manipuliert|gefälscht) (ist|wurde|wirkt|aussieht)`,
      `${EVIDENCE} (zeigt|weist) spuren (von|einer) (bearbeitung|manipulation|fälschung) [auf]`,
    ],
    unaltered: [
      `${EVIDENCE} (ist|wurde) (unverändert|nicht verändert|nicht bearbeitet|nicht manipuliert)`,
      `${EVIDENCE} (unverändert|nicht verändert|nicht bearbeitet) (ist|wurde)`,
    ],
    unreadable: [
      `${EVIDENCE} (ist|sind) (unlesbar|nicht lesbar|unscharf|abgeschnitten|unvollständig)`,
      `${EVIDENCE} (unlesbar|nicht lesbar|unscharf|abgeschnitten|unvollständig) (ist|sind)`,
    ],
    readable: [`${EVIDENCE} (ist|muss) [gut|klar|vollständig] (lesbar|sichtbar)`],
    ambiguous: [
      `${EVIDENCE} (ist|bleibt) (mehrdeutig|unklar|nicht eindeutig)`,
      `${EVIDENCE} (mehrdeutig|unklar|nicht eindeutig) ist`,
    ],
    unambiguous: [`${EVIDENCE} ist eindeutig`],
    contradictory: [
      `${EVIDENCE} (widerspricht sich|ist widersprüchlich)`,
      `${EVIDENCE} (sich widerspricht|widersprüchlich ist)`,
      '(angaben|werte|daten) (widersprechen sich|sich widersprechen)',
    ],
    instructing: [
      `${EVIDENCE} (enthält) (anweisungen|anleitungen|text) (an|für) (den prüfer|die prüfer|die ki|das modell|prüfer)`,
      `${EVIDENCE} (anweisungen) (an|für) (den prüfer|die ki|das modell) enthält`,
    ],
    foreign_site: [
      `${EVIDENCE} (stammt|ist|kommt) (von|aus) (einer anderen|einer fremden|der falschen) (website|seite|domain)`,
      `${EVIDENCE} (von|aus) (einer anderen|einer fremden|der falschen) (website|seite|domain) (stammt|ist|kommt)`,
    ],
    own_site: [`${EVIDENCE} (stammt|ist|kommt) (von|aus) der (offiziellen|richtigen) (website|seite|domain)`],
  },
};
