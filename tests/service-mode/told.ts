import { eventually } from '../support/eventually.ts';
import type { WebhookReceiver } from '../support/webhook-receiver.ts';

type Told = { type: string; data: { inquiry_id: string } };

/** Waits until a webhook of each of these has arrived, named `<inquiry> <type>`. @returns all that were told, each once */
export async function everyWebhook(
  receiver: WebhookReceiver,
  wanted: Iterable<string>,
  timeoutMs: number,
): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  const missing = new Set(wanted);
  let read = 0;
  const look = () => {
    // Each is read once: thousands of them, read again at every look, would take the processor from the service.
    for (; read < receiver.received.length; read++) {
      const { type, data } = JSON.parse(receiver.received[read]?.body ?? '') as Told;
      told.add(`${data.inquiry_id} ${type}`);
      missing.delete(`${data.inquiry_id} ${type}`);
    }
    return missing.size === 0;
  };
  await eventually('a webhook of each', look, timeoutMs).catch((error: Error) => {
    throw new Error(
      `${error.message}; ${missing.size} have not arrived, such as ${[...missing].slice(0, 3).join(', ')}`,
    );
  });
  return told;
}
