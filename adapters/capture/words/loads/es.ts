import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'No se pudo abrir esta página',
  'load.NO_NAME': 'No hay ningún sitio web con el nombre {host}.',
  'load.NOT_ALLOWED': 'Desde aquí no se puede llegar a {host}: solo a sitios web públicos.',
  'load.BUSY': 'El sitio web abre demasiado a la vez. Espere un momento e inténtelo de nuevo.',
  'load.REFUSED': '{host} no acepta conexiones en este momento.',
  'load.TIMEOUT': '{host} no respondió a tiempo.',
  'load.BROKEN': '{host} cortó la conexión.',
  'load.EMPTY': '{host} dio una respuesta vacía.',
  'load.CERTIFICATE':
    '{host} no puede demostrar que es este sitio web: su certificado no es válido. No se le envió nada.',
  'load.REDIRECTS': '{host} redirige en círculo.',
  'load.SLOW': '{host} lleva 30 segundos sin responder. Se sigue esperando.',
  'load.OTHER': 'No se pudo llegar a {host}.',
  'load.turnedAway': '{host} rechaza este navegador',
  'load.TURNED_AWAY':
    'Toma el navegador por una máquina o se le preguntó demasiadas veces. Si muestra una comprobación, puede hacerla usted; o inténtelo más tarde.',
  'load.uploadInstead': 'También puede subir el documento desde su propio dispositivo.',
  'load.secure': 'Conexión cifrada',
  'load.plain': 'Sin cifrar',
};
