import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Wat er wordt vastgelegd',
  'recorded.visits': 'De adressen van de pagina’s die u in dit venster bezoekt.',
  'recorded.byItself':
    'Schermafbeeldingen, met de tekst die erop staat, van pagina’s die tonen wat er gevraagd wordt. Ze worden vanzelf gemaakt: u ziet ze allemaal en kunt ze terugnemen tot u klaar bent.',
  'recorded.captures': 'Schermafbeeldingen, met de tekst die erop staat, als u op ‘Vastleggen’ drukt.',
  'recorded.capturesOrLast':
    'Schermafbeeldingen, met de tekst die erop staat, als u op ‘Vastleggen’ drukt. Doet u dat niet, dan één van de pagina die open is als u op ‘Klaar’ drukt.',
  'recorded.last':
    'Een schermafbeelding van de pagina die open is als u op ‘Klaar’ drukt, met de tekst die erop staat.',
  'recorded.lastIfNone':
    'Als er niets bewaard is wanneer u op Klaar drukt: een schermafbeelding van de pagina die dan open is, met de tekst die erop staat.',
  'recorded.downloads': 'Documenten die u op de website downloadt, met het adres waar ze vandaan komen.',
  'recorded.documents':
    'Documenten die u op de website downloadt of hier uploadt, met het adres waar ze vandaan komen.',
  'recorded.chosen': 'Documenten die de website opent, als u ze wilt gebruiken, met het adres waar ze vandaan kwamen.',
  'recorded.never':
    'Wat u typt en uw wachtwoorden worden nooit bewaard. De browser wordt gewist als u klaar bent, of een paar minuten later als u het opnieuw mag proberen.',

  'tray.heading': 'Tot nu toe bewaard',
  'tray.empty': 'Er is nog niets bewaard.',
  'tray.count': { one: '{count} stuk bewaard', other: '{count} stuks bewaard' },
  'tray.screenshot': 'Schermafbeelding',
  'tray.document': 'Document',
  'tray.byItself': 'Vanzelf vastgelegd',
  'tray.captured': 'Deze pagina toont wat er gevraagd wordt en is vastgelegd. U kunt dat terugnemen onder ‘{heading}’.',
  'tray.newer': 'De pagina is veranderd. Een nieuwe schermafbeelding staat nu op de plaats van de vorige.',
  'tray.takeBack': 'Terugnemen',
  'tray.takeBackOf': 'Terugnemen: {kind}, {label}',
  'tray.takeBackHeading': 'Dit terugnemen?',
  'tray.takeBackText': 'Het wordt gewist en {organization} krijgt het niet.',
  'tray.takenBack': 'Teruggenomen. Het wordt gewist.',

  'preview.of': 'Bekijken: {kind}, {label}',
  'preview.picture': 'Afbeelding van wat van {label} is bewaard',
  'preview.larger': 'Groter',
  'preview.smaller': 'Kleiner',
  'preview.next': 'Volgende',
  'preview.previous': 'Vorige',
  'preview.document': 'Documenten worden hier niet getoond. Sla het op om het te bekijken.',
  'preview.save': 'Opslaan',
  'preview.gone': 'De afbeelding kon niet worden geladen. Probeer het zo nog eens.',
};
