import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDates } from '../../../domain/reading/dates/read-dates.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { LEXICON, MARKED_LEXICON } from '../../../domain/reading/lexicon/languages.ts';
import { meaningOf } from '../../../domain/reading/meaning.ts';
import { STATE_WORDS } from '../../../domain/reading/state-words.ts';
import { namesDoubtfulState, stateOf } from '../../../domain/reading/states.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

const languages = suite('languages');

const similarity = (name: string, label: string) =>
  labelSimilarity(wordingOf({ name, description: '', required: true }), labelWordingOf(label));

const FIELDS = [
  'member_name',
  'membership_number',
  'membership_status',
  'plan',
  'valid_until',
  'valid_from',
  'member_since',
  'next_renewal_date',
  'date_of_birth',
  'address',
  'policy_number',
  'monthly_fee',
  'amount_due',
  'due_date',
  'account_balance',
  'phone_number',
] as const;

/** What pages in a language call these fields, in the same order. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  bulgarian: [
    'Име на члена, Членски номер, Статус на членството, Тарифен план, Валиден до, Валиден от, Член от, Следващо подновяване, Дата на раждане, Адрес',
    'Номер на полицата, Месечна такса, Сума за плащане, Срок за плащане, Наличност по сметката, Телефонен номер',
  ],
  croatian: [
    'Ime člana, Članski broj, Status članstva, Tarifa, Vrijedi do, Vrijedi od, Član od, Sljedeća obnova, Datum rođenja, Adresa',
    'Broj police, Mjesečna naknada, Iznos za plaćanje, Rok plaćanja, Stanje računa, Broj telefona',
  ],
  persian: [
    'نام عضو, شماره عضویت, وضعیت عضویت, طرح, معتبر تا, تاریخ شروع, عضو از, تاریخ تمدید, تاریخ تولد, نشانی',
    'شماره بیمه نامه, هزینه ماهانه, مبلغ قابل پرداخت, مهلت پرداخت, مانده حساب, شماره تماس',
  ],
  bengali: [
    'সদস্যের নাম, সদস্যপদ নম্বর, সদস্যপদ অবস্থা, প্যাকেজ, মেয়াদ শেষ, শুরুর তারিখ, সদস্য হওয়ার তারিখ, পরবর্তী নবায়ন, জন্ম তারিখ, ঠিকানা',
    'পলিসি নম্বর, মাসিক ফি, সর্বমোট প্রদেয়, পরিশোধের শেষ তারিখ, অ্যাকাউন্ট ব্যালেন্স, মোবাইল নম্বর',
  ],
  finnish: [
    'Jäsenen nimi, Jäsennumero, Jäsenyyden tila, Jäsenyystyyppi, Voimassa asti, Voimassa alkaen, Jäsen alkaen, Seuraava uusiminen, Syntymäaika, Osoite',
    'Vakuutusnumero, Kuukausimaksu, Maksettava yhteensä, Eräpäivä, Tilin saldo, Puhelinnumero',
  ],
  czech: [
    'Jméno člena, Členské číslo, Stav členství, Tarif, Platnost do, Platnost od, Členem od, Další obnovení, Datum narození, Adresa trvalého bydliště',
    'Číslo pojistné smlouvy, Měsíční poplatek, Celkem k úhradě, Datum splatnosti, Zůstatek na účtu, Telefonní číslo',
  ],
  slovak: [
    'Meno člena, Členské číslo, Stav členstva, Program, Platnosť do, Platnosť od, Členom od, Ďalšie obnovenie, Dátum narodenia, Adresa',
    'Číslo poistnej zmluvy, Mesačný poplatok, Suma na úhradu, Dátum splatnosti, Zostatok na účte, Telefónne číslo',
  ],
  hungarian: [
    'Tag neve, Tagsági szám, Tagság állapota, Díjcsomag, Érvényesség vége, Érvényesség kezdete, Tagság kezdete, Következő megújítás, Születési dátum, Lakcím',
    'Kötvényszám, Havi díj, Fizetendő összeg, Fizetési határidő, Számlaegyenleg, Telefonszám',
  ],
  romanian: [
    'Nume membru, Număr de membru, Stare abonament, Pachet, Valabil până la, Valabil din, Membru din, Următoarea reînnoire, Data nașterii, Adresa',
    'Număr poliță, Taxă lunară, Total de plată, Data scadentă, Sold cont, Număr de telefon',
  ],
  greek: [
    'Ονοματεπώνυμο μέλους, Αριθμός μέλους, Κατάσταση συνδρομής, Πρόγραμμα, Ισχύει έως, Ισχύει από, Μέλος από, Επόμενη ανανέωση, Ημερομηνία γέννησης, Διεύθυνση',
    'Αριθμός ασφαλιστηρίου, Μηνιαίο πάγιο, Πληρωτέο ποσό, Ημερομηνία πληρωμής, Υπόλοιπο λογαριασμού, Τηλέφωνο',
  ],
  ukrainian: [
    'Ім’я учасника, Номер учасника, Статус членства, Тарифний план, Дійсний до, Дійсний з, Учасник з, Наступне списання, Дата народження, Адреса',
    'Номер поліса, Щомісячна плата, Сума до сплати, Термін оплати, Залишок на рахунку, Номер телефону',
  ],
  hebrew: [
    'שם החבר, מספר חבר, סטטוס חברות, מסלול, בתוקף עד, בתוקף מ, חבר מאז, החיוב הבא, תאריך לידה, כתובת',
    'מספר פוליסה, עמלה חודשית, סה"כ לתשלום, מועד תשלום, יתרת חשבון, מספר טלפון',
  ],
  hindi: [
    'सदस्य का नाम, सदस्यता संख्या, सदस्यता की स्थिति, योजना, तक वैध, वैध से, से सदस्य, अगला नवीनीकरण, जन्म तिथि, पता',
    'पॉलिसी संख्या, मासिक शुल्क, देय राशि, देय तिथि, खाता शेष, मोबाइल नंबर',
  ],
  vietnamese: [
    'Họ và tên hội viên, Mã số hội viên, Trạng thái hội viên, Gói dịch vụ, Có giá trị đến, Hiệu lực từ, Thành viên từ, Ngày gia hạn, Ngày sinh, Địa chỉ',
    'Số hợp đồng bảo hiểm, Phí hàng tháng, Tổng số tiền, Hạn thanh toán, Số dư tài khoản, Số điện thoại',
  ],
  thai: [
    'ชื่อสมาชิก, หมายเลขสมาชิก, สถานะสมาชิก, แพ็กเกจ, วันหมดอายุ, วันที่เริ่มต้น, เป็นสมาชิกตั้งแต่, วันต่ออายุ, วันเกิด, ที่อยู่',
    'เลขที่กรมธรรม์, ค่าธรรมเนียมรายเดือน, ยอดที่ต้องชำระ, วันครบกำหนดชำระ, ยอดคงเหลือในบัญชี, เบอร์โทรศัพท์',
  ],
  indonesian: [
    'Nama anggota, Nomor anggota, Status keanggotaan, Paket, Berlaku hingga, Berlaku sejak, Anggota sejak, Perpanjangan berikutnya, Tanggal lahir, Alamat',
    'Nomor polis, Biaya bulanan, Total tagihan, Jatuh tempo, Saldo rekening, Nomor telepon',
  ],
};
for (const [language, lists] of Object.entries(LABELS)) {
  const written = lists.flatMap(list => list.split(', '));
  for (const [at, name] of FIELDS.entries())
    languages(`${language}: ${written[at]} names ${name}`, () =>
      assert.ok(similarity(name, written[at] ?? '') >= 0.55, `${similarity(name, written[at] ?? '')}`),
    );
  languages(`${language}: no label of a date names another date`, () => {
    const dates = FIELDS.map((name, at) => [name, written[at] ?? ''] as const).filter(([name]) =>
      /until|from|since|renewal|birth|due_date/.test(name),
    );
    // Whoever joined began then.
    for (const [name] of dates)
      for (const [other, label] of dates)
        if (
          name !== other &&
          !(name === 'valid_from' && other === 'member_since') &&
          !(other === 'valid_from' && name === 'member_since')
        )
          assert.ok(similarity(name, label) < 0.4, `${name} ${label} ${similarity(name, label)}`);
  });
}

languages('labels are understood in 53 languages, two of them in two alphabets', () => {
  assert.is(LEXICON.length + MARKED_LEXICON.length, 55);
  for (const language of Object.keys(LABELS)) assert.ok(STATE_WORDS[language], language);
});

languages('the marks of Vietnamese make another word, and French stays French', () => {
  assert.equal(
    meaningOf('Mã').flatMap(({ concepts }) => concepts),
    ['reference'],
  );
  assert.equal(
    meaningOf('Ma carte').flatMap(({ concepts }) => concepts),
    ['card'],
  );
  assert.equal(meaningOf('ten'), [{ text: 'ten', concepts: [] }]);
});

languages('what Hebrew sets before a word hides none', () => {
  assert.ok(similarity('membership_number', 'מספר החבר') >= 0.55);
  assert.ok(similarity('policy_number', 'מספר הפוליסה') >= 0.6);
});

languages('a word for a state says one thing', () => {
  const said = new Map<string, string>();
  for (const [language, words] of Object.entries(STATE_WORDS))
    for (const [kind, list] of Object.entries(words))
      for (const word of list.split(', ')) {
        assert.is(said.get(word) ?? kind, kind, `${language} ${word}`);
        said.set(word, kind);
        assert.ok(stateOf(word), word);
      }
});

const STATES: readonly [string, 'positive' | 'negative' | 'pending'][] = [
  ['Aktiivinen', 'positive'],
  ['Ei voimassa', 'negative'],
  ['Platná', 'positive'],
  ['Není aktivní', 'negative'],
  ['Vypovedaná', 'negative'],
  ['Érvényes', 'positive'],
  ['Már nem aktív', 'negative'],
  ['În vigoare', 'positive'],
  ['Expirată', 'negative'],
  ['Σε ισχύ', 'positive'],
  ['Δεν είναι ενεργή', 'negative'],
  ['Чинний', 'positive'],
  ['Призупинено', 'negative'],
  ['פעיל', 'positive'],
  ['לא בתוקף', 'negative'],
  ['सक्रिय', 'positive'],
  ['लंबित', 'pending'],
  ['Còn hiệu lực', 'positive'],
  ['Không còn hoạt động', 'negative'],
  ['ใช้งานอยู่', 'positive'],
  ['ไม่มีผลบังคับ', 'negative'],
  ['รอดำเนินการ', 'pending'],
  ['Aktif', 'positive'],
  ['Tidak berlaku', 'negative'],
  ['Non più attivo', 'negative'],
  ['Действащ търговец', 'positive'],
  ['Заличен', 'negative'],
  ['Nije aktivan', 'negative'],
  ['U obradi', 'pending'],
  ['غیرفعال', 'negative'],
  ['معطل', 'negative'],
  ['মেয়াদোত্তীর্ণ', 'negative'],
  ['নিষ্ক্রিয়', 'negative'],
  ['செயலில் இல்லை', 'negative'],
];
for (const [word, polarity] of STATES)
  languages(`${word} is ${polarity}`, () => assert.is(stateOf(word)?.polarity, polarity));

languages('a doubtful state is heard in scripts without capitals too', () => {
  assert.ok(namesDoubtfulState('פעיל, בוטל'));
  assert.ok(namesDoubtfulState('सक्रिय (निलंबित)'));
  assert.not(namesDoubtfulState('פעיל'));
});

/** Where these languages are spoken: the calendar and the digits of each come from `Intl`. */
const LOCALES = 'fi cs sk hu ro el uk he hi hi-u-nu-deva vi th th-u-nu-thai th-u-ca-buddhist id'.split(' ');
for (const locale of LOCALES)
  languages(`every day of a year is read in ${locale}`, () => {
    for (const dateStyle of ['full', 'long', 'medium'] as const)
      for (let month = 0; month < 12; month++) {
        const day = new Date(Date.UTC(2027, month, 17));
        const written = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(day);
        const iso = day.toISOString().slice(0, 10);
        assert.equal(readDates(written), [{ from: iso, to: iso }], written);
      }
  });

languages('money is told from its form as these languages write it', () => {
  const written =
    '12,50 lei|1.234,56 lei|1 250 Ft|12 990,- Kč|1 299,00 Kč|Rp1.250.000|1.250.000đ|1.250.000 VNĐ|1.250.000 đồng|฿1,250.00|1,250.00 บาท|₪1,234.50|‏12.50 ‏₪|1,234.50 ש"ח|1,234.50 ש״ח|₹12,34,567.89|₹१२,३४,५६७.८९|Rs. 1,250.00|1 234,50 грн.|89,90 €/kk|1 200 Ft/hó|499 Kč/měsíc|Rp150.000/bulan';
  for (const text of written.split('|')) assert.is(valueType(text), 'money', text);
});

languages('names are told in these scripts', () => {
  for (const name of 'Nguyễn Thị Minh Khai|דנה כהן-לוי|ד״ר יעל רוזן|น.ส. สุดา ทองดี|राजेश कुमार शर्मा|Siti Nurhaliza binti Ahmad'.split(
    '|',
  ))
    assert.is(valueType(name), 'name', name);
});

languages.run();
