import type { en } from './en.ts';

type English = typeof en;

/** Names a sentence that the person reads. */
export type Key = keyof English;

/** A sentence with a form for each plural category that its language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The sentences of a topic in another language. */
export type WordsOf<Sentences> = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends string ? string : Plural;
};

/** Everything that the page says, in one language: the compiler asks for each sentence, and refuses any other. */
export type Words = WordsOf<English>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names in braces of a sentence; `count` also chooses its plural form. */
export type Placeholders<Name extends Key> = English[Name] extends { other: infer Other }
  ? 'count' | NamesIn<Other>
  : NamesIn<English[Name]>;
