import { element } from './dom.ts';
import { showDialog } from './page-dialog.ts';
import type { CaptureNotice, CaptureTexts } from './protocol.ts';
import { documentAddress } from './requests.ts';
import { say } from './say.ts';

/** A website has opened a document: its person may look at it, and keep it as evidence. */
export function showOfferedDocument(
  texts: CaptureTexts,
  { filename, host }: CaptureNotice & { type: 'document_offered' },
  answer: (keep: boolean) => void,
): void {
  const save = element(
    'a',
    { href: documentAddress(), download: filename, class: 'page-dialog-link' },
    say('document.save'),
  );
  showDialog({
    heading: say('document.heading', { host }),
    body: [
      element('p', { class: 'page-words', dir: 'auto' }, filename),
      element('p', {}, say('document.text', { organization: texts.organization })),
      element('p', {}, save),
    ],
    accept: say('document.use'),
    refuse: say('document.leave'),
    done: answer,
  });
}
