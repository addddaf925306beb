import { announce } from './announcer.ts';
import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureTexts } from './protocol.ts';
import { listed, say } from './say.ts';

/** What stands in the place of the website while it is at a page that is not shown, with the way back. */
export type Outside = {
  root: HTMLElement;
  /** @param host of that page; null: there is none. */
  show(host: string | null): void;
};

export function createOutside({ organization, allowedDomains }: CaptureTexts, goBack: () => void): Outside {
  const heading = element('h2', { class: 'outside-heading', tabindex: '-1' }, say('outside.heading'));
  const text = element('p', {});
  const root = element(
    'section',
    { class: 'outside', hidden: true },
    heading,
    text,
    element('p', { class: 'muted' }, say('outside.advice')),
    actions(button(say('action.back'), goBack, { class: 'primary' })),
  );
  return {
    root,
    show(host) {
      root.hidden = host === null;
      if (host === null) return;
      const domains = listed(allowedDomains ?? [], 'disjunction');
      text.textContent = say('outside.text', { host, organization, domains });
      heading.focus({ preventScroll: true });
      announce(`${heading.textContent}. ${text.textContent}`, 'spoken');
    },
  };
}
