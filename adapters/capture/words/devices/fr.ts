import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Utiliser plutôt le téléphone',
  'devices.heading': 'Continuer avec le téléphone',
  'devices.scan':
    'Visez ce code avec l’appareil photo de votre téléphone. Ce que vous avez capturé est conservé, et cette page suit.',
  'devices.picture': 'Code QR du lien ci-dessous',
  'devices.link': 'Lien pour votre téléphone',
  'devices.copy': 'Copier le lien',
  'devices.once': 'Le code sert une seule fois, pendant cinq minutes ; ensuite, un nouveau apparaît de lui-même.',
  'devices.here': 'Continuer avec cet appareil',
  'devices.hereText':
    'Ce que vous avez commencé sur votre ordinateur continue ici. L’ordinateur montre où vous en êtes et vous ramène à la fin.',
  'devices.follows': 'Cette page montre où vous en êtes et continue dès que vous avez terminé là-bas.',
  'devices.connected': 'Votre autre appareil est connecté.',
  'devices.away': 'Votre autre appareil n’est pas connecté. Rouvrez-y la page, ou continuez ici.',
  'devices.lost': 'La visite sur votre autre appareil s’est interrompue. Relancez-la là-bas, ou continuez ici.',
  'devices.steps': '{done} étapes faites sur {total}',
  'devices.takeBack': 'Continuer plutôt ici',
  'devices.onComputer': 'La suite se passe sur votre ordinateur',
  'devices.back': 'Vous pouvez revenir à votre ordinateur.',
  'devices.thisDevice': 'Continuer sur cet appareil',
  'asked.heading': 'Quelqu’un veut continuer sur un autre appareil',
  'asked.text':
    'Cette personne a le lien de cette page. Si vous l’acceptez, ou ne répondez pas à temps, votre visite se termine ici et ce que vous avez capturé n’est pas utilisé.',
  'asked.left': 'Temps restant : {seconds} s',
  'asked.refuse': 'Refuser',
  'asked.allow': 'Autoriser',
  'asking.heading': 'La personne qui a ouvert cette demande est consultée',
  'asking.text': 'Elle a une minute pour refuser. Laissez cette page ouverte ; la suite vient d’elle-même.',
  'asking.bar': 'En attente de sa réponse',
  'asking.refused': 'La demande reste ouverte ailleurs',
  'asking.refusedText':
    'La personne qui l’a ouverte continue là-bas. Rien n’a été modifié. Si c’est vous, utilisez le code que la page y propose pour votre téléphone.',
};
