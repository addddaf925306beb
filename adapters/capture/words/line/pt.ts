import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Avisos',
  'line.silent': 'A ligação não responde. O que faz pode chegar tarde ao site.',
  'line.lost': 'A ligação perdeu-se. A ligar de novo…',
  'line.offline': 'Está sem ligação. Nada do que fizer chega ao site até voltar.',
  'line.back': 'Ligação restabelecida.',
  'loss.heading': 'O site foi fechado',
  'loss.crashed': 'O navegador que mostrava o site deixou de funcionar.',
  'loss.page_closed': 'O site fechou a sua própria janela.',
  'loss.idle': 'Durante algum tempo nada foi feito no site, por isso o navegador foi fechado.',
  'loss.time_limit': 'Uma visita só pode durar um certo tempo, e o desta acabou.',
  'loss.maintenance': 'O computador que mostrava o site foi parado para manutenção.',
  'loss.kept': 'O que capturou fica guardado. Inicie sessão de novo onde o site o pedir e continue.',
  'loss.nothing': 'Nada da visita foi enviado. Pode começar de novo.',
  'idle.heading': 'Ainda está aí?',
  'idle.text': 'Há algum tempo que nada é feito no site. Se ninguém responder, o navegador é fechado.',
  'idle.last': 'Uma visita só pode durar um certo tempo. Capture o que falta e prima Concluir.',
  'idle.maintenance': {
    one: 'Este serviço está em manutenção: a visita termina em {count} minuto. Capture o que falta e prima Concluir.',
    many: 'Este serviço está em manutenção: a visita termina em {count} de minutos. Capture o que falta e prima Concluir.',
    other:
      'Este serviço está em manutenção: a visita termina em {count} minutos. Capture o que falta e prima Concluir.',
  },
  'idle.left': {
    one: 'Falta {count} segundo.',
    many: 'Faltam {count} de segundos.',
    other: 'Faltam {count} segundos.',
  },
};
