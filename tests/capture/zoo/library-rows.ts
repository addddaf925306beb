import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';
import type { ZooVisit } from '../../support/zoo.ts';
import { drag } from '../../support/zoo-fingers.ts';

/** What a library is used for on each device. `how` people press there. */
export type Row = {
  page: string;
  what: string;
  /** Where it is the same as at a desk it is tried there alone, unless all is. */
  differs: boolean;
  use(visit: ZooVisit, how: 'click' | 'tap'): Promise<void>;
};

const isTyping = ({ tab }: ZooVisit) => tab.evaluate("document.activeElement?.className === 'text-entry'");
const typingBegins = (visit: ZooVisit) => eventually('the invisible field', () => isTyping(visit));

/** Pages with libraries of parts, and what people do there. */
export const ROWS: readonly Row[] = [
  {
    page: 'lib-bootstrap',
    what: 'a menu opens, on a phone out of its bar, and an item is chosen',
    differs: true,
    async use(visit, how) {
      if (Number(visit.told('ready').at(-1)) < 768) {
        await visit.pressOn('.navbar-toggler', how);
        await visit.tells('menu', 'shown');
      }
      await visit.pressOn('#more', how);
      await visit.tells('dropdown', 'shown');
      await visit.pressOn('#invoices', how);
      await visit.tells('chose', 'invoices');
    },
  },
  {
    page: 'lib-bootstrap',
    what: 'a modal takes the keyboard by itself, and gives it back',
    differs: true,
    async use(visit, how) {
      await visit.pressOn('#open', how);
      await visit.tells('modal', 'shown');
      await typingBegins(visit);
      await visit.tab.keyboard.type('Too dear');
      await visit.tells('reason', 'Too dear');
      await visit.pressOn('#done', how);
      await visit.tells('modal', 'hidden');
      await eventually('the picture', async () => !(await isTyping(visit)));
    },
  },
  {
    page: 'lib-bootstrap',
    what: 'a styled select is chosen from',
    differs: false,
    async use(visit, how) {
      await visit.pressOn('#plan', how);
      await visit.tab.getByRole('dialog').locator('select').getByText('Plus').click();
      await visit.tells('plan', 'Plus');
    },
  },
  {
    page: 'lib-bootstrap',
    what: 'several files reach the website at once',
    differs: false,
    async use(visit, how) {
      const { tab } = visit;
      await visit.pressOn('#files', how);
      const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`of ${name}`) });
      await tab.getByLabel('Choose files').setInputFiles([file('a.txt'), file('b.txt')]);
      await tab.getByRole('button', { name: 'Go on' }).click();
      await visit.tells('files', [
        ['a.txt', 'of a.txt'],
        ['b.txt', 'of b.txt'],
      ]);
    },
  },
  {
    page: 'lib-bootstrap',
    what: 'a range is dragged',
    differs: true,
    async use(visit, how) {
      const [x, y] = await visit.middle('#amount');
      const from = Number(await visit.ask("document.querySelector('#amount').getBoundingClientRect().left"));
      const start = from + 8 + (x - from - 8) * 0.2;
      await drag(visit, [start, y], [x, y], how);
      await eventually('half', () => Math.abs(Number(visit.told('amount').at(-1)) - 50) < 5);
    },
  },
  {
    page: 'lib-react',
    what: 'text goes through the state of a component, its list is chosen from, and its slider dragged',
    differs: true,
    async use(visit, how) {
      await visit.pressOn('#name', how);
      await typingBegins(visit);
      await visit.tab.keyboard.type('Ann Example');
      await visit.tells('name', 'Ann Example');
      await visit.pressOn('#country', how);
      await visit.pressOn('[role=option][data-value=Chile]', how);
      await visit.tells('country', 'Chile');
      const [x, y] = await visit.middle('#slider');
      const thumb = await visit.middle('#slider .MuiSlider-thumb');
      await drag(visit, thumb, [x, y], how);
      await eventually('half', () => Math.abs(Number(visit.told('slider').at(-1)) - 50) < 5);
    },
  },
  {
    page: 'lib-react',
    what: 'suggestions are filtered while one types, and chosen',
    differs: false,
    async use(visit, how) {
      await visit.pressOn('.MuiAutocomplete-root input', how);
      await typingBegins(visit);
      await visit.tab.keyboard.type('gen');
      await visit.pressOn('[role=option]', how);
      await visit.tells('city', 'Genoa');
    },
  },
  {
    page: 'lib-react',
    what: 'its router leads on, and Back of ours leads back',
    differs: false,
    async use(visit, how) {
      await visit.pressOn('#on', how);
      await visit.tells('route', 'terms');
      await visit.tab.getByRole('button', { name: 'Back', exact: true }).click();
      await visit.middle('#name');
    },
  },
  {
    page: 'lib-vue',
    what: 'a field that rewrites what is typed gets all of it, and its router leads on and back',
    differs: false,
    async use(visit, how) {
      await visit.pressOn('#name', how);
      await typingBegins(visit);
      await visit.tab.keyboard.type('straße 12');
      await visit.tells('name', 'STRASSE 12');
      await visit.pressOn('#on', how);
      await visit.tells('route', 'terms');
      await visit.tab.getByRole('button', { name: 'Back', exact: true }).click();
      await visit.tells('route', 'start');
    },
  },
  {
    page: 'lib-htmx',
    what: 'a field whose answers are swapped in meanwhile loses nothing',
    differs: false,
    async use(visit, how) {
      await visit.pressOn('#query', how);
      await typingBegins(visit);
      await visit.tab.keyboard.type('invoice of May 2026', { delay: 20 });
      await visit.tells('query', 'invoice of May 2026');
      await visit.tells('found', 'found invoice of May 2026');
    },
  },
  {
    page: 'lib-htmx',
    what: 'a request beside the page that wants a password ends, and asks nobody',
    differs: false,
    async use(visit, how) {
      await visit.pressOn('#members', how);
      await eventually('an answer', () => visit.told('found').length > 0);
      assert.is(await visit.tab.getByRole('dialog').count(), 0);
    },
  },
  {
    page: 'lib-shoelace',
    what: 'a field and a list in shadow roots take what is typed and chosen',
    differs: true,
    async use(visit, how) {
      await visit.pressOn('sl-input >>> input', how);
      await typingBegins(visit);
      await visit.tab.keyboard.type('Ann');
      await visit.tells('sl-input', 'Ann');
      await visit.pressOn('sl-select >>> [part=combobox]', how);
      await visit.pressOn('sl-option[value=plus]', how);
      await visit.tells('sl-select', 'plus');
      await visit.pressOn('sl-details >>> summary', how);
      await visit.tells('details', 'shown');
    },
  },
  {
    page: 'lib-flatpickr',
    what: 'a date is picked: in its calendar at a desk, on a phone in ours',
    differs: true,
    async use(visit, how) {
      const { tab } = visit;
      if (visit.told('ready').at(-1) === 'native') {
        await visit.pressOn('.flatpickr-mobile', how);
        await tab.getByLabel('Choose a date').and(tab.locator('input')).fill('2026-02-17');
        await tab.getByRole('button', { name: 'Set' }).click();
      } else {
        await visit.pressOn('#day', how);
        await visit.tells('calendar', 'open');
        await visit.pressOn('[aria-label="February 17, 2026"]', how);
      }
      await visit.tells('day', '2026-02-17');
    },
  },
  {
    page: 'lib-oauth',
    what: 'a window to sign in comes to the front, and gives its token to the page',
    differs: true,
    async use(visit, how) {
      await visit.pressOn('#sign-in', how);
      await visit.tab.getByText('The website opened another tab').first().waitFor();
      await visit.pressOn('#allow', how, 'lib-consent');
      await visit.tells('token', 'token for 7');
      await visit.tab.getByText('The tab was closed').first().waitFor();
    },
  },
];
