import { bare } from '../../reading/meaning.ts';

/** Words by which councils, schools, banks, firms and clubs are called, and nobody's family; without marks. */
const WORDS = [
  'council|university|college|academy|school|institute|foundation|society|association|federation|union|ministry|department|office|authority|agency|registry|register|board|bank|trust|hospital|clinic|library|museum|club|services|service|solutions|systems|group|holding|holdings|logistics|insurance|mutual|energy|network|online|portal|commissioners|pharmacy|hardware|bakery|bakeries|foods|training|partners|associates|law|dental|surgery|garage|motors|hotel|laboratories|enterprises|industries|electrical|plumbing',
  'universitat|hochschule|verein|verband|gemeinde|stadtwerke|behorde|amt|landkreis|kasse|krankenkasse|sparkasse|versicherung|stiftung|gesellschaft|schule|gymnasium|praxis|kanzlei|backerei|apotheke|bkk|aok|ikk|innung|genossenschaft|hausverwaltung',
  'universite|ecole|lycee|mairie|prefecture|mutuelle|caisse|banque|federation|assurance|assurances|cabinet|etude|atelier|ateliers|boulangerie|pharmacie|etablissements|ets|societe|clinique|regie|syndicat|conservatoire|residence',
  'universidad|ayuntamiento|sindicato|fundacion|fundacao|cooperativa|colegio|banco|caja|federacion|asociacion|seguros|ferreteria|clinica|farmacia|talleres|escuela|instituto|sociedad|hermanos|universidade|prefeitura|associacao|sistema|escola|junta|camara|jardim',
  'universita|comune|regione|sindacato|fondazione|cooperativa|collegio|ordine dei|ordine degli|camera di commercio|banca|federazione|associazione|assicurazioni|scuola|studio|officina|mobilificio|ditta|farmacia|istituto',
  'universiteit|gemeente|vereniging|verzekeringen|stichting|kwekerij|bakkerij|praktijk|uniwersytet|urzad|gmina|spoldzielnia|szkola|piekarnia|przedsiebiorstwo|firma|fundacja|stowarzyszenie|przychodnia|univerzita|urad|obec|pojistovna|skola|kominictvi|spolecnost|sdruzeni',
  'universitet|kommun|kommune|forening|forbund|forbundet|fackforbund|fackforbundet|fagforening|fagforbund|a-kasse|a-kassa|liitto|ammattiliitto|liit|sindikat|zwiazek|odbory|komora|savez|sindicatul|szovetseg|kamara|klubb|klub|skola|skole|yliopisto|kaupunki|kunta|seura|yhdistys|koulu|ry|oy|universitesi|belediyesi|sigorta|bankas[iı]|baskanl[iı]g[iı]|mudurlugu|hastanesi|okulu|lisesi|universitatea|primaria|colegiul|ordinul|camera de comert|inspectoratul|asociatia|federatia|societatea|atelierul|gradinita|scoala|spitalul|egyetem|onkormanyzat|iskola|korhaz|drustvo|sveuciliste|fakultet|skola|uciliste|ustanova|opcina|zavod',
  'университет|администрация|профсоюз|союз|палата|фонд|завод|комбинат|банк|академия|институт|поликлиника|больница|лицеи|гимназия|школа|колледж|общество|агентство|центр|товарищество|університет|академія|товариство|лікарня|поліклініка|об єднання|дружество|училище|читалище|болница|център|агенция',
  'πανεπιστημιο|δημος|τραπεζα|φαρμακειο|σχολη|ιατρειο|νοσοκομειο|συνεταιρισμος|συλλογος',
  'benh vien|truong|ngan hang|cong ty|phong kham|trung tam|dai hoc|yayasan|koperasi|universitas|sekolah|klinik|rumah sakit|dinas',
].join('|');
const IS_OF_ORGANISATION = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS})(?![\\p{L}\\p{M}])`, 'iu');

/** Ends of words that name such in languages that join them: "Sejlklub", "Ammattikorkeakoulu", "Rettungsverein". */
const JOINED =
  /\p{L}{3}(?:klubb?|verein|verband|schule|skole|skola|koulu|opisto|yhdistys|seura|forening|kassen?|werke?|wacht|wehr|bank|banken|anstalt|gemeinde|kommune?|kunta|universitet|hochschule|akademie?|zentrum|gesellschaft|genossenschaft|kammer|innung|bund|praxis|backerei)(?![\p{L}\p{M}])/iu;

/** Beginnings or ends of such names where words have no marks and no capitals. */
const OTHER_LETTERS =
  /(?:大学|大學|学校|學校|高校|中学|小学|学院|學院|病院|クリニック|医院|醫院|診療所|健診センター|協会|組合|連合会|銀行|银行|公司|集团|集團|事務所|研究所|幼儿园|保健所)$|(?:대학교?|학교|병원|의원|은행|협회|공단|공사|센터|유치원|어린이집|보건소|검역의료원|주식회사)$|^(?:مطبعة|مدرسة|شركة(?!\s(?:ذات|مساهمة|تضامن|توصية|شخص))|مركز|مؤسسة|جامعة|بنك|مصرف|مستشفى|عيادة|معهد|أكاديمية|جمعية|بلدية|وزارة|هيئة|نادي|مكتب|دار)\s|^(?:עיריית|מועצה|בנק|אוניברסיטת|מכללת|קונסרבטוריון|חברת|קופת)\s|^(?:บริษัท|โรงเรียน|มหาวิทยาลัย|ธนาคาร|โรงพยาบาล|สหกรณ์|เทศบาล|สำนักงาน|คลินิก|วิทยาลัย)|(?:विद्यालय|महाविद्यालय|विश्वविद्यालय|बैंक|निगम|मंडल|परिषद|संस्थान|समिति)(?:$|[\s,])|^(?:دانشگاه|بانک|بیمه|مدرسه|شهرداری|شرکت|بیمارستان)\s/u;

/** Whether a text has a word in it by which organisations are called. */
export const isOfOrganisation = (text: string): boolean => {
  const plain = bare(text);
  return IS_OF_ORGANISATION.test(plain) || JOINED.test(plain) || OTHER_LETTERS.test(text.trim());
};
