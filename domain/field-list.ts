/** What is said of a field, whose values are of this type. */
export type ListedField<Kind extends string, Value> = {
  /** Says with which schema it is checked, stored and answered. */
  kind: Kind;
  /** What stands where nothing was sent. A field without it must be sent, and not empty. */
  default?: Value;
  /** What it reads as once it is erased. A field without it names no person. */
  erased?: Value;
  /** Version of the list that it came with; 1 unless told. What was stored before reads as the default. */
  since?: number;
};

/**
 * Fields with what everybody who stores, checks or answers them must know, each said once. Types and schemas are made of
 * such a list by the kind of each field.
 */
export type FieldList = Readonly<Record<string, ListedField<string, unknown>>>;

/** For every kind of the list a function that makes something of a field. */
type Makers<List extends FieldList> = {
  [Kind in List[keyof List]['kind']]: (
    field: Extract<List[keyof List], { kind: Kind }>,
    name: keyof List & string,
  ) => unknown;
};

/** What is made of each field by the function for its kind, in the order of the list. */
export function byKind<List extends FieldList, Made extends Makers<List>>(list: List, makers: Made) {
  const makerOf = makers as Readonly<Record<string, (field: unknown, name: string) => unknown>>;
  return Object.fromEntries(
    Object.entries(list).map(([name, field]) => [name, makerOf[field.kind]?.(field, name)] as const),
  ) as { [Name in keyof List]: ReturnType<Made[List[Name]['kind']]> };
}

/** What stands where nothing was sent, of the fields that need not be sent. */
export function defaultsOf<List extends FieldList>(list: List) {
  return told(list, field => field.default) as {
    [Name in keyof List as List[Name] extends { default: unknown } ? Name : never]: List[Name]['default'];
  };
}

/** What personal fields read as once they are erased. */
export function erasedOf<List extends FieldList>(list: List) {
  return told(list, field => field.erased) as {
    [Name in keyof List as List[Name] extends { erased: unknown } ? Name : never]: List[Name]['erased'];
  };
}

function told(list: FieldList, what: (field: FieldList[string]) => unknown): Record<string, unknown> {
  const values = Object.entries(list).map(([name, field]) => [name, what(field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const sinceOf = ({ since = 1 }: FieldList[string]) => since;

/** The version of the list: that of its youngest field. */
export const versionOf = (list: FieldList): number => Math.max(...Object.values(list).map(sinceOf));

/** The fields that came with versions such as these. */
export function fieldsOfVersions(list: FieldList, isSuch: (version: number) => boolean): FieldList {
  return Object.fromEntries(Object.entries(list).filter(([, field]) => isSuch(sinceOf(field))));
}

/** These values, in this order. */
export function pick<Values, Name extends keyof Values>(values: Values, names: readonly Name[]): Pick<Values, Name> {
  const picked = {} as Pick<Values, Name>;
  for (const name of names) picked[name] = values[name];
  return picked;
}
