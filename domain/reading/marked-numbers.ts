/**
 * Numbers that things bear, in words of many languages. Papers about a thing have many other numbers (of the order, the invoice,
 * the customer), and each of these is called a number as well.
 */
const MARKED: readonly RegExp[] = [
  // What the maker gives to one piece.
  /serial|(?<!\p{L})s\/n(?!\p{L})|imei|serien-?nummer|seriennr|fabriknummer|geräte-?(?:nummer|nr)|numéro de série|n[°º]? ?de série|n[úu]mero de s[ée]rie|n\.?[ºo°] de s[ée]rie|(?:numero|matricola) (?:di serie|seriale)|serienummer|serienr|serijsk\p{L}+|numer seryjny|numer fabryczny|nr ser|sériové|výrobní|výrobné|gyári ?szám|gyártási szám|sorozatszám|sarjanumero|valmistusnumero|seri no|seri numara|серийн|серійн|заводск\p{L}+|заводськ\p{L}+|σειριακ\p{L}+|σειράς|seerianumber|sērijas|serijos|număr(?:ul)? de serie|nr\.? serie|nomor seri|no siri|số sê-?ri|số seri|序列号|序列號|序號|机身号|機身號|機号|製造番号|シリアル|제조번호|일련번호|시리얼|หมายเลขเครื่อง|ซีเรียล|الرقم التسلسلي|المتسلسل|מספר סידורי|שלדה/iu,
  // What the maker gives to all that was made at once.
  /batch|(?<!\p{L})lot(?!\p{L})|charge(?:n|\s?-?(?:nr|no|bezeichnung))|(?<!\p{L})lote(?!\p{L})|lotto|partij|šarž|sarzs|gyártási tétel|parti ?no|партия|партії|партида|παρτίδα|batchnummer|satsnummer|eränumero|numer serii|série vakcíny|số lô|批号|批號|ロット|로트|รุ่นที่ผลิต|التشغيلة|الدفعة|אצווה/iu,
];

/** Whether a field asks for a number that a thing bears, and a label does not speak of one. */
export const asksForOtherMark = (field: string, label: string): boolean =>
  MARKED.some(words => words.test(field) && !words.test(label));
