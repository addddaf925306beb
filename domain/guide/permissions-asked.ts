import { holdsWords, wordsOf } from '../reading/lexicon/written-form.ts';

/**
 * Words by which a query asks what somebody may, can or should have or do, or speaks of what is its author's own ("our bonus"):
 * the answer lies with whoever grants it. One line a language.
 */
const PERMISSIONS: readonly string[] = [
  'may we, may the, may this, may they, may he, may she, may i, can we, can the, can this, can they, can he, can she, can i, could we, should we, should the, should this, should they, should he, should she, should i, shall we, allowed, permitted, entitled, insurable, acceptable, suitable, deserve, deserves, has the right, have the right, a right to, qualified, meet our, meets our, meet the, meets the, meet all, meets all, fulfil the, fulfils the, satisfy the, satisfies the, who gets, who may, who can, let in, ok, okay, count as, counts as, our, ours, for us, from us',
  'unser, unsere, unserem, unseren, unserer, unseres, bei uns, darf, dürfen, kann, können, soll, sollen, sollte, sollten, berechtigt, anspruch, geeignet, erlaubt, versicherbar, zulässig, zugelassen werden, zusteht, steht zu, erfüllt die, erfüllt unsere',
  'notre, chez nous, peut, peuvent, peut on, pouvons, pouvez, pourrait, doit on, devons nous, faut il, a droit, ont droit, droit à, droit au, droit aux, autorisé, autorisée, admissible, recevable, acceptable, assurable, remplit les, satisfait aux, convient',
  'nuestro, nuestra, nuestros, nuestras, puede, pueden, podemos, podría, se debe, debemos, debería, tiene derecho, tienen derecho, derecho a, derecho al, permitido, permitida, admisible, aceptable, asegurable, cumple los, cumple las, cumple con, le corresponde',
  'nosso, nossa, nossos, nossas, pode, podem, podemos, poderia, devemos, deveria, tem direito, têm direito, direito a, direito ao, permitido, permitida, admissível, aceitável, cumpre os, cumpre as, faz jus',
  'nostro, nostra, nostri, nostre, può, possono, possiamo, potrebbe, dobbiamo, dovrebbe, ha diritto, hanno diritto, diritto a, diritto al, diritto alla, consentito, ammesso, ammessa, idonea, accettabile, spetta, soddisfa i',
  'onze, ons, mag, mogen, kan, kunnen, moet, moeten, zou, recht op, heeft recht, toegestaan, geschikt, voldoet aan, toegelaten worden',
  'vår, vårt, våra, hos oss, får vi, får personen, får kunden, kan vi, ska vi, bör, borde, rätt till, har rätt, berättigad, tillåten, tillåtet, lämplig, duger, uppfyller',
  'vores, hos os, må vi, må personen, må deltageren, må kunden, kan vi, skal vi, bør, burde, ret til, har ret, berettiget, tilladt, egnet, duer, opfylder, godtages',
  'vår, vårt, våre, hos oss, må vi, får vi, kan vi, skal vi, bør, burde, rett til, har rett, berettiget, tillatt, egnet, duger, oppfyller',
  'meidän, saako, saavatko, voiko, voivatko, voidaanko, voimmeko, pitääkö, onko oikeus, oikeutettu, sopiva, kelpaa, täyttääkö',
  'nasz, nasza, nasze, naszego, naszej, naszych, u nas, skierować, dopuścić, przyjąć, przyznać, wydać, zatwierdzić, zaakceptować, można, może, mogą, możemy, mógłby, należy się, ma prawo, mają prawo, przysługuje, powinien, powinna, powinniśmy, uprawniony, uprawniona, dozwolone, nadaje się, spełnia',
  'náš, naše, našeho, naší, u nás, může, mohou, můžeme, mohl by, smí, má nárok, mají nárok, má právo, oprávněn, oprávněna, lze, vhodný, splňuje, měl by, měla by',
  'náš, naša, naše, nášho, našej, u nás, môže, môžu, môžeme, mohol by, smie, má nárok, majú nárok, má právo, oprávnený, možno, vhodný, spĺňa, mal by, mala by',
  'nálunk, lehet, szabad, kaphat, mehet, igényelhet, részesülhet, jogosult, megfelel, jár neki, kell, alkalmas',
  'nostru, noastră, noastre, noștri, poate, putem, ar putea, trebuie, are dreptul, au dreptul, are drept, se cuvine, potrivit, îndeplinește, acceptabil',
  'bizim, bizde, hakkı var, hak kazan, hak kazanıyor, hak ediyor, verilsin, alınsın, verelim, alalım, kabul edelim, kabul edilsin, kullanabilir, alabilir, yararlanabilir, girebilir, olabilir, verilebilir, yapabilir, uygun',
  'наш, наша, наше, наши, нашей, нашего, у нас, можно, может, могут, можем, положена, положено, положен, положены, имеет право, имеют право, вправе, допустить, следует, разрешено, полагается',
  'наш, наша, наше, наші, нашої, нашого, у нас, можна, може, можуть, можемо, належить, має право, мають право, слід, дозволено, варто',
  'нашия, нашата, нашето, нашите, при нас, може ли, могат ли, можем ли, има право, имат право, трябва ли, следва ли, допустимо',
  'μας, μπορεί, μπορούν, μπορούμε, πρέπει, επιτρέπεται, κατάλληλος, κατάλληλη, έχει δικαίωμα, πληροί',
  '当社, 弊社, 当店, 当院, 当館, できますか, できるか, できるでしょうか, てよい, てもよい, ていいか, ていいです, てもいい, べきか, べきです, 可能か, 可能です, 認められ, 許可, 資格を満た, 資格がある, 条件を満た, 要件を満た, 対象',
  '우리, 저희, 해도 되, 되나요, 될까요, 해야 하나, 해야 할, 수 있나요, 수 있습니까, 수 있을까요, 수 있는지, 가능한가, 가능한지, 충족',
  '我们, 我們, 本店, 本公司, 可以, 能否, 可否, 是否可, 是否能, 能不能, 可不可以, 应否, 應否, 该不该, 應該, 应该, 有资格, 有資格, 有权, 有權, 可领, 可領, 满足, 滿足',
  'يمكن, يجوز, يحق, مسموح, يستحق, ينبغي, يجب, يستوفي',
  'ניתן, יכול, יכולה, אפשר, מותר, רשאי, רשאית, מגיע לו, מגיע לה, צריך, עומד בתנאי',
  'हमारे, हमारा, हमारी, सकता, सकती, सकते, हकदार, चाहिए, अनुमति, योग्य',
  'ได้ไหม, ได้หรือไม่, ควร, มีสิทธิ',
  'có thể, được phép, có nên, có quyền, đủ điều kiện',
  'boleh, bisakah, dapatkah, haruskah, berhak, layak, memenuhi',
];

const plain = (text: string) => wordsOf(text).join(' ');

/** Made when a query first asks for them: most processes start for something else. */
let known: readonly string[] | undefined;

/**
 * The words by which a query asks for a permission or a right that no field and no value speaks of: a register may say that
 * somebody is entitled to practise, but no page knows who gets our discount.
 * @param shown names of fields, and values that are certain
 */
export function permissionsAsked(query: string, shown: readonly string[]): string[] {
  known ??= PERMISSIONS.flatMap(line => line.split(', ')).map(plain);
  const asked = plain(query);
  const said = shown.map(plain);
  return known.filter(words => holdsWords(asked, words) && !said.some(text => holdsWords(text, words)));
}
