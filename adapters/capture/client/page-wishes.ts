import { announce } from './announcer.ts';
import { element } from './dom.ts';
import { showDialog } from './page-dialog.ts';
import { problem, problemOf } from './problem.ts';
import type { CaptureNotice, CaptureTexts, ViewerInput } from './protocol.ts';
import { giveFile } from './requests.ts';
import { say } from './say.ts';

/** Of one choice; the remote browser takes no more. */
const MOST_FILES = 10;

/** Asks for a file that the website wants, or several, and gives them to it. */
export function showFileWish(texts: CaptureTexts, host: string, multiple: boolean): void {
  const { organization } = texts;
  const file = element('input', {
    type: 'file',
    'aria-label': say(multiple ? 'browser.filesChoose' : 'browser.fileChoose'),
    multiple,
  });
  const text = multiple
    ? say('browser.filesText', { count: String(MOST_FILES), organization })
    : say('browser.fileText', { organization });
  showDialog({
    heading: say('browser.fileHeading', { host }),
    body: [element('p', {}, text), file],
    accept: say('action.goOn'),
    refuse: say('action.cancel'),
    done: accepted => {
      const chosen = [...(file.files ?? [])];
      if (accepted && chosen.length > 0) void give(texts, chosen);
    },
  });
}

async function give(texts: CaptureTexts, chosen: readonly File[]): Promise<void> {
  if (chosen.length > MOST_FILES) return announce(say('browser.filesMost', { count: String(MOST_FILES) }));
  if (chosen.some(({ size }) => size > texts.maxDocumentBytes)) return announce(problem('TOO_LARGE', texts));
  try {
    for (const [index, file] of chosen.entries()) {
      announce(say('live.uploading', { name: file.name }));
      await giveFile(file, index < chosen.length - 1);
    }
    const [first, ...others] = chosen.map(({ name }) => name);
    announce(
      others.length === 0
        ? say('browser.fileGiven', { name: first ?? '' })
        : say('browser.filesGiven', { names: [first, ...others].join(', ') }),
    );
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
