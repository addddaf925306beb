const LONGEST = 60;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(', ');
  return typeof value === 'object' && value !== null ? `(${pairs(value, told).join(', ')})` : String(value);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

function pairs(value: object, say: (value: unknown) => string): string[] {
  const full = Object.entries(value).filter(([, each]) => each !== undefined && !isEmpty(each));
  return full.map(([name, each]) => `${name}: ${say(each)}`);
}

/** The fields of an object in a line for people, a short piece of each; what is empty is left out. */
export const readable = (data: unknown): string => pairs(Object(data), value => shortened(told(value))).join('; ');
