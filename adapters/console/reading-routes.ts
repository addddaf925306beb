import type { SignedIn } from '../../application/operator-sessions.ts';
import { type ReadingsListing, readingsAddress, readingsPage } from './pages/teaching/readings.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';

async function listingOf(
  { operators, readings }: ConsoleParts,
  { orgId }: SignedIn,
  key: string,
): Promise<ReadingsListing> {
  const [kept, people] = await Promise.all([readings.list(orgId, key), operators.list(orgId)]);
  return { key, readings: kept, names: new Map(people.map(({ id, name }) => [id, name])) };
}

/** What a template was taught: told, tried and taken back. */
export const readingRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/templates/:template/readings',
    who: 'operator',
    async handle(context, parts, by) {
      const key = context.req.param('template') ?? '';
      return context.html(readingsPage(parts, by, await listingOf(parts, by, key)));
    },
  },
  {
    method: 'GET',
    path: '/templates/:template/readings/:reading',
    who: 'operator',
    async handle(context, parts, by) {
      const { reading = '', template = '' } = context.req.param() as Record<string, string>;
      const tried = await parts.readings.try(by, template, reading);
      return context.html(readingsPage(parts, by, { ...(await listingOf(parts, by, template)), tried }));
    },
  },
  {
    method: 'POST',
    path: '/templates/:template/readings/:reading/withdraw',
    who: 'reviewer',
    async handle(context, parts, by) {
      const { reading = '', template = '' } = context.req.param() as Record<string, string>;
      await parts.readings.withdraw(by, template, reading);
      return context.redirect(readingsAddress(template), 303);
    },
  },
];
