import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { askedType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';
import { layOut } from '../../../infrastructure/analysis/documents/text-lines.ts';
import { printedPage } from '../../support/printed-page.ts';

const certificates = suite('what certificates say');

const field = (name: string) => ({ name, description: '', required: true });
function read(lines: Parameters<typeof printedPage>, name: string): string | undefined {
  return extract(pageOf({ runs: layOut(printedPage(...lines)), pairs: [] }), [field(name)])[0]?.value;
}
const similarity = (name: string, label: string) => labelSimilarity(wordingOf(field(name)), labelWordingOf(label));

certificates('they name of whom they speak in a line of its own, and somebody else signs', () => {
  const attestato: Parameters<typeof printedPage> = [
    [40, 10, 'Si attesta che'],
    [40, 40, 'Ilenia Scarpantoni'],
    [40, 70, 'ha frequentato con profitto il corso'],
    [40, 140, 'Dott. Ugo Tassinelli'],
  ];
  assert.is(read(attestato, 'nome_cognome'), 'Ilenia Scarpantoni');
  const attestation: Parameters<typeof printedPage> = [
    [40, 10, 'La Mutuelle des Trois Rivières atteste que :'],
    [40, 40, 'Maëlys Kerbrat, née le 22/02/2016'],
  ];
  assert.is(read(attestation, 'nomEleve'), 'Maëlys Kerbrat');
});

certificates('whom they speak of is told behind what they confirm, however that person is addressed', () => {
  const told: [line: string, name: string, value: string][] = [
    [
      'Hierbij bevestigt Stichting Wonen dat mevrouw K. van der Laan sinds 2019 bij ons huurt.',
      'huurder',
      'K. van der Laan',
    ],
    [
      'Prin prezenta se adeverește faptul că dna Stănescu-Rusu Elena Maria lucrează aici.',
      'salariat',
      'Stănescu-Rusu Elena Maria',
    ],
    ['Potvrzujeme, že pan Radovan Skála pracuje v naší firmě od roku 2020.', 'zaměstnanec', 'Radovan Skála'],
    ['Potvrđujemo da je naš član Tomislav Grgić uredno platio članarinu.', 'ime_i_prezime', 'Tomislav Grgić'],
    ['Потвърждаваме, че г-жа Румяна Колева работи при нас от 2018 г.', 'име', 'Румяна Колева'],
  ];
  for (const [line, name, value] of told)
    assert.is(
      read(
        [
          [40, 10, line],
          [40, 200, 'Ivo Doležal-Novotný'],
        ],
        name,
      ),
      value,
      line,
    );
});

certificates(
  'whom they say to be born or to live somewhere is whom they speak of, where that is nobody else as well',
  () => {
    const line = 'Im Verein leitet Roswitha Kleinschmidt, geboren am 03.04.1981, eine Gruppe.';
    assert.is(read([[40, 10, line]], 'mitglied'), 'Roswitha Kleinschmidt');
    const other = 'Dort leitet Detlef Vossberg, geboren am 09.01.1970, die andere.';
    assert.is(
      read(
        [
          [40, 10, line],
          [40, 60, other],
        ],
        'mitglied',
      ),
      undefined,
    );
  },
);

certificates('digits behind words that a number follows are that number', () => {
  const line = 'Zaświadcza się, że student, numer albumu 118342, studiuje tutaj w roku akademickim.';
  assert.is(read([[40, 10, line]], 'numer_albumu'), '118342');
  const member = 'Styrelsen bekräftar att Elin är medlem med medlemsnummer 20 318 i vår förening.';
  assert.is(read([[40, 10, member]], 'medlemsnummer'), '20 318');
});

certificates('a number stands behind its short form, and a count before what it counts', () => {
  const roll = 'La dottoressa è iscritta alla sezione B del registro al n. 6120 con decorrenza immediata.';
  assert.is(read([[40, 10, roll]], 'numero_iscrizione'), '6120');
  assert.is(read([[40, 10, roll]], 'sezione'), 'B');
  const hidden = 'Härmed intygas att Ulla Strandh, personnummer 610203-XXXX, är anställd hos oss.';
  assert.is(read([[40, 10, hidden]], 'personnummer'), '610203-XXXX');
  const ill = 'În ultimul an salariatul a avut un total de 23 zile de concediu medical plătite.';
  assert.is(read([[40, 10, ill]], 'zile_concediu_medical'), '23');
});

certificates('behind a word for a kind or a position stands which one it is', () => {
  const told: [line: string, name: string, value: string | undefined][] = [
    ['Salariatul a lucrat la noi în funcția de lăcătuș mecanic, cu normă întreagă.', 'funcția', 'lăcătuș mecanic'],
    [
      'Studentka uczy się dalej, kierunek Filologia i Historia, studia stacjonarne.',
      'kierunek',
      'Filologia i Historia',
    ],
    ['Sie erhalten Ihren Strom weiterhin nach dem Tarif BachStrom Plus 12 von uns.', 'tarif', 'BachStrom Plus 12'],
    // Where small letters go on behind a conjunction nobody knows where it ends.
    ['Studentka uczy się dalej, kierunek Filologia i historia został zamknięty.', 'kierunek', undefined],
    ['She has left the position he holds to this day, as all of us know here.', 'position', undefined],
  ];
  for (const [line, name, value] of told) assert.is(read([[40, 10, line]], name), value, line);
});

certificates('parties are named with what they are there', () => {
  const lease =
    'La signora Ilde Farabegoli, nata a Lugo il 2/5/1960, di seguito «locatrice», concede al signor Piero Guidarelli, ' +
    'nato a Imola il 7/1/1990, di seguito «conduttore», un appartamento.';
  assert.is(read([[40, 10, lease]], 'conduttore'), 'Piero Guidarelli');
  assert.is(read([[40, 10, lease]], 'locatore'), 'Ilde Farabegoli');
  const swims = 'Тя тренира всяка седмица с треньор Кирил Добрев в закрития басейн.';
  assert.is(read([[40, 10, swims]], 'треньор'), 'Кирил Добрев');
});

certificates('lines of nothing but initials or capitals take no time', () => {
  const started = performance.now();
  for (const piece of ['A. ', 'A.', 'A', 'Ab de ', 'Ab. '])
    assert.is(read([[40, 10, piece.repeat(900 / piece.length)]], 'mitglied'), undefined);
  assert.ok(performance.now() - started < 2_000);
});

certificates('several parts of a name are all of it', () => {
  for (const name of ['nome_cognome', 'vorname_nachname', 'nombre_apellidos', 'jmeno_prijmeni', 'fornavn_etternavn'])
    assert.is(askedType(field(name)), 'name', name);
  assert.is(askedType(field('cognome')), 'text');
});

certificates('shortened compounds are what they are written out, and the name of a company is no owner', () => {
  assert.ok(similarity('registreringsnummer', 'Registreringsnr') > 0.8);
  assert.ok(similarity('tilausnumero', 'Tilausnro') > 0.8);
  assert.ok(similarity('omistaja', 'Yhtiön nimi') < 0.4);
});

certificates('the stop of a Hungarian day belongs to it', () => {
  assert.is(read([[40, 10, 'Kelte: 2026. október 21.']], 'kelte'), '2026. október 21.');
});

certificates.run();
