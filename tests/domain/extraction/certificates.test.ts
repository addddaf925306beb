import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { askedType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity, labelWordingOf, wordingOf } from '../../../domain/reading/label-similarity.ts';
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
