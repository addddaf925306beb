import type { ThemeColours } from '../../domain/organization/theme.ts';

/** A theme as it is answered. */
export type ThemeView = {
  id: string;
  name: string;
  logo_url: string | null;
  colours: ThemeColours;
  font: string | null;
  created_at: string;
};

export type ThemeDocument = { org_id: string; theme: ThemeView };
