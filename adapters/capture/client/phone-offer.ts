import { announce } from './announcer.ts';
import { actions } from './card.ts';
import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import { problemOf } from './problem.ts';
import type { CaptureTexts, Handover } from './protocol.ts';
import { offerHandover } from './requests.ts';
import { say } from './say.ts';

/** A new code comes this long before the old one can be used no more, in ms. */
const RENEW_BEFORE_MS = 20_000;
/** A code that could not be had is asked for again after this time, in ms. */
const RETRY_MS = 5_000;

function picture({ picture }: Handover): HTMLElement {
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  return element('img', { class: 'code', src: address, alt: say('devices.picture'), width: '240', height: '240' });
}

function linkToCopy({ link }: Handover): HTMLElement {
  const field = element('input', { type: 'text', readonly: true, dir: 'ltr', value: link, id: 'phone-link' });
  field.addEventListener('focus', () => field.select());
  const copy = button(say('devices.copy'), () => {
    // A page that does not come by https may not write there.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => announce(say('live.copied')),
      () => field.select(),
    );
  });
  const label = element('label', { for: 'phone-link' }, say('devices.link'));
  return element('div', { class: 'link' }, label, field, copy);
}

/** Shows a code by which the phone goes on, and a new one before it ends, until the dialog is closed. */
function open(texts: CaptureTexts, offered: () => void): void {
  const place = element('div', { class: 'phone-code' }, element('progress', { 'aria-label': say('devices.picture') }));
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'phone-heading', class: 'phone-offer' },
    element('h2', { id: 'phone-heading', tabindex: '-1' }, say('devices.heading')),
    element('p', {}, say('devices.scan')),
    place,
    element('p', { class: 'muted' }, say('devices.once')),
    actions(button(say('action.close'), () => dialog.close(), { class: 'secondary' })),
  );
  let timer = 0;
  async function renew(): Promise<void> {
    try {
      const offer = await offerHandover();
      if (!dialog.open) return;
      if (timer === 0) offered();
      place.replaceChildren(picture(offer), linkToCopy(offer));
      timer = setTimeout(renew, offer.seconds * 1000 - RENEW_BEFORE_MS);
    } catch (error) {
      if (!dialog.open) return;
      announce(problemOf(error, texts));
      timer = setTimeout(renew, RETRY_MS);
    }
  }
  dialog.addEventListener('close', () => {
    clearTimeout(timer);
    dialog.remove();
  });
  for (const older of document.querySelectorAll('dialog')) older.remove();
  document.body.append(dialog);
  dialog.showModal();
  void renew();
}

/**
 * Offers to go on with the phone, on screens where one sits at a computer.
 * @param offered called when a code is shown: from then on the phone may start.
 */
export function phoneOffer(texts: CaptureTexts, offered: () => void = () => undefined): HTMLButtonElement {
  return button([icon('phone'), element('span', {}, say('devices.offer'))], () => open(texts, offered), {
    class: 'quiet phone-button',
    title: say('devices.offer'),
    'aria-label': say('devices.offer'),
  });
}
