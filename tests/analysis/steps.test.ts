import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { EvidenceScope } from '../../domain/envelope/evidence-scope.ts';
import { saidIn } from '../support/model-server.ts';
import { present } from '../support/present.ts';
import { analyse, request, screenshot } from './gym-request.ts';
import { closeModelServers, modelHouse, proposal, reply } from './model-house.ts';

const steps = suite('evidence of steps');
steps.after(closeModelServers);

const status = { name: 'membership_status', required: true, description: 'Whether the membership is active' };
const until = { name: 'valid_until', required: true, description: 'Date on which the membership ends' };
const scope = (fields: EvidenceScope['fields'], ai_instruction = ''): EvidenceScope => ({
  fields,
  ai_instruction,
  capture_on: 'https://my.ironforge.test/:page',
});
const evidenceOf = (of: EvidenceScope, id: string): EvidenceForAnalysis => ({
  ...screenshot('d02-gym'),
  id,
  scope: of,
});
const both = () => [evidenceOf(scope([status]), 'web_ev_1'), evidenceOf(scope([until]), 'web_ev_2')];
const configuration = { fields: [status, until] };

// specification: 2.5-step-fields
steps('a field is read from the evidence of its own step only', async () => {
  const found = await analyse(request(both(), configuration));
  assert.equal(
    found.extracted_fields.map(({ evidence_id, fields }) => [evidence_id, fields.map(({ name }) => name)]),
    [
      ['web_ev_1', ['membership_status']],
      ['web_ev_2', ['valid_until']],
    ],
  );
  assert.equal(found.found_fields, ['membership_status', 'valid_until']);
  const alone = await analyse(request(both().slice(0, 1), configuration));
  assert.equal(alone.found_fields, ['membership_status']);
});

// specification: 2.5-step-ai-instruction
steps('an instruction of a step that the local analyser cannot follow is said to be so', async () => {
  const [first] = both();
  const told = { ...present(first), scope: scope([status], 'Look at the badge.') };
  assert.is((await analyse(request([told], configuration))).ai_instruction_use, 'not_used');
  assert.is((await analyse(request(both(), configuration))).ai_instruction_use, 'none');
});

// specification: 2.5-step-ai-instruction, 2.5-step-fields
steps('a model is told which fields and which instruction are for which evidence', async () => {
  const { analyse: ask, server } = await modelHouse({ script: [reply()] });
  const [first, second] = both();
  const told = { ...present(second), scope: scope([until], 'The date stands at the top.') };
  const found = await ask(request([present(first), told], { ...configuration, ai_instruction: 'Be strict.' }));
  const { system } = saidIn(present(server.requests[0]));
  const lines = system.split('\n').filter(line => line.startsWith('{"evidence"'));
  assert.equal(
    lines.slice(-2).map(line => JSON.parse(line)),
    [
      { evidence: 1, fields: [{ name: status.name, description: status.description }] },
      {
        evidence: 2,
        fields: [{ name: until.name, description: until.description }],
        instruction: 'The date stands at the top.',
      },
    ],
  );
  assert.is(found.ai_instruction_use, 'used');
});

// specification: 2.5-step-fields
steps('a value that a model reads at another step than asked is left out, and is no invention', async () => {
  const value = present(
    (await analyse(request(both(), configuration))).claims.find(one => one.property === until.name),
  );
  const wrongPlace = { ...proposal(until.name, value.value, value.label), evidence: 1 };
  for (const evidence of [both(), both().slice(0, 1)]) {
    const { analyse: ask, logged } = await modelHouse({ script: [reply({ values: [wrongPlace] })] });
    const found = await ask(request(evidence, configuration));
    const [first] = found.extracted_fields;
    assert.equal(
      first?.fields.map(({ name }) => name),
      ['membership_status'],
    );
    assert.match(logged.join(), '"invented":0');
  }
});

// specification: 2.5-step-capture-on
steps('the site that a step names is trusted for its evidence', async () => {
  const [first] = both();
  const start_url = 'https://search.example/';
  const named = await analyse(request([present(first)], { ...configuration, start_url }));
  assert.match(named.confidence_reason, /from the site of the inquiry/);
  const foreign = { ...present(first), scope: { ...scope([status]), capture_on: 'https://elsewhere.example/' } };
  assert.match((await analyse(request([foreign], configuration))).confidence_reason, /another site/);
});

steps.run();
