import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  'problem.OFFLINE': 'La connexion est coupée. Vérifiez votre réseau et réessayez.',
  'problem.SERVICE_UNAVAILABLE': 'Le service est momentanément injoignable. Réessayez dans quelques secondes.',
  'problem.NO_ANSWER': 'La page n’a pas répondu. Réessayez dans un instant.',
  'problem.ENDED': 'Cette visite est terminée. Rechargez la page pour continuer.',
  'problem.EXPIRED': 'Le temps prévu pour cette demande est écoulé.',
  'problem.FORBIDDEN': 'La visite n’appartient pas à ce navigateur. Rechargez la page.',
  'problem.NO_EVIDENCE':
    'Rien n’est encore conservé. Capturez la page qui montre la réponse, ou ajoutez le document. Appuyez ensuite sur « Terminer ».',
  'problem.TOO_MUCH_EVIDENCE':
    'Il n’est pas possible d’en conserver davantage. Appuyez sur « Terminer » pour tout envoyer.',
  'problem.TOO_LARGE': 'Le fichier dépasse {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'Un autre fichier est en cours d’envoi. Attendez qu’il soit arrivé.',
  'problem.UPLOAD_BROKEN': 'L’envoi s’est interrompu. Réessayez.',
  'problem.UNREADABLE_TYPE':
    'Ce fichier ne peut pas être lu. PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, texte brut et e-mails (.eml) peuvent l’être.',
  'problem.FILE_ARCHIVE': 'Le fichier est une archive. Décompressez-le et ajoutez le document qu’il contient.',
  'problem.FILE_MESSAGE':
    'Les messages d’Outlook (.msg) et les pages enregistrées en un seul fichier (.mht) ne peuvent pas être lus. Imprimez en PDF et ajoutez ce PDF.',
  'problem.FILE_ATTACHED':
    'Le message n’affiche aucun texte. Ajoutez le fichier qui y est joint, ou imprimez le message en PDF et ajoutez ce PDF.',
  'problem.FILE_EMPTY': 'Le fichier est vide. Choisissez celui qui contient le document.',
  'problem.FILE_PASSWORD':
    'Le fichier est protégé par un mot de passe. Ajoutez une copie qui s’ouvre sans mot de passe.',
  'problem.FILE_BROKEN': 'Le fichier est endommagé et ne s’ouvre pas. Téléchargez-le à nouveau.',
  'problem.FILE_TOO_MUCH': 'Le fichier contient plus que ce qui peut être lu. Ajoutez seulement les pages utiles.',
  'problem.DOMAIN_NOT_ALLOWED': 'Cette page ne fait pas partie de la demande. Revenez à une page qui en fait partie.',
  'problem.WRONG_PAGE': 'Cette étape se capture ailleurs.',
  'problem.NO_STEP': 'Toutes les étapes ont été vues. Appuyez sur « Terminer », ou refaites une étape.',
  'problem.STEPS_UNDONE': 'Des étapes manquent. Faites-les, ou terminez sans elles.',
  'problem.NOT_NEEDED': 'Cette demande porte sur ce qu’une page montre. Les téléchargements sont inutiles.',
  'problem.NOT_KEPT': 'Le document n’a pas pu être conservé. Réessayez.',
  'problem.DOWNLOAD_BROKEN': 'Le téléchargement s’est interrompu. Réessayez.',
  'problem.TOO_MANY_DOWNLOADS': 'Trop de téléchargements à la fois. Attendez que l’un d’eux se termine.',
  'problem.FILE_NOT_GIVEN': 'La page ne demande plus de fichier.',
  'problem.TOO_MANY_WINDOWS': 'La page ouvre trop de fenêtres.',
  'problem.NOT_A_WEB_PAGE': 'Seules des pages du Web peuvent être ouvertes.',
  'problem.NOT_OPENED': 'La page n’a pas pu être ouverte.',
  'problem.NO_COPYING': 'Votre navigateur n’a pas permis de copier depuis le site.',
  'problem.TOO_MANY_STARTS':
    'Cette demande a été commencée trop souvent en peu de temps. Attendez quelques minutes et réessayez.',
  'problem.TOO_MANY_VISITS':
    'Trop de visites ont été commencées depuis votre réseau. Attendez quelques minutes et réessayez.',
  'problem.TOO_MANY_QUESTIONS': 'La question a été posée trop souvent. Attendez quelques minutes et réessayez.',
  'problem.TOO_MANY_CODES': 'Trop de codes ont été créés. Attendez une minute et réessayez.',
  'problem.HANDOVER_OVER': 'Ce code ne sert plus. Scannez celui que votre ordinateur affiche maintenant.',
};
