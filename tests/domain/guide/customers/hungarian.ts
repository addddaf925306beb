import { customerTable } from './customers.ts';

export const hungarian = customerTable(
  `A tag neve
  A tagság állapota
  A csomag neve
  Érvényesség vége
  A tagság kezdete
  Kiállítás dátuma
  Rendelkezésre álló egyenleg
  Tartozás összege
  Tagsági szám`,
  { status: 'Aktív' },
  `A tag neve látható
  Látszik a tag neve
  Az oldalon szerepel a tagsági szám
  A tagsági szám fel van tüntetve
  A tagsági szám olvasható
  Az oldal mutatja a tagsági számot
  A tag neve és a tagsági szám látható
  A tagsági szám megjelenik az oldalon
  Állapot: Aktív
  Az állapot Aktív vagy Fizetve
  Az állapot nem Törölt
  A tagság aktív
  A tagság nincs felfüggesztve
  A csomag Comfort Plus
  A csomag neve Comfort Plus
  A csomag Comfort vagy Comfort Plus
  Az érvényesség vége a jövőben van
  Az érvényesség vége még nem múlt el
  A tagság nem járt le
  A tagság még érvényes
  A tagság legalább 2027. március 31-ig érvényes
  Érvényes legalább 2027 márciusáig
  Az érvényesség vége 2026 után van
  Az érvényesség vége legkorábban 2027
  Az érvényesség végéig legalább 30 nap van hátra
  A tagság legalább 12 hónapja kezdődött
  A tagság kezdete több mint két éve volt
  Legalább 2 éve tag
  2020 óta vagy régebben tag
  A tagság kezdete 2020 előtt
  A kiállítás dátuma az elmúlt 3 hónapban van
  A dokumentum nem régebbi 90 napnál
  Az elmúlt 30 napban állították ki
  Az egyenleg legalább 2 000 EUR
  A rendelkezésre álló egyenleg több mint 2 000 €
  Az egyenleg nem kevesebb, mint 1 000 EUR
  Az egyenleg 1 000 és 5 000 EUR között van
  Legalább 2 000 EUR rendelkezésre álló egyenleg
  Nincs tartozás
  Nem áll fenn tartozás
  A tartozás összege legfeljebb 50 EUR
  A tartozás összege 0 EUR
  A tag neve Ana Novak
  Név: Ana Novak`,
  `A tag neve nem látható
  Az oldalon nem szerepel a tagsági szám
  A munkáltató neve látható
  Talán látható a tag neve
  Állapot: Törölt
  Az állapot nem Aktív
  A tagság fel van függesztve
  A csomag Comfort
  Az érvényesség vége a múltban van
  A tagság lejárt
  A tagság már nem érvényes
  Érvényes legalább 2027 júniusáig
  Az érvényesség vége 2027 után van
  A tagság legalább 10 éve kezdődött
  2018 óta vagy régebben tag
  A dokumentum régebbi 90 napnál
  A kiállítás dátuma az elmúlt 10 napban van
  Az egyenleg legalább 20 000 EUR
  Az egyenleg legalább 2 000 USD
  Az egyenleg kevesebb, mint 2 000 EUR
  A tartozás összege több mint 50 EUR
  Van tartozás
  A tag neve Eva Novak`,
);
