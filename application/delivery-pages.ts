import { everyPage } from './page.ts';
import type { DocumentKeys } from './ports/documents.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { WebhookDeliveryDocument } from './views/webhook-delivery-view.ts';

const READ_AT_ONCE = 100;

/** Every delivery with these keys, page by page, newest first. */
export function deliveryPages(
  deliveries: ReadModel<WebhookDeliveryDocument>,
  where: DocumentKeys,
): AsyncGenerator<readonly WebhookDeliveryDocument[], void, undefined> {
  const read = (page: { limit: number; olderThan?: string }) => deliveries.find({ where, ...page });
  return everyPage(READ_AT_ONCE, ({ delivery }) => delivery.id, read);
}
