import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Qué se registrará',
  'recorded.visits': 'Las direcciones de las páginas que visite en esta ventana.',
  'recorded.byItself':
    'Capturas de pantalla, con el texto que aparece en ellas, de las páginas que muestran lo que se pide. Se hacen solas: usted ve cada una y puede retirarla hasta que termine.',
  'recorded.captures': 'Capturas de pantalla, con el texto que aparece en ellas, cuando pulse «Capturar».',
  'recorded.capturesOrLast':
    'Capturas de pantalla, con el texto que aparece en ellas, cuando pulse «Capturar». Si no lo hace, una de la página abierta cuando pulse «Finalizar».',
  'recorded.last':
    'Una captura de pantalla de la página abierta cuando pulse «Finalizar», con el texto que aparece en ella.',
  'recorded.lastIfNone':
    'Si no hay nada guardado cuando pulse Finalizar: una captura de pantalla de la página que esté abierta entonces, con el texto que aparece en ella.',
  'recorded.downloads': 'Los documentos que descargue en el sitio, con la dirección de la que proceden.',
  'recorded.documents': 'Los documentos que descargue en el sitio o suba aquí, con la dirección de la que proceden.',
  'recorded.chosen': 'Los documentos que abra el sitio, si usted decide usarlos, con la dirección de la que proceden.',
  'recorded.never':
    'Lo que escribe y sus contraseñas no se guardan nunca. El navegador se desecha cuando usted termina, o unos minutos después si puede volver a intentarlo.',

  'tray.heading': 'Guardado hasta ahora',
  'tray.empty': 'Todavía no se ha guardado nada.',
  'tray.count': {
    one: '{count} elemento guardado',
    many: '{count} elementos guardados',
    other: '{count} elementos guardados',
  },
  'tray.screenshot': 'Captura de pantalla',
  'tray.document': 'Documento',
  'tray.byItself': 'Capturada automáticamente',
  'tray.captured': 'Esta página muestra lo que se pide y se ha capturado. Puede retirar la captura en «{heading}».',
  'tray.newer': 'La página ha cambiado. Una captura nueva ha sustituido a la anterior.',
  'tray.takeBack': 'Retirar',
  'tray.takeBackOf': 'Retirar: {kind}, {label}',
  'tray.takeBackHeading': '¿Retirar esto?',
  'tray.takeBackText': 'Se borra, y {organization} no lo recibe.',
  'tray.takenBack': 'Retirado. Se borra.',

  'preview.of': 'Ver: {kind}, {label}',
  'preview.picture': 'Imagen de lo guardado de {label}',
  'preview.larger': 'Más grande',
  'preview.smaller': 'Más pequeño',
  'preview.next': 'Siguiente',
  'preview.previous': 'Anterior',
  'preview.document': 'Los documentos no se muestran aquí. Guárdelo para verlo.',
  'preview.save': 'Guardar',
  'preview.gone': 'No se pudo cargar la imagen. Inténtelo de nuevo en un momento.',
};
