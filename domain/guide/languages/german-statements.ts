import { EVIDENCE, SEEN } from './german-words.ts';
import type { GuideLanguage } from './language.ts';

const FIELDS = '(felder|angaben|werte|daten|informationen)';
const WHICH = '[die|der] [erforderlichen|verlangten|geforderten|notwendigen|genannten]';

/** What a clause in German says of all fields, of some, or of the evidence itself. */
export const STATEMENTS: GuideLanguage['statements'] = {
  all_present: [
    `alle ${WHICH} ${FIELDS}`,
    `alle ${WHICH} ${FIELDS} (sind|werden) [klar|deutlich|gut] ${SEEN}`,
    `alle ${WHICH} ${FIELDS} [klar|deutlich|gut] ${SEEN} sind`,
  ],
  none_present: [
    `keine ${WHICH} ${FIELDS} (gefunden|sichtbar|vorhanden|lesbar)`,
    `keine ${WHICH} ${FIELDS} (sind) (sichtbar|vorhanden|lesbar)`,
    `keine ${WHICH} ${FIELDS} (sichtbar|vorhanden|lesbar) sind`,
  ],
  some_missing: [
    `(einige|eine oder mehrere|manche) ${WHICH} ${FIELDS} (fehlen|nicht sichtbar sind|sind nicht sichtbar)`,
    `nicht alle ${WHICH} ${FIELDS} ${SEEN} sind`,
  ],
  shows: [`${EVIDENCE} (zeigt|enthält|nennt) {fields}`, `${EVIDENCE} {fields} (zeigt|enthält|nennt)`],
  none_of: [
    '(kein|keine|keinen|keinerlei) {fields} [offen|fällig|geschuldet]',
    'es (gibt|bestehen|besteht|liegen|liegt) (kein|keine|keinen|keinerlei) {fields} [vor|offen]',
    '(es ist|es sind) (kein|keine|keinen|keinerlei) {fields} offen',
    'ohne {fields}',
    '(hat|haben) (kein|keine|keinen|keinerlei) {fields}',
  ],
  lacks: [
    '(kein|keine) {fields} (angezeigt|sichtbar|vorhanden)',
    `${EVIDENCE} (zeigt|enthält|nennt) (kein|keine|keinen) {fields}`,
    '(fehlender|fehlende|fehlendes) {fields}',
  ],
  altered: [
    `${EVIDENCE} (ist|wurde|sieht|wirkt) (verändert|bearbeitet|manipuliert|gefälscht|manipuliert aus|bearbeitet aus)`,
    `${EVIDENCE} (verändert|bearbeitet|manipuliert|gefälscht) (ist|wurde|wirkt|aussieht)`,
    `${EVIDENCE} (zeigt|weist) spuren (von|einer) (bearbeitung|manipulation|fälschung) [auf]`,
  ],
  unaltered: [
    `${EVIDENCE} (ist|wurde) (unverändert|nicht verändert|nicht bearbeitet|nicht manipuliert)`,
    `${EVIDENCE} (unverändert|nicht verändert|nicht bearbeitet) (ist|wurde)`,
  ],
  unreadable: [
    `${EVIDENCE} (ist|sind) (unlesbar|nicht lesbar|unscharf|abgeschnitten|unvollständig)`,
    `${EVIDENCE} (unlesbar|nicht lesbar|unscharf|abgeschnitten|unvollständig) (ist|sind)`,
  ],
  readable: [`${EVIDENCE} (ist|muss) [gut|klar|vollständig] (lesbar|sichtbar)`],
  ambiguous: [
    `${EVIDENCE} (ist|bleibt) (mehrdeutig|unklar|nicht eindeutig)`,
    `${EVIDENCE} (mehrdeutig|unklar|nicht eindeutig) ist`,
  ],
  unambiguous: [`${EVIDENCE} ist eindeutig`],
  contradictory: [
    `${EVIDENCE} (widerspricht sich|ist widersprüchlich)`,
    `${EVIDENCE} (sich widerspricht|widersprüchlich ist)`,
    '(angaben|werte|daten) (widersprechen sich|sich widersprechen)',
  ],
  instructing: [
    `${EVIDENCE} (enthält) (anweisungen|anleitungen|text) (an|für) (den prüfer|die prüfer|die ki|das modell|prüfer)`,
    `${EVIDENCE} (anweisungen) (an|für) (den prüfer|die ki|das modell) enthält`,
  ],
  somebody_else: [
    `${EVIDENCE} (zeigt|betrifft|gehört) (eine andere person|jemand anderen|jemand anderem|einer anderen person)`,
    `${EVIDENCE} (eine andere person|jemand anderen|jemand anderem|einer anderen person) (zeigt|betrifft|gehört)`,
    '(vertrag|konto|karte|mitgliedschaft|police) gehört (einer anderen person|jemand anderem)',
  ],
  specimen: [
    `${EVIDENCE} ist [nur] (ein beispiel|ein muster|eine vorlage|eine demo|eine vorschau)`,
    `${EVIDENCE} [nur] (ein beispiel|ein muster|eine vorlage|eine demo) ist`,
  ],
  picture: [
    `${EVIDENCE} ist [nur] (ein screenshot|ein foto|ein bildschirmfoto|eine aufnahme eines bildschirms|ein scan)`,
  ],
  foreign_site: [
    `${EVIDENCE} (stammt|ist|kommt) (von|aus) (einer anderen|einer fremden|der falschen) (website|seite|domain)`,
    `${EVIDENCE} (von|aus) (einer anderen|einer fremden|der falschen) (website|seite|domain) (stammt|ist|kommt)`,
  ],
  own_site: [`${EVIDENCE} (stammt|ist|kommt) (von|aus) der (offiziellen|richtigen) (website|seite|domain)`],
};
