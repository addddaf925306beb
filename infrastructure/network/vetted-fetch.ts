import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressPolicy } from './address-policy.ts';
import { literalAddress } from './literal-address.ts';
import { LookupFailed } from './lookup-failed.ts';
import { createHostResolver, type ResolveHost } from './resolve-host.ts';
import { vettedLookup } from './vetted-lookup.ts';

/** An answer is read up to here, in bytes; what is longer is no answer. */
const LARGEST_ANSWER = 1024 * 1024;

/** What is sent. The signal ends the exchange, however far it has come. */
export type VettedRequest = {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
};

/** Sends one request to where it may go. Redirects are not followed. @throws Error when no whole answer came */
export type VettedFetch = (url: string, request: VettedRequest) => Promise<Response>;

/** Asks only hosts whose every address may be dialled, over TLS unless their network was opened by hand. */
export function createVettedFetch(options: { policy: AddressPolicy; resolve?: ResolveHost }): VettedFetch {
  const { policy, resolve = createHostResolver() } = options;

  function refuseLiteral({ hostname }: URL, encrypted: boolean): void {
    const address = literalAddress(hostname);
    if (address === null || !(policy.refuses(address) || !(encrypted || policy.isAllowedNetwork(address)))) return;
    throw new LookupFailed('refused_address', `${hostname} is where nothing is sent`);
  }

  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const encrypted = url.protocol === 'https:';
    refuseLiteral(url, encrypted);
    const lookup = vettedLookup({ policy, resolve, encrypted, signal });
    const send = encrypted ? httpsRequest : httpRequest;
    const answer = await new Promise<IncomingMessage>((resolveAnswer, reject) => {
      const request = send(url, { method, headers, lookup, signal, agent: false });
      request.on('response', resolveAnswer);
      request.on('error', reject);
      request.end(body);
    });
    const bytes = await wholeBody(answer);
    const { statusCode: status = 500 } = answer;
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: headersOf(answer) });
  };
}

async function wholeBody(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_ANSWER) throw new Error(`the answer is longer than ${LARGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}
