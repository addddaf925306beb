import { announce } from './announcer.ts';
import type { ViewerInput } from './protocol.ts';
import { say } from './say.ts';

/** Copies between the remote page and the end user's own clipboard, only when the end user asks. */
export function createClipboard(send: (input: ViewerInput) => void) {
  let cutting = false;

  return {
    /** Asks for what is selected on the site; when it comes, a cut deletes it there. */
    copy(cut: boolean): void {
      cutting = cut;
      send({ type: 'copy' });
    },
    async copied(text: string): Promise<void> {
      const cut = cutting;
      cutting = false;
      if (text === '') return;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return announce(say('problem.NO_COPYING'));
      }
      announce(say('live.copied'), 'spoken');
      if (!cut) return;
      const key = { type: 'key', key: 'Delete', code: 'Delete', text: null, location: 0, modifiers: 0 } as const;
      send({ ...key, kind: 'down', repeat: false });
      send({ ...key, kind: 'up', repeat: false });
    },
  };
}
