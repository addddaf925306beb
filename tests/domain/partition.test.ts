import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isId } from '../../domain/identifiers.ts';
import { isTestPartition, organizationOf, partitionOf } from '../../domain/organization/partition.ts';

const ORG = 'org_01K00000000000000000000000';

test('live things stand under the organization, test things apart from them', () => {
  assert.is(partitionOf(ORG, 'live'), ORG);
  assert.not.equal(partitionOf(ORG, 'test'), ORG);
  for (const mode of ['live', 'test'] as const) {
    assert.is(organizationOf(partitionOf(ORG, mode)), ORG);
    assert.is(isTestPartition(partitionOf(ORG, mode)), mode === 'test');
  }
});

test('no organization can have the id of a partition', () => {
  assert.ok(isId('org_', ORG));
  assert.not.ok(isId('org_', partitionOf(ORG, 'test')));
});

test.run();
