/**
 * How a guide says that something is of no account, by what stands before the thing, behind it, or around it. All are lists
 * with `|` between; of those around it both ends must be there. What is set `aside` as no concern of ours may be a kind that is
 * not wanted ("business accounts do not concern us"): it has to be one thing, by its article or its verb.
 */
type NoMatter = { before?: string; behind?: string; aside?: string; around?: readonly [string, string] };

const NO_MATTER: Readonly<Record<string, NoMatter>> = {
  en: {
    before:
      "whichever|whatever|no matter (?:which|what|how|who|if|whether)|regardless of|irrespective of|never mind|(?:we )?(?:do not|don't) (?:care|mind)(?: about| if| whether)?|(?:it )?(?:doesn't|does not) matter (?:which|what|who|how|if|whether)",
    behind:
      "(?:does not|doesn't|do not|don't) matter(?: to us| at all| here| either)?|(?:is|are) (?:irrelevant|unimportant|immaterial|of no (?:account|importance|consequence)|not important|no matter)(?: (?:to|for) us)?|makes? no difference(?: to us| either way| here)?|plays? no (?:role|part)(?: here| in (?:our|the|this) decision)?|(?:has|have) no (?:bearing|importance)|needs? not be (?:checked|verified|considered|looked at)|(?:does|do) not need to be (?:checked|verified|considered|looked at)",
    aside:
      "(?:does not|doesn't|do not|don't) (?:concern|interest) us|(?:has|have) no relevance|(?:is|are) (?:of no (?:interest|concern|relevance)|not (?:relevant|of interest|our (?:business|concern))|none of our (?:business|concern)|no concern of ours|beside the point)(?: (?:to|for) us)?",
    around: [
      'any|either',
      '(?:(?:is|are|will be) )?(?:fine|ok|okay|all right|alright|acceptable|good|accepted|welcome)|will do|do|does|counts?|go|goes',
    ],
  },
  de: {
    before:
      'egal(?: ob| welche[rsnm]?| was| wie| wer)?|ganz gleich(?: ob| welche[rsnm]?)?|gleichgültig(?: ob| welche[rsnm]?)?|unabhängig vo[nm]|ungeachtet(?: des| der)?',
    behind:
      '(?:(?:ist|sind|bleibt|bleiben) )?(?:uns |mir )?(?:egal|unwichtig|gleichgültig|unerheblich|wurst|beliebig|ohne (?:belang|bedeutung|bedeutung für uns)|unbeachtlich|nicht (?:von belang|von bedeutung|wichtig))|(?:spielt|spielen) (?:hier |dabei |für uns )?keine rolle|(?:hat|haben) keine bedeutung|(?:tut|tun) nichts zur sache|(?:macht|machen) keinen unterschied',
    around: ['jede[rs]?', '(?:ist|geht) ?(?:ok|okay|in ordnung|recht)?|zulässig|möglich'],
  },
  fr: {
    before: "peu importe|qu'importe|n'importe quel(?:le)?s?|quel(?:le)?s? que soi(?:en)?t|indépendamment d(?:e|u|es)",
    aside: 'ne nous (?:intéresse|concerne|regarde) pas',
    behind:
      "(?:nous |m')?(?:importe|importent) peu|n'(?:a|ont) (?:pas d'importance|aucune importance)|(?:est|sont) indifférente?s?|(?:est |sont )?sans (?:importance|incidence)|(?:n'entre|n'entrent) pas en ligne de compte|ne (?:joue|jouent) aucun rôle|(?:n'a|n'ont) aucune incidence|ne comptent? pas",
    around: ["n'importe quel(?:le)?", 'convient'],
  },
  es: {
    before:
      '(?:me |nos )?da igual|sin importar|no importan?|cualquiera que sea|independientemente de(?:l)?|sea cual sea|sea cual fuere',
    aside: 'no nos (?:interesa|concierne|importa)',
    behind:
      '(?:me |nos )?da(?:n)? igual|(?:nos |me )?(?:es|son) (?:indiferentes?|irrelevantes?)|no importan?|no (?:tiene|tienen) importancia|no (?:influye|influyen)|no cuentan?',
    around: ['cualquier', '(?:nos )?(?:vale|valen|sirve|sirven)|está bien'],
  },
  pt: {
    before: 'não importam?|tanto faz|independente(?:mente)? d[eao]s?|seja qual for|qualquer que seja',
    aside: 'não nos interessa',
    behind:
      'tanto faz|(?:é|são) (?:indiferentes?|irrelevantes?)|não importam?|não (?:tem|têm) (?:importância|relevância)|não (?:conta|contam)|dá igual',
    around: ['qualquer', '(?:serve|vale)|está (?:bem|bom)'],
  },
  it: {
    before:
      'non importa|a prescindere da(?:l|lla|i|gli)?|indipendentemente da(?:l|lla|i|gli)?|qualunque sia|poco importa',
    aside: 'non ci (?:interessa|riguarda)',
    behind:
      '(?:(?:ci|mi) )?(?:è|sono) indifferent[ei]|(?:è|sono) (?:irrilevant[ei]|ininfluent[ei])|non importa|non importano|non (?:ha|hanno) (?:importanza|rilevanza)|non cont(?:a|ano)|fa lo stesso',
    around: ['qualsiasi|qualunque', 'va bene|vanno bene'],
  },
  nl: {
    before: 'ongeacht|maakt niet uit(?: welke?| of| hoe)?|om het even welke?|eender welke?|onafhankelijk van',
    behind:
      '(?:maakt|maken) (?:ons )?niet uit|(?:is|zijn) (?:niet belangrijk|onbelangrijk|niet van belang|irrelevant)|(?:doet|doen) er niet toe|(?:doet|doen) niet ter zake|(?:speelt|spelen) geen rol',
    around: ['elke?|iedere?', 'is (?:goed|prima|ok|oké)|mag'],
  },
  sv: {
    before: 'oavsett(?: vilken| vilket| om)?|spelar ingen roll(?: vilken| vilket| om)?',
    behind:
      'spelar ingen roll|saknar betydelse|är (?:oviktigt?|ointressanta?|oväsentligt?|irrelevanta?)|har ingen betydelse|kvittar',
    around: ['vilken som helst|vilket som helst', '(?:går bra|är ok|duger|godkänns)'],
  },
  da: {
    before: 'uanset(?: hvilken| hvilket| om)?|ligegyldigt(?: hvilken| hvilket| om)?',
    behind:
      '(?:er )?(?:ligegyldigt?|underordnet|uvæsentligt?|irrelevant)|spiller ingen rolle|har ingen betydning|er uden betydning|betyder ikke noget|betyder intet',
  },
  no: {
    before: 'uansett(?: hvilken| hvilket| om)?|samme(?: hvilken| hvilket)',
    behind: '(?:er )?(?:likegyldig|underordnet|uvesentlig)|spiller ingen rolle|har ingen betydning|betyr ikke noe',
  },
  fi: {
    before: 'riippumatta',
    behind: '(?:ei ole|eivät ole|ei) (?:väliä|merkitystä|merkityksellist[äa])|ei merkitse|riippumatta',
  },
  pl: {
    before:
      'niezależnie od|bez względu na|obojętnie(?: jaki| jaka| jakie| która| który)?|nieważne(?: jaki| jaka| jakie)?',
    behind:
      '(?:jest |są )?(?:bez znaczenia|obojętn[yae]|nieistotn[yae])|nie (?:ma|mają) (?:dla nas )?znaczenia|nie (?:gra|grają|odgrywa|odgrywają) roli|wszystko jedno',
    around: ['dowoln[yae]|każd[yae]', '(?:może być|jest ok|wystarczy)'],
  },
  cs: {
    before: 'bez ohledu na|nezáleží na|je jedno(?: jaký| jaká| jaké)?',
    behind:
      '(?:je |jsou )?(?:jedno|nepodstatn[éáý])|nerozhoduje|nehraje roli|nehrají roli|nemá význam|nemají význam|(?:je|jsou) bez významu',
    around: ['jakýkoli|jakákoli|jakékoli', 'stačí|vyhovuje|je v pořádku'],
  },
  ru: {
    before: 'независимо от|вне зависимости от|неважно(?: какой| какая| какое)?|не важно(?: какой| какая| какое)?',
    behind:
      'не важ(?:ен|на|но|ны)|неваж(?:ен|на|но|ны)|не имеет значения|не имеют значения|значения не имеет|без разницы|роли не игра(?:ет|ют)|не игра(?:ет|ют) роли',
    around: ['люб(?:ой|ая|ое|ые)', '(?:подходит|подойдет|годится)'],
  },
  uk: {
    before: 'незалежно від|неважливо(?: який| яка| яке)?|не важливо(?: який| яка| яке)?',
    behind:
      'не важлив(?:ий|а|о|і)|неважлив(?:ий|а|о|і)|не має значення|не мають значення|значення не має|не відігра(?:є|ють) ролі',
    around: ['будь-(?:який|яка|яке|які)', '(?:підходить|годиться)'],
  },
  hu: {
    before: 'mindegy(?: milyen| melyik| hogy)?',
    behind: 'mindegy|nem számít|lényegtelen|nem lényeges|nem játszik szerepet',
  },
  tr: { behind: '(?:hiç )?fark etmez|önemli değil|fark etmiyor|önemsiz(?:dir)?|önem taşımaz' },
  ro: {
    before: 'indiferent de|indiferent ce|nu contează|nu are importanță',
    behind: 'nu contează|nu are importanță|nu au importanță|(?:e|este) indiferent',
  },
  el: {
    before: 'ανεξάρτητα από|ανεξαρτήτως|δεν έχει σημασία',
    behind: 'δεν έχει σημασία|δεν παίζει ρόλο|(?:είναι )?αδιάφορ[οη]',
  },
  ar: {
    before: 'بغض النظر عن|لا يهم|لا تهم|مهما كان|مهما كانت|أيا كان|أيا كانت',
    behind: 'لا يهم|لا تهم|غير مهم|غير مهمة',
  },
  he: { before: 'לא משנה|ללא קשר ל|בלי קשר ל', behind: 'לא משנה|לא חשוב|לא רלוונטי' },
  hi: { behind: '(?:से )?(?:कोई )?(?:फर्क|फ़र्क) नहीं(?: पड़ता| है)?|मायने नहीं रखता|मायने नहीं रखती|महत्वपूर्ण नहीं' },
  id: {
    before: 'apa pun|apapun|terlepas dari|tidak masalah',
    behind: 'apa pun|apapun|tidak masalah|tidak penting',
  },
  vi: { before: 'bất kể|không quan trọng', behind: 'không quan trọng|nào cũng được|gì cũng được|không thành vấn đề' },
};

/** The same where words are not set apart. */
const UNSPACED = [
  '^(?<thing>[^、,。\\s]{1,12}?)(?:は|を)?(?:問わない|問いません|不問|何でも(?:よい|いい|可|OK)|どれでも(?:よい|いい|可|OK))(?:こと)?$',
  '^(?:不论|不論|不管|无论|無論)(?<thing>[^,。\\s]{1,12})$',
  '^(?<thing>[^,。\\s]{1,12}?)(?:不限|无所谓|無所謂|不重要|不影响|不影響|没关系|沒關係)$',
  '^(?<thing>[^,。]{1,20}?)(?:은|는|과|와)? ?(?:무관|상관없음|상관없이|상관없습니다|상관없어요|상관 없음|상관 없습니다|관계없음|관계없이)$',
  '^(?<thing>[^,。\\s]{1,20}?)(?:ไม่สำคัญ|ใดก็ได้|ไหนก็ได้|อะไรก็ได้)$',
].map(source => new RegExp(source, 'iu'));

const patternsOf = ({ before, behind, aside, around }: NoMatter): RegExp[] => [
  ...(aside ? [new RegExp(`^(?<aside>\\S.*?)\\s+(?:${aside})$`, 'iu')] : []),
  ...(before ? [new RegExp(`^(?:${before})\\s+(?<thing>\\S.*)$`, 'iu')] : []),
  ...(behind ? [new RegExp(`^(?<thing>\\S.*?)\\s+(?:${behind})$`, 'iu')] : []),
  ...(around ? [new RegExp(`^(?:${around[0]})\\s+(?<thing>\\S.*?)\\s+(?:${around[1]})$`, 'iu')] : []),
];

let patterns: readonly RegExp[] | undefined;
/** Patterns of which `thing` is what a line says to be of no account, or `aside`. */
export function noMatterPatterns(): readonly RegExp[] {
  patterns ??= [...Object.values(NO_MATTER).flatMap(patternsOf), ...UNSPACED];
  return patterns;
}
