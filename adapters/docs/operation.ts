import { html } from 'hono/html';
import type { JsonSchema } from '../http/openapi/json-schema.ts';
import type { OpenApiAnswer, OpenApiDocument, OpenApiOperation } from '../http/openapi/openapi-types.ts';
import { codeBlock, fieldList, type Markup, prose } from './markup.ts';
import type { Route } from './route.ts';
import { type Field, SchemaReader } from './schema.ts';
import { tryIt } from './try-it.ts';

const withoutMarks = (fields: Field[]): Field[] =>
  fields.map(field => ({ ...field, required: false, children: withoutMarks(field.children) }));

const requiredFirst = (fields: Field[]): Field[] => fields.toSorted((a, b) => Number(b.required) - Number(a.required));

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The section of one route: what it does, what it takes and answers, and how it is called. */
export class OperationSections {
  readonly #document: OpenApiDocument;
  readonly #reader: SchemaReader;

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#reader = new SchemaReader(document);
  }

  section({ method, path, operation }: Route): Markup {
    const { operationId, summary, description, requestBody } = operation;
    const body = requestBody?.content['application/json'].schema;
    const fields = body === undefined ? [] : requiredFirst(this.#reader.fields(body));
    return html`<section class="operation" id="${operationId}" aria-labelledby="${operationId}-title">
<div class="told">
<h3 id="${operationId}-title"><a href="#${operationId}">${summary}</a></h3>
<p class="route"><span class="method ${method}">${method.toUpperCase()}</span> <code class="plain">${path}</code></p>
<p>${prose(description)}</p>
${this.#parameters(operation)}
${fields.length === 0 ? '' : html`<h4>Body${requestBody?.required ? '' : ' (may be left out)'}</h4>${fieldList(fields)}`}
${this.#answers(operation)}
</div>
<div class="shown">${tryIt({ method, path, operation, keyHeader: this.#keyHeader(operation) })}${this.#curl({ method, path, operation })}${this.#answerExample(operation)}</div>
</section>`;
  }

  #parameters({ parameters = [] }: OpenApiOperation): Markup {
    const kinds = { path: 'Path', query: 'Query', header: 'Headers' } as const;
    const lists = (['path', 'query', 'header'] as const).map(kind => {
      const fields: Field[] = parameters
        .filter(parameter => parameter.in === kind)
        .map(({ name, required, schema, description = '' }) => {
          const [field] = this.#reader.fields({ properties: { [name]: { ...schema, description } }, required: [] });
          return { name, required, description, type: field?.type ?? '', rules: field?.rules ?? [], children: [] };
        });
      return fields.length === 0 ? '' : html`<h4>${kinds[kind]}</h4>${fieldList(fields)}`;
    });
    return html`${lists}`;
  }

  #answer(answer: OpenApiAnswer | { $ref: string }): OpenApiAnswer | undefined {
    return '$ref' in answer ? this.#document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
  }

  #answers({ responses }: OpenApiOperation): Markup {
    const rows = Object.entries(responses).map(([status, answer]) => {
      const { description = '', content } = this.#answer(answer) ?? {};
      const schema = Number(status) < 400 ? content?.['application/json']?.schema : undefined;
      // Every field of an answer is always there, unless it says otherwise.
      const fields = schema === undefined ? [] : withoutMarks(this.#reader.fields(schema));
      return html`<li><p class="field"><code class="status s${status.slice(0, 1)}">${status}</code> ${prose(description)}</p>
${fields.length === 0 ? '' : html`<details><summary>${fields.length} fields</summary>${fieldList(fields)}</details>`}</li>`;
    });
    return html`<h4>Answers</h4><ul class="fields answers">${rows}</ul>`;
  }

  /** The header that takes the key; nothing where none is needed. */
  #keyHeader({ security }: OpenApiOperation): string | undefined {
    const [scheme] = Object.keys(security[0] ?? {});
    const name = scheme === undefined ? undefined : this.#document.components.securitySchemes[scheme]?.name;
    return name === undefined ? undefined : String(name);
  }

  #curl({ method, path, operation }: Route): Markup {
    const { parameters = [], requestBody } = operation;
    const header = this.#keyHeader(operation);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const pattern = String(parameters.find(each => each.name === name)?.schema.pattern ?? '');
      return `${/^\^([a-z_]+)\[/.exec(pattern)?.[1] ?? ''}01K5ZQ3V8M6W4T2R9N7X1C0B5A`;
    });
    const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
    const common = [
      `curl${verb} "$AFFIANT_URL${address}"`,
      ...(header === undefined ? [] : [`-H "${header}: $AFFIANT_KEY"`]),
    ];
    const examples = Object.entries(requestBody?.content['application/json'].examples ?? {});
    const blocks = examples.map(([name, { value }]) => {
      const data = `-d '${json(value).replaceAll("'", "'\\''")}'`;
      const lines = [...common, '-H "content-type: application/json"', data];
      return codeBlock(`Request: ${name}`, lines.join(' \\\n  '));
    });
    return blocks.length > 0 ? html`${blocks}` : codeBlock('Request', common.join(' \\\n  '));
  }

  #answerExample({ responses }: OpenApiOperation): Markup | '' {
    const [status = ''] = Object.keys(responses);
    const answer = responses[status];
    const schema: JsonSchema | undefined =
      answer === undefined ? undefined : this.#answer(answer)?.content?.['application/json']?.schema;
    return schema === undefined ? '' : codeBlock(`Answer: ${status}`, json(this.#reader.example(schema)));
  }
}
