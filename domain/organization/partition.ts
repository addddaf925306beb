/** What an API key is for: the customer's business, or trying it out. */
export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** No id holds a dot, so that no partition can be taken for an organization. */
const TEST_SUFFIX = '.test';

/**
 * Name of the partition that keys of this mode work in. What is made in one partition is another organization's thing
 * to the other: the name stands wherever things are kept apart by organization, in the metadata of events, in the keys
 * of read models and in callers. Live things stand under the organization's own id.
 */
export function partitionOf(organizationId: string, mode: KeyMode): string {
  return mode === 'test' ? `${organizationId}${TEST_SUFFIX}` : organizationId;
}

/** The organization that a partition belongs to. */
export function organizationOf(partition: string): string {
  return isTestPartition(partition) ? partition.slice(0, -TEST_SUFFIX.length) : partition;
}

/** Whether this is the partition of an organization's test keys. */
export function isTestPartition(partition: string): boolean {
  return partition.endsWith(TEST_SUFFIX);
}
