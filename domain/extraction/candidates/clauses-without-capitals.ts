import type { DayLead } from './day-leads.ts';

/** What a clause speaks of, with the labels that its days have. */
type Matter = Record<'since' | 'until', readonly string[]>;

/**
 * Words by which clauses speak of it, in languages whose letters have no capitals. Some of these set no blanks, and others put
 * prepositions before a word without one, so that it may stand within others.
 */
const MATTERS: readonly [RegExp, Matter][] = [
  [
    /租赁|租賃|承租|租住|賃貸|賃借|入居|임대차|임차|입주|استأجر|مستأجر|الإيجار|إيجار|اجاره|שוכר|שכירות|किराएदार|किरायेदार|किराये|เช่า|ভাড়া|வாடகை|ქირავ|վարձ/u,
    { since: ['tenancy start', 'tenant since'], until: ['tenancy end', 'tenancy until'] },
  ],
  [
    /承保|参保|參保|投保|起保|保险期|保險期|補償|保険期間|保険契約|보험기간|보장기간|피보험|التأمين|مؤمن|بیمه|מבוטח|ביטוח|बीमा|बीमित|ประกันภัย|เอาประกัน|বীমা|காப்பீட/u,
    { since: ['insured since', 'policy start'], until: ['insured until', 'policy end'] },
  ],
  [
    /会员|會員|入会|入會|会員|회원|조합원|입회|عضو|عضوية|انتسب|منتسب|حق عضویت|חבר(?:ה|י)?\sב|חברות|सदस्य|समिति की सदस्यता|สมาชิก|সদস্য|உறுப்பினர்|წევრ|անդամ/u,
    { since: ['member since', 'membership start'], until: ['membership end', 'member until'] },
  ],
  [
    /入学|入學|就读|就讀|在读|在讀|在校|学籍|學籍|在学|在籍し|입학|재학|수학|التحق بالجامعة|مقيد|يدرس|تدرس|طالب|دانشجو|לומד|סטודנט|תלמיד|अध्ययनरत|छात्र|विद्यार्थी|प्रवेश|นักศึกษา|นักเรียน|เข้าศึกษา|অধ্যয়ন|ছাত্র|மாணவ|სტუდენტ|სწავლ|ուսան|սովոր/u,
    { since: ['enrolled since', 'registered since'], until: ['enrolment end', 'enrolled until'] },
  ],
  [
    /受聘|聘用|聘任|入职|入職|到职|到職|任职|任職|就职|就職|工作|雇佣|僱用|在岗|在职|在職|入社|採用|勤務|雇用|従事|입사|채용|재직|근무|고용|임용|يعمل|تعمل|عمل|موظف|التحق بالعمل|تعيين|شاغل|استخدام|مشغول به کار|עובד|מועסק|עבודת|हमारे यहाँ|कार्यरत|सेवारत|नियुक्त|พนักงาน|ทำงาน|ปฏิบัติงาน|ปฏิบัติหน้าที่|บรรจุ|কর্মরত|চাকরি|பணிபுரி|பணியாற்ற|მუშაობ|დასაქმებ|աշխատ/u,
    { since: ['employed since', 'employment start', 'joined'], until: ['employment end', 'employed until'] },
  ],
  [
    /开户|開戶|开立|開立|口座|개설|계좌|فتح الحساب|حساب|פתיחת החשבון|לקוח|खाता|ग्राहक|เปิดบัญชี|ลูกค้า/u,
    { since: ['customer since', 'account opened'], until: ['customer until'] },
  ],
];

/** Who takes another post was employed before, and by a day that ends one thing another begins. */
const OF_ANOTHER_DAY =
  /调任|調任|升任|晋升|晉升|转正|转任|異動|異出|異出向|昇格|昇進|转岗|출생|생\)|전보|승진|出生|生まれ|生\)|ترقية|نُقل|نقل|مواليد|المولود|ولد|متولد|נולד|קודם|הועבר|जन्म|पदोन्न|เกิด|เลื่อน|ย้าย|জন্ম|பிறந்த/u;

const BEFORE: readonly [DayLead, RegExp][] = [
  [
    'since',
    /(?:自|从|從|由|于|於|منذ|من(?:\sتاريخ|\sيوم)?|اعتبارا?ً?\sمن(?:\sتاريخ)?|ابتداءً?\sمن|بتاريخ|از(?:\sتاریخ)?|החל\s?מ(?:-|יום|תאריך)?|מ(?:יום|תאריך|אז)|מאז|ביום|בתאריך|ตั้งแต่(?:\s?วันที่)?|เมื่อ(?:\s?วันที่)?|นับ(?:ตั้ง)?แต่(?:\s?วันที่)?|দিনাঙ্ক|तारीख|दिनांक)\s?$/u,
  ],
  [
    'until',
    /(?:至|到|截止|حتى(?:\sتاريخ)?|(?:و)?إلى(?:\sتاريخ)?|لغاية|تا(?:\sتاریخ)?|עד(?:\sליום|\sיום)?|ถึง(?:\s?วันที่)?|จนถึง(?:\s?วันที่)?)\s?$/u,
  ],
];
const BEHIND: readonly [DayLead, RegExp][] = [
  ['by', /^\s?(?:までに|之前|以前|前(?!往)|까지\s?(?:제출|납부))/u],
  ['until', /^\s?(?:まで|止|为止|為止|까지|तक|পর্যন্ত|வரை|-მდე|ամբ\sավարտ)/u],
  [
    'since',
    /^\s?(?:起|开始|開始|以来|以來|より|から|以降|付(?:で|け)|に|부터|자로|에(?=\s)|이후|से|को|থেকে|முதல்|-დან|-ից)/u,
  ],
];
/** A verb of beginning right behind a day: "2021年3月15日入职". */
const BEGINS_BEHIND =
  /^\s?(?:入职|入職|到职|到職|加入|入学|入學|入会|入會|开户|開戶|受聘|就职|就職|入社|採用|입사|입학|가입)/u;

/** Which end of something a day in a clause is, by what stands before it and behind it; null: it says of neither. */
export function leadWithoutCapitals(before: string, behind: string): DayLead | null {
  const told = BEHIND.find(([, pattern]) => pattern.test(behind)) ?? BEFORE.find(([, pattern]) => pattern.test(before));
  return told?.[0] ?? (BEGINS_BEHIND.test(behind) ? 'since' : null);
}

/** What a clause speaks of; null: nothing that is known, or of a day on which something else happened. */
export function matterWithoutCapitals(clause: string): Matter | null {
  if (OF_ANOTHER_DAY.test(clause)) return null;
  return MATTERS.find(([pattern]) => pattern.test(clause))?.[1] ?? null;
}
