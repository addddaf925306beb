/** What a clause speaks of that holds from one day to another, with the labels that such days, and the number of who has it, have. */
export type Matter = { since: readonly string[]; until: readonly string[]; numbers?: readonly string[] };

const begins = (stems: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems.join('|')})`, 'iu');

/** How words begin by which clauses speak of it, in languages with letters of Latin, Greek or Cyrillic. */
const MATTERS: readonly [RegExp, Matter][] = [
  [
    begins([
      'tenan|rents?(?!\\p{L})|renting|rented|leas(?:es|ed|ing)(?!\\p{L})|lets?(?!\\p{L})',
      'miete|gemietet|mieter|in Bestand|bewohnt|bestandnehmer',
      'locatair|lou(?:e|é)|preneur',
      'inquilin|arrend|alquil|locatari|affitt|conduttor|locad|alug',
      'huur|hyr(?:es|de|t)?(?!\\p{L})|lej(?:er|et)(?!\\p{L})|leie|vuokra',
      'najem|najmuj|wynajm|lokator|nájem|nájom|podnáj|najmo|unajmlj',
      'închiri|chiria|bérl[őei]|bérel|kirac|kiralı|аренд|снима|орендар|наймач|наема|μισθωτ|ενοικ|üürn|īrnie|īrē|nuom|sewa|thuê',
    ]),
    {
      since: ['tenancy start', 'tenant since', 'rented since'],
      until: ['tenancy end', 'tenancy until'],
    },
  ],
  [
    begins([
      'insured|versichert(?!\\p{L})|assurée?(?!\\p{L})|asegurad|assicurat|segurad|verzekerd|försäkrad|forsikret|vakuutettu',
      'ubezpieczon|pojištěn|poistený|poistená|osiguran|zavarovan|asigurat|biztosított|sigortalı|застрахован|ασφαλισμ|kindlustatud|apdrošināt|draudžiam',
    ]),
    {
      since: ['insured since', 'policy start'],
      until: ['insured until', 'policy end'],
      numbers: ['policy number', 'insured number'],
    },
  ],
  [
    begins([
      'member(?!ship fee)|mitglied|membre|adhérent|miembro|soci[oa](?!\\p{L}|\\p{L}*edad)|afiliad|membro|associad|iscritt|lid(?!\\p{L})|medlem|jäsen',
      'człon(?:ek|kiem|kini)|člen|član|membr[uă]|tag(?!\\p{L})|tagja|üye|членом|член(?!\\p{L})|членка|μέλος|liige|biedrs|nar(?:ys|ė|iu)(?!\\p{L})|anggota|thành viên',
    ]),
    {
      since: ['member since', 'membership start'],
      until: ['membership end', 'member until'],
      numbers: ['membership number', 'member number'],
    },
  ],
  [
    begins([
      'enrol|matricul|immatrikul|studier|inscrit[ea]?(?!\\p{L})|inscrita|inscrito|studente|ingeschreven|studerende|opiskel',
      'student|studuj|zapsán|zapísan|upisan|vpisan|înscris|înmatriculat|hallgató|öğrenci|kayıtlı|обуча|студент|зачислен|навча|зарахован|φοιτ|üliõpilane|studē|studij',
      'registered|eingetragen|colegiad|registrad|zarejestrowan|registrován|регистр|зареєстр',
    ]),
    {
      since: ['enrolled since', 'registered since'],
      until: ['enrolment end', 'enrolled until'],
      numbers: ['registration number', 'enrolment number'],
    },
  ],
  [
    begins([
      'customer|client|kunde(?!\\p{L}*n?nummer)|kundin|account holder|business relationship|Geschäftsbeziehung|Kontoverbindung',
      "relation d['’]affaires|relations? bancaire|relación comercial|rapporto (?:bancario|di conto)|relação comercial|klant|relatie(?!\\p{L})|kund(?!\\p{L})|asiak",
      'klient|zákazn|ügyfel|müşteri|клиент|клієнт|πελάτ',
    ]),
    { since: ['customer since'], until: ['customer until'], numbers: ['customer number'] },
  ],
  [
    begins([
      'employ|works?(?!\\p{L})|worked|working|engaged(?!\\p{L})|payroll|our service|joined|hired|came to us|post of',
      'beschäftig|angestellt|tätig|arbeite|in unsere[mn] (?:Unternehmen|Haus|Betrieb|Dienst)|Arbeitsverhältnis|Dienstverhältnis|in unsere Dienste|eingestellt',
      'embauch|salarié|travaill|emploi|effectifs?(?!\\p{L})|poste de|notre (?:société|entreprise|établissement)',
      'emplead|contratad|trabaj|labor(?:a|ó|ado|ando)(?!\\p{L})|presta (?:sus )?servicios|prestado|plantilla|relación laboral',
      'dipendent|assunt|lavor|presta servizio|in servizio|rapporto di lavoro',
      'funcionári|trabalh|colaborador|empregad|admitid|vínculo|presta serviço',
      'in dienst|werkzaam|werkt|dienstverband|arbeidsovereenkomst',
      'anställ|arbetar|tjänst|ansat|arbejder|arbeider|jobber|stilling(?!\\p{L})|palvelu[ks]|työsuhde|työskente|työntekij',
      'zatrudni|pracuj|pracował|pracowni|zaměstn|zamestn|pracov|pracuje|zaposlen|radnom odnosu|zaposlena|delovn',
      'angajat|salariat|lucrea|munc[ăai]|dolgoz|alkalmaz|foglalkoztat|munkaviszony|çalış|işe (?:başla|gir)|istihdam',
      'работа[еюлв]|трудит|трудов|принят|сотрудник|працю|трудов|роботі|посад|работи|назначен|трудово|запослен|радном',
      'εργάζ|απασχολ|προσλήφθ|töötab|töötan|töösuhe|strādā|dirb[aos]|darbuotoj|bekerja|làm việc|punëso|punon',
    ]),
    {
      since: ['employed since', 'employment start', 'joined'],
      until: ['employment end', 'employed until'],
      numbers: ['employee number'],
    },
  ],
];

/** How words begin that say that something began, and those that say that it ended. */
export const BEGAN = begins([
  'began|begun|start(?:s|ed)|commenc|joined|entered|came to|hired|appointed',
  'begann|begonnen|beginnt|eingetreten|eintritt|trat(?!\\p{L})|angetreten|aufgenommen|eingestellt',
  'commencé|commence|débuté|débute|intégré|rejoint|entrée?(?!\\p{L})|embauché|engagée?',
  'ingres[óa]|incorpor|comenz|inici[óao]|empez|alta|inizia|entrat[oa](?!\\p{L})|assunt|decorr|iniciou|início|admitid|ingressou|começou',
  'begonnen|gestart|getreden|began|började|anställdes|tillträd|begyndte|startede|tiltrådte|startet|tiltrådt|aloitt|alkoi|alkaa|alkoivat',
  'rozpocz|zaczę|zaczą|podjął|podjęła|nastoup|započ|začal|nastúp|přijat|prijat|počeo|počela|započe|început|începu|angajat|kezd|lépett|başla',
  'принят|начал|поступ|приступ|зачислен|прийнят|розпоч|почал|постъп|започн|започе|προσλήφθ|ξεκίν|άρχισ|alusta|sāk|pradė|mulai|bắt đầu|filloi',
]);
export const ENDED = begins([
  'ends?(?!\\p{L})|ended|left(?!\\p{L})|terminat(?:es|ed)|expire|conclud|finish|ceas',
  'endet|endete|beendet|ausgeschieden|schied(?!\\p{L})|verließ|läuft|abgelaufen|geschlossen',
  'fin(?!\\p{L})|quitt|termin(?:a|ó|é|ò|ou)|achev|expir|ces[óoa](?!\\p{L})|cesado|finaliz|baja(?!\\p{L})|venc|scad|cess(?:é|a|ou|ò|at[oa])(?!\\p{L})|conclu|encerr|saiu',
  'eindig|beëindig|afgelopen|verlaten|afloopt|slutade|slutar|upphör|avslut|sluttede|ophør|fratråd|sluttet|opphør|fratrådt|päätty|päättyi|loppui',
  'zakończ|skończ|wygas|ustał|rozwiąz|ukonč|skonč|konč[ií]|završ|prestao|prestal|istječe|încet|încheia|expiră|megszűn|fejez|lejár|végződ|bitti|bitecek|sona er|ayrıl',
  'уволен|завершил|законч|оконч|прекра|истек|звільн|закінч|припин|заверш|изтич|приключ|напусн|λήγ|έληξ|ολοκλήρ|αποχώρ|lõpe|lõppes|beidz|baig|berakhir|selesai|kết thúc|përfundo',
]);

/** How words begin that say until when something is paid for, which is no end of it. */
export const PAID_FOR = begins([
  'paid|settled|clear(?:ed)?(?!\\p{L})|in arrears|account is|ledger|prepaid',
  'bezahlt|beglichen|ausgeglichen|entrichtet|réglée?s?(?!\\p{L})|payée?s?(?!\\p{L})|acquitt|à jour|pagad[oa]|abonad[oa]|al corriente|liquidad|pagat[oaie]|saldat|versat[oaie]|pag[oa]s?(?!\\p{L})|quitad|regularizad',
  'betaald|voldaan|betal[dt]|inbetald|indbetalt|innbetalt|maksett|suoritett|opłacon|zapłacon|uregulowan|zaplacen|uhrazen|zaplaten|uhraden|plaćen|podmiren|plačan|poravnan',
  'achitat|plătit|befizet|kifizet|rendezve|ödenmiş|ödendi|yatırıl|оплачен|уплачен|погашен|сплачен|платен|плаћен|εξοφλ|πληρωμ|tasutud|makstud|samaksāt|sumokėt|apmokėt',
]);

/** What pieces of a sentence speak of, the nearest piece first; null: nothing that is known. */
export function matterOf(pieces: readonly string[]): Matter | null {
  for (const piece of pieces) {
    const found = MATTERS.find(([pattern]) => pattern.test(piece));
    if (found) return found[1];
  }
  return null;
}
