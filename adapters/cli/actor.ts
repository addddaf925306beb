import { userInfo } from 'node:os';

/** Who works at the command line, for the metadata of events. */
export const cliActor = (): string => `operator:cli/${userName()}`;

/** A container may run as a user that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
