import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { stateOf } from '../../../domain/reading/states.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

const labels = suite('labels');

const similarity = (name: string, label: string, description = '') =>
  labelSimilarity(wordingOf({ name, description, required: true }), labelWordingOf(label));

/** What sites call a field, in the languages of the lexicon. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  member_number:
    'Mitgliedsnummer|Mitglieds-Nr.|Numéro d’adhérent|Número de socio|Numero socio|Lidnummer|Numer członka|Medlemsnummer|Medlemsnummer|Üye numarası|Номер участника|رقم العضو|会员编号|会員番号|회원번호'.split(
      '|',
    ),
  valid_until:
    'Gültig bis|Valable jusqu’au|Válido hasta|Válido até|Valido fino al|Geldig tot|Ważny do|Giltig till|Gyldig til|Geçerlilik tarihi|Действителен до|صالح حتى|有效期至|有効期限|만료일'.split(
      '|',
    ),
  account_holder:
    'Kontoinhaber|Titulaire du compte|Titular de la cuenta|Titular da conta|Intestatario|Rekeninghouder|Posiadacz rachunku|Kontoinnehavare|Kontohaver|Hesap sahibi|Владелец счёта|صاحب الحساب|持有人|口座名義|예금주'.split(
      '|',
    ),
  date_of_birth:
    'Geburtsdatum|Né le|Fecha de nacimiento|Data de nascimento|Nato il|Geboortedatum|Data urodzenia|Födelsedatum|Fødselsdato|Doğum tarihi|Дата рождения|تاريخ الميلاد|出生日期|生年月日|생년월일'.split(
      '|',
    ),
  end_of_cover:
    'Край на покритието|End of coverage|Ende des Versicherungsschutzes|Fin de garantie|Fin de cobertura|Fine copertura|Konec pojištění|Кінець покриття|Окончание страхования|Vakuutusturva päättyy|תום הכיסוי|نهاية التغطية|保障终止日|補償終了日|보장 종료일'.split(
      '|',
    ),
  check_in: 'Arrival|Anreise|Aankomst|Arrivée|Llegada|Arrivo|Przyjazd|チェックイン|入住日期|체크인|Дата заезда'.split(
    '|',
  ),
  check_out:
    'Departure|Abreise|Vertrek|Départ|Salida|Partenza|Wyjazd|チェックアウト|离店日期|체크아웃|Дата выезда'.split('|'),
  vehicle_no: '차량번호|Kennzeichen'.split('|'),
  exp_date: 'Valid until|Ablaufdatum|Date d’expiration'.split('|'),
  vto_credencial: 'Vencimiento de la credencial|Vence'.split('|'),
  inv_no: 'Invoice number|Rechnungsnummer|Numéro de facture'.split('|'),
  amt_due: 'Amount due'.split('|'),
  plan: 'Csomag|Előfizetési csomag|חבילה'.split('|'),
  outstanding: 'Jelenleg fizetendő|Jelenlegi tartozás|Due now'.split('|'),
  practising_status: '执业状态|執業狀態|Practice status'.split('|'),
  firm: '所在事务所|执业机构|注册单位'.split('|'),
  registered_since: 'Ημερομηνία εγγραφής|Zapsán od|Inscrit depuis'.split('|'),
  subscriber: 'בעלת המנוי|Posiadacz abonamentu|Posiadaczka abonamentu|Abonată'.split('|'),
  owner: 'Власниця|Владелица'.split('|'),
  permit: 'Abonament mieszkańca|Bewohnerparkausweis|Zezwolenie'.split('|'),
};
for (const [name, written] of Object.entries(SAME))
  for (const label of written)
    labels(`${label} names ${name}`, () => assert.ok(similarity(name, label) >= 0.6, `${similarity(name, label)}`));

/** Words that nobody knows, and labels that say a part of a field's name. */
const ALIKE: readonly [name: string, label: string, description?: string][] = [
  ['data_encerramento', 'Encerrada em'],
  ['licence_class', 'Class'],
  ['totalt_varde', 'Totalt värde 2026-11-17'],
  ['kontosaldo', 'Kontosaldo 01.03.2027'],
  ['paidUpTo', 'Paid up to'],
  ['supplementary', 'ביטוח משלים', 'הביטוח המשלים'],
];
for (const [name, label, description] of ALIKE)
  labels(`${label} is likely ${name}`, () => {
    assert.ok(similarity(name, label, description) >= 0.5, `${similarity(name, label, description)}`);
  });

labels('words that only begin alike are not of one stem', () => {
  assert.is(similarity('transferencia', 'Transporte'), 0);
  assert.is(similarity('interessado', 'Internetas'), 0);
});

const KINDS: readonly [name: string, description: string, kind: string][] = [
  ['paidUpTo', 'dues are paid up to this date', 'date'],
  ['tipo_cuota', 'tipo de socio o cuota', 'text'],
  ['fee_type', '', 'text'],
  ['abo', 'Name des gültigen Abos', 'text'],
  ['cuota', '', 'money'],
  ['titular', 'nombre del titular', 'name'],
  ['product', 'Kind of deposit', 'text'],
  ['deposit', 'Art der Einlage', 'text'],
  ['kind_of_deposit', '', 'text'],
  ['name_of_the_plan', '', 'text'],
  ['payment_method', '', 'text'],
  ['payment_frequency', '', 'text'],
  ['account_currency', '', 'text'],
  ['balance_date', '', 'date'],
  ['saldo', 'Datum des Saldos', 'date'],
  ['date_of_last_payment', '', 'date'],
  ['dernier_paiement', 'date du dernier paiement', 'date'],
  ['fixed_rate_ends', '', 'date'],
  ['tipo_de_pago', '', 'text'],
  ['platba', 'druh poplatku', 'text'],
  ['fee', '料金の種類', 'text'],
  ['ine', 'INE number', 'id'],
  ['stan', 'стан номера', 'status'],
  ['no_qua_han', 'nợ quá hạn', 'money'],
  ['第三人傷害責任', '每一人保額', 'text'],
  ['対人賠償', '', 'text'],
  ['被保險人', '', 'name'],
  ['balance', 'Current balance with currency', 'money'],
  ['last_payment', 'Amount of the last payment', 'money'],
];
for (const [name, description, kind] of KINDS)
  labels(`${name} asks for a ${kind}`, () => assert.is(fieldType({ name, description, required: true }), kind));

const DIFFERENT: readonly [string, string][] = [
  ['joined_on', 'Renews on'],
  ['member_since', 'Verlängert sich am'],
  ['invoice_date', 'Due date'],
  ['rechnungsdatum', 'Fällig am'],
  ['due_date', 'Data de emissão'],
  ['gross_pay', 'Netto'],
  ['net_pay', 'Salaire brut'],
  ['available_balance', 'Current balance'],
  ['account_holder', 'Your adviser'],
  ['kontoinhaber', 'Ansprechpartner'],
  ['titulaire', 'Conseiller'],
  ['valid_from', '有効期限'],
  ['valid_until', 'Gültig ab'],
  ['next_payment', 'Letzte Zahlung'],
  ['date_of_birth', 'Lugar de nacimiento'],
  ['first_name', 'Nachname'],
  ['departure', 'Ankunft'],
];
for (const [name, label] of DIFFERENT)
  labels(`${label} does not name ${name}`, () =>
    assert.ok(similarity(name, label) < 0.3, `${similarity(name, label)}`),
  );

labels('the number of one thing is not that of another', () => {
  assert.ok(similarity('invoice_number', 'Kundennummer') < 0.3);
  assert.ok(similarity('order_number', 'Numéro de facture') < 0.3);
  assert.ok(similarity('numero_factura', 'Número de factura') > 0.9);
});

labels('the kind of a field is told in any language', () => {
  const kinds = ['vertragsstatus', 'versicherungssumme', 'gueltig_bis', 'numero_carte', 'nom_abonne', '会員番号'].map(
    name => fieldType({ name, description: '', required: true }),
  );
  assert.equal(kinds, ['status', 'money', 'date', 'id', 'name', 'id']);
});

labels('the form of a value is told in any language', () => {
  const values = [
    '2024年6月2日',
    '14 marca 2027',
    '1 234,50 zł',
    '12.480円',
    '١٬٢٣٤ د.إ.',
    '森下 千尋',
    'Ważny',
    '12,5 %',
  ];
  assert.equal(values.map(valueType), ['date', 'date', 'money', 'money', 'money', 'name', 'status', 'percent']);
});

labels('what is denied does not hold', () => {
  for (const text of [
    'not active',
    'Nicht mehr aktiv',
    'no activo',
    'Non attivo',
    'niet actief',
    'не активен',
    'n’est plus valide',
  ])
    assert.is(stateOf(text)?.polarity, 'negative', text);
  assert.is(stateOf('aktiv')?.polarity, 'positive');
  assert.is(stateOf('not pending'), null);
});

labels('names of fields spell the words of every language in Latin letters', () => {
  for (const [name, label] of [
    ['arithmos_melous', 'Αριθμός μέλους'],
    ['imerominia_lixis', 'Ημερομηνία λήξης'],
    ['nomer_dogovora', 'Номер договора'],
    ['zony', 'Зоны'],
    ['huiyuan_dengji', '会员等级'],
    ['hoewon_beonho', '회원번호'],
    ['raqm_aludwiya', 'رقم العضوية'],
    ['kuendigungsdatum', 'Kündigungsdatum'],
    ['skladka', 'Składka'],
    ['koebsdato', 'Købsdato'],
  ] as const)
    assert.ok(similarity(name, label) > 0.6, `${name}: ${similarity(name, label)}`);
  assert.ok(similarity('arithmos_melous', 'Ημερομηνία λήξης') < 0.3);
  assert.is(fieldType({ name: 'onoma_melous', description: '', required: true }), 'name');
});

/** What few labels say, in the languages whose forms were fewest. */
const RARER: Readonly<Record<string, string>> = {
  place_of_birth: 'Место рождения|Födelseort|Fødested|Doğum yeri|مكان الميلاد|出生地|출생지',
  deposit: 'Kaucja|Залог|Deposition|Depositum|Depozito|押金|보증금',
  meter_reading: 'Odczyt|Показания счётчика|Mätarställning|Målerstand|قراءة العداد|读数|검침',
  payment_method: 'Способ оплаты|Ödeme yöntemi|طريقة الدفع|付款方式|결제수단',
  gender: 'Płeć|Пол|Kön|Køn|Cinsiyet|الجنس|性别|성별',
  blood_type: 'Grupa krwi|Группа крови|Blodgrupp|Blodtype|Kan grubu|فصيلة الدم|血型|혈액형',
  discount: 'Скидка|Rabatt|Rabat|İndirim|الخصم|折扣|할인',
};

labels('what few labels say is known in every language alike', () => {
  for (const [name, spellings] of Object.entries(RARER))
    for (const label of spellings.split('|')) assert.ok(similarity(name, label) > 0.6, `${name}: ${label}`);
});

labels('whoever takes part, pays or applies is a person', () => {
  for (const name of ['volunteer', 'acheteur', 'antragsteller', 'solicitante', 'wolontariusz', 'заявитель', '申込者'])
    assert.is(fieldType({ name, description: '', required: true }), 'name', name);
});

labels.run();
