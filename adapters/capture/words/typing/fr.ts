import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Copier',
  'action.paste': 'Coller',
  'choices.heading': 'Choisir',
  'choices.several': 'Vous pouvez en choisir plusieurs.',
  'choices.more': 'Il y a plus de choix que ceux affichés ici. Fermez cette fenêtre et tapez les premières lettres.',
  'clipboard.text': 'Texte',
  'clipboard.offer': 'Le site a copié ceci pour vous',
  'clipboard.pasteHere': 'Mettez ici ce que vous voulez coller',
  'clipboard.nothing': 'Rien n’est sélectionné sur le site.',
  'clipboard.empty': 'Il n’y a pas de texte à coller.',
  'clipboard.cut': 'Coupé',
  'clipboard.copiedPart': 'Seul le début a été copié : le texte est trop long.',
  'clipboard.pastedPart': 'Seuls les {length} premiers caractères ont été collés : le texte est trop long.',
  'typing.lost': 'Tout ce que vous avez tapé n’est pas arrivé sur le site. Vérifiez et retapez la fin.',
};
