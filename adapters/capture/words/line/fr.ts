import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Avis',
  'line.silent': 'La ligne ne répond pas. Ce que vous faites peut arriver tard sur le site.',
  'line.lost': 'La connexion est coupée. Nouvelle tentative…',
  'line.offline': 'Vous êtes hors ligne. Rien de ce que vous faites n’arrive sur le site d’ici votre retour.',
  'line.back': 'Connexion rétablie.',
  'loss.heading': 'Le site a été fermé',
  'loss.crashed': 'Le navigateur qui montrait le site a cessé de fonctionner.',
  'loss.page_closed': 'Le site a fermé lui-même sa fenêtre.',
  'loss.idle': 'Rien n’a été fait sur le site pendant un moment, son navigateur a donc été fermé.',
  'loss.time_limit': 'Une visite ne peut durer qu’un certain temps, et celui de celle-ci est écoulé.',
  'loss.maintenance': 'L’ordinateur qui montrait le site a été arrêté pour maintenance.',
  'loss.kept': 'Ce que vous avez capturé est conservé. Reconnectez-vous là où le site le demande, puis continuez.',
  'loss.nothing': 'Rien de la visite n’a été envoyé. Vous pouvez recommencer.',
  'idle.heading': 'Êtes-vous toujours là ?',
  'idle.text': 'Rien n’a été fait sur le site depuis un moment. Sans réponse, son navigateur est fermé.',
  'idle.last':
    'Une visite ne peut durer qu’un certain temps. Capturez ce qui manque encore, puis appuyez sur Terminer.',
  'idle.maintenance': {
    one: 'Ce service est en maintenance : la visite se termine dans {count} minute. Capturez ce qui manque encore, puis appuyez sur Terminer.',
    many: 'Ce service est en maintenance : la visite se termine dans {count} de minutes. Capturez ce qui manque encore, puis appuyez sur Terminer.',
    other:
      'Ce service est en maintenance : la visite se termine dans {count} minutes. Capturez ce qui manque encore, puis appuyez sur Terminer.',
  },
  'idle.left': {
    one: 'Il reste {count} seconde.',
    many: 'Il reste {count} de secondes.',
    other: 'Il reste {count} secondes.',
  },
};
