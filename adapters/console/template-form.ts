import type { TemplateView } from '../../application/views/template-view.ts';
import { textIn } from './text-in.ts';

/** A field to extract, as the form has it. */
export type FormField = { name: string; required: boolean; description: string };

/** What a form of a template holds, as it was written. */
export type TemplateForm = {
  texts: Record<TextName, string>;
  fields: FormField[];
  theme_id: string;
  switches: Record<SwitchName, boolean>;
};

const TEXTS = [
  'name',
  'description',
  'query',
  'user_instruction',
  'acceptance_guide',
  'start_url',
  'return_url',
] as const;
type TextName = (typeof TEXTS)[number];

const SWITCHES = ['show_acceptance_guide', 'show_cover_page', 'four_eyes'] as const;
type SwitchName = (typeof SWITCHES)[number];

const listIn = (value: unknown): string[] => [value ?? []].flat().map(each => (typeof each === 'string' ? each : ''));

export const byName = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, read(name)])) as Record<Name, Value>;

/** The fields to find that were written under names with this prefix. Rows without a name are none. */
export function fieldsIn(form: Readonly<Record<string, unknown>>, prefix = ''): FormField[] {
  const [names, descriptions, required] = ['name', 'description', 'required'].map(each =>
    listIn(form[`${prefix}field_${each}`]),
  );
  const fields = (names ?? []).map((name, index) => {
    return { name: name.trim(), description: descriptions?.[index] ?? '', required: required?.[index] === 'yes' };
  });
  return fields.filter(({ name }) => name !== '');
}

/** What was written in a form. */
export function templateFormIn(form: Readonly<Record<string, unknown>>): TemplateForm {
  return {
    texts: byName(TEXTS, name => textIn(form, name)),
    fields: fieldsIn(form),
    theme_id: textIn(form, 'theme_id'),
    switches: byName(SWITCHES, name => form[name] === 'yes'),
  };
}

/** A template as its form begins; an empty one for a new one. */
export function templateFormOf(template?: TemplateView): TemplateForm {
  const settings = template?.settings ?? {};
  return {
    texts: byName(TEXTS, name => template?.[name] ?? ''),
    fields: [...(template?.fields ?? [])],
    theme_id: template?.theme_id ?? '',
    switches: byName(SWITCHES, name => settings[name] === true),
  };
}

/** The form as a request of the API has it: what the form does not show stays as it is. */
export function requestOf({ fields, switches, texts, theme_id }: TemplateForm): Record<string, unknown> {
  const { name, ...others } = texts;
  // A template without a name is called after its query.
  const named = name.trim() === '' ? {} : { name };
  return { ...named, ...others, fields, settings: switches, theme_id: theme_id === '' ? null : theme_id };
}
