import { announce } from './announcer.ts';
import { element } from './dom.ts';
import { showDialog } from './page-dialog.ts';
import { problem, problemOf } from './problem.ts';
import type { CaptureNotice, CaptureTexts, ViewerInput } from './protocol.ts';
import { giveFile } from './requests.ts';
import { say } from './say.ts';

/** Asks for a file that the website wants, and gives it to it. */
export function showFileWish(texts: CaptureTexts, host: string): void {
  const file = element('input', { type: 'file', 'aria-label': say('browser.fileChoose') });
  showDialog({
    heading: say('browser.fileHeading', { host }),
    body: [element('p', {}, say('browser.fileText', { organization: texts.organization })), file],
    accept: say('action.goOn'),
    refuse: say('action.cancel'),
    done: accepted => {
      const chosen = file.files?.[0];
      if (accepted && chosen !== undefined) void give(texts, chosen);
    },
  });
}

async function give(texts: CaptureTexts, chosen: File): Promise<void> {
  if (chosen.size > texts.maxDocumentBytes) return announce(problem('TOO_LARGE', texts));
  announce(say('live.uploading', { name: chosen.name }));
  try {
    await giveFile(chosen);
    announce(say('browser.fileGiven', { name: chosen.name }));
  } catch (error) {
    announce(problemOf(error, texts));
  }
}

/** Asks for the name and the password that a host wants before it answers. */
export function showSignIn(
  { host, secure, again }: CaptureNotice & { type: 'sign_in' },
  send: (input: ViewerInput) => void,
): void {
  const username = element('input', { type: 'text', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' });
  const password = element('input', { type: 'password', autocomplete: 'off' });
  showDialog({
    heading: say('browser.signInHeading', { host }),
    body: [
      ...(again ? [element('p', { class: 'notice' }, say('browser.signInAgain'))] : []),
      element('p', {}, say('browser.signInText', { host })),
      ...(secure ? [] : [element('p', { class: 'notice' }, say('browser.signInPlain'))]),
      element('label', {}, say('browser.username'), username),
      element('label', {}, say('browser.password'), password),
    ],
    accept: say('browser.signIn'),
    refuse: say('action.cancel'),
    done: accepted => {
      const credentials = accepted ? { username: username.value, password: password.value } : null;
      send({ type: 'sign_in', credentials });
      password.value = '';
    },
  });
}
