import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

const applications = suite('applications and connections');

const FIELDS = ['application_number', 'application_status', 'submitted_on', 'address', 'full_name'] as const;

/** What offices and suppliers call these fields, in the same order. */
const LABELS: readonly (readonly string[])[] = [
  ['Antragsnummer', 'Status des Antrags', 'Eingereicht am', 'Anschrift', 'Familien- und Vorname'],
  ['Numéro de demande', 'État de la demande', 'Déposée le', 'Adresse de fourniture', 'Nom et prénoms'],
  [
    'Número de solicitud',
    'Estado de la solicitud',
    'Fecha de presentación',
    'Dirección de suministro',
    'Apellidos y nombres',
  ],
  ['Numer wniosku', 'Status wniosku', 'Data złożenia', 'Adres punktu poboru', 'Nazwisko i imię'],
  ['Číslo žádosti', 'Stav žádosti', 'Datum podání', 'Adresa odběrného místa', 'Příjmení a jméno'],
  ['Номер заявления', 'Статус заявления', 'Дата подачи', 'Адрес объекта', 'Фамилия, имя, отчество'],
  ['Номер заяви', 'Стан заяви', 'Дата подання', 'Адреса споживання', 'Прізвище та ім’я'],
  ['Αριθμός αίτησης', 'Κατάσταση αίτησης', 'Ημερομηνία υποβολής', 'Διεύθυνση παροχής', 'Ονοματεπώνυμο'],
  ['Ansøgningsnummer', 'Ansøgningens status', 'Ansøgningsdato', 'Installationsadresse', 'For- og efternavn'],
  ['Hakemusnumero', 'Hakemuksen tila', 'Jätetty', 'Käyttöpaikan osoite', 'Sukunimi ja etunimet'],
  ['شماره درخواست', 'وضعیت درخواست', 'تاریخ درخواست', 'نشانی', 'نام و نام خانوادگی'],
  ['신청번호', '신청 상태', '신청일', '사용 장소', '성명'],
  ['申込番号', '申込状況', '申込日', '使用場所', '氏名'],
];

const likeness = (name: string, label: string) =>
  labelSimilarity(wordingOf({ name, description: '', required: true }), labelWordingOf(label));

applications('what is applied for, and where something is supplied, is known in the languages of offices', () => {
  for (const labels of LABELS)
    for (const [at, label] of labels.entries()) {
      const own = likeness(FIELDS[at] ?? '', label);
      assert.ok(own >= 0.75, `${FIELDS[at]} ${label}: ${own}`);
      for (const other of FIELDS.slice(1, -1))
        if (other !== FIELDS[at]) assert.ok(likeness(other, label) < own, `${other} ${label} is as alike`);
    }
});

applications('the number of an application is not that of a contract', () => {
  for (const label of ['Antragsnummer', 'Numer wniosku', 'Номер заявления', 'Αριθμός αίτησης'])
    assert.ok(likeness('contract_number', label) < 0.75, label);
});

applications.run();
