import { customerTable } from './customers.ts';

export const czech = customerTable(
  `Jméno člena
  Stav členství
  Název tarifu
  Konec platnosti
  Začátek členství
  Datum vystavení
  Disponibilní zůstatek
  Dlužná částka
  Členské číslo`,
  { status: 'Aktivní' },
  `Jméno člena je uvedeno
  Je vidět jméno člena
  Stránka ukazuje členské číslo
  Na stránce je členské číslo
  Členské číslo je viditelné
  Je uvedeno členské číslo
  Jméno člena a členské číslo jsou uvedeny
  Členské číslo je na stránce
  Stav: Aktivní
  Stav je Aktivní nebo Zaplaceno
  Stav není Zrušeno
  Členství je aktivní
  Členství není pozastaveno
  Tarif je Comfort Plus
  Název tarifu: Comfort Plus
  Tarif je Comfort nebo Comfort Plus
  Konec platnosti je v budoucnosti
  Konec platnosti ještě nenastal
  Členství nevypršelo
  Členství stále platí
  Členství platné alespoň do 31. března 2027
  Platné nejméně do března 2027
  Konec platnosti po roce 2026
  Konec platnosti od roku 2027
  Konec platnosti je nejméně za 30 dní
  Členství začalo nejméně před 12 měsíci
  Členství trvá déle než dva roky
  Člen nejméně 2 roky
  Člen od roku 2020 nebo dříve
  Začátek členství před rokem 2020
  Datum vystavení je z posledních 3 měsíců
  Doklad není starší než 90 dní
  Vystaveno v posledních 30 dnech
  Zůstatek alespoň 2 000 EUR
  Disponibilní zůstatek je vyšší než 2 000 €
  Zůstatek není nižší než 1 000 EUR
  Zůstatek mezi 1 000 a 5 000 EUR
  Nejméně 2 000 EUR disponibilního zůstatku
  Žádná dlužná částka
  Nemá žádné dluhy
  Dlužná částka nejvýše 50 EUR
  Dlužná částka je 0 EUR
  Člen se jmenuje Ana Novak
  Jméno: Ana Novak`,
  `Jméno člena není uvedeno
  Stránka neukazuje členské číslo
  Je vidět jméno zaměstnavatele
  Možná je vidět jméno člena
  Stav: Zrušeno
  Stav není Aktivní
  Členství je pozastaveno
  Tarif je Comfort
  Konec platnosti je v minulosti
  Členství vypršelo
  Členství už neplatí
  Platné nejméně do června 2027
  Konec platnosti po roce 2027
  Členství začalo nejméně před 10 lety
  Člen od roku 2018 nebo dříve
  Doklad je starší než 90 dní
  Datum vystavení je z posledních 10 dnů
  Zůstatek alespoň 20 000 EUR
  Zůstatek alespoň 2 000 USD
  Zůstatek je nižší než 2 000 EUR
  Dlužná částka vyšší než 50 EUR
  Má dluhy
  Člen se jmenuje Eva Novak`,
);
