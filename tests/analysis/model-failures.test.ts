import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import type { ModelStep } from '../support/model-server.ts';
import { startModelServer } from '../support/model-server.ts';
import { analyse as analyseLocally, request, screenshot } from './gym-request.ts';
import { closeModelServers, KEY, modelHouse, proposal, reply } from './model-house.ts';

const failures = suite('model failures');
failures.after(closeModelServers);

const asked = () => request([screenshot('d02-gym')], { ai_instruction: 'Never mind the advertisements.' });
const FAST = { 'retry-after': '0' };

/** What makes the model unusable, why, and how often it was asked. */
const AWAY: [string, ModelStep[], string, number][] = [
  ['500 twice', [{ status: 500, headers: FAST }], 'The model server answered with status 500.', 2],
  ['401', [{ status: 401 }], 'The model server answered with status 401.', 1],
  [
    '429 for a minute',
    [{ status: 429, headers: { 'retry-after': '60' } }],
    'The model server answered with status 429.',
    1,
  ],
  ['prose', [{ say: 'I am sorry, Dave.' }], 'The answer of the model was not of the form asked for.', 2],
  ['another form', [{ say: '{"values":"all"}' }], 'The answer of the model was not of the form asked for.', 2],
  ['no completion', [{ raw: '{"hello":1}' }], 'The model server answered with no chat completion.', 2],
  ['no JSON', [{ raw: '<html>' }], 'The model server answered with no chat completion.', 2],
  ['a cut answer', [{ say: '{"values":[{"fi', finish: 'length' }], 'The answer of the model was cut off.', 1],
  ['more than it may', [{ raw: ' '.repeat(1_100_000) }], 'The model answered with more than 1 MB.', 1],
];

for (const [what, script, failure, requests] of AWAY) {
  failures(`${what}: the local analyser goes on, and the assessment says why`, async () => {
    const { analyse, server, logged } = await modelHouse({ script });
    const assessment = await analyse(asked());
    const local = await analyseLocally(asked());
    assert.equal(assessment, { ...local, model: { name: 'qwen-vl', failure } });
    assert.equal([assessment.analyser, assessment.ai_instruction_use], ['local', 'not_used']);
    assert.is(server.requests.length, requests);
    assert.match(logged.join('\n'), failure);
  });
}

failures('429 with a short pause, then an answer', async () => {
  const { analyse, server } = await modelHouse({ script: [{ status: 429, headers: FAST }, reply()] });
  const assessment = await analyse(asked());
  assert.equal([assessment.analyser, assessment.model?.failure], ['model', null]);
  assert.is(server.requests.length, 2);
});

failures('rubbish, then an answer', async () => {
  const { analyse } = await modelHouse({ script: [{ say: 'sorry' }, reply()] });
  assert.is((await analyse(asked())).analyser, 'model');
});

failures('an answer in a Markdown fence is read', async () => {
  const [say] = [reply()].map(step => ('say' in step ? step.say : ''));
  const { analyse, server } = await modelHouse({ script: [{ say: `\`\`\`json\n${say}\n\`\`\`` }] });
  assert.is((await analyse(asked())).analyser, 'model');
  assert.is(server.requests.length, 1);
});

failures('a server that hangs is left after the limit, and the local analyser goes on', async () => {
  const { analyse, server } = await modelHouse({ script: [{ hang: true }], timeoutMs: 300 });
  const startedAt = performance.now();
  const assessment = await analyse(asked());
  assert.ok(performance.now() - startedAt < 5000);
  assert.equal(assessment.model, { name: 'qwen-vl', failure: 'The model did not answer within 0.3 s.' });
  assert.is(assessment.analyser, 'local');
  await eventually('the request to be given up', () => server.abandoned() === 1);
});

failures('a server that is not there is no failure of the analysis', async () => {
  const { analyse, server } = await modelHouse({ script: [reply()] });
  await server.close();
  assert.is((await analyse(asked())).model?.failure, 'The model server could not be reached.');
});

failures('a redirect is not followed: neither key nor evidence goes elsewhere', async () => {
  const elsewhere = await startModelServer(reply());
  try {
    const location = `${elsewhere.url}/chat/completions`;
    const { analyse, server } = await modelHouse({ script: [{ status: 307, headers: { location } }] });
    assert.match((await analyse(asked())).model?.failure ?? '', 'redirect, which is not followed');
    assert.equal([server.requests.length, elsewhere.requests.length], [1, 0]);
  } finally {
    await elsewhere.close();
  }
});

failures('an abort ends it at once and is not taken for a failure of the model', async () => {
  const { analyse, server } = await modelHouse({ script: [{ hang: true }] });
  const stop = new AbortController();
  const going = analyse(asked(), stop.signal).catch(error => error);
  await eventually('the request', () => server.requests.length === 1);
  stop.abort();
  assert.is((await going).name, 'AbortError');
  await eventually('the request to be given up', () => server.abandoned() === 1);
});

failures('neither the key nor text of a page is logged or kept in the trace', async () => {
  const scripts: ModelStep[][] = [
    [reply({ values: [proposal('member_name', 'Tomás Ferreira', 'Name')] })],
    ...AWAY.map(([, script]) => script),
  ];
  for (const script of scripts) {
    const { analyse, logged } = await modelHouse({ script });
    const { model } = await analyse(asked());
    const told = `${logged.join('\n')}${JSON.stringify(model)}`;
    for (const secret of [KEY, 'Tomás', 'Ironforge', 'advertisements']) assert.not.match(told, secret);
  }
});

failures.run();
