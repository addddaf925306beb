import type { Markup } from './markup.ts';

/** A section of the guide before the routes: a title, prose, and code beside it. */
export type Guide = { id: string; title: string; told: Markup; shown: Markup | '' };
