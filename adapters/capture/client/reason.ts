import { element } from './dom.ts';
import type { CaptureTexts, Reason } from './protocol.ts';
import { listed, say } from './say.ts';

function sentence(reason: Reason, { organization, startHost }: CaptureTexts): string {
  switch (reason.code) {
    case 'nothingFound':
      return say('reason.nothingFound');
    case 'notAsked':
      return say('reason.notAsked', { organization });
    case 'doubt':
      return say('reason.doubt', { host: startHost });
    case 'missing':
    case 'otherPicture':
    case 'unclear':
    case 'show':
      return say(`reason.${reason.code}`, { fields: listed(reason.fields) });
    case 'ruleMet':
    case 'ruleNotMet':
      return say(`reason.${reason.code}`, { rule: reason.rule });
    case 'shown':
      return say('reason.shown', { values: reason.values.join('; ') });
    case 'said':
      return reason.text;
  }
}

/** Why something was decided; nothing where nobody says. */
export function why(reasons: readonly Reason[], texts: CaptureTexts): HTMLElement | false {
  if (reasons.length === 0) return false;
  const said = reasons.map(reason => element('p', { dir: 'auto' }, sentence(reason, texts)));
  return element('div', { class: 'reason' }, element('h2', {}, say('outcome.why')), ...said);
}
