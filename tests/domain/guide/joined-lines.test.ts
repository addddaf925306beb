import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { explained } from '../../../domain/guide/explain.ts';
import { all } from '../../../domain/guide/outcome.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { fc } from '../../support/fast-check.ts';
import { fieldsOf } from './sentences/sentences.ts';

const joined = suite('conditions that a line joins');

type Line = readonly [Readonly<Record<string, string>>, string, string, string];
const LINES: readonly Line[] = [
  [
    { status: 'Status der Mitgliedschaft', beginn: 'Beginn der Mitgliedschaft', beitrag: 'Beitrag im Monat' },
    'Ist die Person Mitglied?',
    'Der Beitrag beträgt höchstens 50 € und die Mitgliedschaft hat vor dem 1. März 2020 begonnen',
    'beitrag is at most 50 € and beginn is before 1. März 2020',
  ],
  [
    { statut: 'Statut du contrat', date_effet: 'Date à laquelle le contrat a pris effet' },
    'La personne a-t-elle un contrat ?',
    'Le contrat doit être actif et avoir pris effet avant le 1er janvier 2025',
    'statut is actif and date_effet is before 1er janvier 2025',
  ],
  [
    { iban: 'IBAN completo', fecha_apertura: '' },
    '¿Es titular de la cuenta?',
    'el IBAN termina en 4410 y la cuenta se abrió antes de 2020',
    'iban ends in 4410 and fecha_apertura is before 2020',
  ],
  [
    { status: 'Status da conta', data_abertura: '' },
    'A pessoa tem uma conta?',
    'A conta deve estar ativa e ter sido aberta antes de 2020',
    'status is ativa and data_abertura is before 2020',
  ],
  [
    { stato: 'Stato del contratto', data_inizio: 'Data di inizio del contratto' },
    'La persona ha un contratto?',
    'Il contratto deve essere attivo ed essere iniziato prima del 2020',
    'stato is attivo and data_inizio is before 2020',
  ],
  [
    { status: 'Status van het lidmaatschap', contributie: 'Contributie per maand' },
    'Is deze persoon lid?',
    'Het lidmaatschap is actief en de contributie is minstens 20 €',
    'status is actief and contributie is at least 20 €',
  ],
  [
    { status: 'Status för medlemskapet', startdatum: 'Medlemskapets början' },
    'Är personen medlem?',
    'Medlemskapet måste vara aktivt och ha börjat före 2020',
    'status is aktivt and startdatum is before 2020',
  ],
  [
    { status: 'Medlemskabets status', startdato: 'Startdato for medlemskabet' },
    'Er personen medlem?',
    'Medlemskabet skal være aktivt og være begyndt før 2020',
    'status is aktivt and startdato is before 2020',
  ],
  [
    { status: 'Status for medlemskapet', startdato: 'Startdato for medlemskapet' },
    'Er personen medlem?',
    'Medlemskapet må være aktivt og ha startet før 2020',
    'status is aktivt and startdato is before 2020',
  ],
  [
    { status: 'Status umowy', data_rozpoczecia: 'Data rozpoczęcia umowy' },
    'Czy osoba ma umowę?',
    'Umowa musi być aktywna i rozpoczęta przed 2020',
    'status is aktywna and data_rozpoczecia is before 2020',
  ],
  [
    { stav: 'Stav smlouvy', zacatek: 'Začátek smlouvy' },
    'Má osoba smlouvu?',
    'Smlouva musí být aktivní a začala před rokem 2020',
    'stav is aktivní and zacatek is before 2020',
  ],
  [
    { durum: 'Öğrencilik durumu', not_ortalamasi: 'Genel not ortalaması' },
    'Bu kişi şu anda üniversitede aktif öğrenci mi?',
    'Aktif öğrenci olmalı ve genel not ortalaması en az 3,00 olmalı',
    'durum is active and not_ortalamasi is at least 3,00',
  ],
  [
    { stare: 'Starea contractului', inceput: 'Data de început a contractului' },
    'Are persoana un contract?',
    'Contractul trebuie să fie activ și să fi început înainte de 2020',
    'stare is activ and inceput is before 2020',
  ],
  [
    { tila: 'Jäsenyyden tila', alku: 'Jäsenyyden alkamispäivä' },
    'Onko henkilö jäsen?',
    'Jäsenyyden täytyy olla aktiivinen ja alkanut ennen vuotta 2020',
    'tila is active and alku is before 2020',
  ],
  [
    { статус: 'Статус договора', плата: 'Ежемесячная плата' },
    'Есть ли у человека договор?',
    'Договор активен и плата не менее 500 руб.',
    'статус is активен and плата is at least 500 руб',
  ],
];

const MEMBER = fieldsOf({
  membership_status: '',
  member_since: 'Day on which the membership began',
  paid_until: 'Day up to which the membership is paid',
  monthly_fee: '',
  plan: 'Name of the plan',
  card_number: '',
  employer: '',
});
const QUERY = 'Is this person a member of the club today?';
const read = (line: string) => parseConditions(line, contextOf(MEMBER, QUERY));
const told = (line: string) => read(line).map(explained).join(' and ');

for (const [fields, query, line, meaning] of LINES)
  joined(line, () => {
    const clauses = parseConditions(line, contextOf(fieldsOf(fields), query));
    assert.is(clauses.map(explained).join(' and '), meaning);
  });

const NEVER_LOST: readonly (readonly [string, string])[] = [
  ['The card number ends in 4410 and the plan is Gold', 'card_number ends in 4410 and plan is Gold'],
  [
    'The membership must be active and have begun before 2020',
    'membership_status is active and member_since is before 2020',
  ],
  [
    'The membership is active and was paid until 2027 or later',
    'membership_status is active and paid_until is on or after 2027',
  ],
  [
    'member since is before 3 May 2020 and the dog is blue',
    'member_since is before 3 May 2020 and needs a person or a model: the dog is blue',
  ],
  [
    'member since is before 3 May 2020 where the dog is blue',
    'needs a person or a model: member since is before 3 May 2020 where the dog is blue',
  ],
  [
    'The card number ends in 4410 where the dog is blue',
    'needs a person or a model: The card number ends in 4410 where the dog is blue',
  ],
  ['The employer is Marks and Spencer', 'employer is word for word "Marks and Spencer"'],
];
for (const [line, meaning] of NEVER_LOST) joined(`keeps all of: ${line}`, () => assert.is(told(line), meaning));

const PARTS = [
  'the membership is active',
  'the membership began before 2020',
  'the monthly fee is at most 50 €',
  'the plan is Gold',
  'the card number ends in 4410',
  'the membership is paid until 2027 or later',
] as const;
const part = fc.constantFrom(...PARTS);
const values = fc.record({
  membership_status: fc.constantFrom('Active', 'Cancelled', 'Something else'),
  member_since: fc.constantFrom('3 May 2019', '3 May 2021'),
  paid_until: fc.constantFrom('3 May 2026', '3 May 2028'),
  monthly_fee: fc.constantFrom('40 €', '60 €'),
  plan: fc.constantFrom('Gold', 'Silver'),
  card_number: fc.constantFrom('1234 4410', '1234 4411'),
});

joined('are met if both are, whichever stands first', () => {
  fc.assert(
    fc.property(part, part, values, (one, other, shown) => {
      fc.pre(one !== other);
      const facts = {
        fields: MEMBER,
        query: QUERY,
        values: new Map(Object.entries(shown).map(([name, value]) => [name, { value, certain: true }] as const)),
        signals: { ...NO_SIGNALS, doubtful_state: 'not_met' as const },
        submittedAt: new Date('2026-11-21T10:00:00Z'),
      };
      const judged = (line: string) => all(read(line).map(clause => evaluateClause(clause, facts, 'grants')));
      const isMet = judged(one) === 'met' && judged(other) === 'met';
      assert.is(judged(`${one} and ${other}`) === 'met', isMet, `${one} and ${other}`);
      assert.is(judged(`${other} and ${one}`), judged(`${one} and ${other}`), `${other} and ${one}`);
    }),
    { numRuns: 100 },
  );
});

joined.run();
