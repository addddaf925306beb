import { again } from './again/fr.ts';
import { browser } from './browser/fr.ts';
import type { Words } from './catalogue.ts';
import { devices } from './devices/fr.ts';
import { documents } from './documents/fr.ts';
import { evidence } from './evidence/fr.ts';
import { limits } from './limits/fr.ts';
import { line } from './line/fr.ts';
import { loads } from './loads/fr.ts';
import { mirror } from './mirror/fr.ts';
import { problems } from './problems/fr.ts';
import { typing } from './typing/fr.ts';

/** French. */
export const fr: Words = {
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

  'page.title': 'Justificatif',
  'page.needsScript': 'Cette page a besoin de JavaScript',
  'page.allowScript': 'Autorisez-le pour ce site et rechargez la page. Rien n’a été enregistré.',
  'page.language': 'Langue',
  'page.languageHint': 'La page se recharge dans la langue choisie.',

  'action.start': 'Commencer',
  'action.notNow': 'Pas maintenant',
  'action.tryAgain': 'Réessayer',
  'action.continue': 'Continuer',
  'action.stop': 'Rester sur cette page',
  'action.leave': 'Quitter',
  'action.stay': 'Rester',
  'action.capture': 'Capturer',
  'action.finish': 'Terminer',
  'action.upload': 'Envoyer un fichier',
  'action.back': 'Retour',
  'action.reload': 'Recharger',
  'action.showKeyboard': 'Afficher le clavier',
  'action.details': 'Détails',
  'action.close': 'Fermer',
  'action.ok': 'OK',
  'action.cancel': 'Annuler',
  'action.set': 'Valider',
  'action.goOn': 'Continuer la visite',
  'action.startAnew': 'Recommencer',

  'notFound.heading': 'Ce lien ne mène nulle part',
  'notFound.text': 'Aucune demande ne se trouve à cette adresse, ou elle a été supprimée.',
  'notFound.advice':
    'Vérifiez que le lien a été copié en entier, ou demandez-en un nouveau au service qui vous a envoyé ici. Rien n’a été enregistré.',
  'unavailable.heading': 'Momentanément indisponible',
  'unavailable.text': 'Une partie de ce service ne répond pas. Ce que vous avez déjà capturé est conservé.',
  'unavailable.advice': 'Attendez quelques secondes et rechargez la page.',

  'cover.asks': '{organization} vous demande de montrer',
  'cover.lost':
    'Votre dernière visite s’est arrêtée avant la fin. Rien n’a été envoyé. Appuyez sur « Commencer » pour recommencer.',
  'cover.question': 'La question à laquelle {organization} souhaite une réponse',
  'cover.whatToDo': 'Ce que vous avez à faire',
  'cover.howItWorks': 'Comment cela se passe',
  'cover.opens': '{host} s’ouvre dans un navigateur sécurisé sur cette page.',
  'cover.signIn': 'Vous pouvez vous connecter avec {providers}.',
  'cover.endDocument': 'Téléchargez-y le document, ou envoyez-le d’ici, puis appuyez sur « Terminer ».',
  'cover.endCapture': 'Appuyez sur « Capturer » sur la page qui montre la réponse, puis sur « Terminer ».',
  'cover.endFinish': 'Allez à la page qui montre la réponse et appuyez sur « Terminer ».',
  'cover.answer': '{organization} reçoit la réponse, et vous y retournez.',
  'cover.accepted': 'Ce qui est accepté',
  'cover.goesOn':
    'Vous reprenez à l’étape {number} sur {total}. Ce que vous avez capturé est conservé ; reconnectez-vous là où le site le demande.',
  'cover.goesOnDone': 'Tout ce que vous avez capturé est conservé. Continuez et appuyez sur « Terminer ».',
  'cover.endSteps': 'Étape par étape : appuyez sur « Capturer » à chacune, et « Terminer » à la fin.',
  'cover.endByItself':
    'Allez à la page qui montre la réponse : elle est capturée d’elle-même. Appuyez ensuite sur Terminer.',
  'cover.endStepsByItself':
    'Vous êtes guidé d’étape en étape. Les pages sont capturées d’elles-mêmes ; appuyez sur Terminer à la fin.',

  'live.site': 'Site web',
  'live.keys': 'Tout ce que vous tapez va au site. Appuyez deux fois sur Échap pour revenir aux boutons.',
  'live.typeHere': 'Taper dans le site',
  'live.address': 'Adresse :',
  'live.tab': 'onglet {number}',
  'live.opening': 'Ouverture de {host}…',
  'live.open': '{host} est ouvert. Son image s’utilise à la souris, au doigt et au clavier.',
  'live.nowAt': 'Vous êtes sur {host}',
  'live.task': 'Veuillez montrer : {name}',
  'live.capturing': 'Capture en cours…',
  'live.captured': 'Page capturée',
  'live.kept': 'Document conservé : {name}',
  'live.keptMessage':
    'Message conservé : {name}. Les fichiers joints ne sont pas lus : ajoutez à part celui qui contient la réponse.',
  'live.notKept': '{name} n’a pas été conservé.',
  'live.uploading': 'Envoi de {name}…',
  'live.tabOpened': 'Le site a ouvert un autre onglet. C’est lui que vous voyez.',
  'live.tabClosed': 'L’onglet a été fermé.',
  'live.limit.memory':
    'Le site a demandé plus de mémoire qu’une visite ne peut en utiliser. La visite a été arrêtée, et rien n’en a été envoyé.',
  'live.limit.processes':
    'Le site a fait plus de choses à la fois qu’une visite ne peut en faire. La visite a été arrêtée, et rien n’en a été envoyé.',
  'live.limit.disk':
    'Le site a enregistré plus de données qu’une visite ne peut en enregistrer. La visite a été arrêtée, et rien n’en a été envoyé.',
  'live.copied': 'Copié',
  'live.leaveHeading': 'Quitter sans terminer ?',
  'live.leaveText': 'Rien n’est envoyé à {organization}, et ce que vous avez capturé n’est pas utilisé.',

  'steps.progress': '{number} sur {total}',
  'steps.here': 'C’est cette page. Appuyez sur « Capturer », ou téléchargez-y le document.',
  'steps.hereByItself': 'C’est la bonne page. Elle est capturée d’elle-même dès qu’elle montre ce qui est demandé.',
  'steps.goTo': 'Allez à {place}',
  'steps.waits': 'Vous y serez conduit dès que ceci est connu : {names}',
  'steps.allDone': 'Toutes les étapes ont été parcourues. Appuyez sur « Terminer ».',
  'steps.open': 'M’y conduire',
  'steps.skip': 'Passer cette étape',
  'steps.skipHeading': 'Passer l’étape {number} ?',
  'steps.skipText':
    '{organization} saura qu’elle n’a pas été faite. Vous pouvez y revenir tant que vous n’avez pas terminé.',
  'steps.list': 'Étapes',
  'steps.todo': 'À faire',
  'steps.done': 'Faite',
  'steps.skipped': 'Passée',
  'steps.takeUp': 'Faire l’étape {number}',
  'steps.again': 'La capturer quand même',
  'steps.wanted': 'Recherché ici',
  'steps.found': '{name} (vu)',
  'steps.notFound': '{name} (pas encore vu)',
  'steps.finishHeading': 'Terminer sans tout ?',
  'steps.finishText': 'Pas fait : {steps}. {organization} en est informé.',
  'steps.finish': 'Terminer quand même',
  'steps.back': 'Revenir aux étapes',

  'dialog.says': '{host} indique',
  'dialog.leaveHeading': 'Quitter cette page ?',
  'dialog.leaveText': 'Ce que vous avez saisi ne sera peut-être pas enregistré.',
  'dialog.answer': 'Réponse',
  'picker.date': 'Choisir une date',
  'picker.time': 'Choisir une heure',
  'picker.datetime-local': 'Choisir une date et une heure',
  'picker.month': 'Choisir un mois',
  'picker.week': 'Choisir une semaine',
  'picker.color': 'Choisir une couleur',

  'waiting.heading': 'Vérification de ce que vous avez montré',
  'waiting.bar': 'Temps d’attente maximal',
  'waiting.text': 'La plupart des réponses arrivent en quelques secondes.',
  'waiting.advice': {
    one: 'Inutile d’attendre : après {count} seconde, vous y retournez et la vérification continue d’elle-même.',
    many: 'Inutile d’attendre : après {count} secondes, vous y retournez et la vérification continue d’elle-même.',
    other: 'Inutile d’attendre : après {count} secondes, vous y retournez et la vérification continue d’elle-même.',
  },
  'waiting.over': 'Cela prend plus de temps. La vérification continue sans vous ; nous vous ramenons maintenant.',

  'outcome.approved': 'C’est terminé',
  'outcome.approvedText': 'Ce que vous avez montré a été accepté.',
  'outcome.rejected': 'Cela n’a pas été accepté',
  'outcome.rejectedText': 'Ce que vous avez montré ne correspond pas à ce qui était demandé.',
  'outcome.failed': 'La vérification n’a pas pu se faire',
  'outcome.failedText': 'Un problème est survenu pendant la vérification.',
  'outcome.review': 'Une personne va l’examiner',
  'outcome.reviewText': 'Ce que vous avez montré est en sécurité. Vous n’avez plus rien à faire.',
  'outcome.elsewhere': 'Cette vérification a eu lieu ailleurs',
  'outcome.elsewhereText': 'Elle a été terminée dans un autre navigateur. Seul celui-ci en montre le résultat.',
  'outcome.retry': 'Veuillez réessayer',
  'outcome.retryText': 'Ce que vous avez montré ne répond pas encore à la question.',
  'outcome.why': 'Pourquoi',
  'return.soon': 'Nous vous ramenons à {organization} dans un instant.',
  'return.in': {
    one: 'Retour à {organization} dans {count} seconde.',
    many: 'Retour à {organization} dans {count} secondes.',
    other: 'Retour à {organization} dans {count} secondes.',
  },
  'return.stopped': 'Vous restez sur cette page jusqu’à ce que vous appuyiez sur « Continuer ».',

  'reason.nothingFound': 'Rien de ce qui était demandé n’a été trouvé dans ce que vous avez montré.',
  'reason.missing': 'Ceci est resté introuvable : {fields}.',
  'reason.show': 'Montrez où ceci se voit en entier : {fields}.',
  'reason.otherPicture': 'L’image de la page montre autre chose ici : {fields}.',
  'reason.unclear': 'Ceci n’a pas pu être lu avec certitude : {fields}.',
  'reason.notAsked': 'Ce que vous avez montré n’est pas ce que {organization} accepte.',
  'reason.shown': 'On y voit : {values}.',
  'reason.ruleMet': 'Ceci s’applique et n’est pas accepté : {rule}',
  'reason.ruleNotMet': 'Ceci est demandé et n’a pas été vu en entier : {rule}',
  'reason.doubt': 'Ce n’est pas encore assez sûr. Montrez la page de {host} où tout est visible en entier.',

  'expired.heading': 'Cette demande a expiré',
  'expired.text': 'Il n’est plus possible de capturer. Demandez un nouveau lien à {organization}.',
  'test.heading': 'Ceci est une demande de test',
  'test.text':
    'Elle a été créée avec une clé de test : aucun navigateur ne s’ouvre et rien n’est enregistré. Son état actuel : {status}.',
  'test.send': 'Envoyez son résultat avec une clé du même genre :',
  'test.possible': 'Possibles : {statuses}.',
  'busy.heading': 'Toutes les places sont prises',
  'busy.text': 'Tous les navigateurs sont utilisés en ce moment. Vous commencez dès que l’un d’eux est libre.',
  'busy.bar': 'Attente d’une place libre',
  'busy.number': 'Vous êtes numéro {number} dans la file.',
  'busy.advice':
    'Laissez cette page ouverte : vous entrerez automatiquement. Si vous la fermez, votre place est gardée une minute.',
  'inUse.heading': 'Utilisée ailleurs',
  'inUse.text': 'Cette demande est ouverte dans un autre navigateur.',
  'inUse.advice':
    'Si vous continuez ici, l’autre est fermé et vous commencez avec un navigateur neuf : rien de ce qui y a été saisi, connexion comprise, n’est repris.',
  'inUse.continue': 'Continuer plutôt ici',
  'replaced.heading': 'Ouverte dans une autre fenêtre',
  'replaced.text': 'Vous avez poursuivi cette demande dans une autre fenêtre ou un autre onglet.',
  'replaced.continue': 'Continuer ici',
  'trouble.heading': 'Cela n’a pas fonctionné',
};
