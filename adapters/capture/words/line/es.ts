import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Avisos',
  'line.silent': 'La línea no responde. Lo que haga puede llegar tarde al sitio web.',
  'line.lost': 'Se perdió la conexión. Conectando de nuevo…',
  'line.offline': 'No tiene conexión. Nada de lo que haga llega al sitio web hasta que vuelva.',
  'line.back': 'Conexión recuperada.',
  'loss.heading': 'El sitio web se cerró',
  'loss.crashed': 'El navegador que mostraba el sitio web dejó de funcionar.',
  'loss.page_closed': 'El sitio web cerró su propia ventana.',
  'loss.idle': 'Durante un rato no se hizo nada en el sitio web, así que su navegador se cerró.',
  'loss.time_limit': 'Una visita solo puede durar cierto tiempo, y el de esta se acabó.',
  'loss.maintenance': 'El equipo que mostraba el sitio web se detuvo por mantenimiento.',
  'loss.kept': 'Lo que capturó se conserva. Inicie sesión de nuevo donde el sitio web lo pida y continúe.',
  'loss.nothing': 'No se envió nada de la visita. Puede empezar de nuevo.',
  'idle.heading': '¿Sigue ahí?',
  'idle.text': 'Hace un rato que no se hace nada en el sitio web. Si nadie responde, su navegador se cierra.',
  'idle.last': 'Una visita solo puede durar cierto tiempo. Capture lo que le falte y pulse Finalizar.',
  'idle.maintenance': {
    one: 'Este servicio está en mantenimiento: la visita termina en {count} minuto. Capture lo que le falte y pulse Finalizar.',
    many: 'Este servicio está en mantenimiento: la visita termina en {count} de minutos. Capture lo que le falte y pulse Finalizar.',
    other:
      'Este servicio está en mantenimiento: la visita termina en {count} minutos. Capture lo que le falte y pulse Finalizar.',
  },
  'idle.left': {
    one: 'Queda {count} segundo.',
    many: 'Quedan {count} de segundos.',
    other: 'Quedan {count} segundos.',
  },
};
