import { folded } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { matterOf } from './clause-matters.ts';
import { NAME } from './name-in-text.ts';
import { namesOrganisation } from './organisation.ts';
import { sentencesOf } from './sentences.ts';
import { ATTESTED, plainNameAhead, withoutForm } from './told-person.ts';

/** Verbs by which a sentence says of somebody what they are, were or do, right behind their name. */
const VERB =
  '(?:is|was|has|works|worked|holds|rents|joined|ist|war|hat|wird|wohnt|arbeitet|mietet|est|était|a|travaille|loue|es|está|ha|figura|era|trabaja|presta|percibe|è|lavora|é|está|foi|tem|trabalha|encontra-se|heeft|werkt|huurt|huurde|är|har|var|arbetar|hyr|er|arbejder|arbeider|lejer|leier|on|oli|työskentelee|jest|był|była|pracuje|wynajmuje|je|byl|byla|bol|bola|pronajímá|este|a fost|lucrează|работает|является|состоит|был|была|працює|є|був|була|навчається|обучается|работи|е|είναι|εργάζεται|töötab|strādā|dirba|ir|yra|raadi|radi)';
/** What is said of a name between it and the verb: "(born 4 March 1990)", ", 12 Mill Lane,". */
const ASIDE = '(?:\\s?\\([^()]{2,80}\\)|,\\s[^,;:]{2,80},(?:\\s[^,;:]{2,40},)?)?';
const SUBJECT = new RegExp(`^(?<name>${NAME})${ASIDE}\\s${VERB}(?![\\p{L}\\p{M}])(?<rest>.*)$`, 'u');
/** What goes before the one of whom a certificate speaks: "Que, según los datos …, doña". */
const LED = /^(?:[Qq]ue|[Dd]ass|[Tt]hat|[Cc]he|[Żż]e|[Cc]ă)(?:,\s[^;:]{2,120},)?\s/u;
/** The line that says what or whom a letter is about, before somebody who is addressed. */
const ABOUT =
  /^(?:re|subject|ref|regarding|concerning|your (?:applicant|client|tenant|patient|student|employee|member|candidate)|betreff|betrifft|betr\.|objet|concerne|asunto|referencia|oggetto|assunto|betreft|onderwerp|angående|ang\.|ämne|vedrørende|vedr\.|emne|asia|dotyczy|dot\.|sprawa|věc|vec|tárgy|konu|predmet|zadeva|subiect|privind|тема|касается|щодо|относно|θέμα)\s?[:.]?\s+(?:[^:,]{2,40}?\s?[:–-]\s)?/iu;
const SHORTEST = 40;
const LONGEST = 1000;
const LONGEST_SUBJECT = 160;

/** Of whom a sentence says that they work, study, live or are insured somewhere; null: of nobody by name. */
function subjectIn(sentence: string): string | null {
  const { name, rest = '' } = SUBJECT.exec(withoutForm(sentence.replace(LED, '')))?.groups ?? {};
  const isOfPerson = name !== undefined && !namesOrganisation(name) && matterOf([rest]) !== null;
  return isOfPerson ? name : null;
}

/** Who is addressed in the line that says what a letter is about: "Your applicant: Miss Grace Hart, 6 Linnet Close". */
function namedAbout(text: string): string | null {
  const about = ABOUT.exec(text)?.[0];
  if (about === undefined) return null;
  const rest = text.slice(about.length);
  const name = plainNameAhead(rest);
  return name !== undefined && withoutForm(rest) !== rest ? name : null;
}

/** The one person of whom the sentences of a document begin to say something: "Signe Lund har været medlem af …". */
export function subjectCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const about = segments.flatMap(segment =>
    segment.tag === '' && segment.cell === null && segment.text.length <= LONGEST_SUBJECT
      ? { name: namedAbout(segment.text), segment }
      : [],
  );
  const said = segments
    .filter(({ tag, cell, text }) => tag === '' && cell === null && text.length >= SHORTEST && text.length <= LONGEST)
    .flatMap(segment => sentencesOf(segment.text).map(sentence => ({ name: subjectIn(sentence), segment })));
  const told = about.some(({ name }) => name !== null) ? about : said;
  const [first, ...others] = told.filter(({ name }) => name !== null);
  if (first?.name == null || others.some(({ name }) => folded(name ?? '') !== folded(first.name ?? '')))
    return candidates;
  propose(candidates, {
    label: ATTESTED,
    value: first.name,
    plausibility: 0.6,
    source: 'greeting',
    runs: first.segment.parts,
    unsure: true,
  });
  return candidates;
}
