import type { Context } from 'hono';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { checkTheme, DEFAULT_COLOURS, type Theme } from '../../domain/organization/theme.ts';
import { themeCss } from '../capture/theme-css.ts';
import { themesPage } from './pages/themes.ts';
import { orAgain } from './refused-form.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

type Form = Readonly<Record<string, unknown>>;

/** The theme that a form or an address describes; what it does not say is as it is for everybody. */
function themeIn(form: Form): Omit<Theme, 'theme_id'> {
  const told = (name: string, otherwise: string) => textIn(form, name).trim() || otherwise;
  const { accent, background, text } = DEFAULT_COLOURS;
  const colours = {
    background: told('background', background),
    text: told('text', text),
    accent: told('accent', accent),
  };
  const [logo, font] = [told('logo_url', ''), told('font', '')];
  return { name: told('name', ''), logo_url: logo === '' ? null : logo, colours, font: font === '' ? null : font };
}

/** @throws DomainError when it can be no theme; a name may come later. */
function checked(theme: Omit<Theme, 'theme_id'>): Omit<Theme, 'theme_id'> {
  checkTheme({ ...theme, theme_id: '', name: theme.name === '' ? 'unnamed' : theme.name });
  return theme;
}

async function showThemes(context: Context, parts: ConsoleParts, by: SignedIn, form: Form, refusal?: string) {
  const themes = await parts.themes.list(by.orgId);
  const draft = themeIn(form);
  const page = themesPage(parts, by, { themes, draft, ...(refusal === undefined ? {} : { refusal }) });
  return context.html(page, refusal === undefined ? 200 : 400);
}

/** How the hosted pages of the organization look. */
export const themeRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/themes',
    who: 'operator',
    handle: (context, parts, by) =>
      orAgain(
        () => showThemes(context, parts, by, { ...checked(themeIn(context.req.query())), ...context.req.query() }),
        refusal => showThemes(context, parts, by, {}, refusal),
      ),
  },
  {
    method: 'POST',
    path: '/themes',
    who: 'manager',
    async handle(context, parts, by) {
      const form = await context.req.parseBody();
      return orAgain(
        async () => {
          await parts.themes.create(by.orgId, themeIn(form), `operator:${by.operatorId}`);
          return context.redirect('/console/themes', 303);
        },
        refusal => showThemes(context, parts, by, form, refusal),
      );
    },
  },
  {
    // The colours of a theme that there is, or that somebody tries out, for the part of a page that shows it.
    method: 'GET',
    path: '/look.css',
    who: 'operator',
    handle: context =>
      context.body(themeCss(checked(themeIn(context.req.query())), '.look'), 200, {
        'content-type': 'text/css; charset=utf-8',
      }),
  },
];
