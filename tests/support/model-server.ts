import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request. */
export type ModelStep =
  | { say: string; finish?: 'stop' | 'length' }
  /** What it says depends on the messages, and on the pictures that go with them (data URLs). */
  | { sayTo: (system: string, user: string, pictures: string[]) => string }
  | { status: number; headers?: Record<string, string> }
  | { raw: string }
  | { hang: true };

type Part = { type: string; text?: string; image_url?: { url: string } };

/** A request for a chat completion, as it arrived. */
export type ModelRequest = {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    max_tokens: number;
    response_format: { type: string; json_schema?: { strict?: boolean } };
    messages: { role: string; content: string | Part[] }[];
  };
};

/** An OpenAI-compatible server on loopback that does what it is told. */
export type ModelServer = {
  url: string;
  requests: ModelRequest[];
  /** Requests whose client went away before they were answered. */
  abandoned(): number;
  close(): Promise<void>;
};

const json = { 'content-type': 'application/json' };

function completion(say: string, finish: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content: say } }],
    usage: { prompt_tokens: 1234, completion_tokens: 77, total_tokens: 1311 },
  });
}

function answer(step: ModelStep, request: ModelRequest, response: ServerResponse): void {
  if ('hang' in step) return;
  if ('status' in step) response.writeHead(step.status, { ...json, ...step.headers }).end('{"error":{"message":"no"}}');
  else if ('raw' in step) response.writeHead(200, json).end(step.raw);
  else if ('sayTo' in step) {
    const { system, user, pictures } = saidIn(request);
    response.writeHead(200, json).end(completion(step.sayTo(system, user, pictures), 'stop'));
  } else response.writeHead(200, json).end(completion(step.say, step.finish ?? 'stop'));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** @param script one step a request; the last is done again and again. */
export async function startModelServer(...script: ModelStep[]): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) abandoned++;
    });
    const body = JSON.parse(await bodyOf(request));
    const asked = { path: request.url ?? '', authorization: request.headers.authorization, body };
    requests.push(asked);
    const step = script[Math.min(requests.length, script.length) - 1];
    if (step) answer(step, asked, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    abandoned: () => abandoned,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** What a request said to the model, by role. */
export function saidIn({ body }: ModelRequest): { system: string; user: string; pictures: string[] } {
  const textOf = (role: string) =>
    body.messages
      .filter(message => message.role === role)
      .flatMap(({ content }) => (typeof content === 'string' ? content : content.flatMap(part => part.text ?? [])))
      .join('\n');
  const pictures = body.messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.flatMap(part => part.image_url?.url ?? []),
  );
  return { system: textOf('system'), user: textOf('user'), pictures };
}
