import type { CreatedInquiry } from '../../adapters/client/client.ts';
import type { Narrator } from './narrator.ts';
import type { Person } from './person.ts';
import type { Scenario } from './scenarios.ts';

/** What the person does, in as many tries as it takes. */
export async function showEvidence(
  narrator: Narrator,
  person: Person,
  created: CreatedInquiry,
  scenario: Scenario,
): Promise<void> {
  await narrator.step('The person opens the hosted page', async () => {
    await person.page.goto(created.capture_url);
    await person.button('Start').waitFor();
    await person.look('cover');
  });
  await narrator.step('They press Start and sign in to the real site in a remote browser', async () => {
    await person.button('Start').click();
    await person.seesAddress('/login');
    await person.signIn();
  });
  await captureAndFinish(narrator, person, () => person.downloadStatement());
  if (scenario.status !== 'manual_review') {
    if (scenario.status === 'rejected') await leaveVerdict(narrator, person);
    return;
  }
  await narrator.step('The page says why that was not enough, and they try again where they were', async () => {
    await person.button('Try again').click({ trial: true });
    await person.look('try-again');
    await person.button('Try again').click();
    await person.seesAddress('/account');
    await person.seesSite();
  });
  await captureAndFinish(narrator, person, () => person.downloadStatementAgain());
}

async function captureAndFinish(narrator: Narrator, person: Person, download: () => Promise<void>): Promise<void> {
  await narrator.step('They capture the page that shows the membership', async () => {
    await person.button('Capture').click();
    await person.page.getByText('Screenshot captured', { exact: true }).waitFor();
    await person.look('captured');
  });
  await narrator.step('They download the statement, which is kept as evidence', async () => {
    await download();
    await person.page.getByText(/Document kept: statement\.pdf/).waitFor();
    await person.look('downloaded');
  });
  await narrator.step('They press Finish and wait for the verdict', async () => {
    await person.button('Finish').click();
    await person.look('waiting');
  });
}

async function leaveVerdict(narrator: Narrator, person: Person): Promise<void> {
  await narrator.step('The page says why it was not accepted, and they go on', async () => {
    await person.button('Continue').waitFor();
    await person.look('rejected');
    await person.button('Continue').click();
  });
}
