import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Kopiuj',
  'action.paste': 'Wklej',
  'choices.heading': 'Wybierz',
  'choices.several': 'Można wybrać więcej niż jedną pozycję.',
  'choices.more': 'Pozycji jest więcej, niż tu widać. Zamknij to okno i wpisz pierwsze litery.',
  'clipboard.text': 'Tekst',
  'clipboard.offer': 'Witryna skopiowała to dla Ciebie',
  'clipboard.pasteHere': 'Wpisz tutaj to, co chcesz wkleić',
  'clipboard.nothing': 'W witrynie nic nie jest zaznaczone.',
  'clipboard.empty': 'Nie ma tekstu do wklejenia.',
  'clipboard.cut': 'Wycięto',
  'clipboard.copiedPart': 'Skopiowano tylko początek: tekst jest za długi.',
  'clipboard.pastedPart': 'Wklejono tylko pierwsze znaki ({length}): tekst jest za długi.',
  'typing.lost': 'Nie wszystko, co zostało wpisane, dotarło do witryny. Sprawdź i wpisz koniec jeszcze raz.',
};
