import { toldName } from '../../../../domain/inquiry/told-name.ts';

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** A part of a template in words, line by line, for people who do not read JSON; a dash where there is nothing. */
export function outline(value: unknown): string {
  if (isNothing(value)) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(each => `• ${indented(outline(each))}`).join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).filter(([, each]) => !isNothing(each));
  return lines
    .map(([name, each]) => {
      const told = outline(each);
      return typeof each === 'object'
        ? `${toldName(name)}:\n  ${indented(told)}`
        : `${toldName(name)}: ${indented(told)}`;
    })
    .join('\n');
}
