import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { readiness } from '../../infrastructure/composition/readiness.ts';
import type { ServerRole } from '../../infrastructure/settings/roles.ts';
import { openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
const { engines, readModels } = house;
test.after(() => house.close());

const away = () => Promise.reject(new EngineUnavailable('an engine', new Error('connection refused')));

/** Each check's name, and the port behind it as it is while its engine is away. */
const ABSENCES = {
  event_store: { eventStore: { ...engines.eventStore, head: away } },
  read_models: { settings: { read: away } },
  message_bus: { messageBus: { depth: away } },
  evidence: { evidenceStore: { get: away } },
} as const;

const reportOf = (roles: ServerRole[], absence: object = {}, browsers?: { problem(): string | null }) => {
  return readiness({ engines: { ...engines, ...absence }, roles, readModels, queues: ['assessments'], browsers });
};

const NEEDS: [ServerRole[], string[]][] = [
  [['http'], ['event_store', 'read_models', 'evidence', 'projections']],
  [['projector'], ['event_store', 'read_models', 'projections']],
  [['processes'], ['event_store', 'read_models', 'message_bus', 'evidence']],
  [['capture'], ['event_store', 'read_models', 'evidence', 'projections']],
  [
    ['http', 'processes'],
    ['event_store', 'read_models', 'message_bus', 'evidence', 'projections'],
  ],
];

for (const [roles, needed] of NEEDS) {
  test(`a process of ${roles.join(' and ')} looks at what its roles need, and at nothing else`, async () => {
    const report = await reportOf(roles);
    assert.equal(Object.keys(report.checks), needed);
    assert.is(report.ready, true, JSON.stringify(report.checks));
    for (const [name, absence] of Object.entries(ABSENCES)) {
      const { ready, checks } = await reportOf(roles, absence);
      assert.is(ready, !needed.includes(name), name);
      const failing = Object.entries(checks).filter(([, { ok }]) => !ok);
      assert.equal(
        failing.map(([check]) => check),
        needed.filter(check => check === name),
      );
    }
  });
}

test('browsers that run elsewhere are looked at where there are such', async () => {
  const away = await reportOf(['capture'], {}, { problem: () => 'tcp://browsers:7300 takes no connection' });
  assert.is(away.ready, false);
  assert.equal(away.checks.browsers, { ok: false, detail: 'tcp://browsers:7300 takes no connection' });
  const there = await reportOf(['capture'], {}, { problem: () => null });
  assert.equal([there.ready, there.checks.browsers], [true, { ok: true }]);
});

test('an engine that is silent is not waited for', async () => {
  const startedAt = performance.now();
  const silent = { evidenceStore: { get: () => new Promise<never>(() => undefined) } };
  const { ready, checks } = await reportOf(['http'], silent);
  assert.is(ready, false);
  assert.match(checks.evidence?.detail ?? '', 'no answer within 3 s');
  assert.ok(performance.now() - startedAt < 4500);
});

test.run();
