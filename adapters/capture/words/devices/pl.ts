import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Użyj telefonu',
  'devices.heading': 'Kontynuuj na telefonie',
  'devices.scan': 'Skieruj aparat telefonu na ten kod. To, co już zapisano, zostaje, a ta strona pokazuje postęp.',
  'devices.picture': 'Kod QR z linkiem poniżej',
  'devices.link': 'Link na telefon',
  'devices.copy': 'Kopiuj link',
  'devices.once': 'Kod działa raz, przez pięć minut; potem sam pojawia się nowy.',
  'devices.here': 'Kontynuuj na tym urządzeniu',
  'devices.hereText':
    'To, co zaczęto na komputerze, toczy się dalej tutaj. Komputer pokazuje postęp, a na końcu odsyła z powrotem.',
  'devices.follows': 'Ta strona pokazuje postęp i przejdzie dalej, gdy skończysz tam.',
  'devices.connected': 'Drugie urządzenie jest połączone.',
  'devices.away': 'Drugie urządzenie nie jest połączone. Otwórz tam stronę ponownie albo kontynuuj tutaj.',
  'devices.lost': 'Wizyta na drugim urządzeniu została przerwana. Zacznij ją tam ponownie albo kontynuuj tutaj.',
  'devices.steps': 'Wykonane kroki: {done} z {total}',
  'devices.takeBack': 'Kontynuuj jednak tutaj',
  'devices.onComputer': 'Dalszy ciąg jest na komputerze',
  'devices.back': 'Możesz wrócić do komputera.',
  'devices.thisDevice': 'Dalej na tym urządzeniu',
  'asked.heading': 'Ktoś chce kontynuować na innym urządzeniu',
  'asked.text':
    'Ta osoba ma link do tej strony. Jeśli pozwolisz albo nie odpowiesz na czas, wizyta tutaj się skończy, a to, co zapisano, nie zostanie użyte.',
  'asked.left': 'Pozostały czas: {seconds} s',
  'asked.refuse': 'Odmów',
  'asked.allow': 'Pozwól',
  'asking.heading': 'Pytamy osobę, która ma to otwarte',
  'asking.text': 'Ma minutę, aby odmówić. Zostaw tę stronę otwartą; dalej przejdzie sama.',
  'asking.bar': 'Oczekiwanie na odpowiedź',
  'asking.refused': 'Pozostaje otwarte gdzie indziej',
  'asking.refusedText':
    'Osoba, która ma to otwarte, kontynuuje tam. Nic się nie zmieniło. Jeśli to ty, użyj kodu, który tamta strona oferuje dla telefonu.',
};
