import type { ParseArgsConfig } from 'node:util';
import type { Application } from '../../infrastructure/composition/application.ts';

/** What a command was called with: options by their long name, those without a value, then what stood without one. */
export type Input = {
  options: Record<string, string | undefined>;
  flags: ReadonlySet<string>;
  words: string[];
};

/** What a command answers: an object for programs, text for people; and the exit code when it is not 0. */
export type Answer = { json: object; text: string; exitCode?: 1 };

/** A word without an option: what to call it, and whether it may be left out. */
export type Word = { name: string; optional?: true };

/** How a command is called. */
type Called = {
  /** How it is called, for example `org create`. */
  name: string;
  /** One line for the overview. */
  summary: string;
  /** What stands after the name, for example `--name NAME`. */
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Options that must be given. */
  required: readonly string[];
  /** What the words without an option are, in their order; all must be given but an optional one. */
  words: readonly Word[];
};

/** A command that works on the application. */
export type CommandOnApplication = Called & { run(input: Input, application: Application): Promise<Answer> };

/** What a command line is given by its process: settings, and where answers and complaints go. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
};

/** A command that needs nothing but what it is given: no engine is opened and no folder is made. */
export type CommandAlone = Called & { runAlone(input: Input, surroundings: Surroundings): Promise<Answer> };

/** One command of the command line. */
export type Command = CommandOnApplication | CommandAlone;

/** A command was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The value of an option that must be given. @throws UsageError */
export function required(input: Input, option: string): string {
  const value = input.options[option];
  if (value === undefined || value.trim() === '') throw new UsageError(`--${option} is required`);
  return value;
}

/** The word at this place. @throws UsageError naming what is missing */
export function word(input: Input, index: number, name: string): string {
  const value = input.words[index];
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is required`);
  return value;
}

/** Checks that everything that must be given is there, before anything is opened. @throws UsageError */
export function checkInput(command: Command, input: Input): void {
  const tooMany = input.words[command.words.length];
  if (tooMany !== undefined) throw new UsageError(`what is ${tooMany}?`);
  command.words.forEach(({ name, optional }, index) => {
    if (optional !== true) word(input, index, name);
  });
  for (const option of command.required) required(input, option);
}
