const COUNTS: readonly (readonly [number, string])[] = [
  [
    2,
    'both|the two|beide[sn]?|les deux|ambos|ambas|os dois|as duas|entramb[ie]|allebei|båda|bägge|begge|molemmat|ob[ai]|obie|obydwa|obojí|оба|обе|обидва|обидві|mindkettő|her ikisi|ambele|και τα δύο',
  ],
  [
    3,
    'all three|alle drei|les trois|los tres|las tres|os três|as três|tutt[ie] e tre|alle drie|alla tre|alle tre|kaikki kolme|wszystkie trzy|všechny tři|все три|усі три|mindhárom|üçü de|toate trei',
  ],
  [
    4,
    'all four|alle vier|les quatre|los cuatro|las cuatro|os quatro|tutt[ie] e quattro|alla fyra|alle fire|wszystkie cztery|všechny čtyři|все четыре',
  ],
];
const ALL =
  'all of (?:this|these|them|it|the above)|all (?:these|the above)|all|everything|alles|alle|tout|toutes?|todo|todas?|todos|tudo|tutto|tutt[ie]|allt|alla|alt|kaikki|wszystko|wszystkie|všechno|všechny|vše|всё|все|усе|усі|mind|hepsi|toate|totul|όλα';
const THINGS =
  'points?|conditions?|criteria|requirements|items|of these|of them|punkte|bedingungen|angaben|kriterien|conditions|critères|condiciones|criterios|puntos|condições|critérios|pontos|condizioni|criteri|punti|voorwaarden|punten|villkoren|villkor|punkterna|betingelser|betingelserne|punkter|ehdot|punkty|warunki|podmínky|body|условия|пункты|умови|пункти|feltétel|koşullar|condițiile';
const HOLD =
  'hold|holds|are met|is met|met|are fulfilled|are satisfied|are true|is true|are (?:right|correct|fine|ok|so)|is (?:right|correct|fine|ok|so)|apply|applies|match|matches|stimmt|stimmen|zutrifft|zutreffen|erfüllt sind|erfüllt ist|sont remplies|sont vraies|sont réunies|est vrai|est bon|se cumplen|se cumple|es correcto|son correctos|se verificam|é verdade|estão certos|sono vere|sono soddisfatte|è corretto|sono corretti|kloppen|klopt|zijn vervuld|in orde zijn|stämmer|är uppfyllda|stemmer|er opfyldt|er oppfylt|täyttyvät|się zgadzają|się zgadza|są spełnione|souhlasí|platí|jsou splněny|совпадают|выполнены|выполняются|збігаються|виконані|teljesül|doğruysa|sunt îndeplinite|ισχύουν';

/** That it is so, of nothing that is named. */
const SO =
  /^(?:(?:if |when )?(?:so|that is so|that is the case|this is the case)|(?:dies|das|es) (?:stimmt|zutrifft|der fall ist)|dem so ist|het klopt|dat klopt|dit klopt|dat zo is|c'est le cas|tel est le cas|es así|así es|é o caso|assim for|è così|det stämmer|så är fallet|det stemmer|tak jest|je to tak|tomu tak je|это так|це так|így van|öyleyse|αυτό ισχύει)$/iu;

const patternFor = (which: string) =>
  new RegExp(`^(?:of )?(?:the )?(?:${which})(?: (?:${THINGS}))?(?: (?:${HOLD}))$`, 'i');
const COUNTED = COUNTS.map(([count, which]) => [count, patternFor(which)] as const);
const WHOLE = patternFor(ALL);

/**
 * Whether a condition says no more than that a list above it holds: "both are met", "wenn beides stimmt". One that counts must
 * count as many items as there are.
 */
export function refersToList(condition: string, items: number): boolean {
  const text = condition.trim().replace(/[.!:,]+$/u, '');
  const counted = COUNTED.find(([, pattern]) => pattern.test(text));
  return counted ? counted[0] === items : items > 0 && (WHOLE.test(text) || SO.test(text));
}
