import { customerTable } from './customers.ts';

export const swedish = customerTable(
  `Medlemmens namn
  Medlemskapets status
  Abonnemangets namn
  Slutdatum för medlemskapet
  När medlemskapet började
  Utfärdandedatum
  Disponibelt saldo
  Obetalt belopp
  Medlemsnummer`,
  { status: 'Aktiv' },
  `Medlemmens namn visas
  Medlemmens namn framgår
  Medlemmens namn syns på sidan
  Sidan visar medlemsnumret
  Medlemsnummer anges
  Medlemsnumret finns på sidan
  Namn och medlemsnummer visas
  Av sidan framgår medlemsnumret
  Status: Aktiv
  Status är Aktiv eller Betald
  Status är inte Uppsagd
  Medlemskapet är aktivt
  Medlemskapet är inte avslutat
  Abonnemanget är Comfort Plus
  Abonnemanget heter Comfort Plus
  Abonnemanget är Comfort eller Comfort Plus
  Slutdatum ligger i framtiden
  Slutdatum har inte passerat
  Medlemskapet har inte gått ut
  Medlemskapet gäller fortfarande
  Medlemskapet gäller minst till 31 mars 2027
  Giltigt till minst mars 2027
  Slutdatum efter 2026
  Slutdatum tidigast 2027
  Slutdatum ligger minst 30 dagar fram i tiden
  Medlemskapet började för minst 12 månader sedan
  Medlemskapet började för mer än två år sedan
  Medlem sedan minst 2 år
  Medlem sedan 2020 eller tidigare
  Medlemskapet började före 2020
  Utfärdandedatum är inom de senaste 3 månaderna
  Dokumentet är inte äldre än 90 dagar
  Utfärdat de senaste 30 dagarna
  Saldo på minst 2 000 EUR
  Disponibelt saldo överstiger 2 000 €
  Saldot är inte lägre än 1 000 EUR
  Saldo mellan 1 000 och 5 000 EUR
  Minst 2 000 EUR i disponibelt saldo
  Inget obetalt belopp
  Inga skulder
  Obetalt belopp högst 50 EUR
  Obetalt belopp är 0 EUR
  Medlemmen heter Ana Novak
  Namn: Ana Novak`,
  `Medlemmens namn visas inte
  Sidan visar inte medlemsnumret
  Arbetsgivarens namn visas
  Medlemmens namn visas kanske
  Status: Uppsagd
  Status är inte Aktiv
  Medlemskapet är avslutat
  Abonnemanget är Comfort
  Slutdatum har passerat
  Medlemskapet har gått ut
  Medlemskapet gäller inte längre
  Giltigt till minst juni 2027
  Slutdatum efter 2027
  Medlemskapet började för minst 10 år sedan
  Medlem sedan 2018 eller tidigare
  Dokumentet är äldre än 90 dagar
  Utfärdandedatum är inom de senaste 10 dagarna
  Saldo på minst 20 000 EUR
  Saldo på minst 2 000 USD
  Saldot är lägre än 2 000 EUR
  Obetalt belopp över 50 EUR
  Det finns skulder
  Medlemmen heter Eva Novak`,
);
