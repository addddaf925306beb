/**
 * What a process of the service can do.
 * - `http`: the API and its reference.
 * - `projector`: folds events into the read models.
 * - `processes`: consumers of the bus and followers of the log: analysis, webhooks, expiry.
 * - `capture`: the hosted pages and the remote browsers.
 */
export const SERVER_ROLES = ['http', 'projector', 'processes', 'capture'] as const;

export type ServerRole = (typeof SERVER_ROLES)[number];

export const isServerRole = (name: string): name is ServerRole => SERVER_ROLES.some(role => role === name);
