import type { Context } from 'hono';
import type { PointedText } from '../../application/teaching.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isId } from '../../domain/identifiers.ts';
import { lessonAddress, lessonPage } from './pages/teaching/lesson.ts';
import type { ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

/** The captured page that an address names. */
function pageIn(context: Context): { id: string; evidence: string } {
  const { evidence = '', id = '' } = context.req.param() as Record<string, string>;
  if (isId('web_iq_', id) && isId('web_ev_', evidence)) return { id, evidence };
  throw new DomainError('NOT_FOUND', 'There is no such evidence.');
}

/** What is pointed at; null: nothing is. */
function pointedIn(field: string, text: string): PointedText | null {
  return /^\d{1,6}$/.test(text) ? { field, text: Number(text) } : null;
}

/** Where somebody points at a value, so that it is read by itself from then on. */
export const teachingRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/inquiries/:id/evidence/:evidence/teach',
    who: 'reviewer',
    async handle(context, parts, by) {
      const { evidence, id } = pageIn(context);
      const { field, taught, text = '' } = context.req.query();
      const lesson = await parts.teaching.look(by, id, evidence, pointedIn(field ?? '', text));
      return context.html(lessonPage(parts, by, lesson, { field, taught }));
    },
  },
  {
    method: 'POST',
    path: '/inquiries/:id/evidence/:evidence/teach',
    who: 'reviewer',
    async handle(context, parts, by) {
      const { evidence, id } = pageIn(context);
      const form = await context.req.parseBody();
      const field = textIn(form, 'field');
      const asked = pointedIn(field, textIn(form, 'text'));
      if (asked === null) {
        const lesson = await parts.teaching.look(by, id, evidence, null);
        return context.html(lessonPage(parts, by, lesson, { field, refusal: 'Point at a value first.' }), 400);
      }
      try {
        await parts.teaching.teach(by, id, evidence, asked, textIn(form, 'offer'));
        return context.redirect(`${lessonAddress(id, evidence)}?taught=${encodeURIComponent(field)}`, 303);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
        const lesson = await parts.teaching.look(by, id, evidence, asked);
        return context.html(lessonPage(parts, by, lesson, { refusal: error.message }), 409);
      }
    },
  },
];
