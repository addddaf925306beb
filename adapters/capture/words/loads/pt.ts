import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Não foi possível abrir esta página',
  'load.NO_NAME': 'Não há nenhum site com o nome {host}.',
  'load.NOT_ALLOWED': '{host} não pode ser alcançado daqui: só o podem os sites públicos.',
  'load.BUSY': 'O site abre demasiado ao mesmo tempo. Espere um momento e tente de novo.',
  'load.REFUSED': '{host} não aceita ligações neste momento.',
  'load.TIMEOUT': '{host} não respondeu a tempo.',
  'load.BROKEN': '{host} cortou a ligação.',
  'load.EMPTY': '{host} deu uma resposta vazia.',
  'load.CERTIFICATE':
    '{host} não consegue provar que é este site: o seu certificado não é válido. Nada lhe foi enviado.',
  'load.REDIRECTS': '{host} redireciona em círculo.',
  'load.SLOW': '{host} não responde há 30 segundos. Continua-se à espera.',
  'load.OTHER': 'Não foi possível alcançar {host}.',
  'load.turnedAway': '{host} recusa este navegador',
  'load.TURNED_AWAY':
    'Toma o navegador por uma máquina ou foi consultado demasiadas vezes. Se mostrar uma verificação, pode fazê-la; ou tente mais tarde.',
  'load.uploadInstead': 'Também pode carregar o documento a partir do seu próprio dispositivo.',
  'load.secure': 'Ligação encriptada',
  'load.plain': 'Sem encriptação',
};
