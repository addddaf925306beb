import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDates } from '../../../domain/reading/dates/read-dates.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { stateOf } from '../../../domain/reading/states.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

const languages = suite('labels of more languages');

const similarity = (name: string, label: string) =>
  labelSimilarity(wordingOf({ name, description: '', required: true }), labelWordingOf(label));

/** What pages of a language write beside a value of a field that customers name in English. */
const ALIKE: Readonly<Record<string, string>> = {
  lithuanian:
    'valid_until Galioja iki|valid_from Galioja nuo|contract_number Sutarties numeris|contract_number Sutarties Nr.|due_date Apmokėti iki|amount_due Mokėtina suma|date_of_birth Gimimo data|policyholder Draudėjas|insured_person Apdraustasis|issue_date Išdavimo data|account_balance Sąskaitos likutis|member_since Narys nuo|last_payment Paskutinis mokėjimas|address Adresas|phone Telefono numeris',
  latvian:
    'valid_until Derīgs līdz|valid_from Derīgs no|contract_number Līguma numurs|invoice_number Rēķina Nr.|due_date Apmaksas termiņš|amount_due Summa apmaksai|date_of_birth Dzimšanas datums|policyholder Apdrošinājuma ņēmējs|insured_person Apdrošinātā persona|issue_date Izsniegšanas datums|member_since Biedrs kopš|next_payment Nākamais maksājums|position Amats|email E-pasts|owner Īpašnieks',
  estonian:
    'valid_until Kehtiv kuni|valid_from Kehtib alates|contract_number Lepingu number|customer_number Kliendinumber|invoice_number Arve nr|due_date Maksetähtaeg|amount_due Tasuda|date_of_birth Sünniaeg|policyholder Kindlustusvõtja|issue_date Väljaandmise kuupäev|member_since Liige alates|national_id Isikukood|monthly_fee Kuutasu|address Elukoht|status Staatus',
  slovenian:
    'valid_until Velja do|valid_from Velja od|contract_number Številka pogodbe|policy_number Številka police|due_date Rok plačila|amount_due Znesek za plačilo|date_of_birth Datum rojstva|policyholder Zavarovalec|insured_person Zavarovanec|issue_date Datum izdaje|member_since Član od|last_name Priimek|tax_number Davčna številka|address Naslov|rent Najemnina',
  catalan:
    'valid_until Vàlid fins al|valid_from Vàlid des del|contract_number Número de contracte|invoice_number Núm. factura|due_date Data de venciment|amount_due Import a pagar|date_of_birth Data de naixement|policyholder Prenedor|insured_person Persona assegurada|issue_date Data d’emissió|member_since Soci des de|account_holder Titular del compte|address Adreça|expiry_date Caducitat|start_date Data d’inici',
  serbian:
    'valid_until Важи до|valid_from Важи од|contract_number Број уговора|invoice_number Broj fakture|due_date Rok za plaćanje|due_date Датум доспећа|amount_due Износ за уплату|date_of_birth Датум рођења|policyholder Уговарач осигурања|insured_person Осигураник|issue_date Датум издавања|member_since Члан од|net_salary Neto zarada|next_payment Sledeća uplata|address Адреса',
  malay:
    'valid_until Sah hingga|expiry_date Tarikh luput|valid_from Sah dari|contract_number Nombor kontrak|account_number No. akaun|due_date Tarikh akhir bayaran|amount_due Jumlah perlu dibayar|date_of_birth Tarikh lahir|policyholder Pemegang polisi|issue_date Tarikh dikeluarkan|member_since Ahli sejak|employer Majikan|gross_salary Gaji kasar|membership_number No. ahli|outstanding_balance Baki tertunggak',
  icelandic:
    'valid_until Gildir til|valid_from Gildir frá|contract_number Samningsnúmer|invoice_number Númer reiknings|due_date Gjalddagi|amount_due Samtals til greiðslu|date_of_birth Fæðingardagur|policyholder Vátryggingartaki|insured_person Vátryggður|issue_date Útgáfudagur|member_since Félagi síðan|tenant Leigjandi|national_id Kennitala|address Heimilisfang|deductible Eigin áhætta',
  kazakh:
    'valid_until Қолданылу мерзімі|start_date Басталу күні|contract_number Шарт нөмірі|account_number Шот нөмірі|due_date Төлеу мерзімі|amount_due Төлеуге жататын сома|date_of_birth Туған күні|policyholder Сақтанушы|issue_date Берілген күні|national_id ЖСН|employer Жұмыс беруші|address Мекенжайы|position Лауазымы|phone Телефон нөмірі',
  azerbaijani:
    'valid_until Etibarlılıq müddəti|end_date Bitmə tarixi|start_date Başlama tarixi|contract_number Müqavilənin nömrəsi|due_date Son ödəniş tarixi|amount_due Ödəniləcək məbləğ|date_of_birth Doğum tarixi|insured_person Sığorta olunan|issue_date Verilmə tarixi|address Yaşayış ünvanı|position Vəzifəsi|tenant Kirayəçi|balance Qalıq|membership_number Üzvlük nömrəsi',
  macedonian:
    'valid_until Важи до|valid_from Важи од|contract_number Број на договор|invoice_number Број на фактура|due_date Рок за плаќање|amount_due Износ за плаќање|date_of_birth Датум на раѓање|policyholder Договорувач|insured_person Осигуреник|issue_date Датум на издавање|member_since Член од|tenant Закупец|national_id ЕМБГ|address Адреса',
  albanian:
    'valid_until E vlefshme deri|expiry_date Data e skadimit|valid_from E vlefshme nga|contract_number Numri i kontratës|invoice_number Nr. i faturës|due_date Afati i pagesës|amount_due Shuma për pagesë|date_of_birth Datëlindja|policyholder Policëmbajtësi|insured_person I siguruari|issue_date Data e lëshimit|tenant Qiramarrësi|address Adresa',
  filipino:
    'valid_until May bisa hanggang|start_date Petsa ng pagsisimula|contract_number Numero ng kontrata|due_date Takdang petsa|amount_due Halagang babayaran|date_of_birth Petsa ng kapanganakan|member_since Miyembro mula noong|issue_date Petsa ng pag-isyu|address Tirahan|full_name Buong pangalan|status Katayuan|last_payment Huling bayad|tenant Nangungupahan',
  afrikaans:
    'valid_until Geldig tot|valid_from Geldig vanaf|contract_number Kontraknommer|invoice_number Faktuurnommer|due_date Betaalbaar voor|amount_due Bedrag verskuldig|date_of_birth Geboortedatum|policyholder Polishouer|insured_person Versekerde|issue_date Uitreikingsdatum|member_since Lid sedert|policy_number Polisnommer|employer Werkgewer|address Woonadres|phone Selfoonnommer',
  swahili:
    'valid_until Halali hadi|start_date Tarehe ya kuanza|contract_number Namba ya mkataba|account_number Nambari ya akaunti|due_date Tarehe ya mwisho wa kulipa|amount_due Kiasi cha kulipa|date_of_birth Tarehe ya kuzaliwa|member_since Mwanachama tangu|issue_date Tarehe ya kutolewa|employer Mwajiri|full_name Jina kamili|tenant Mpangaji|licence_number Namba ya leseni|balance Salio',
  marathi:
    'valid_until पर्यंत वैध|start_date प्रारंभ दिनांक|contract_number करार क्रमांक|account_number खाते क्रमांक|due_date देय दिनांक|amount_due देय रक्कम|date_of_birth जन्मतारीख|policyholder पॉलिसीधारक|issue_date जारी दिनांक|address पत्ता|student विद्यार्थ्याचे नाव|licence_number परवाना क्रमांक|full_name संपूर्ण नाव',
  georgian:
    'valid_until მოქმედების ვადა|start_date დაწყების თარიღი|contract_number ხელშეკრულების ნომერი|invoice_number ინვოისის ნომერი|due_date გადახდის ვადა|amount_due გადასახდელი თანხა|date_of_birth დაბადების თარიღი|policyholder დამზღვევი|insured_person დაზღვეული|issue_date გაცემის თარიღი|national_id პირადი ნომერი|tenant დამქირავებელი|address მისამართი',
  armenian:
    'valid_until Վավեր է մինչև|start_date Սկսման ամսաթիվ|contract_number Պայմանագրի համարը|account_number Հաշվի համար|due_date Վճարման ժամկետ|amount_due Վճարման ենթակա գումար|date_of_birth Ծննդյան ամսաթիվ|policyholder Ապահովադիր|insured_person Ապահովագրված անձ|issue_date Տրման ամսաթիվ|tenant Վարձակալ|address Հասցե|employer Գործատու',
  norwegian:
    'valid_until Gyldig til|valid_from Gjelder fra|contract_number Avtalenummer|invoice_number Fakturanummer|due_date Forfallsdato|amount_due Å betale|date_of_birth Fødselsdato|policyholder Forsikringstaker|issue_date Utstedt dato|member_since Medlem siden|tenant Leietaker|landlord Utleier|national_id Fødselsnummer|deductible Egenandel|start_date Oppstart|outstanding_amount Restgjeld|nationality Statsborgerskap|email E-postadresse|cancelled_on Oppsagt|address Bostedsadresse|account_holder Kontoinnehaver|outstanding_amount Utestående beløp',
};

/** Labels of which each says something else than the field, and often the opposite. */
const OTHER: Readonly<Record<string, string>> = {
  lithuanian:
    'valid_until Galioja nuo|valid_from Galioja iki|gross_salary Neto atlyginimas|net_salary Bruto atlyginimas|due_date Išdavimo data|tenant Nuomotojas|next_payment Paskutinis mokėjimas',
  latvian:
    'valid_until Derīgs no|valid_from Derīgs līdz|gross_salary Neto alga|net_salary Bruto alga|due_date Izsniegšanas datums|tenant Izīrētājs|next_payment Pēdējais maksājums',
  estonian:
    'valid_until Kehtib alates|valid_from Kehtiv kuni|gross_salary Netopalk|net_salary Brutopalk|due_date Väljaandmise kuupäev|tenant Üürileandja|next_payment Viimane makse',
  slovenian:
    'valid_until Velja od|valid_from Velja do|gross_salary Neto plača|net_salary Bruto plača|due_date Datum izdaje|tenant Najemodajalec|next_payment Zadnje plačilo',
  catalan:
    'valid_until Vàlid des del|valid_from Vàlid fins al|gross_salary Salari net|net_salary Salari brut|due_date Data d’emissió|tenant Arrendador|next_payment Últim pagament',
  serbian:
    'valid_until Важи од|valid_from Важи до|gross_salary Нето зарада|net_salary Бруто зарада|due_date Датум издавања|tenant Закуподавац|next_payment Претходна уплата',
  malay:
    'valid_until Sah dari|valid_from Sah hingga|gross_salary Gaji bersih|net_salary Gaji kasar|due_date Tarikh dikeluarkan|tenant Tuan tanah|next_payment Bayaran terakhir|total Baki tertunggak',
  icelandic:
    'valid_until Gildir frá|valid_from Gildir til|gross_salary Nettólaun|net_salary Brúttólaun|due_date Útgáfudagur|tenant Leigusali|next_payment Síðasta greiðsla',
  kazakh:
    'valid_until Басталу күні|start_date Аяқталу күні|due_date Берілген күні|tenant Жалға беруші|next_payment Соңғы төлем|total Берешек',
  azerbaijani:
    'valid_until Başlama tarixi|start_date Bitmə tarixi|due_date Verilmə tarixi|tenant Kirayə verən|next_payment Sonuncu ödəniş|total Qalıq borc',
  macedonian:
    'valid_until Важи од|valid_from Важи до|gross_salary Нето плата|net_salary Бруто плата|due_date Датум на издавање|tenant Закуподавач|next_payment Последна уплата',
  albanian:
    'valid_until E vlefshme nga|valid_from E vlefshme deri|gross_salary Paga neto|net_salary Paga bruto|due_date Data e lëshimit|tenant Qiradhënësi|next_payment Pagesa e fundit',
  filipino:
    'valid_until May bisa mula|start_date Petsa ng pagtatapos|due_date Petsa ng pag-isyu|tenant Nagpapaupa|next_payment Huling bayad|date_of_birth Petsa ng pagsali',
  afrikaans:
    'valid_until Geldig vanaf|valid_from Geldig tot|gross_salary Netto salaris|net_salary Bruto salaris|due_date Uitreikingsdatum|tenant Verhuurder|next_payment Vorige betaling',
  swahili:
    'valid_until Tarehe ya kuanza|start_date Tarehe ya kuisha|due_date Tarehe ya kutolewa|tenant Mwenye nyumba|next_payment Malipo yaliyopita|gross_salary Mshahara halisi',
  marathi:
    'valid_until पासून वैध|start_date समाप्ती दिनांक|due_date जारी दिनांक|gross_salary निव्वळ वेतन|tenant घरमालक|next_payment मागील भरणा',
  georgian:
    'valid_until დაწყების თარიღი|start_date დასრულების თარიღი|due_date გაცემის თარიღი|tenant გამქირავებელი|next_payment ბოლო გადახდა|total ნაშთი',
  armenian:
    'valid_until Սկսման ամսաթիվ|start_date Ավարտի ամսաթիվ|due_date Տրման ամսաթիվ|gross_salary Զուտ աշխատավարձ|tenant Վարձատու|next_payment Վերջին վճարում',
  norwegian:
    'valid_until Gjelder fra|valid_from Gyldig til|gross_salary Nettolønn|net_salary Bruttolønn|due_date Utstedt dato|tenant Utleier|next_payment Forrige betaling',
};

const rows = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([language, pairs]) =>
    pairs.split('|').map((pair): [language: string, name: string, label: string] => {
      const end = pair.indexOf(' ');
      return [language, pair.slice(0, end), pair.slice(end + 1)];
    }),
  );

for (const [language, name, label] of rows(ALIKE))
  languages(`${language}: ${label} names ${name}`, () =>
    assert.ok(similarity(name, label) >= 0.6, `${similarity(name, label)}`),
  );

for (const [language, name, label] of rows(OTHER))
  languages(`${language}: ${label} is not ${name}`, () =>
    assert.ok(similarity(name, label) <= 0.4, `${similarity(name, label)}`),
  );

/** Words for states: what holds, what does not, and what is under way. */
const STATES: Readonly<Record<string, string>> = {
  positive:
    'Galioja|Apmokėta|Spēkā|Samaksāts|Kehtiv|Tasutud|Veljavno|Plačano|Важећи|Плаћено|Vigent|Pagada|Í gildi|Greitt|Masih sah|Diluluskan|Белсенді|Төленді|Etibarlıdır|Ödənilib|Важечки|E vlefshme|Aktibo|Bayad na|Aktief|Goedgekeur|Imelipwa|भरले|ძალაშია|გადახდილია|Վճարված է|Գործող',
  negative:
    'Negalioja|Neapmokėta|Nav spēkā|Nederīgs|Aegunud|Tasumata|Neveljavno|Ni plačano|Истекао|Није активан|Caducat|Impagat|Útrunnið|Ógreitt|Ekki virkur|Tamat tempoh|Digantung|Жарамсыз|Белсенді емес|Ləğv edilib|Aktiv deyil|Истечен|E skaduar|Hindi aktibo|Kinansela|Verval|Nie aktief nie|Imeisha muda|Haijalipwa|मुदत संपली|ვადაგასული|არ მოქმედებს|Ժամկետանց|Ակտիվ չէ',
  pending:
    'Laukiama|Gaida apstiprinājumu|Menetluses|V obdelavi|На чекању|En tràmit|Í vinnslu|Menunggu kelulusan|Өңделуде|Gözləyir|Во обработка|Në pritje|Pinoproseso|Hangende|Inasubiri|प्रलंबित|განიხილება|Սպասվում է',
};
for (const [polarity, words] of Object.entries(STATES))
  for (const word of words.split('|'))
    languages(`${word} is ${polarity}`, () => assert.is(stateOf(word)?.polarity, polarity));

const LOCALES = 'lt lv et sl ca sr sr-Latn ms is kk az mk sq fil af sw mr ka hy nb'.split(' ');
for (const locale of LOCALES)
  languages(`every day of a year is read in ${locale}`, () => {
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2027, month, 17));
      const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
      const iso = day.toISOString().slice(0, 10);
      assert.equal(readDates(written), [{ from: iso, to: iso }], written);
    }
  });

languages.run();
