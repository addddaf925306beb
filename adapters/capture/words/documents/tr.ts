import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} bir belge açtı',
  'document.text': 'Yalnızca kullanırsanız saklanır: {organization} onu geldiği adresle birlikte alır.',
  'document.save': 'Bakmak için kaydedin',
  'document.use': 'Bu belgeyi kanıt olarak kullan',
  'document.leave': 'Kullanma',
  'problem.NO_DOCUMENT': 'Artık açık belge yok. Onu web sitesinde yeniden açın.',
};
