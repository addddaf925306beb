import { type AffiantClient, verifyWebhook, WebhookVerificationError } from 'affiant-client';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';

export type ShopOptions = {
  affiant: AffiantClient;
  /** Signing secret of the shop's webhook endpoint. */
  webhookSecret: string;
  /** Address of the shop, as customers and the service reach it, without a slash at its end. */
  address: string;
};

/** What the shop keeps of an order. Yours are rows of a database. */
type Order = { customer: string; inquiryId: string; status: string };

/** A shop that grants a discount to members of a gym: it sends them to show their membership. */
export function createShop({ affiant, webhookSecret, address }: ShopOptions): Hono {
  const orders = new Map<string, Order>();
  const handled = new Set<string>();
  const shop = new Hono();

  shop.get('/', c =>
    page(
      c,
      'Ten percent off for gym members',
      html`<form method="post" action="/orders"><button>Show my membership</button></form>`,
    ),
  );

  shop.post('/orders', async c => {
    const id = crypto.randomUUID();
    const customer = 'user-8841'; // Who is signed in at your shop.
    const inquiry = await affiant.inquiries.create(
      {
        subject_id: customer,
        name: 'Gym membership',
        query: 'Does this person hold an active gym membership?',
        start_url: `${address}/gym`,
        return_url: `${address}/orders/${id}`,
        fields: [{ name: 'membership_status', description: 'Whether the membership is active' }],
        acceptance_guide: '## High Acceptance\n- Membership status is Active',
        metadata: { order: id },
      },
      { idempotencyKey: id },
    );
    orders.set(id, { customer, inquiryId: inquiry.id, status: 'pending' });
    return c.redirect(inquiry.capture_url, 303);
  });

  // The person comes back here. What the address says of the status is not signed: it is not looked at. There it is
  // `processing` while the evidence is read and while somebody has to look at it; the service tells which.
  shop.get('/orders/:id', async c => {
    const order = orders.get(c.req.param('id'));
    if (order === undefined) return c.notFound();
    if (order.status === 'pending' || order.status === 'manual_review') await refresh(order);
    if (order.status === 'approved') return page(c, 'Verified', html`<p>Your ten percent are taken off.</p>`);
    if (order.status === 'rejected' || order.status === 'failed') {
      return page(c, 'Not verified', html`<p>You pay the full price. <a href="/">Try again</a></p>`);
    }
    if (order.status === 'manual_review') {
      return page(c, 'We are looking at it', html`<p>One of us decides, by tomorrow. You need not wait here.</p>`);
    }
    c.header('refresh', '3');
    return page(c, 'One moment', html`<p>Your membership is being checked.</p>`);
  });

  shop.post('/webhook', async c => {
    try {
      const event = await verifyWebhook(webhookSecret, c.req.raw.headers, await c.req.text());
      const order = [...orders.values()].find(({ inquiryId }) => inquiryId === event.data.inquiry_id);
      // An event may come twice, and late: it says that there is news, and the service says what holds now.
      if (order !== undefined && !handled.has(event.id)) await refresh(order);
      handled.add(event.id);
      return c.body(null, 204);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return c.text(error.message, 401);
      throw error; // Answered with 500: the service sends it again.
    }
  });

  // Stands for the gym's own site, so that the example needs no other.
  shop.get('/gym', c =>
    page(
      c,
      'Your account',
      html`<dl><dt>Membership status</dt><dd>Active</dd><dt>Member name</dt><dd>Jane Okafor</dd></dl>`,
    ),
  );

  async function refresh(order: Order): Promise<void> {
    const { result } = await affiant.inquiries.get(order.inquiryId);
    order.status = result?.status ?? 'pending';
  }

  return shop;
}

function page(c: Context, title: string, body: ReturnType<typeof html>) {
  return c.html(html`<!doctype html>
    <html lang="en">
      <meta name="viewport" content="width=device-width">
      <title>${title}</title>
      <style>
        body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem }
        button { font: inherit; padding: 0.5rem 1rem }
      </style>
      <h1>${title}</h1>
      ${body}
    </html>`);
}
