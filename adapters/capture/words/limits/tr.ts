import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'Bu talebin parçası değil',
  'outside.text': '{host} gösterilmiyor. {organization} yalnızca {domains} sayfalarını istiyor.',
  'outside.advice': 'Devam etmek için geri dönün. O web sitesinden hiçbir şey kaydedilmez.',
};
