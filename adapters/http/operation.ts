import type { z } from 'zod';
import type { Caller } from '../../application/caller.ts';
import type { IdPrefix } from '../../domain/identifiers.ts';
import type { Restriction } from '../../domain/organization/access.ts';
import type { Written } from './answer.ts';

/** The header that takes the API key. */
export type KeyHeader = 'api-key' | 'x-api-key';

/** The parameter in a path, which is an id. */
export type IdParameter = { prefix: IdPrefix; description: string };

/** What is told of a route. The schemas are those that validate its requests and that its answers are held against. */
export type OperationFacts = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its parameter in braces, for example `/api/v1/web/inquiry/{id}`. */
  path: string;
  /** Name of the operation, for generated clients. */
  id: string;
  /** Routes of one group are shown together. */
  group: string;
  summary: string;
  description: string;
  /** Header that takes the API key; null: none is asked for. */
  keyHeader: KeyHeader | null;
  /** Who may call it; every member unless told. */
  roles?: Restriction;
  /** For a live key there is no such route. */
  testKeysOnly?: true;
  idParameter?: IdParameter;
  /** Query parameters, each a property. */
  query?: z.ZodObject;
  /** One that is not required may be left out: nothing stands for an empty object. */
  body?: { schema: z.ZodType; required: boolean; examples: Record<string, object> };
  /** Without a schema it is a file, or nothing at all. */
  answer: { status: 200 | 204; description: string; schema?: z.ZodType };
  /** Another answer than that which is no error, and statuses of refusals that do not follow from the rest. */
  alsoAnswers?: Record<number, { description: string; schema: z.ZodType }>;
  refusals?: readonly number[];
};

/** A route of the API: everything that is told of it, and what it does. */
export type Operation<UseCases> = OperationFacts & {
  /** Answers a request whose parts the operation's own schemas have made. */
  handle: (request: CheckedRequest, useCases: UseCases) => unknown;
};

/** A request that was found valid. What is not declared is undefined. */
export type CheckedRequest = { caller: Caller | undefined; id: string | undefined; query: unknown; body: unknown };

type Parameter<Path extends string> = Path extends `${string}{${string}}${string}` ? true : false;

/** The request of an entry, by its own schemas. */
type RequestOf<Who, Path extends string, Query extends z.ZodType, Body extends z.ZodType> = {
  caller: Who;
  id: Parameter<Path> extends true ? string : undefined;
  query: z.output<Query>;
  body: z.output<Body>;
};

type Inferred = 'method' | 'path' | 'id' | 'idParameter' | 'query' | 'body' | 'answer';

type Entry<
  UseCases,
  Who,
  Method extends OperationFacts['method'],
  Path extends string,
  Id extends string,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = Omit<OperationFacts, 'group' | 'keyHeader' | Inferred> & {
  method: Method;
  path: Path;
  id: Id;
  query?: Query;
  body?: { schema: Body; required: boolean; examples: Record<string, object & z.input<Body>> };
  answer: { status: 200 | 204; description: string; schema?: Answer };
  handle(
    request: RequestOf<Who, Path, Query, Body>,
    useCases: UseCases,
  ): Written | z.output<Answer> | Promise<Written | z.output<Answer>>;
} & (Parameter<Path> extends true ? { idParameter: IdParameter } : { idParameter?: never });

/** What a client is checked against; `types` is never there. */
type Callable<Header, Method, Path, Id, Body extends z.ZodType, Answer extends z.ZodType> = {
  keyHeader: Header;
  method: Method;
  path: Path;
  id: Id;
  types?: { body: z.input<Body>; answer: z.output<Answer> };
};

/**
 * How the operations of a group are declared, which work with these use cases. What the handler of an entry gets and
 * may answer follows from the entry's own schemas.
 */
export function operationsOf<UseCases>() {
  return <const Header extends KeyHeader | null>(group: { group: string; keyHeader: Header }) =>
    <
      const Method extends OperationFacts['method'],
      const Path extends string,
      const Id extends string,
      Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
      Body extends z.ZodType = z.ZodUndefined,
      Answer extends z.ZodType = z.ZodVoid,
    >(
      entry: Entry<UseCases, Header extends null ? undefined : Caller, Method, Path, Id, Query, Body, Answer>,
    ): Operation<UseCases> & Callable<Header, Method, Path, Id, Body, Answer> => {
      // A method takes less than its type says. That is right here: what its own schemas have made is all that it gets.
      const loose: { handle(request: CheckedRequest, useCases: UseCases): unknown } = entry;
      return { ...group, ...entry, handle: (request, useCases) => loose.handle(request, useCases) };
    };
}

const PARAMETER = /\{(\w+)\}/;

/** The name of the parameter in a path; empty when there is none. */
export const parameterOf = (path: string): string => PARAMETER.exec(path)?.[1] ?? '';
