import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Pestañas abiertas',
  'browser.showTab': 'Mostrar {title}',
  'browser.closeTab': 'Cerrar {title}',
  'browser.untitled': 'Pestaña sin título',
  'browser.fileHeading': '{host} pide un archivo',
  'browser.fileText': 'El archivo que elija se entrega al sitio web. {organization} no lo recibe.',
  'browser.fileChoose': 'Elegir un archivo',
  'browser.fileGiven': '{name} se entregó al sitio web.',
  'browser.filesText': 'Los archivos que elija, hasta {count}, se entregan al sitio web. {organization} no los recibe.',
  'browser.filesChoose': 'Elegir archivos',
  'browser.filesGiven': 'Entregado al sitio web: {names}',
  'browser.filesMost': 'No se entregó nada al sitio web. Elija como máximo {count} archivos a la vez.',
  'browser.signInHeading': '{host} le pide que inicie sesión',
  'browser.signInText': 'Lo que escriba va solo a {host}. No se guarda.',
  'browser.signInPlain': 'La conexión no está cifrada: otros pueden leerlo por el camino.',
  'browser.signInAgain': 'No era correcto. Inténtelo de nuevo.',
  'browser.username': 'Nombre de usuario',
  'browser.password': 'Contraseña',
  'browser.signIn': 'Iniciar sesión',
  'browser.print': 'Los sitios web no pueden imprimir aquí. Lo necesario se captura en su lugar.',
  'browser.passkey':
    'Las claves de acceso y las llaves de seguridad no funcionan aquí. Elija otra forma de iniciar sesión.',
  'browser.camera': 'La cámara y el micrófono no funcionan aquí. Elija otra forma.',
  'browser.location':
    'Aquí no se dice a los sitios web dónde está usted. Elija otra forma, por ejemplo escribir el lugar.',
  'browser.app':
    'Los sitios web no pueden abrir aplicaciones aquí. Elija otra forma, por ejemplo con otro dispositivo.',
};
