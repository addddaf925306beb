import { z } from 'zod';

/** What people are told of a setting. */
export type SettingWords = {
  /** What it is, in the line of a help; the default follows it by itself. */
  help: string;
  /** The same in the help of `affiant browsers`, where another word is right. */
  browsersHelp?: string;
  /** The same in the table of README.md, in Markdown; unless told it says what the help says. */
  table?: string;
  /** What holds where it is not set and its schema has no default: in a help, where it is told there, and in the table. */
  unset?: { help?: string; table: string };
  /** The setting in whose row of the table it stands, and which speaks for both there. */
  inRowOf?: string;
};

/** The words of each setting, by its schema: a setting is told where it is declared, and nowhere else. */
export const settingWords = z.registry<SettingWords>();

/** A setting as help and table say it. */
export type ToldSetting = {
  name: string;
  /** What it is, with its default in parentheses where there is one. */
  help: string;
  /** Its row of the table, in Markdown. */
  row: { of: string; standard: string; meaning: string };
};

/** The default of a schema as one would set it; undefined: it has none. */
function defaultOf(schema: z.ZodType): string | undefined {
  const { data } = schema.safeParse(undefined);
  const text = Array.isArray(data) ? data.join(',') : String(data ?? '');
  return text === '' ? undefined : text;
}

/**
 * What is told of settings, in their order.
 * @param command the one whose help it is for
 * @throws Error when one has no words
 */
export function toldSettings(
  schemas: Readonly<Record<string, z.ZodType>>,
  command: 'serve' | 'browsers' = 'serve',
): ToldSetting[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const words = settingWords.get(schema);
    if (words === undefined) throw new Error(`${name} is told nowhere: register words with its schema`);
    const { help, browsersHelp = help, table = help, unset, inRowOf = name } = words;
    const meaning = command === 'browsers' ? browsersHelp : help;
    const standard = defaultOf(schema);
    const shown = standard ?? unset?.help;
    return {
      name,
      help: shown === undefined ? meaning : `${meaning} (${shown})`,
      row: {
        of: inRowOf,
        standard: standard === undefined ? (unset?.table ?? 'none') : `\`${standard}\``,
        meaning: table,
      },
    };
  });
}
