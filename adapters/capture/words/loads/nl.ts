import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Deze pagina kon niet worden geopend',
  'load.NO_NAME': 'Er is geen website met de naam {host}.',
  'load.NOT_ALLOWED': '{host} is van hieruit niet bereikbaar: alleen openbare websites zijn dat.',
  'load.BUSY': 'De website opent te veel tegelijk. Wacht even en probeer het opnieuw.',
  'load.REFUSED': '{host} neemt op dit moment geen verbindingen aan.',
  'load.TIMEOUT': '{host} antwoordde niet op tijd.',
  'load.BROKEN': '{host} heeft de verbinding verbroken.',
  'load.EMPTY': '{host} gaf een leeg antwoord.',
  'load.CERTIFICATE':
    '{host} kan niet aantonen dat het deze website is: het certificaat is niet geldig. Er is niets naartoe gestuurd.',
  'load.REDIRECTS': '{host} verwijst in een kring door.',
  'load.SLOW': '{host} heeft al 30 seconden niet geantwoord. Er wordt nog gewacht.',
  'load.OTHER': '{host} kon niet worden bereikt.',
  'load.turnedAway': '{host} weigert deze browser',
  'load.TURNED_AWAY':
    'De website houdt de browser voor een machine of is te vaak bevraagd. Toont ze een controle, dan kunt u die zelf doen; of probeer het later opnieuw.',
  'load.uploadInstead': 'U kunt het document ook vanaf uw eigen apparaat uploaden.',
  'load.secure': 'Versleutelde verbinding',
  'load.plain': 'Niet versleuteld',
};
