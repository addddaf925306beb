import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Eso no funcionó. Inténtelo de nuevo en un momento.',
  'problem.OFFLINE': 'Se perdió la conexión. Compruebe su red e inténtelo de nuevo.',
  'problem.SERVICE_UNAVAILABLE': 'El servicio no está disponible por un momento. Inténtelo de nuevo en unos segundos.',
  'problem.NO_ANSWER': 'La página no respondió. Inténtelo de nuevo en un momento.',
  'problem.ENDED': 'Esta visita ha terminado. Vuelva a cargar la página para seguir.',
  'problem.EXPIRED': 'El plazo de esta solicitud ha terminado.',
  'problem.FORBIDDEN': 'La visita no pertenece a este navegador. Vuelva a cargar la página.',
  'problem.NO_EVIDENCE':
    'Todavía no se ha guardado nada. Capture la página que muestra la respuesta, o añada el documento. Después pulse «Finalizar».',
  'problem.TOO_MUCH_EVIDENCE': 'No se puede guardar más. Pulse «Finalizar» para enviar lo que hay.',
  'problem.TOO_LARGE': 'El archivo supera {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'Se está subiendo otro archivo. Espere a que termine.',
  'problem.UPLOAD_BROKEN': 'La subida se ha interrumpido. Inténtelo de nuevo.',
  'problem.UNREADABLE_TYPE':
    'Este archivo no se puede leer. Se pueden leer PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, texto sin formato y correos (.eml).',
  'problem.FILE_ARCHIVE': 'El archivo es un archivo comprimido. Descomprímalo y añada el documento que contiene.',
  'problem.FILE_MESSAGE':
    'Los mensajes de Outlook (.msg) y las páginas guardadas en un solo archivo (.mht) no se pueden leer. Imprímalo en un PDF y añada ese archivo.',
  'problem.FILE_ATTACHED':
    'El mensaje no muestra texto propio. Añada el archivo adjunto o imprima el mensaje en un PDF y añada ese PDF.',
  'problem.FILE_EMPTY': 'El archivo está vacío. Elija el que contiene el documento.',
  'problem.FILE_PASSWORD': 'El archivo está protegido con contraseña. Añada una copia que se abra sin ella.',
  'problem.FILE_BROKEN': 'El archivo está dañado y no se abre. Descárguelo de nuevo.',
  'problem.FILE_TOO_MUCH': 'El archivo contiene más de lo que se puede leer. Añada solo las páginas que importan.',
  'problem.DOMAIN_NOT_ALLOWED': 'Esta página no forma parte de la solicitud. Vuelva a una que sí lo sea.',
  'problem.WRONG_PAGE': 'Este paso se captura en otra página.',
  'problem.NO_STEP': 'Ha recorrido todos los pasos. Pulse «Finalizar» o elija un paso para repetirlo.',
  'problem.STEPS_UNDONE': 'Algunos pasos no están hechos. Hágalos o finalice sin ellos.',
  'problem.NOT_NEEDED': 'Esta solicitud trata de lo que muestra una página. No hacen falta descargas.',
  'problem.NOT_KEPT': 'No se pudo guardar el documento. Inténtelo de nuevo.',
  'problem.DOWNLOAD_BROKEN': 'La descarga se interrumpió. Inténtelo de nuevo.',
  'problem.TOO_MANY_DOWNLOADS': 'Hay demasiadas descargas a la vez. Espere a que termine una.',
  'problem.FILE_NOT_GIVEN': 'La página ya no pide ningún archivo.',
  'problem.TOO_MANY_WINDOWS': 'La página abre demasiadas ventanas.',
  'problem.NOT_A_WEB_PAGE': 'Solo se pueden abrir páginas de la web.',
  'problem.NOT_OPENED': 'No se pudo abrir la página.',
  'problem.NO_COPYING': 'Su navegador no permitió copiar del sitio web.',
  'problem.TOO_MANY_STARTS':
    'Esta solicitud se ha iniciado demasiadas veces en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
  'problem.TOO_MANY_VISITS':
    'Se han iniciado demasiadas visitas desde su red. Espere unos minutos e inténtelo de nuevo.',
  'problem.TOO_MANY_QUESTIONS': 'Se ha preguntado demasiadas veces. Espere unos minutos e inténtelo de nuevo.',
  'problem.TOO_MANY_CODES': 'Se han creado demasiados códigos. Espere un minuto e inténtelo de nuevo.',
  'problem.HANDOVER_OVER': 'Este código ya no sirve. Escanee el que muestra ahora su ordenador.',
};
