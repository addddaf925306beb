import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} a ouvert un document',
  'document.text':
    'Il n’est conservé que si vous l’utilisez : {organization} le reçoit alors avec l’adresse d’où il vient.',
  'document.save': 'L’enregistrer pour le regarder',
  'document.use': 'Utiliser ce document comme preuve',
  'document.leave': 'Ne pas l’utiliser',
  'problem.NO_DOCUMENT': 'Aucun document n’est plus ouvert. Ouvrez-le de nouveau sur le site.',
};
