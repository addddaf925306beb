import type { ApiAnswer } from '../support/api.ts';
import { exhaustedDelivery } from '../support/exhausted-delivery.ts';
import { answered, type Household, openHttpHouse } from '../support/http-house.ts';
import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';
import { addressOf, type RouteUnderTest, type StandingIds } from './route-table.ts';

export type Sent = {
  body?: RequestInit['body'];
  type?: string | null;
  key?: string | null;
  headers?: Record<string, string>;
};

/** A house with something of every kind in it, for requests that are wrong in one thing. */
export async function openBadInputHouse() {
  const house = await openHttpHouse();
  const ours = await house.household();
  const theirs = await house.household('Another house');

  const standing = async ({ orgId, owner, tester }: Household): Promise<StandingIds> => {
    const hook = { url: 'https://example.com/' };
    const endpoint = (await owner<{ id: string }>('POST', '/webhook/endpoints', hook)).body.id;
    return {
      inquiry: (await owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id,
      testInquiry: (await tester<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id,
      template: (await owner<{ key: string }>('POST', '/web/template', TEMPLATE)).body.key,
      endpoint,
      delivery: await exhaustedDelivery(house, orgId, owner, endpoint),
      testEnvelope: (await tester<{ id: string }>('POST', '/envelope', ENVELOPE)).body.id,
      envelope: (await owner<{ id: string }>('POST', '/envelope', ENVELOPE)).body.id,
    };
  };

  return {
    house,
    ours,
    ids: await standing(ours),
    foreign: await standing(theirs),
    /** Sends a request to a route; the key and the content type are right unless told. */
    async send(route: RouteUnderTest, id: string, sent: Sent = {}): Promise<ApiAnswer<unknown>> {
      const headers = new Headers(sent.headers);
      const key = route.testKeys ? ours.testKey : ours.key;
      if (sent.key !== null) headers.set(route.keyHeader ?? 'api-key', sent.key ?? key);
      if (sent.type !== null && route.body !== 'never') headers.set('content-type', sent.type ?? 'application/json');
      const body = sent.body === undefined ? {} : { body: sent.body, duplex: 'half' as const };
      return answered(await house.app.request(addressOf(route, id), { method: route.method, headers, ...body }));
    },
    /** An id that fits the route. */
    idFor: (route: RouteUnderTest, ids: StandingIds): string => (route.id === undefined ? '' : ids[route.id.of]),
  };
}
