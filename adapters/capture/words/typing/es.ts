import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Copiar',
  'action.paste': 'Pegar',
  'choices.heading': 'Elegir',
  'choices.several': 'Puede elegir más de una opción.',
  'choices.more': 'Hay más opciones de las que se muestran aquí. Cierre esto y escriba las primeras letras.',
  'clipboard.text': 'Texto',
  'clipboard.offer': 'El sitio web ha copiado esto para usted',
  'clipboard.pasteHere': 'Ponga aquí lo que quiere pegar',
  'clipboard.nothing': 'No hay nada seleccionado en el sitio web.',
  'clipboard.empty': 'No hay texto que pegar.',
  'clipboard.cut': 'Cortado',
  'clipboard.copiedPart': 'Solo se copió el principio: el texto es demasiado largo.',
  'clipboard.pastedPart': 'Solo se pegaron los primeros {length} caracteres: el texto es demasiado largo.',
  'typing.lost': 'No todo lo que escribió ha llegado al sitio web. Compruébelo y escriba de nuevo el final.',
};
