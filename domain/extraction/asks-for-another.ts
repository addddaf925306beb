import { isOfOthers } from '../reading/kinship.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { names, type Word } from '../reading/meaning.ts';
import type { FieldWording } from '../reading/wordings.ts';

/** Of several people the one who is greeted is a part. */
const ASKS_FOR_SEVERAL = /(?:names|persons|people|[aeo]nts|[eo]rs|ees|namen|noms|nombres|nomi)$/u;
const ARE_SEVERAL = /\s(?:&|and|und|et|y|e|en|och|og|i|a)\s|[,;、]\s?\p{Lu}/u;

/** "Animal name", "domain name": of what nobody knows, and of no person. */
const isNameOfUnknown = (name: readonly Word[]) =>
  names(name, 'name') &&
  name.some(({ concepts }) => concepts.length === 0) &&
  !name.some(({ concepts }) => concepts.some(concept => classOf(concept) === 'who'));

/** English words for people by what they do, in which programs name their fields. */
const DOES_SOMETHING =
  /^(?:operator|trainee|apprentice|candidate|attendee|participant|competitor|athlete|volunteer|delegate|graduate|instructor|technician|welder|electrician|pilot|diver|climber|rider|player|runner|swimmer|skipper|angler|scout|guide|nurse|carer|keeper|hunter|cyclist)$/u;

/** "operator_name": of a person, as its word says. */
export const isNameOfSomebody = ({ name }: FieldWording) =>
  names(name, 'name') && name.some(({ text }) => DOES_SOMETHING.test(text));

/** Whether several people are asked for, and a value names one. */
export const isOneOfSeveral = ({ plainName }: FieldWording, value: string) =>
  ASKS_FOR_SEVERAL.test(plainName) && !ARE_SEVERAL.test(value);

/** Whether a field asks for somebody else than the one who looks, or for more than one. */
export const asksForAnother = (wording: FieldWording, value: string) =>
  isOneOfSeveral(wording, value) ||
  wording.name.some(({ concepts }) => concepts.some(concept => isOfOthers(concept) || concept === 'ticket')) ||
  isNameOfUnknown(wording.name);
