import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Copiar',
  'action.paste': 'Colar',
  'choices.heading': 'Escolher',
  'choices.several': 'Pode escolher mais de uma opção.',
  'choices.more': 'Há mais opções do que as mostradas aqui. Feche isto e escreva as primeiras letras.',
  'clipboard.text': 'Texto',
  'clipboard.offer': 'O site copiou isto para si',
  'clipboard.pasteHere': 'Ponha aqui o que quer colar',
  'clipboard.nothing': 'Não há nada selecionado no site.',
  'clipboard.empty': 'Não há texto para colar.',
  'clipboard.cut': 'Cortado',
  'clipboard.copiedPart': 'Só o início foi copiado: o texto é demasiado longo.',
  'clipboard.pastedPart': 'Só foram colados os primeiros {length} caracteres: o texto é demasiado longo.',
  'typing.lost': 'Nem tudo o que escreveu chegou ao site. Verifique e escreva o fim de novo.',
};
