import { PLAIN_FORMS } from './languages/plain-forms.ts';

/**
 * A line in the fewest words of each language that may have written it, without the line itself: "She must be insured" is "the
 * person is insured". What these say is what the line says.
 */
export function saidPlainly(line: string): string[] {
  const forms = PLAIN_FORMS.map(ofLanguage =>
    ofLanguage.reduce((text, [words, instead]) => text.replace(words, instead).replace(/\s+/gu, ' '), line).trim(),
  );
  return [...new Set(forms)].filter(text => text !== line && text !== '');
}
