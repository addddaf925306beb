import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Usar antes o telemóvel',
  'devices.heading': 'Continuar com o telemóvel',
  'devices.scan':
    'Aponte a câmara do telemóvel para este código. O que capturou até agora fica, e esta página acompanha.',
  'devices.picture': 'Código QR com o link abaixo',
  'devices.link': 'Link para o telemóvel',
  'devices.copy': 'Copiar o link',
  'devices.once': 'O código serve uma vez, durante cinco minutos; depois surge sozinho um novo.',
  'devices.here': 'Continuar com este dispositivo',
  'devices.hereText':
    'O que começou no computador continua aqui. O computador mostra até onde chegou e no fim leva-o de volta.',
  'devices.follows': 'Esta página mostra até onde chegou e continua quando terminar lá.',
  'devices.connected': 'O outro dispositivo está ligado.',
  'devices.away': 'O outro dispositivo não está ligado. Abra lá a página de novo ou continue aqui.',
  'devices.lost': 'A visita no outro dispositivo foi interrompida. Inicie-a lá de novo ou continue aqui.',
  'devices.steps': '{done} de {total} passos feitos',
  'devices.takeBack': 'Continuar aqui',
  'devices.onComputer': 'Continua no seu computador',
  'devices.back': 'Pode voltar ao seu computador.',
  'devices.thisDevice': 'Prosseguir neste dispositivo',
  'asked.heading': 'Alguém quer continuar isto noutro dispositivo',
  'asked.text':
    'Essa pessoa tem o link desta página. Se permitir, ou não responder a tempo, a sua visita aqui termina e o que capturou não é usado.',
  'asked.left': 'Tempo restante: {seconds} s',
  'asked.refuse': 'Recusar',
  'asked.allow': 'Permitir',
  'asking.heading': 'Pergunta-se a quem tem isto aberto',
  'asking.text': 'Essa pessoa tem um minuto para recusar. Deixe esta página aberta; continua sozinha.',
  'asking.bar': 'À espera da resposta',
  'asking.refused': 'Continua aberto noutro lugar',
  'asking.refusedText':
    'Quem tem isto aberto continua lá. Nada mudou. Se for você, use o código que a página lá oferece para o telemóvel.',
};
