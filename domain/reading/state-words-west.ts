import type { StateWords } from './state-kinds.ts';

/** Languages of the west of Europe, of Poland and of Turkey: what the lists that they share do not have. */
export const STATE_WORDS_WEST: Readonly<Record<string, Partial<StateWords>>> = {
  english: {
    'no longer': 'unsubscribed, cut off, dormant, not renewed, stolen, deceased',
    unpaid: 'delinquent',
    'still open': 'not started, unconfirmed',
    'in force': 'licensed, authorised, certified, up to date, in effect, connected, in service, subscribed, eligible',
  },
  german: {
    'no longer': 'abgemeldet, gelöscht, entzogen, aufgehoben, aufgelöst, verstorben',
    'still open': 'eingereicht, vorgemerkt, vorläufig, unbestätigt, zahlung ausstehend, in vorbereitung, schwebend',
    'in force':
      'besteht, immatrikuliert, registriert, zugelassen, angestellt, beschäftigt, in betrieb, in belieferung, beliefert, wirksam, ordentliches mitglied, rückgemeldet, approbiert',
  },
  french: {
    'no longer': 'clôturée, bloquée, échue, retiré, révoqué, supprimé, désinscrit, fermé, fermée, interrompu, décédé',
    'still open': 'en instance, provisoire, en validation',
    'in force':
      'assuré, assurée, affilié, affiliée, en activité, en poste, en exercice, droits ouverts, habilité, agréé, souscrit, raccordé',
  },
  spanish: {
    'no longer': 'bloqueada, extinguido, desactivado, cesado, fallecido',
    'still open': 'por confirmar, preinscrito',
    'in force': 'colegiado, asegurado, afiliado, empadronado, en activo, en servicio, operativo, contratado',
  },
  portuguese: {
    'no longer': 'extinto, extinta, desativado, excluído, baixada, inapta, cessado, falecido',
    'still open': 'em espera, provisório, a confirmar',
    'in force': 'regular, adimplente, em atividade, cursando, apta, apto, empregado, segurado',
  },
  italian: {
    'no longer': 'sospesa, disdetta, decaduto, chiusa, estinto, disattivato',
    'still open':
      'in corso di verifica, in fase di approvazione, da confermare, presentata, provvisorio, bozza, in elaborazione',
    'in force': 'abilitato, in servizio, assunto, assicurato, in attività, allacciato, immatricolato',
  },
  dutch: {
    'no longer': 'opgeschort, ingetrokken, doorgehaald, gesloten, ontbonden, overleden, gedeactiveerd',
    'still open': 'aangevraagd, wachtend, nog niet actief, ingediend, in aanvraag, te bevestigen',
    'in force':
      'lopend, verzekerd, in dienst, geregistreerd, aangesloten, in gebruik, actief lid, loopt, bevoegd, aangemeld',
  },
  swedish: {
    'no longer':
      'annullerad, ogiltig, upphörd, utträdd, spärrat, ogiltigt, makulerad, makulerat, inaktivt, utgånget, återkallad, återkallat, annullerat, avliden, återkallade, spärrade',
    refused: 'avslaget, nekad',
    'still open': 'ansökt, inskickad, preliminär, ej bekräftad, utkast, handläggs',
    'in force':
      'registrerad, försäkrad, anställd, legitimerad, ansluten, behörig, påslagen, registrerat, anslutet, försäkrat, legitimerat',
  },
  danish: {
    'no longer':
      'annulleret, suspenderet, ugyldig, ugyldigt, inaktivt, afmeldt, slettet, tilbagekaldt, frakendt, bortfaldet, deaktiveret, afdød',
    refused: 'afvist, afslået',
    'still open': 'ansøgt, indsendt, foreløbig, ikke bekræftet, kladde, ventende, på venteliste, behandles',
    'in force': 'løbende, indskrevet, forsikret, ansat, registreret, autoriseret, tilsluttet, indmeldt',
  },
  norwegian: {
    'no longer': 'kansellert, suspendert, ugyldig, slettet, tilbakekalt, inndratt, deaktivert, stengt, annullert, død',
    refused: 'avslått, avvist',
    'still open': 'søkt, innsendt, foreløpig, ikke bekreftet, utkast, på venteliste, behandles, venter på betaling',
    'in force': 'løpende, registrert, innmeldt, forsikret, ansatt, autorisert, tilknyttet, studierett, tilkoblet',
  },
  polish: {
    'no longer':
      'anulowano, wygasło, anulowana, anulowane, nieaktywna, nieaktywne, zakończone, zablokowane, cofnięta, cofnięte, wykreślony, wykreślona, wyrejestrowany, unieważnione, utracona, wycofany, zamknięty, zamknięta',
    refused: 'odrzucony, odrzucona, odrzucone',
    unpaid: 'przeterminowana',
    'still open': 'oczekuje, złożony, złożona, wstępny, niepotwierdzony, szkic, w przygotowaniu, wniosek złożony',
    'in force': 'ubezpieczony, zatrudniony, zatrudniona, wykonuje zawód, wpisany, włączony, uprawniony',
  },
  turkish: {
    refused: 'reddedildi',
    'no longer': 'iptal, iptal edilmiş, süresi bitti, bloke, silindi, kaydı silindi, ilişiği kesildi, hükümsüz',
    'still open': 'bekliyor, başvuruldu, taslak, ön kayıt, inceleme aşamasında',
    'in force': 'çalışıyor, sigortalı, kullanımda, öğrenimine devam ediyor, görevde',
  },
};
