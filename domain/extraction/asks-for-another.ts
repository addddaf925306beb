import { isOfOthers } from '../reading/kinship.ts';
import type { FieldWording } from '../reading/label-similarity.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { names, type Word } from '../reading/meaning.ts';

/** Of several people the one who is greeted is a part. */
const ASKS_FOR_SEVERAL = /(?:names|persons|people|[aeo]nts|[eo]rs|ees|namen|noms|nombres|nomi)$/u;
const ARE_SEVERAL = /\s(?:&|and|und|et|y|e|en|och|og|i|a)\s|[,;、]\s?\p{Lu}/u;

/** "Animal name", "domain name": of what nobody knows, and of no person. */
const isNameOfUnknown = (name: readonly Word[]) =>
  names(name, 'name') &&
  name.some(({ concepts }) => concepts.length === 0) &&
  !name.some(({ concepts }) => concepts.some(concept => classOf(concept) === 'who'));

/** Endings of English words for people by what they do, in which programs name their fields: "operator", "licensee". */
const DOES_SOMETHING = /(?:[aeio]tor|ee|ist|ian|[lnpv]er|ant)$/u;

/** "operator_name": of nobody known, and of a person as its word is made. */
export const isNameOfSomebody = ({ name }: FieldWording) =>
  isNameOfUnknown(name) && name.some(({ text, concepts }) => concepts.length === 0 && DOES_SOMETHING.test(text));

/** Whether several people are asked for, and a value names one. */
export const isOneOfSeveral = ({ plainName }: FieldWording, value: string) =>
  ASKS_FOR_SEVERAL.test(plainName) && !ARE_SEVERAL.test(value);

/** Whether a field asks for somebody else than the one who looks, or for more than one. */
export const asksForAnother = (wording: FieldWording, value: string) =>
  isOneOfSeveral(wording, value) ||
  wording.name.some(({ concepts }) => concepts.some(concept => isOfOthers(concept) || concept === 'ticket')) ||
  isNameOfUnknown(wording.name);
