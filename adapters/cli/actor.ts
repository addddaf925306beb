import { userInfo } from 'node:os';

/** Who works at the command line, for the metadata of events. */
export const cliActor = (): string => `operator:cli/${userInfo().username}`;
