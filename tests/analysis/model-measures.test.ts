import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import { request, screenshot } from './gym-request.ts';
import { closeModelServers, gymSaying, modelHouse, naming, proposal, reply } from './model-house.ts';

const measures = suite('figures that a model may name in whatever words they are written');
measures.after(closeModelServers);

/** The gym's page with a figure under a label that nobody here knows, asked for as this field. */
async function outcomeOf(name: string, description: string, value: string, acceptance_guide: string) {
  const label = 'Zenbatekoa';
  const script = [
    reply({ values: [proposal(name, value, label)] }),
    naming(pair => pair.label === label && pair.value === value, { field: name }),
  ];
  const { analyse } = await modelHouse({ script });
  const page = screenshot('d02-gym', {}, gymSaying({ Status: label, Active: value }));
  const fields = [{ name, description, required: true }];
  return decideVerdict(await analyse(request([page], { fields, query: '', acceptance_guide })), false).outcome;
}

measures('a unit or currency in the words and capitals of its language', async () => {
  const share = (guide: string) => outcomeOf('sysselsättningsgrad', 'i procent av heltid', '80 procent', guide);
  assert.is(await share('High: sysselsättningsgrad is shown'), 'approved');
  const paid = (guide: string) => outcomeOf('amount_paid', '', 'ரூ. 1,247.00', guide);
  assert.is(await paid('High: amount paid is shown'), 'approved');
  // No bound is met by what we can't measure.
  assert.is(await paid('High: amount paid is at most 2,000 rupees'), 'manual_review');
});

measures(
  'an amount where the words of a field had us guess a day, and a day where they had us guess an amount',
  async () => {
    assert.is(await outcomeOf('salariu net', 'lunar, în lei', '3.085 lei', 'High: salariu net is shown'), 'approved');
    assert.is(
      await outcomeOf('귀속월', '급여가 해당하는 달', '2026년 10월', 'High: 귀속월 is 2026년 10월'),
      'approved',
    );
  },
);

measures('an amount in a sentence, with what is said of it', async () => {
  const outcomeOfSentence = async (value: string) => {
    const sentence = `For her work she is paid ${value} as long as she stays in this place`;
    const named = {
      sayTo(_: string, user: string) {
        const pairs = [...user.matchAll(/number="(\d+)">\nlabel: .*\nvalue: (.*)\naround: (.*)\n/g)];
        const [, number] = pairs.find(([, , of, around]) => of === value && around?.includes('For her work')) ?? [];
        const values = number === undefined ? [] : [{ ...proposal('annual_salary', value), evidence: Number(number) }];
        return (reply({ values }) as { say: string }).say;
      },
    };
    const { analyse } = await modelHouse({ script: [reply({ values: [proposal('annual_salary', value)] }), named] });
    const page = screenshot('d02-gym', {}, gymSaying({ 'Ironforge Docklands': sentence }));
    const fields = [{ name: 'annual_salary', description: '', required: true }];
    const asked = { fields, query: '', acceptance_guide: 'High: annual salary is shown' };
    return decideVerdict(await analyse(request([page], asked)), false).outcome;
  };
  assert.is(await outcomeOfSentence('EUR 46,800 gross per whole year'), 'approved');
  assert.is(await outcomeOfSentence('EUR 46,800 less whatever she may owe us then'), 'manual_review');
});

measures('no figure among words', async () => {
  assert.is(
    await outcomeOf('amount_paid', '', 'not more than 1,247 of 3,000', 'High: amount paid is shown'),
    'manual_review',
  );
});

measures.run();
