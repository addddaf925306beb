import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Dat is niet gelukt. Probeer het zo opnieuw.',
  'problem.OFFLINE': 'De verbinding is weggevallen. Controleer uw netwerk en probeer het opnieuw.',
  'problem.SERVICE_UNAVAILABLE': 'De dienst is even niet bereikbaar. Probeer het over een paar seconden opnieuw.',
  'problem.NO_ANSWER': 'De pagina heeft niet geantwoord. Probeer het zo opnieuw.',
  'problem.ENDED': 'Dit bezoek is voorbij. Laad de pagina opnieuw om door te gaan.',
  'problem.EXPIRED': 'De tijd voor dit verzoek is voorbij.',
  'problem.FORBIDDEN': 'Het bezoek hoort niet bij deze browser. Laad de pagina opnieuw.',
  'problem.NO_EVIDENCE':
    'Er is nog niets bewaard. Leg de pagina met het antwoord vast, of voeg het document toe. Druk daarna op ‘Klaar’.',
  'problem.TOO_MUCH_EVIDENCE': 'Meer kan niet worden bewaard. Druk op ‘Klaar’ om te sturen wat er is.',
  'problem.TOO_LARGE': 'Het bestand is groter dan {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'Er wordt al een ander bestand geüpload. Wacht tot het er is.',
  'problem.UPLOAD_BROKEN': 'Het uploaden is afgebroken. Probeer het opnieuw.',
  'problem.UNREADABLE_TYPE':
    'Dit bestand kan niet worden gelezen. PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, platte tekst en e-mails (.eml) wel.',
  'problem.FILE_ARCHIVE': 'Het bestand is een archief. Pak het uit en voeg het document toe dat erin zit.',
  'problem.FILE_MESSAGE':
    'Berichten van Outlook (.msg) en pagina’s in één bestand (.mht) kunnen niet worden gelezen. Druk het af naar een pdf en voeg die toe.',
  'problem.FILE_ATTACHED':
    'Het bericht toont zelf geen tekst. Voeg het bestand toe dat erbij zit, of druk het bericht af naar een pdf en voeg die toe.',
  'problem.FILE_EMPTY': 'Het bestand is leeg. Kies het bestand met het document.',
  'problem.FILE_PASSWORD': 'Het bestand is beveiligd met een wachtwoord. Voeg een kopie toe die zonder opent.',
  'problem.FILE_BROKEN': 'Het bestand is beschadigd en gaat niet open. Download het opnieuw.',
  'problem.FILE_TOO_MUCH':
    'Het bestand bevat meer dan er gelezen kan worden. Voeg alleen de pagina’s toe die ertoe doen.',
  'problem.DOMAIN_NOT_ALLOWED':
    'Deze pagina hoort niet bij het verzoek. Ga terug naar een pagina die er wel bij hoort.',
  'problem.WRONG_PAGE': 'Deze stap wordt op een andere pagina vastgelegd.',
  'problem.NO_STEP': 'Alle stappen zijn doorlopen. Druk op ‘Klaar’, of kies een stap om die opnieuw te doen.',
  'problem.STEPS_UNDONE': 'Sommige stappen zijn niet gedaan. Doe ze, of rond af zonder.',
  'problem.NOT_NEEDED': 'Dit verzoek gaat over wat een pagina laat zien. Downloads zijn niet nodig.',
  'problem.NOT_KEPT': 'Het document kon niet worden bewaard. Probeer het opnieuw.',
  'problem.DOWNLOAD_BROKEN': 'De download is afgebroken. Probeer het opnieuw.',
  'problem.TOO_MANY_DOWNLOADS': 'Er lopen te veel downloads tegelijk. Wacht tot er een klaar is.',
  'problem.FILE_NOT_GIVEN': 'De pagina vraagt niet meer om een bestand.',
  'problem.TOO_MANY_WINDOWS': 'De pagina opent te veel vensters.',
  'problem.NOT_A_WEB_PAGE': 'Alleen pagina’s van het web kunnen worden geopend.',
  'problem.NOT_OPENED': 'De pagina kon niet worden geopend.',
  'problem.NO_COPYING': 'Uw browser stond het kopiëren van de website niet toe.',
  'problem.TOO_MANY_STARTS':
    'Dit verzoek is in korte tijd te vaak gestart. Wacht een paar minuten en probeer het opnieuw.',
  'problem.TOO_MANY_VISITS':
    'Vanaf uw netwerk zijn te veel bezoeken gestart. Wacht een paar minuten en probeer het opnieuw.',
  'problem.TOO_MANY_QUESTIONS': 'Er is te vaak gevraagd. Wacht een paar minuten en probeer het opnieuw.',
  'problem.TOO_MANY_CODES': 'Er zijn te veel codes gemaakt. Wacht een minuut en probeer het opnieuw.',
  'problem.HANDOVER_OVER': 'Deze code werkt niet meer. Scan de code die uw computer nu toont.',
};
