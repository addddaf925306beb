import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Telefoon gebruiken',
  'devices.heading': 'Verdergaan met uw telefoon',
  'devices.scan':
    'Richt de camera van uw telefoon op deze code. Wat u tot nu toe hebt vastgelegd blijft, en deze pagina volgt.',
  'devices.picture': 'QR-code met de link hieronder',
  'devices.link': 'Link voor uw telefoon',
  'devices.copy': 'Link kopiëren',
  'devices.once': 'De code werkt één keer, vijf minuten lang; daarna komt er vanzelf een nieuwe.',
  'devices.here': 'Verdergaan op dit apparaat',
  'devices.hereText':
    'Wat u op uw computer begon, gaat hier verder. De computer laat zien hoever u bent en brengt u aan het einde terug.',
  'devices.follows': 'Deze pagina laat zien hoever u bent en gaat verder wanneer u daar klaar bent.',
  'devices.connected': 'Uw andere apparaat is verbonden.',
  'devices.away': 'Uw andere apparaat is niet verbonden. Open de pagina daar opnieuw, of ga hier verder.',
  'devices.lost': 'Het bezoek op uw andere apparaat brak af. Start het daar opnieuw, of ga hier verder.',
  'devices.steps': '{done} van {total} stappen gedaan',
  'devices.takeBack': 'Toch hier verdergaan',
  'devices.onComputer': 'Het gaat verder op uw computer',
  'devices.back': 'U kunt terug naar uw computer.',
  'devices.thisDevice': 'Op dit apparaat doorgaan',
  'asked.heading': 'Iemand wil hiermee op een ander apparaat verdergaan',
  'asked.text':
    'Die persoon heeft de link naar deze pagina. Als u het toestaat, of niet op tijd antwoordt, eindigt uw bezoek hier en wordt wat u vastlegde niet gebruikt.',
  'asked.left': 'Resterende tijd: {seconds} s',
  'asked.refuse': 'Weigeren',
  'asked.allow': 'Toestaan',
  'asking.heading': 'Het wordt gevraagd aan wie dit open heeft',
  'asking.text': 'Die persoon heeft een minuut om te weigeren. Laat deze pagina open; zij gaat vanzelf verder.',
  'asking.bar': 'Wachten op het antwoord',
  'asking.refused': 'Het blijft elders open',
  'asking.refusedText':
    'Wie dit open heeft, gaat daar verder. Er is niets veranderd. Bent u dat zelf, gebruik dan de code die de pagina daar voor uw telefoon biedt.',
};
