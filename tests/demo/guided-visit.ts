import { LINK } from '../support/shop-site.ts';
import type { Person } from './person.ts';

/** Waits until the page says that this step is the one to do, and whether it can be captured here. */
export async function isAt(person: Person, step: number, place: 'here' | 'elsewhere'): Promise<void> {
  await person.page.getByText(`${step} of 4`, { exact: true }).waitFor();
  const here = person.page.getByText('This is the page. Press Capture, or download the document here.', {
    exact: true,
  });
  if (place === 'here') await here.waitFor();
  else await here.waitFor({ state: 'hidden' });
}

/** Captures what is shown, and waits until it is kept. */
export async function capture(person: Person): Promise<void> {
  await person.button('Capture').click();
  await person.page.getByText('Screenshot captured', { exact: true }).waitFor();
}

/** Clicks the link that every page of the shop has. */
export const follow = (person: Person) => person.clickRemote(LINK.x, LINK.y);
