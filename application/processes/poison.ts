import type { Message } from '../ports/message-bus.ts';

/** Work that has ended so many workers is set aside: else it ends the next one, for ever. */
const MOST_LOST = 2;

/** Whether this work has ended its worker too often to be given to another. */
export const isPoison = ({ lost }: Pick<Message, 'lost'>): boolean => lost >= MOST_LOST;
