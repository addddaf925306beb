import type { CommandContext, CommandHandler } from '../../application/handle.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import type { CaptureHouse } from './capture-house.ts';

/** Registers the endpoint `wh_end_1` and requests the delivery `wh_del_1` to it; answers what opens its secret. */
export async function requestDelivery(
  house: CaptureHouse,
  handle: CommandHandler,
  context: CommandContext,
): Promise<SealingKey> {
  const sealer = new SealingKey(new Uint8Array(32).fill(1));
  const registered = { endpoint_id: 'wh_end_1', url: 'https://example.com/', name: null, enabled: true };
  const sealed_secret = sealer.seal(`whsec_${Buffer.alloc(24, 1).toString('base64')}`);
  const registering = { ...registered, event_types: [], sealed_secret };
  await handle(endpoint, 'wh_end_1', { type: 'Register', endpoint: registering }, context);
  const requested = {
    delivery_id: 'wh_del_1',
    endpoint_id: 'wh_end_1',
    webhook_id: 'wh_evt_1',
    event_type: 'web.result.pending' as const,
    event_timestamp: house.now.toISOString(),
    inquiry_id: house.inquiryId,
    subject_id: 'someone',
    cause: 'event' as const,
  };
  await handle(delivery, 'wh_del_1', { type: 'Request', delivery: requested }, context);
  return sealer;
}
