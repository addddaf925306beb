import type { en } from './en.ts';

type English = typeof en;

/** Names a sentence that the person reads. */
export type Key = keyof English;

/** A sentence with a form for each plural category that its language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Everything that the page says, in one language: the compiler asks for each sentence, and refuses any other. */
export type Words = { readonly [Name in Key]: English[Name] extends string ? string : Plural };

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names in braces of a sentence; `count` also chooses its plural form. */
export type Placeholders<Name extends Key> = English[Name] extends { other: infer Other }
  ? 'count' | NamesIn<Other>
  : NamesIn<English[Name]>;
