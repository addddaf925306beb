import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Ce qui sera enregistré',
  'recorded.visits': 'Les adresses des pages que vous visitez dans cette fenêtre.',
  'recorded.byItself':
    'Des captures d’écran, avec le texte qui y figure, des pages qui montrent ce qui est demandé. Elles se font d’elles-mêmes : vous voyez chacune et pouvez la retirer jusqu’à ce que vous terminiez.',
  'recorded.captures': 'Des captures d’écran, avec le texte qui y figure, quand vous appuyez sur « Capturer ».',
  'recorded.capturesOrLast':
    'Des captures d’écran, avec le texte qui y figure, quand vous appuyez sur « Capturer ». Si vous ne le faites pas, une capture de la page ouverte quand vous appuyez sur « Terminer ».',
  'recorded.last':
    'Une capture d’écran de la page ouverte quand vous appuyez sur « Terminer », avec le texte qui y figure.',
  'recorded.lastIfNone':
    'Si rien n’est conservé quand vous appuyez sur Terminer : une capture d’écran de la page alors ouverte, avec le texte qui y figure.',
  'recorded.downloads': 'Les documents que vous téléchargez sur le site, avec l’adresse dont ils proviennent.',
  'recorded.documents':
    'Les documents que vous téléchargez sur le site ou envoyez d’ici, avec l’adresse dont ils proviennent.',
  'recorded.chosen':
    'Les documents que le site ouvre, si vous choisissez de les utiliser, avec l’adresse d’où ils viennent.',
  'recorded.never':
    'Ce que vous tapez et vos mots de passe ne sont jamais conservés. Le navigateur est effacé quand vous avez fini, ou quelques minutes plus tard si vous pouvez réessayer.',

  'tray.heading': 'Conservé jusqu’ici',
  'tray.empty': 'Rien n’est encore conservé.',
  'tray.count': {
    one: '{count} élément conservé',
    many: '{count} éléments conservés',
    other: '{count} éléments conservés',
  },
  'tray.screenshot': 'Capture d’écran',
  'tray.document': 'Document',
  'tray.byItself': 'Capturé automatiquement',
  'tray.captured':
    'Cette page montre ce qui est demandé et a été capturée. Vous pouvez retirer la capture sous « {heading} ».',
  'tray.newer': 'La page a changé. Une nouvelle capture d’écran a remplacé la précédente.',
  'tray.takeBack': 'Retirer',
  'tray.takeBackOf': 'Retirer : {kind}, {label}',
  'tray.takeBackHeading': 'Retirer cet élément ?',
  'tray.takeBackText': 'Il est effacé, et {organization} ne le reçoit pas.',
  'tray.takenBack': 'Retiré. L’élément est effacé.',

  'preview.of': 'Voir : {kind}, {label}',
  'preview.picture': 'Image de ce qui a été gardé de {label}',
  'preview.larger': 'Plus grand',
  'preview.smaller': 'Plus petit',
  'preview.next': 'Suivant',
  'preview.previous': 'Précédent',
  'preview.document': 'Les documents ne s’affichent pas ici. Enregistrez-le pour le voir.',
  'preview.save': 'Enregistrer',
  'preview.gone': 'L’image n’a pas pu être chargée. Réessayez dans un instant.',
};
