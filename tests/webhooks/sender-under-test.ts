import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import * as assert from 'uvu/assert';
import type { WebhookResponse, WebhookSender } from '../../application/ports/webhook-sender.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { createWebhookSender } from '../../infrastructure/webhook-sender/http-sender.ts';
import { type Receiver, startHttpReceiver, startTcpReceiver } from './receiver.ts';

export const addressPolicy = createAddressPolicy({ allow: ['127.0.0.0/8'] });
export const sender = createWebhookSender({ addressPolicy });
/** Gives up after 300 ms. */
export const impatient = createWebhookSender({ addressPolicy, timeoutMs: 300 });
/** For answers that begin in time also on a machine that does much else. */
export const lessImpatient = createWebhookSender({ addressPolicy, timeoutMs: 1500 });

const receivers: Receiver[] = [];

async function remember(starting: Promise<Receiver>): Promise<Receiver> {
  const receiver = await starting;
  receivers.push(receiver);
  return receiver;
}

export const http = (answer: RequestListener) => remember(startHttpReceiver(answer));
export const tcp = (answer: (socket: Socket, request: number) => void) => remember(startTcpReceiver(answer));

/** Closes the senders and every receiver that was started here. */
export async function closeAll(): Promise<void> {
  const senders = [sender, impatient, lessImpatient];
  await Promise.all([...senders.map(each => each.close()), ...receivers.map(receiver => receiver.close())]);
}

export const post = (port: number, by: WebhookSender = sender): Promise<WebhookResponse> =>
  by.send({ url: `http://127.0.0.1:${port}/hook?a=b`, headers: { 'webhook-id': 'wh_evt_1' }, body: '{"a":"ü"}' });

/** The answer without its duration, which is checked to be sane. */
export function outcome({ durationMs, ...rest }: WebhookResponse): Omit<WebhookResponse, 'durationMs'> {
  assert.ok(Number.isInteger(durationMs) && durationMs >= 0 && durationMs < 8000, String(durationMs));
  return rest;
}

/** The outcome of an attempt that was not accepted. */
export const failed = (error: string | null, status: number | null = null, bodyStart = '') => ({
  accepted: false,
  status,
  error,
  bodyStart,
});
