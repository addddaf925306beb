import * as assert from 'uvu/assert';
import { DESKTOP, PHONE, site } from '../../support/capture-visits.ts';
import { sized } from '../../support/test-size.ts';
import { type ZooAnswers, type ZooVisit, zooSuite } from '../../support/zoo.ts';
import { bundled } from '../../support/zoo-bundles.ts';
import { ROWS } from './library-rows.ts';

const bundles = await bundled(['react', 'vue', 'shoelace']);

const answers: ZooAnswers = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://zoo');
  const script = pathname.startsWith('/bundle/') ? bundles.get(pathname.slice('/bundle/'.length)) : undefined;
  if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script);
  else if (pathname === '/found') response.end(`found ${searchParams.get('q')}`);
  else if (pathname === '/members-only') membersOnly(request.headers.authorization, response);
  else return false;
  return true;
};

const MEMBER = `Basic ${Buffer.from('ann:s3cret').toString('base64')}`;

function membersOnly(given: string | undefined, response: Parameters<ZooAnswers>[1]): void {
  if (given === MEMBER) response.end('members');
  else response.writeHead(401, { 'www-authenticate': 'Basic realm="Members"' }).end('refused');
}

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

const DEVICES = [
  { device: 'a desk', context: { viewport: DESKTOP }, how: 'click', all: true },
  { device: 'a tablet', context: TABLET, how: 'tap', all: false },
  { device: 'a phone', context: PHONE, how: 'tap', all: false },
] as const;

await zooSuite(
  'libraries of many websites at the hosted page',
  (test, zoo) => {
    for (const { device, context, how, all } of DEVICES) {
      let visit: ZooVisit | undefined;
      for (const { page, what, differs, use } of ROWS) {
        if (!all && !differs && sized({ little: true, whole: false })) continue;
        test(`${page.slice('lib-'.length)} at ${device}: ${what}`, async () => {
          if (visit === undefined) {
            await zoo.leave();
            visit = await zoo.visit(page, context);
          } else await visit.goTo(page);
          await use(visit, how);
          assert.is(await site(visit.tab).count(), 1);
        });
      }
    }
  },
  { answers, staysAfterTests: true },
);
