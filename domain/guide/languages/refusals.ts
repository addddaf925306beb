/**
 * How a sentence says by its own verb that something is not accepted: "We don't accept …", "… werden abgelehnt", "لا تُقبل …". What
 * is not accepted stands behind the words of `before` or before those of `behind`. `short` says of it that it alone is not
 * enough, `enough` that it is.
 */
export type Refusals = { before?: string; behind?: string; short?: string; enough?: string; enoughBefore?: string };

const EN_NOT =
  "(?:do not|don't|does not|doesn't|cannot|can't|can not|will not|won't|must not|may not|should not|never)";
const ES_DONE = '(?:rechazad[oa]s?|excluid[oa]s?|denegad[oa]s?|descartad[oa]s?)';
const PT_DONE = '(?:rejeitad[oa]s?|recusad[oa]s?|reprovad[oa]s?|excluíd[oa]s?)';
const IT_DONE = '(?:rifiutat[aeio]|respint[aeio]|esclus[aeio]|scartat[aeio])';

/** Of languages that set spaces between words. */
export const REFUSALS: readonly Refusals[] = [
  {
    before: `(?:we |please )?${EN_NOT} (?:accept|approve|allow|take|count|recogni[sz]e)(?: any)?|(?:we |please )?(?:reject|decline|refuse|turn down|exclude)`,
    behind: `(?:is|are|will be|must be|should be|shall be|have to be|has to be|gets?|needs? to be|is to be|are to be) (?:rejected|refused|declined|turned down|excluded|not accepted|not acceptable|not approved|not eligible|not allowed|ineligible)|(?:are|is)n't (?:accepted|acceptable|approved|eligible|allowed)|${EN_NOT} (?:count|qualify|be accepted|be approved|be counted)`,
    short:
      "(?:is|are) not (?:enough|sufficient)|(?:is|are)n't (?:enough|sufficient)|(?:do|does) not suffice|(?:do|does)n't suffice",
    enough: '(?:is|are) (?:enough|sufficient)|suffices?',
    enoughBefore: "(?:it is|it's) (?:enough|sufficient) (?:that|if|when)|it suffices (?:that|if)",
  },
  {
    before:
      '(?:wir )?(?:akzeptieren|genehmigen|anerkennen|berücksichtigen) (?:wir )?(?:keine[nr]?|nicht)|(?:nicht (?:akzeptiert|anerkannt|genehmigt)|abgelehnt|ausgeschlossen) (?:werden|wird|sind|ist)|(?:abzulehnen|ausgeschlossen) (?:sind|ist)|(?:wir )?lehnen (?=.* ab$)',
    behind:
      '(?:werden|wird|sind|ist)(?: dann)? (?:abgelehnt|ausgeschlossen|abzulehnen|zurückzuweisen|zurückgewiesen|unzulässig|nicht (?:akzeptiert|anerkannt|genehmigt|angenommen|berücksichtigt|zulässig|zugelassen))|lehnen wir ab|akzeptieren wir nicht|erkennen wir nicht an|(?:zählen|zählt|gelten|gilt) nicht(?: mit)?|(?:bitte )?ablehnen',
    short: '(?:reicht|reichen|genügt|genügen) nicht(?: aus)?',
    enough: '(?:reicht|reichen|genügt|genügen)(?: aus)?',
    enoughBefore: 'es (?:reicht|genügt)(?: aus)?,? (?:wenn|dass)',
  },
  {
    before:
      "(?:nous |on )?n'accept(?:ons|e) pas|(?:nous |on )?ne (?:validons|valide|retenons|retient|prenons pas en compte) pas|(?:nous |on )?(?:refusons|rejetons|excluons|refuse|rejette)|refuser|rejeter|exclure|refusez|rejetez|ne pas (?:accepter|valider|approuver)|n'acceptez pas",
    behind:
      "(?:est|sont|sera|seront|doit être|doivent être) (?:refusée?s?|rejetée?s?|exclue?s?|écartée?s?|irrecevables?|à (?:refuser|rejeter|exclure))|(?:n'est|ne sont|ne sera|ne seront) pas (?:acceptée?s?|admise?s?|recevables?|validée?s?|retenue?s?|prise?s? en compte|valables?|éligibles?)|ne convien(?:t|nent) pas|ne compten?t? pas",
    short: 'ne suffi(?:t|sent) pas',
    enough: 'suffi(?:t|sent)',
    enoughBefore: "il suffit (?:que|qu'|de)",
  },
  {
    before:
      'no (?:se )?(?:aceptan?|admiten?|aceptamos|admitimos|aprobamos|aprueban?|aceptar|aprobar|admitir|acepte|apruebe)|(?:se )?(?:rechazan?|rechazamos|rechazar|rechace|deniegan?|descartan?|excluyen?|excluimos)',
    behind: `se (?:rechazan?|deniegan?|descartan?|excluyen?|rechazarán?)|no se (?:aceptan?|admiten?|aprueban?|aceptarán?)|no (?:son|es|serán?) (?:válid[oa]s?|aceptad[oa]s?|aceptables?|admisibles?|admitid[oa]s?)|no (?:valen?|sirven?|cuentan?)|(?:son|es|serán?|deben? ser|quedan?) ${ES_DONE}`,
    short: 'no (?:bastan?|es suficiente|son suficientes)',
    enough: '(?:bastan?|es suficiente|son suficientes)',
    enoughBefore: 'basta (?:con )?que|es suficiente (?:con )?que',
  },
  {
    before:
      'não (?:se )?(?:aceitamos|aceitar|aceitam?|aceite|aprovar|aprovamos|aprove|admitimos|são aceit[oae]s)|rejeitamos|rejeitar|rejeite|recusamos|recusar|recuse|recusam-se|rejeitam-se|reprovar|reprove',
    behind: `(?:são|é|serão|será|devem ser|deve ser) ${PT_DONE}|não (?:são|é|serão|será) (?:aceit[oae]s?|válid[oa]s?|admitid[oa]s?|aprovad[oa]s?|aceitáveis|aceitável)|não (?:servem?|valem?|contam?)`,
    short: 'não (?:bastam?|é suficiente|são suficientes|chegam?)',
    enough: '(?:bastam?|é suficiente|são suficientes)',
    enoughBefore: 'basta que|é suficiente que',
  },
  {
    before:
      'non (?:si )?(?:accettano|accettiamo|accettare|ammettiamo|approvare|approviamo)|(?:si )?(?:rifiutano|rifiutiamo|respingono|respingiamo)|rifiutare|respingere|scartare|escludere',
    behind: `(?:vanno|va|sono|è|saranno|sarà|devono essere|deve essere) ${IT_DONE}|non (?:sono|è|vengono|viene|saranno|sarà|vanno|va) (?:accettat[aeio]|ammess[aeio]|valid[aeio]|approvat[aeio]|accettabil[ei])|non (?:valgono|vale|contano|conta|vanno bene|va bene)`,
    short: 'non (?:basta|bastano|è sufficiente|sono sufficienti)',
    enough: '(?:basta|bastano|è sufficiente|sono sufficienti)',
    enoughBefore: 'basta che|è sufficiente che',
  },
  {
    before: '(?:wij |we )?(?:accepteren|aanvaarden) (?:wij |we )?(?:geen|niet)|(?:wij |we )?keuren geen',
    behind:
      'wijzen (?:wij|we) af|(?:dan )?(?:worden|wordt) (?:het )?(?:afgewezen|geweigerd|uitgesloten|niet geaccepteerd|niet goedgekeurd)|accepteren (?:wij|we) niet|(?:tellen|telt|gelden|geldt) niet(?: mee)?|zijn uitgesloten|(?:dan )?(?:afwijzen|weigeren)',
    short: '(?:is|zijn) niet (?:genoeg|voldoende)|volstaa[nt] niet|volstaat niet',
    enough: '(?:is|zijn) (?:genoeg|voldoende)|volstaat|volstaan',
    enoughBefore: 'het is (?:genoeg|voldoende) (?:dat|als)|het volstaat (?:dat|als)',
  },
  {
    before: '(?:vi )?(?:godkänner|accepterar) (?:inte|ej)',
    behind:
      '(?:godkänns|accepteras|räknas|gäller|godtas) (?:inte|ej)|(?:ska (?:det|den|de) )?(?:avslås|avvisas|underkännas|underkänns|nekas)',
    short: 'räcker inte|är inte (?:tillräckligt|nog)',
    enough: 'räcker|är (?:tillräckligt|nog)',
    enoughBefore: 'det räcker (?:att|om)|det är (?:tillräckligt|nog) (?:att|om)',
  },
  {
    before: '(?:vi )?(?:godtar|godkjenner|aksepterer|godkender|accepterer) ikke',
    behind:
      '(?:godtas|godkjennes|aksepteres|godkendes|accepteres|teller|tæller|gjelder|gælder) ikke(?: med)?|(?:skal (?:det|den|de) )?(?:avvises|avslås|afvises|afslås)',
    short: 'er ikke (?:nok|tilstrekkelig|tilstrækkelig|tilstrækkeligt)|rækker ikke',
    enough: 'er (?:nok|tilstrekkelig|tilstrækkeligt)|rækker',
    enoughBefore: 'det (?:er nok|rækker) (?:at|hvis|om)',
  },
  {
    before: 'emme hyväksy|ei hyväksytä',
    behind: 'ei hyväksytä|ei(?:vät)? kelpaa|hylätään|ei lasketa',
    short: 'ei(?:vät)? riitä',
    enough: 'riittää|riittävät',
    enoughBefore: 'riittää,? että',
  },
  {
    before:
      'nie (?:akceptujemy|uznajemy|przyjmujemy|zatwierdzamy|akceptuj|zatwierdzaj|uznawaj)|odrzucamy|odrzuć|odrzucaj|odrzucać|odrzucić',
    behind:
      'nie (?:uznajemy|akceptujemy|przyjmujemy|są akceptowane|jest akceptowan[aey]|są uznawane|liczą się|liczy się)|odrzucamy|odrzuć|są odrzucane|podlegają odrzuceniu|należy odrzucić',
    short: 'nie (?:wystarczy|wystarcza|wystarczają)',
    enough: 'wystarczy|wystarcza|wystarczają',
    enoughBefore: 'wystarczy,? (?:że|jeśli|gdy)',
  },
  {
    before:
      'nepřijímáme|neuznáváme|neschvalujeme|neakceptujeme|odmítáme|zamítáme|zamítněte|odmítněte|zamítnout|odmítnout',
    behind:
      'nepřijímáme|neuznáváme|neschvalujeme|neakceptujeme|se (?:nepřijímají|neuznávají|neschvalují|zamítají|zamítá)|odmítáme|zamítáme|neplatí|nepočítá se|nepočítají se|zamítnout|odmítnout',
    short: 'nestačí',
    enough: 'stačí',
    enoughBefore: 'stačí,? (?:že|když|aby)',
  },
  {
    before:
      '(?:мы )?не (?:принимаем|одобряем|засчитываем|принимать|одобрять|принимаются|одобряются|засчитываются)|отклоняем|отклонять|отклонить|отклоняйте|отклоняются',
    behind:
      'не (?:принимаем|одобряем|принимаются|принимается|засчитываются|засчитывается|одобряются|подходят|подходит|считаются|учитываются)|отклоняем|отклоняются|отклоняется|отклонять|отклонить',
    short: 'недостаточно',
    enough: 'достаточно',
    enoughBefore: 'достаточно,? (?:чтобы|если|того, что)',
  },
  {
    before: '(?:ми )?не (?:приймаємо|схвалюємо|приймати|приймаються|зараховуються)|відхиляємо|відхиляти|відхилити',
    behind: 'не (?:приймаємо|приймаються|приймається|зараховуються|підходять|враховуються)|відхиляємо|відхиляються',
    short: 'недостатньо',
    enough: 'достатньо',
    enoughBefore: 'достатньо,? (?:щоб|якщо)',
  },
  {
    before: 'nem (?:fogadunk el|fogadjuk el)|elutasítjuk',
    behind: 'nem fogadjuk el|elutasítjuk|nem fogadhatók? el|nem elfogadhatók?|nem számít(?:anak)?|elutasítandók?',
    short: 'nem (?:elég|elegendő)',
    enough: 'elég|elegendő',
    enoughBefore: '(?:elég|elegendő),? (?:ha|hogy)',
  },
  {
    before: 'nu (?:se )?(?:acceptă|acceptăm|aprobăm|aprobați)|respingem|respingeți|se resping',
    behind: 'se respinge?|nu se acceptă|nu sunt (?:acceptate|acceptați|valabile)|sunt respin(?:se|și)',
    short: 'nu (?:este suficient|sunt suficiente|ajunge)',
    enough: 'este suficient|sunt suficiente|ajunge',
    enoughBefore: '(?:este suficient|ajunge) (?:ca|să|dacă)',
  },
  {
    behind:
      'kabul edilmez|kabul edilmemektedir|kabul edilmeyecektir|kabul etmiyoruz|onaylanmaz|reddedilir|reddedilmelidir|reddedilsin|geçersizdir|geçerli değildir|(?:geçerli )?sayılmaz',
    short: 'yeterli değil(?:dir)?|yetmez',
    enough: 'yeterli(?:dir)?|yeter',
  },
  {
    before: 'δεν (?:δεχόμαστε|εγκρίνουμε|γίνονται δεκτ(?:ά|ές|οί))|απορρίπτονται|απορρίπτουμε',
    behind: 'δεν γίνονται δεκτ(?:ά|ές|οί)|απορρίπτονται|δεν εγκρίνονται|δεν μετρ(?:ούν|άει)',
    short: 'δεν (?:αρκεί|αρκούν|επαρκεί)',
    enough: 'αρκεί|αρκούν|επαρκεί',
    enoughBefore: 'αρκεί (?:να|ότι)',
  },
  {
    before: 'لا (?:نقبل|تقبل|يقبل)|ترفض|يرفض|نرفض|يتم رفض',
    behind: 'لا (?:تقبل|يقبل)|مرفوضة?|غير مقبولة?',
    enoughBefore: 'يكفي أن',
  },
  {
    before: 'לא (?:נקבל|יתקבלו?|לקבל|לאשר|יאושרו)|יידחו|לדחות',
    behind: 'לא (?:יתקבלו?|יאושרו|מתקבלים|מתקבלות|נחשבים)|יידח[הו]',
    short: 'לא מספיק(?:ים|ה|ות)?',
    enoughBefore: '(?:מספיק|די בכך) ש',
  },
  { before: 'không chấp nhận|từ chối', behind: '(?:sẽ )?(?:không được chấp nhận|bị từ chối)', short: 'không đủ' },
  { before: 'jangan (?:terima|setujui)|tolak', behind: 'tidak (?:diterima|disetujui)|ditolak', short: 'tidak cukup' },
];

/** Of languages whose words stand without spaces, or hang on others. */
export const REFUSALS_UNSPACED: readonly Refusals[] = [
  {
    behind:
      '(?:は|も|については?|には?|を)(?:承認しない|承認しません|承認できない|承認できません|認めない|認めません|受け付けない|受け付けません|不可(?:とする|とします|です)?|却下(?:する|します|してください)?|対象外(?:とする|とします|です)?|無効(?:とする|とします|です))(?:こと|でください)?',
    short: '(?:だけ|のみ)では(?:不十分(?:です)?|足りない|足りません)',
    enough: '(?:で|があれば|れば|なら)(?:十分(?:です|とする)?|足りる|よい|構わない)',
  },
  {
    behind:
      '(?:은|는|도|을|를) (?:인정하지 않습니다|인정하지 않는다|인정되지 않습니다|인정하지 않음|승인하지 않습니다|승인하지 않는다|승인하지 마세요|받지 않습니다|거절합니다|거절하세요|거부합니다|제외합니다|제외하세요|반려합니다|불가합니다)',
    short: '만으로는 (?:부족합니다|충분하지 않습니다|안 됩니다)',
    enough: '면 (?:충분합니다|충분하다|됩니다|된다)',
  },
  {
    before: '不接受|拒绝|拒絕|不认可|不認可',
    behind:
      '[，,]?(?:(?:也|一律|一概|均|都|则|則|将|將|应|應|会|會)+(?:不予?(?:通过|通過|批准|接受|认可|認可|受理|核准)|拒绝|拒絕|驳回|駁回|退回|不算|视为无效|無效|无效)|不予(?:通过|通過|批准|认可|認可|受理|核准)|不算(?:数|數)?|不被接受)',
    short: '(?:是)?(?:不够|不夠|不足够)',
    enough: '(?:即可|就可以|就行|便可|已足够|足矣)',
  },
];
