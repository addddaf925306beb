import { checkGuide } from '../../../domain/guide/check-guide.ts';
import { checkedGuideText, undecidedOf } from '../checked-guide.ts';
import type { CommandAlone } from '../command.ts';
import { GUIDE_INPUT, guideIn } from '../guide-input.ts';

/** Tells line by line how a guide is understood; 1 when something in it is left to a person or a model. */
export const guideCheck: CommandAlone = {
  name: 'guide check',
  summary: 'Tell how an acceptance guide is understood, and what a person or a model must decide',
  ...GUIDE_INPUT,
  async runAlone(input) {
    const { guide, fields, query } = await guideIn(input);
    const conditions = checkGuide(guide, fields, query);
    const undecided = undecidedOf(conditions);
    return {
      json: { conditions, undecided, fields: fields.map(field => field.name) },
      text: checkedGuideText(conditions),
      ...(conditions.length === 0 || undecided > 0 ? { exitCode: 1 as const } : {}),
    };
  },
};
