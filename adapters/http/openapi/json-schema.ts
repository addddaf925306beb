/** A schema as the document holds it (JSON Schema 2020-12). */
export type JsonSchema = { [keyword: string]: unknown };
