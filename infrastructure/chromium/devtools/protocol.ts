import type { CDPSession } from 'playwright-core';

/** Commands and events of one target of the Chrome DevTools Protocol. A command to one that is gone rejects. */
export type DevtoolsSession = Pick<CDPSession, 'send' | 'on'>;
