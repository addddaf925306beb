import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  'problem.OFFLINE': 'Die Verbindung ist abgebrochen. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  'problem.SERVICE_UNAVAILABLE':
    'Der Dienst ist gerade nicht erreichbar. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'problem.NO_ANSWER': 'Die Seite hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  'problem.ENDED': 'Dieser Besuch ist beendet. Laden Sie die Seite neu, um weiterzumachen.',
  'problem.EXPIRED': 'Die Zeit für diese Anfrage ist abgelaufen.',
  'problem.FORBIDDEN': 'Der Besuch gehört nicht zu diesem Browser. Laden Sie die Seite neu.',
  'problem.NO_EVIDENCE':
    'Noch ist nichts behalten. Nehmen Sie die Seite auf, auf der die Antwort steht, oder fügen Sie das Dokument hinzu. Drücken Sie dann „Fertig“.',
  'problem.TOO_MUCH_EVIDENCE': 'Mehr lässt sich nicht behalten. Drücken Sie „Fertig“, um alles zu senden.',
  'problem.TOO_LARGE': 'Die Datei ist größer als {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'Eine andere Datei wird gerade hochgeladen. Warten Sie, bis sie da ist.',
  'problem.UPLOAD_BROKEN': 'Das Hochladen ist abgebrochen. Versuchen Sie es erneut.',
  'problem.UNREADABLE_TYPE':
    'Diese Datei lässt sich nicht lesen. Möglich sind PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, reiner Text und E-Mails (.eml).',
  'problem.FILE_ARCHIVE':
    'Die Datei ist ein Archiv. Entpacken Sie sie und fügen Sie das Dokument hinzu, das darin ist.',
  'problem.FILE_MESSAGE':
    'Nachrichten von Outlook (.msg) und Seiten in einer Datei (.mht) lassen sich nicht lesen. Drucken Sie sie als PDF und fügen Sie das hinzu.',
  'problem.FILE_ATTACHED':
    'Die Nachricht zeigt selbst keinen Text. Fügen Sie die angehängte Datei hinzu, oder drucken Sie die Nachricht als PDF.',
  'problem.FILE_EMPTY': 'Die Datei ist leer. Wählen Sie die Datei mit dem Dokument.',
  'problem.FILE_PASSWORD':
    'Die Datei ist mit einem Passwort geschützt. Nehmen Sie eine Kopie, die sich ohne öffnen lässt.',
  'problem.FILE_BROKEN': 'Die Datei ist beschädigt und lässt sich nicht öffnen. Laden Sie sie noch einmal herunter.',
  'problem.FILE_TOO_MUCH':
    'Die Datei enthält mehr, als gelesen werden kann. Nehmen Sie nur die Seiten, auf die es ankommt.',
  'problem.DOMAIN_NOT_ALLOWED': 'Diese Seite gehört nicht zur Anfrage. Gehen Sie zu einer zurück, die dazugehört.',
  'problem.WRONG_PAGE': 'Dieser Schritt wird auf einer anderen Seite aufgenommen.',
  'problem.NO_STEP':
    'Alle Schritte sind durchlaufen. Drücken Sie „Fertig“, oder wählen Sie einen Schritt, um ihn noch einmal auszuführen.',
  'problem.STEPS_UNDONE': 'Einige Schritte sind nicht erledigt. Führen Sie sie aus, oder schließen Sie ohne sie ab.',
  'problem.NOT_NEEDED': 'Bei dieser Anfrage geht es darum, was eine Seite zeigt. Downloads werden nicht gebraucht.',
  'problem.NOT_KEPT': 'Das Dokument konnte nicht behalten werden. Versuchen Sie es noch einmal.',
  'problem.DOWNLOAD_BROKEN': 'Der Download ist abgebrochen. Versuchen Sie es noch einmal.',
  'problem.TOO_MANY_DOWNLOADS': 'Zu viele Downloads laufen gleichzeitig. Warten Sie, bis einer zu Ende ist.',
  'problem.FILE_NOT_GIVEN': 'Die Seite möchte keine Datei mehr.',
  'problem.TOO_MANY_WINDOWS': 'Die Seite öffnet zu viele Fenster.',
  'problem.NOT_A_WEB_PAGE': 'Nur Seiten des Webs lassen sich öffnen.',
  'problem.NOT_OPENED': 'Die Seite konnte nicht geöffnet werden.',
  'problem.NO_COPYING': 'Ihr Browser hat das Kopieren von der Website nicht erlaubt.',
  'problem.TOO_MANY_STARTS':
    'Diese Anfrage wurde in kurzer Zeit zu oft gestartet. Warten Sie einige Minuten und versuchen Sie es noch einmal.',
  'problem.TOO_MANY_VISITS':
    'Aus Ihrem Netz wurden zu viele Besuche gestartet. Warten Sie einige Minuten und versuchen Sie es noch einmal.',
  'problem.TOO_MANY_QUESTIONS': 'Es wurde zu oft gefragt. Warten Sie einige Minuten und versuchen Sie es noch einmal.',
  'problem.TOO_MANY_CODES':
    'Es wurden zu viele Codes erstellt. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  'problem.HANDOVER_OVER': 'Dieser Code gilt nicht mehr. Scannen Sie den, den Ihr Computer jetzt zeigt.',
};
