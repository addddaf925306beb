/**
 * How a condition is led up to by what becomes of the case, other than by an order: "Approved if", "Se aprueba si". These words
 * give a level only where "if" follows them: by themselves they are states, and names of fields.
 */
export type Frame = { grants: string; refuses: string; when: string };

/** Who or what is approved. */
const EN_CASE =
  '(?:(?:the )?(?:case|request|application|evidence|proof|document|page|user|member|customer|person|claim|check|inquiry|it|this|he|she|they) )?';
const EN_BE = '(?:is|are|be|can be|may be|should be|must be|will be|shall be|to be|gets)';
const EN_NOT_BE =
  "(?:is not|isn't|are not|aren't|not to be|cannot be|can't be|can not be|may not be|should not be|must not be|will not be|shall not be|is never|never to be|not)";
const EN_DONE = '(?:approved|accepted|granted|passed|ok|okay|fine|good|good to go|acceptable|allowed)';

/** In the languages whose conditions stand behind. */
export const FRAMES: readonly Frame[] = [
  {
    grants: `we (?:accept|approve|grant)(?: (?:it|this|them))?|${EN_CASE}(?:${EN_BE} )?${EN_DONE}|${EN_CASE}(?:can |may |should |must |will )?pass(?:es)?|(?:grant )?approval`,
    refuses: `${EN_CASE}${EN_NOT_BE} ${EN_DONE}|${EN_CASE}(?:does not|doesn't|do not|don't|cannot|can't|must not|may not|should not|will not|never) pass|${EN_CASE}fails?|no approval|${EN_CASE}${EN_BE} (?:rejected|declined|refused|denied)`,
    when: 'if|when|where|whenever|provided that|provided|as long as|on condition that',
  },
  {
    grants:
      'wir (?:akzeptieren|genehmigen)|(?:es )?wird (?:genehmigt|akzeptiert|freigegeben)|genehmigt|akzeptiert|in ordnung|freigabe|genehmigung|ok|okay|passt|geht in ordnung|geht klar|geht',
    refuses:
      '(?:es )?wird (?:abgelehnt|nicht (?:genehmigt|akzeptiert|freigegeben))|abgelehnt|nicht (?:genehmigt|akzeptiert)|nicht in ordnung|keine (?:freigabe|genehmigung)',
    when: 'wenn|falls|sofern|soweit',
  },
  {
    grants:
      "(?:nous )?(?:acceptons|approuvons|validons)|(?:on |à )?(?:accepter|approuver|valider)|(?:on )?(?:accepte|approuve|valide)|accepté|approuvé|validé|ok|bon|c'est bon|d'accord|valable|recevable",
    refuses:
      "(?:on )?n'accepte (?:pas|jamais)|on refuse|on rejette|(?:on )?n'approuve (?:pas|jamais)|non accepté|refusé|rejeté|non validé|non approuvé|à (?:rejeter|refuser)|pas accepté",
    when: "si|s'|quand|lorsque|dès lors que|à condition que",
  },
  {
    grants:
      'aceptamos|aprobamos|(?:se )?(?:aprueba|acepta)|(?:es )?aprobad[oa]|aceptad[oa]|se aprobará|se aceptará|ok|vale|sirve|conforme|procede|dar por bueno|apto|apta',
    refuses:
      'no (?:se )?(?:aprueba|acepta|aprobar|aceptar|aprobará|aceptará)|se rechaza|se deniega|rechazad[oa]|nunca aprobar',
    when: 'si|cuando|siempre que',
  },
  {
    grants:
      'aceitamos|aprovamos|aprova-se|aceita-se|aprovad[oa]|aceit[oa]|ok|será aprovad[oa]|pode aprovar|serve|vale|está bem|tudo bem',
    refuses:
      'não (?:se )?(?:aprova|aceita)|não (?:será )?aprovad[oa]|rejeita-se|rejeitad[oa]|recusad[oa]|nunca aprovar|reprovar|reprove',
    when: 'se|quando|caso|desde que',
  },
  {
    grants:
      'accettiamo|approviamo|si (?:approva|accetta)|approvat[oa]|accettat[oa]|va approvat[oa]|ok|va bene|bene|idone[oa]',
    refuses:
      'non (?:si )?(?:approva|accetta)|non (?:va )?approvat[oa]|si (?:rifiuta|respinge)|respint[oa]|rifiutat[oa]|mai approvare',
    when: 'se|quando|qualora|purché',
  },
  {
    grants:
      '(?:wij |we )?accepteren|(?:wij |we )?keuren goed|keur goed|goedgekeurd|akkoord|geaccepteerd|wordt goedgekeurd|ok|oké|prima|goed|in orde',
    refuses:
      'keur niet goed|keur af|niet goedgekeurd|niet akkoord|niet geaccepteerd|wordt niet goedgekeurd|afgekeurd|afgewezen|nooit goedkeuren',
    when: 'als|wanneer|indien|mits',
  },
  {
    grants: 'vi (?:godkänner|accepterar)|godkänns|accepteras|godkänt|kan godkännas|ska godkännas|ok|okej|går bra|duger',
    refuses:
      'godkänn (?:ej|aldrig)|godkänns (?:inte|ej)|ej godkänt|accepteras (?:inte|ej)|acceptera (?:ej|aldrig)|avslås|avvisas|underkänns',
    when: 'om|när|ifall|förutsatt att',
  },
  {
    grants:
      'vi (?:godtar|godkjenner|aksepterer|godkender|accepterer)|godkendes|accepteres|godkendt|godkjennes|aksepteres|godkjent|godtas|kan godkendes|kan godkjennes|ok|i orden|går an|fint',
    refuses:
      'godken(?:d|des) (?:ikke|aldrig)|ikke godkendt|accepteres ikke|afvises|afslås|godkjen(?:n|nes) (?:ikke|aldri)|ikke godkjent|aksepteres ikke|avvises|avslås|godtas ikke|godta ikke',
    when: 'hvis|når|såfremt|dersom|forudsat at|forutsatt at',
  },
  {
    grants: 'hyväksymme|hyväksytty|voidaan hyväksyä|hyväksyntä|ok|kelpaa|käy|sopii',
    refuses: 'ei (?:hyväksytä|voida hyväksyä|hyväksytty)|hylätty',
    when: 'jos|kun|mikäli',
  },
  {
    grants:
      'akceptujemy|uznajemy|przyjmujemy|zatwierdzamy|zatwierdza się|zatwierdzić|akceptować|akceptuje się|zatwierdzone|zaakceptowane|zatwierdzaj|ok|może być|w porządku|przechodzi',
    refuses:
      'nie (?:zatwierdza|akceptuje) się|nie (?:zatwierdzać|akceptować|zatwierdź|zaakceptować|zatwierdzić)|nigdy nie (?:zatwierdzaj|akceptuj)|odrzuca się|odrzucaj',
    when: 'jeśli|jeżeli|gdy|kiedy|o ile|pod warunkiem, że',
  },
  {
    grants:
      'přijímáme|uznáváme|schvalujeme|schvalte|schvaluje se|schváleno|přijměte|schvalovat|ok|v pořádku|vyhovuje|může projít',
    refuses: 'neschválit|neschvalte|neschvaluje se|neschváleno|nepřijmout|nepřijímejte|zamítněte|zamítá se|odmítněte',
    when: 'pokud|když|jestliže|je-li',
  },
  {
    grants: 'принимаем|одобряем|одобряется|принимается|одобрено|одобрите|примите|можно одобрить|ок|подходит|годится',
    refuses: 'не (?:одобряется|принимается|одобрено|одобряйте|принимайте)|нельзя одобрить|отклоняется|отклоните',
    when: 'если|когда|при условии, что',
  },
  {
    grants: 'приймаємо|схвалюємо|схвалюйте|схвалюється|приймається|схвалено|схваліть|прийміть|ок|підходить|годиться',
    refuses: 'не (?:схвалюйте|схвалюється|приймається|приймайте)|відхиляється|відхиліть',
    when: 'якщо|коли|за умови, що',
  },
  {
    grants:
      'elfogad|elfogadható|elfogadni|jóváhagyható|jóváhagyni|elfogadjuk|jóváhagyjuk|elfogadva|rendben|megfelel|jó',
    refuses:
      'ne(?:m)? (?:fogadható el|fogadjuk el|hagyható jóvá|elfogadható|hagyjuk jóvá|fogadni el)|elutasít|elutasítható|elutasítjuk|elutasítva',
    when: 'ha|amikor|amennyiben',
  },
  {
    grants:
      'acceptăm|aprobăm|se (?:aprobă|acceptă)|aprobat|acceptat|aproba(?:re|ți)|ok|e bine|merge|e în regulă|este în regulă',
    refuses: 'nu se (?:aprobă|acceptă)|neaprobat|nu aprobați|se refuză|respins|refuzat',
    when: 'dacă|când',
  },
  {
    grants: 'δεχόμαστε|εγκρίνεται|γίνεται δεκτό|γίνεται αποδεκτό|εγκρίνουμε|οκ|εντάξει|δεκτό|δεκτή',
    refuses: 'δεν (?:εγκρίνεται|γίνεται δεκτό|γίνεται αποδεκτό|εγκρίνουμε)',
    when: 'αν|εάν|όταν|εφόσον',
  },
  {
    grants:
      '(?:نقبل|يقبل|تقبل|اقبل|يعتمد|تعتمد|اعتمد|نعتمد|وافق على|يوافق على)(?: (?:الطلب|البطاقة|العضوية|المستند|الوثيقة|الإثبات|العضو|الشخص|الملف))?|يتم القبول|تتم الموافقة|الموافقة|القبول|يوافق عليه|مقبول',
    refuses:
      'لا (?:يقبل|تقبل|يتم القبول|تتم الموافقة|يوافق عليه)|عدم (?:القبول|الموافقة)|غير مقبول|يرفض|ترفض|يتم الرفض',
    when: 'إذا|عندما|إن|متى|في حال',
  },
  { grants: 'מאושר|יאושר|מתקבל', refuses: 'לא (?:מאושר|יאושר|מתקבל|לקבל)|נדחה', when: 'אם|כאשר' },
  {
    grants: 'chấp nhận|phê duyệt|duyệt|đồng ý|thông qua',
    refuses: '(?:không|chưa|đừng) (?:được )?(?:chấp nhận|phê duyệt|duyệt|đồng ý|thông qua)|từ chối|bác bỏ',
    when: 'nếu|khi',
  },
  {
    grants: 'setujui|disetujui|terima|diterima|loloskan|luluskan',
    refuses: '(?:jangan|tidak) (?:setujui|disetujui|terima|diterima|loloskan|luluskan)|tolak|ditolak',
    when: 'jika|bila|apabila|kalau',
  },
  {
    grants: 'อนุมัติ|ยอมรับ|ผ่าน',
    refuses: 'ไม่(?:อนุมัติ|ยอมรับ|ผ่าน)|ปฏิเสธ',
    when: 'ถ้า|หาก|เมื่อ',
  },
];
