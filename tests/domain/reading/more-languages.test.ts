import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelSimilarity, labelWordingOf, wordingOf } from '../../../domain/reading/label-similarity.ts';

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

languages.run();
