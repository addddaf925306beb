import { meaningOf } from '../../reading/meaning.ts';
import { bottom, right, type Segment, sharedHeight } from '../segments.ts';
import type { Candidate } from './candidate.ts';

/** How letters say who deals with a matter, beside words for a contact: before or above the name, or in its line. */
const DEALS_WITH_IT = new RegExp(
  `^(?:${[
    '(?:your|our) (?:contact|adviser|advisor|ref(?:erence)? person)|handled by|dealt with by|case ?(?:worker|officer|handler|manager)|prepared by|enquiries(?: to)?|negotiator',
    '(?:ihre? |unsere? )?(?:ansprechpartner(?:in)?|ansprechperson|sachbearbeiter(?:in)?|sachbearbeitung|bearbeiter(?:in)?|bearbeitet von|kundenberater(?:in)?|auskunft(?: erteilt)?|es schreibt ihnen|kontakt)',
    '(?:votre |notre )?(?:interlocut(?:eur|rice)|conseill(?:er|ère)|contact)|(?:affaire|dossier) suivie? par|gestionnaire',
    '(?:su )?(?:gestor[a]?|persona de contacto|contacto)|le atiende|atendido por|tramitad[oa] por|o seu contacto|pessoa de contacto|contato|tratado por|elaborado por',
    'referente|pratica (?:trattata|seguita) da|responsabile del procedimento|persona di contatto|per informazioni|redatto da',
    'behandeld door|contactpersoon|uw contactpersoon|behandelaar|handläggare|(?:er|vår|din) (?:handläggare|kontaktperson|kontakt)|sagsbehandler|saksbehandler|(?:din |vores |vår )?kontaktperson|käsittelijä|yhteyshenkilö|asiaa hoitaa|lisätietoja',
    'sprawę prowadzi|prowadzący sprawę|osoba do kontaktu|opracował[a]?|sporządził[a]?|vyřizuje|vyřizuje/linka|vybavuje|kontaktní osoba|kontaktná osoba|ügyintéző|kapcsolattartó',
    'persoan[ăa] de contact|întocmit(?: de)?|исп\\.?|исполнитель|виконавець|вик\\.?|изготвил|съставил|лице за контакт|kontakt osoba|obradio|obradila|pripravil[a]?|kontaktisik|koostaja|kontaktpersona|sagatavoja|rengėjas|kontaktinis asmuo',
    'υπεύθυν(?:ος|η)(?: επικοινωνίας)?|αρμόδι(?:ος|α)|πληροφορίες|χειριστής|ilgili(?: kişi)?|hazırlayan|irtibat',
  ].join('|')})\\s?:?$`,
  'iu',
);
const LONGEST_LABEL = 40;
const MOST_WORDS = 3;
/** In heights of its letters, that a name stands below the word for what its bearer is. */
const CLOSE = 1.2;
const SAME_LINE = 0.5;
/** In heights, that it stands beside it. */
const BESIDE = 12;

/** Whether a text says that the name beside it or below it is of who deals with the matter of a letter; on sites the contact is who looks. */
const saysContact = ({ text, tag }: Segment): boolean =>
  tag === '' &&
  text.length <= LONGEST_LABEL &&
  (DEALS_WITH_IT.test(text) ||
    (text.split(' ').length <= MOST_WORDS &&
      meaningOf(text).some(({ concepts }) => concepts.length === 1 && concepts[0] === 'contact')));

/** Whether a text stands close below another at its left edge, or behind it in the same line. */
function belongsTo({ rect: above }: Segment, { rect }: Segment): boolean {
  const gap = rect.y - bottom(above);
  const isBelow =
    gap > -0.3 * above.height && gap <= CLOSE * above.height && Math.abs(rect.x - above.x) <= above.height;
  const away = rect.x - right(above);
  const isBeside = sharedHeight(above, rect) > SAME_LINE * rect.height && away >= 0 && away <= BESIDE * rect.height;
  return isBelow || isBeside;
}

/**
 * The candidates without those for whom a paper would be of who deals with its matter: whoever stands below or beside a word
 * for a contact is neither addressed by it nor spoken of in it.
 */
export function withoutContacts(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate[] {
  const said = segments.filter(saysContact);
  if (said.length === 0) return [...candidates];
  const contacts = new Set(
    segments
      .filter(segment => said.some(contact => contact !== segment && belongsTo(contact, segment)))
      .flatMap(({ parts }) => parts),
  );
  return candidates.filter(({ source, runs }) => source !== 'greeting' || !runs.some(run => contacts.has(run)));
}
