import type { Context } from 'hono';
import type { LessonPlace, PointedText } from '../../application/teaching.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isId } from '../../domain/identifiers.ts';
import { DOCUMENTS } from '../../domain/teaching/site.ts';
import { lessonAddress, lessonPage } from './pages/teaching/lesson.ts';
import type { ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

/** The evidence that an address names, and which of its pages. */
function pageIn(context: Context): { id: string; place: LessonPlace } {
  const { evidence = '', id = '' } = context.req.param() as Record<string, string>;
  const page = context.req.query('page') ?? '1';
  const isPage = /^[1-9]\d{0,3}$/.test(page);
  if (isId('web_iq_', id) && isId('web_ev_', evidence) && isPage) {
    return { id, place: { evidenceId: evidence, page: Number(page) } };
  }
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
      const { id, place } = pageIn(context);
      const { field, taught, text = '' } = context.req.query();
      const lesson = await parts.teaching.look(by, id, place, pointedIn(field ?? '', text));
      return context.html(lessonPage(parts, by, lesson, { field, taught }));
    },
  },
  {
    method: 'POST',
    path: '/inquiries/:id/evidence/:evidence/teach',
    who: 'reviewer',
    async handle(context, parts, by) {
      const { id, place } = pageIn(context);
      const form = await context.req.parseBody();
      const field = textIn(form, 'field');
      const asked = pointedIn(field, textIn(form, 'text'));
      if (asked === null) {
        const lesson = await parts.teaching.look(by, id, place, null);
        return context.html(lessonPage(parts, by, lesson, { field, refusal: 'Point at a value first.' }), 400);
      }
      try {
        const { site } = await parts.teaching.teach(by, id, place, asked, textIn(form, 'offer'));
        const page = site === DOCUMENTS ? { page: String(place.page) } : {};
        const told = new URLSearchParams({ ...page, taught: field });
        return context.redirect(`${lessonAddress(id, place.evidenceId)}?${told}`, 303);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
        const lesson = await parts.teaching.look(by, id, place, asked);
        return context.html(lessonPage(parts, by, lesson, { refusal: error.message }), 409);
      }
    },
  },
];
