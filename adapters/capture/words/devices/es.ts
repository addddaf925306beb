import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Usar el teléfono',
  'devices.heading': 'Continuar con el teléfono',
  'devices.scan':
    'Apunte la cámara de su teléfono a este código. Lo que ha capturado hasta ahora se conserva, y esta página muestra el avance.',
  'devices.picture': 'Código QR con el enlace de abajo',
  'devices.link': 'Enlace para su teléfono',
  'devices.copy': 'Copiar el enlace',
  'devices.once': 'El código sirve una vez, durante cinco minutos; después aparece uno nuevo por sí solo.',
  'devices.here': 'Continuar con este dispositivo',
  'devices.hereText':
    'Lo que empezó en su ordenador continúa aquí. El ordenador muestra hasta dónde ha llegado y al final le lleva de vuelta.',
  'devices.follows': 'Esta página muestra hasta dónde ha llegado y continúa cuando termine allí.',
  'devices.connected': 'Su otro dispositivo está conectado.',
  'devices.away': 'Su otro dispositivo no está conectado. Vuelva a abrir la página allí o continúe aquí.',
  'devices.lost': 'La visita en su otro dispositivo se interrumpió. Iníciela allí de nuevo o continúe aquí.',
  'devices.steps': '{done} de {total} pasos hechos',
  'devices.takeBack': 'Continuar mejor aquí',
  'devices.onComputer': 'Continúa en su ordenador',
  'devices.back': 'Puede volver a su ordenador.',
  'devices.thisDevice': 'Continuar en este dispositivo',
  'asked.heading': 'Alguien quiere continuar esto en otro dispositivo',
  'asked.text':
    'Esa persona tiene el enlace de esta página. Si lo permite, o no responde a tiempo, su visita aquí termina y lo que capturó no se utiliza.',
  'asked.left': 'Tiempo restante: {seconds} s',
  'asked.refuse': 'Rechazar',
  'asked.allow': 'Permitir',
  'asking.heading': 'Se pregunta a la persona que tiene esto abierto',
  'asking.text': 'Tiene un minuto para rechazarlo. Deje abierta esta página; continúa por sí sola.',
  'asking.bar': 'Esperando su respuesta',
  'asking.refused': 'Sigue abierto en otro lugar',
  'asking.refusedText':
    'La persona que tiene esto abierto continúa allí. No se ha cambiado nada. Si es usted, use el código que la página ofrece allí para su teléfono.',
};
