import type { Clock } from './ports/clock.ts';
import type { Reservations } from './ports/reservations.ts';

/** How long somebody counts as looking after their page said so, in ms; a page says it more often. */
const LASTS_MS = 20_000;

/** How long it is kept, in ms. */
const KEPT_MS = 10 * 60_000;

/**
 * Who has which case before them at this moment, whichever process their page asks. It is a hint for people who would
 * do the same work twice; what they decide is held against the case's revision.
 */
export type Presence = {
  /** Writes down that the operator has the case before them. @returns ids of the others who have. */
  look(operatorId: string, caseId: string): Promise<string[]>;
};

export function createPresence({ clock, reservations }: { clock: Clock; reservations: Reservations }): Presence {
  return {
    async look(operatorId, caseId) {
      const now = clock.now();
      const [prefix, value] = [`presence:${caseId}:`, now.toISOString()];
      const until = new Date(now.getTime() + KEPT_MS);
      const stands = await reservations.reserve(`${prefix}${operatorId}`, value, until);
      // Two pages of one operator may say it at once: either of them is right.
      if (!stands.reserved) await reservations.replace(`${prefix}${operatorId}`, stands.value, value, until);
      const oldest = new Date(now.getTime() - LASTS_MS).toISOString();
      return (await reservations.beginning(prefix))
        .filter(({ name, value: seen }) => seen > oldest && name !== `${prefix}${operatorId}`)
        .map(({ name }) => name.slice(prefix.length));
    },
  };
}
