import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'De website staat nog open waar u was: u hoeft niet opnieuw in te loggen.',
  'again.kept': 'Wat u hebt vastgelegd, telt weer mee: neem terug wat niet klopt en vul aan wat ontbreekt.',
  'again.here': 'U gaat verder waar u was.',
  'again.fresh': 'De website is opnieuw geopend. Log opnieuw in waar die dat vraagt.',
  'again.mark': 'Van uw vorige poging',
  'again.finishHeading': 'Afronden zonder iets nieuws?',
  'problem.NOTHING_NEW': 'Dit had uw vorige poging al. Leg vast wat ontbreekt, of neem terug wat niet klopt.',
};
