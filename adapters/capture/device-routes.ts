import type { Context, Hono, MiddlewareHandler } from 'hono';
import encodeQR from 'qr';
import { z } from 'zod';
import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import type { CaptureBudgets } from './budgets.ts';
import type { AskAnswer, Handover } from './client/protocol.ts';
import { refusal } from './refusal.ts';
import { REQUEST } from './start-body.ts';
import type { Tickets } from './ticket.ts';

const askBody = z.strictObject({ request: REQUEST });
const answerBody = z.strictObject({ allow: z.boolean() });

/** What stands behind the `#` of the address that a code leads to: it reaches no server, and no log of one. */
export const CODE_PREFIX = 'go-on=';

/** The requests of a capture that moves to another device. Every POST here was checked to come from our own page. */
export function mountDeviceRoutes(
  app: Hono,
  parts: { desk: CaptureDesk; tickets: Tickets; budgets: CaptureBudgets | undefined; limit: MiddlewareHandler },
): void {
  const { desk, tickets, budgets, limit } = parts;
  const whose = (c: Context, id: string) => {
    const cookie = c.req.header('cookie');
    return { holder: tickets.holder(id, cookie), member: tickets.member(id, cookie) };
  };

  app.post('/capture/:id/handover', limit, async c => {
    const id = c.req.param('id');
    const { holder, member } = whose(c, id);
    const offer = await desk.offerHandover(id, holder, member, () => budgets?.code(id));
    // The address under which this browser reaches us: the one that is set may be this machine's own name for itself.
    const { origin } = new URL(c.req.header('origin') ?? c.req.url);
    const link = `${origin}/capture/${id}#${CODE_PREFIX}${offer.code}`;
    c.header('set-cookie', tickets.memberCookie(id, offer.member));
    const handover: Handover = { link, picture: encodeQR(link, 'svg', { ecc: 'medium' }), seconds: offer.seconds };
    return c.json(handover);
  });

  app.post('/capture/:id/ask', limit, async c => {
    const id = c.req.param('id');
    const asked = askBody.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json(refusal('VALIDATION_ERROR', '"request" must be 32 digits, hexadecimal.'), 400);
    const answer: AskAnswer = await desk.askToTakeOver(id, asked.data.request, () => budgets?.question(id));
    return c.json(answer);
  });

  app.post('/capture/:id/answer', limit, async c => {
    const id = c.req.param('id');
    const answer = answerBody.safeParse(await c.req.json().catch(() => undefined));
    if (!answer.success) return c.json(refusal('VALIDATION_ERROR', '"allow" must be true or false.'), 400);
    const { holder, member } = whose(c, id);
    await desk.answerTakeOver(id, holder, member, answer.data.allow);
    return c.json({});
  });
}
