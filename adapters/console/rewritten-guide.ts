import type { Context } from 'hono';
import { GuideNotWritten } from '../../application/ports/guide-writer.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { ShownRewritten } from './pages/templates/rewritten.ts';
import type { ConsoleParts } from './route.ts';

/** A form that holds a guide and what it is for. */
type GuideForm = { texts: { acceptance_guide: string; query: string }; fields: Field[] };

/** The form with its guide as a model says it and the fields that this needs, for its author to confirm; or as it was, with the reason. */
export async function rewrittenIn<Form extends GuideForm>(
  form: Form,
  fields: readonly Field[],
  context: Context,
  { guideRewriting }: Pick<ConsoleParts, 'guideRewriting'>,
): Promise<{ form: Form; rewritten?: ShownRewritten; refusal?: string }> {
  const { acceptance_guide: guide, query } = form.texts;
  if (guideRewriting === undefined) return { form, refusal: 'No model is set that could rewrite a guide.' };
  if (guide.trim() === '')
    return { form, refusal: 'There is no guide to rewrite: write in your own words what counts.' };
  if (fields.length === 0) return { form, refusal: 'Name the fields first: each line of the guide is said of one.' };
  try {
    const made = await guideRewriting.rewrite({ guide, query, fields }, context.req.raw.signal);
    const texts = { ...form.texts, acceptance_guide: made.guide };
    const { alone, by, fields: added } = made;
    const needed = [...form.fields, ...added];
    return { form: { ...form, texts, fields: needed }, rewritten: { before: guide, by, alone, fields: added } };
  } catch (error) {
    if (!(error instanceof GuideNotWritten)) throw error;
    return { form, refusal: `The guide was not rewritten. ${error.message}` };
  }
}
