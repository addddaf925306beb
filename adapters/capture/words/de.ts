import { again } from './again/de.ts';
import { browser } from './browser/de.ts';
import type { Words } from './catalogue.ts';
import { devices } from './devices/de.ts';
import { documents } from './documents/de.ts';
import { evidence } from './evidence/de.ts';
import { limits } from './limits/de.ts';
import { line } from './line/de.ts';
import { loads } from './loads/de.ts';
import { mirror } from './mirror/de.ts';
import { problems } from './problems/de.ts';
import { typing } from './typing/de.ts';

/** German. */
export const de: Words = {
  ...again,
  ...browser,
  ...devices,
  ...problems,
  ...documents,
  ...evidence,
  ...limits,
  ...line,
  ...mirror,
  ...loads,
  ...typing,

  'page.title': 'Nachweis',
  'page.needsScript': 'Diese Seite braucht JavaScript',
  'page.allowScript': 'Erlauben Sie es für diese Website und laden Sie die Seite neu. Es wurde nichts aufgezeichnet.',
  'page.language': 'Sprache',
  'page.languageHint': 'Die Seite wird in der gewählten Sprache neu geladen.',

  'action.start': 'Starten',
  'action.notNow': 'Jetzt nicht',
  'action.tryAgain': 'Noch einmal versuchen',
  'action.continue': 'Weiter',
  'action.stop': 'Auf dieser Seite bleiben',
  'action.leave': 'Verlassen',
  'action.stay': 'Bleiben',
  'action.capture': 'Aufnehmen',
  'action.finish': 'Fertig',
  'action.upload': 'Hochladen',
  'action.back': 'Zurück',
  'action.reload': 'Neu laden',
  'action.showKeyboard': 'Tastatur zeigen',
  'action.details': 'Mehr',
  'action.close': 'Schließen',
  'action.ok': 'OK',
  'action.cancel': 'Abbrechen',
  'action.set': 'Übernehmen',
  'action.goOn': 'Weitermachen',
  'action.startAnew': 'Neu beginnen',

  'notFound.heading': 'Dieser Link führt nirgendwohin',
  'notFound.text': 'Zu dieser Adresse gibt es keine Anfrage, oder sie wurde gelöscht.',
  'notFound.advice':
    'Prüfen Sie, ob der ganze Link kopiert wurde, oder bitten Sie den Dienst, der Sie geschickt hat, um einen neuen. Es wurde nichts aufgezeichnet.',
  'unavailable.heading': 'Gerade nicht erreichbar',
  'unavailable.text':
    'Ein Teil dieses Dienstes antwortet im Moment nicht. Was Sie bisher aufgenommen haben, bleibt erhalten.',
  'unavailable.advice': 'Warten Sie ein paar Sekunden und laden Sie die Seite neu.',

  'cover.asks': '{organization} bittet Sie zu zeigen',
  'cover.lost':
    'Ihr letzter Besuch endete, bevor er abgeschlossen war. Nichts davon wurde gesendet. Mit „Starten“ beginnen Sie neu.',
  'cover.question': 'Die Frage, die {organization} beantwortet haben möchte',
  'cover.whatToDo': 'Was zu tun ist',
  'cover.howItWorks': 'So geht es',
  'cover.opens': '{host} öffnet sich in einem sicheren Browser auf dieser Seite.',
  'cover.signIn': 'Sie können sich mit {providers} anmelden.',
  'cover.endDocument': 'Laden Sie das Dokument dort herunter oder hier hoch und drücken Sie „Fertig“.',
  'cover.endCapture': 'Drücken Sie „Aufnehmen“ auf der Seite, auf der die Antwort steht, und dann „Fertig“.',
  'cover.endFinish': 'Gehen Sie zu der Seite, auf der die Antwort steht, und drücken Sie „Fertig“.',
  'cover.answer': '{organization} erhält die Antwort, und Sie kehren zurück.',
  'cover.accepted': 'Was anerkannt wird',
  'cover.goesOn':
    'Sie machen bei Schritt {number} von {total} weiter. Was Sie aufgenommen haben, ist noch da; melden Sie sich wieder an, wo die Website es verlangt.',
  'cover.goesOnDone': 'Alles, was Sie aufgenommen haben, ist noch da. Machen Sie weiter und drücken Sie „Fertig“.',
  'cover.endSteps':
    'Sie werden von Schritt zu Schritt geführt. Drücken Sie bei jedem „Aufnehmen“ und am Ende „Fertig“.',
  'cover.endByItself':
    'Gehen Sie zu der Seite, die die Antwort zeigt: Sie wird von selbst aufgenommen. Drücken Sie dann „Fertig“.',
  'cover.endStepsByItself':
    'Sie werden von Schritt zu Schritt geführt. Die Seiten werden von selbst aufgenommen; drücken Sie am Ende „Fertig“.',

  'live.site': 'Website',
  'live.keys':
    'Alles, was Sie tippen, geht an die Website. Drücken Sie zweimal Escape, um zu den Schaltflächen zurückzukommen.',
  'live.typeHere': 'In die Website tippen',
  'live.address': 'Adresse:',
  'live.tab': 'Tab {number}',
  'live.opening': '{host} wird geöffnet …',
  'live.open': '{host} ist offen. Das Bild lässt sich mit Maus, Finger und Tastatur bedienen.',
  'live.nowAt': 'Jetzt auf {host}',
  'live.task': 'Bitte zeigen Sie: {name}',
  'live.capturing': 'Wird aufgenommen …',
  'live.captured': 'Bildschirmfoto aufgenommen',
  'live.kept': 'Dokument behalten: {name}',
  'live.keptMessage':
    'Nachricht behalten: {name}. Angehängte Dateien werden nicht gelesen: Fügen Sie die mit der Antwort einzeln hinzu.',
  'live.notKept': '{name} wurde nicht behalten.',
  'live.uploading': '{name} wird hochgeladen …',
  'live.tabOpened': 'Die Website hat einen weiteren Tab geöffnet. Sie sehen ihn jetzt.',
  'live.tabClosed': 'Der Tab wurde geschlossen.',
  'live.limit.memory':
    'Die Website brauchte mehr Speicher, als ein Besuch belegen darf. Der Besuch wurde beendet, und nichts davon wurde gesendet.',
  'live.limit.processes':
    'Die Website tat mehr gleichzeitig, als ein Besuch tun darf. Der Besuch wurde beendet, und nichts davon wurde gesendet.',
  'live.limit.disk':
    'Die Website legte mehr Daten ab, als ein Besuch ablegen darf. Der Besuch wurde beendet, und nichts davon wurde gesendet.',
  'live.copied': 'Kopiert',
  'live.leaveHeading': 'Ohne Abschluss verlassen?',
  'live.leaveText':
    'Es wird nichts an {organization} gesendet, und was Sie hier aufgenommen haben, wird nicht verwendet.',

  'steps.progress': '{number} von {total}',
  'steps.here': 'Das ist die Seite. Drücken Sie „Aufnehmen“, oder laden Sie hier das Dokument herunter.',
  'steps.hereByItself': 'Das ist die Seite. Sie wird von selbst aufgenommen, sobald sie das Gefragte zeigt.',
  'steps.goTo': 'Gehen Sie zu {place}',
  'steps.waits': 'Sie werden von selbst dorthin geleitet, sobald dies bekannt ist: {names}',
  'steps.allDone': 'Alle Schritte sind durchlaufen. Drücken Sie „Fertig“.',
  'steps.open': 'Dorthin bringen',
  'steps.skip': 'Schritt überspringen',
  'steps.skipHeading': 'Schritt {number} überspringen?',
  'steps.skipText':
    '{organization} erfährt, dass er nicht erledigt wurde. Sie können darauf zurückkommen, bis Sie fertig sind.',
  'steps.list': 'Schritte',
  'steps.todo': 'Offen',
  'steps.done': 'Erledigt',
  'steps.skipped': 'Übersprungen',
  'steps.takeUp': 'Schritt {number} ausführen',
  'steps.again': 'Doch aufnehmen',
  'steps.wanted': 'Hier gesucht',
  'steps.found': '{name} (gesehen)',
  'steps.notFound': '{name} (noch nicht gesehen)',
  'steps.finishHeading': 'Ohne alles abschließen?',
  'steps.finishText': 'Nicht erledigt: {steps}. {organization} erfährt das.',
  'steps.finish': 'Trotzdem abschließen',
  'steps.back': 'Zurück zu den Schritten',

  'dialog.says': '{host} meldet',
  'dialog.leaveHeading': 'Diese Seite verlassen?',
  'dialog.leaveText': 'Ihre Eingaben werden vielleicht nicht gespeichert.',
  'dialog.answer': 'Antwort',
  'picker.date': 'Datum wählen',
  'picker.time': 'Uhrzeit wählen',
  'picker.datetime-local': 'Datum und Uhrzeit wählen',
  'picker.month': 'Monat wählen',
  'picker.week': 'Woche wählen',
  'picker.color': 'Farbe wählen',

  'waiting.heading': 'Was Sie gezeigt haben, wird geprüft',
  'waiting.bar': 'Längste Wartezeit',
  'waiting.text': 'Die meisten Antworten kommen in wenigen Sekunden.',
  'waiting.advice': {
    one: 'Sie müssen nicht warten: Nach {count} Sekunde kehren Sie zurück, und die Prüfung läuft von selbst weiter.',
    other: 'Sie müssen nicht warten: Nach {count} Sekunden kehren Sie zurück, und die Prüfung läuft von selbst weiter.',
  },
  'waiting.over': 'Es dauert länger. Die Prüfung läuft ohne Sie weiter; Sie kehren jetzt zurück.',

  'outcome.approved': 'Alles erledigt',
  'outcome.approvedText': 'Was Sie gezeigt haben, wurde anerkannt.',
  'outcome.rejected': 'Das wurde nicht anerkannt',
  'outcome.rejectedText': 'Was Sie gezeigt haben, entspricht nicht dem, worum gebeten wurde.',
  'outcome.failed': 'Die Prüfung war nicht möglich',
  'outcome.failedText': 'Beim Prüfen ist etwas schiefgegangen.',
  'outcome.review': 'Ein Mensch sieht es sich an',
  'outcome.reviewText': 'Was Sie gezeigt haben, ist sicher verwahrt. Sie müssen nichts weiter tun.',
  'outcome.elsewhere': 'Diese Prüfung fand anderswo statt',
  'outcome.elsewhereText': 'Sie wurde in einem anderen Browser abgeschlossen. Nur dort ist das Ergebnis zu sehen.',
  'outcome.retry': 'Bitte versuchen Sie es noch einmal',
  'outcome.retryText': 'Was Sie gezeigt haben, beantwortet die Frage noch nicht.',
  'outcome.why': 'Warum',
  'return.soon': 'Sie kehren gleich zu {organization} zurück.',
  'return.in': {
    one: 'Sie kehren in {count} Sekunde zu {organization} zurück.',
    other: 'Sie kehren in {count} Sekunden zu {organization} zurück.',
  },
  'return.stopped': 'Sie bleiben auf dieser Seite, bis Sie „Weiter“ drücken.',

  'reason.nothingFound': 'In dem, was Sie gezeigt haben, war nichts davon zu finden.',
  'reason.missing': 'Das war nicht zu finden: {fields}.',
  'reason.show': 'Zeigen Sie, wo das ganz zu sehen ist: {fields}.',
  'reason.otherPicture': 'Das Bild der Seite zeigt hier etwas anderes: {fields}.',
  'reason.unclear': 'Das war nicht zweifelsfrei zu lesen: {fields}.',
  'reason.notAsked': 'Was Sie gezeigt haben, erkennt {organization} nicht an.',
  'reason.shown': 'Zu sehen war: {values}.',
  'reason.ruleMet': 'Das trifft zu und wird nicht anerkannt: {rule}',
  'reason.ruleNotMet': 'Darum wird gebeten, und nicht alles davon war zu sehen: {rule}',
  'reason.doubt': 'Es ist noch nicht sicher genug. Zeigen Sie die Seite von {host}, auf der alles ganz zu sehen ist.',

  'expired.heading': 'Diese Anfrage ist abgelaufen',
  'expired.text': 'Es lässt sich nichts mehr aufnehmen. Bitten Sie {organization} um einen neuen Link.',
  'test.heading': 'Das ist eine Testanfrage',
  'test.text':
    'Sie wurde mit einem Testschlüssel angelegt: Es öffnet sich kein Browser, und nichts wird aufgezeichnet. Ihr Status jetzt: {status}.',
  'test.send': 'Senden Sie ihr Ergebnis mit einem Schlüssel der gleichen Art:',
  'test.possible': 'Möglich: {statuses}.',
  'busy.heading': 'Alle Plätze sind belegt',
  'busy.text': 'Gerade benutzen andere alle Browser. Sie beginnen, sobald einer frei ist.',
  'busy.bar': 'Warten auf einen freien Platz',
  'busy.number': 'Sie haben Platz {number} in der Warteschlange.',
  'busy.advice':
    'Lassen Sie diese Seite offen: Sie kommen von selbst an die Reihe. Wenn Sie sie schließen, bleibt Ihr Platz eine Minute lang erhalten.',
  'inUse.heading': 'Anderswo geöffnet',
  'inUse.text': 'Diese Anfrage ist in einem anderen Browser offen.',
  'inUse.advice':
    'Wenn Sie hier weitermachen, wird der andere geschlossen und Sie beginnen mit einem frischen Browser: Was dort eingegeben wurde, auch eine Anmeldung, wird nicht übernommen.',
  'inUse.continue': 'Stattdessen hier weitermachen',
  'replaced.heading': 'In einem anderen Fenster geöffnet',
  'replaced.text': 'Sie haben diese Anfrage in einem anderen Fenster oder Tab fortgesetzt.',
  'replaced.continue': 'Hier weitermachen',
  'trouble.heading': 'Das hat nicht geklappt',
};
