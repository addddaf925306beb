import type { JsonSchema } from './json-schema.ts';

/** A parameter of a route. */
export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

/** What a route answers with one status. */
export type OpenApiAnswer = {
  description: string;
  headers?: JsonSchema;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
};

/** A route, or a webhook. */
export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: OpenApiParameter[];
  requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: JsonSchema; examples?: Record<string, { value: object }> } };
  };
  responses: Record<string, OpenApiAnswer | { $ref: string }>;
};

/** The part of an OpenAPI 3.1 document that we write. */
export type OpenApiDocument = {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; identifier: string };
  };
  servers: {
    url: string;
    description: string;
    variables: Record<string, { default: string; description: string }>;
  }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks: Record<string, { post: OpenApiOperation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiAnswer>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    securitySchemes: Record<string, JsonSchema>;
  };
};
