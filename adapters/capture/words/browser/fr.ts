import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Onglets ouverts',
  'browser.showTab': 'Afficher {title}',
  'browser.closeTab': 'Fermer {title}',
  'browser.untitled': 'Onglet sans titre',
  'browser.fileHeading': '{host} demande un fichier',
  'browser.fileText': 'Le fichier que vous choisissez est remis au site. {organization} ne le reçoit pas.',
  'browser.fileChoose': 'Choisir un fichier',
  'browser.fileGiven': '{name} a été remis au site.',
  'browser.filesText':
    'Les fichiers que vous choisissez, {count} au plus, sont remis au site. {organization} ne les reçoit pas.',
  'browser.filesChoose': 'Choisir des fichiers',
  'browser.filesGiven': 'Remis au site : {names}',
  'browser.filesMost': 'Rien n’a été remis au site. Choisissez au plus {count} fichiers à la fois.',
  'browser.signInHeading': '{host} vous demande de vous identifier',
  'browser.signInText': 'Ce que vous saisissez ne va qu’à {host}. Rien n’est conservé.',
  'browser.signInPlain': 'La connexion n’est pas chiffrée : d’autres peuvent lire en chemin.',
  'browser.signInAgain': 'Ce n’était pas correct. Réessayez.',
  'browser.username': 'Nom d’utilisateur',
  'browser.password': 'Mot de passe',
  'browser.signIn': 'S’identifier',
  'browser.print': 'Les sites ne peuvent pas imprimer ici. Ce qu’il faut est capturé à la place.',
  'browser.passkey':
    'Les clés d’accès et de sécurité ne fonctionnent pas ici. Choisissez une autre façon de vous identifier.',
  'browser.camera': 'La caméra et le micro ne fonctionnent pas ici. Choisissez une autre façon.',
  'browser.location':
    'Ici, les sites n’apprennent pas où vous êtes. Choisissez une autre façon, par exemple en saisissant le lieu.',
  'browser.app':
    'Les sites web ne peuvent pas ouvrir d’applications ici. Choisissez un autre moyen, par exemple sur un autre appareil.',
};
