import { stem } from './stem.ts';

/** Concepts of accounts, memberships and finance, and the words that pages use for them (English, German, French, Spanish and others). */
const CONCEPTS = {
  status: 'estado statut stato zustand status state standing condition',
  expiry:
    'vencimiento caducidad vigencia gueltig gültig ablauf expiration echeance échéance validade scadenza fin bis expiry expires expire expired valid until through thru ends end till validity maturity',
  start:
    'inicio beginn seit début debut inizio desde start starts begin begins since joined join hire hired commencement effective opened open from',
  number:
    'mitgliedsnummer kundennummer vertragsnummer numero número nummer numéro num number no nr # id identifier reference ref code iban',
  person:
    'titular asegurado cliente inhaber kunde versicherter titulaire assuré mitglied socio nombre nom holder owner name customer client member subscriber passenger insured policyholder licensee employee student tenant borrower donor cardholder patient accountholder',
  plan: 'tarif tarifa forfait piano plan type tier tariff level package category class subscription',
  money: 'importe betrag montant importo total gesamt amount sum cost price fee charge',
  balance: 'saldo solde kontostand guthaben balance funds',
  due: 'pendiente fällig dû due owed outstanding payable owing',
  pay: 'pay payment salary wage',
  address: 'direccion dirección adresse endereço indirizzo anschrift address location residence premises property site',
  supply: 'supply service serviced supplied delivery',
  date: 'fecha datum data date day when',
  phone: 'telefono teléfono téléphone rufnummer phone mobile telephone tel cell',
  mail: 'correo email e-mail mail',
  buyer: 'bill billed customer client buyer',
  employer: 'empresa arbeitgeber employeur employer company organisation organization firm',
  job: 'job position role occupation title',
  renewal: 'renew renewal renews billing next',
  gender: 'gender sex',
  birth: 'nacimiento geburtsdatum naissance nascita birth born dob',
  city: 'city town',
  zip: 'postal postcode zip',
  country: 'country nation',
  issue: 'issue issued issuance',
  policy: 'policy poliza póliza police versicherung insurance seguro',
  surname: 'apellido apellidos nachname',
  blood: 'blood',
  holdings: 'holdings',
  course: 'programme program course degree',
  given: 'given first forename',
  family: 'last family surname',
  graduation: 'graduation graduate graduating completion',
  club: 'club branch centre center gym',
  vehicle: 'vehicle car',
  license: 'license licence licens',
  rent: 'rent rental',
  cover: 'coverage cover covers',
  enrolment: 'enrolment enrollment enrolled enroll',
  card: 'card',
  fine: 'fine fines penalty',
  rate: 'rate apr apy percentage yield',
  group: 'group type',
  bitcoin: 'btc bitcoin',
  ethereum: 'eth ethereum ether',
  item: 'item product article',
  delivery: 'delivery delivered shipping shipped dispatch',
  order: 'order ordered purchase placed',
};

export type Concept = keyof typeof CONCEPTS;

function indexed(): ReadonlyMap<string, readonly string[]> {
  const byToken = new Map<string, string[]>();
  for (const [concept, words] of Object.entries(CONCEPTS)) {
    for (const word of words.split(' ')) {
      const token = stem(word);
      byToken.set(token, [...(byToken.get(token) ?? []), concept]);
    }
  }
  return byToken;
}

const conceptsByToken = indexed();

/** The concepts that a token stands for; none for a word that the lexicon does not know. */
export function conceptsOf(token: string): readonly string[] {
  return conceptsByToken.get(token) ?? [];
}

/** Whether one of the tokens stands for the concept. */
export function hasConcept(tokens: readonly string[], concept: Concept): boolean {
  return tokens.some(token => conceptsOf(token).includes(concept));
}
