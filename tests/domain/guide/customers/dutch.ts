import { customerTable } from './customers.ts';

export const dutch = customerTable(
  `Naam van het lid
  Status van het lidmaatschap
  Naam van het abonnement
  Einddatum van het lidmaatschap
  Begindatum van het lidmaatschap
  Datum van afgifte
  Beschikbaar saldo
  Openstaand bedrag
  Lidnummer`,
  { status: 'Actief' },
  `De naam van het lid is zichtbaar
  De naam van het lid staat op de pagina
  De pagina toont het lidnummer
  Lidnummer zichtbaar
  Het lidnummer wordt vermeld
  Het lidnummer is te zien
  Naam van het lid en lidnummer zijn zichtbaar
  Op de pagina staat het lidnummer
  Status: Actief
  De status is Actief of Betaald
  De status is niet Opgezegd
  Het lidmaatschap is actief
  Het lidmaatschap is niet geschorst
  Het abonnement is Comfort Plus
  Abonnement: Comfort Plus
  Het abonnement is Comfort of Comfort Plus
  De einddatum ligt in de toekomst
  De einddatum is nog niet verstreken
  Het lidmaatschap is niet verlopen
  Het lidmaatschap loopt nog
  Lidmaatschap geldig tot minstens 31 maart 2027
  Geldig tot ten minste maart 2027
  Einddatum na 2026
  Einddatum vanaf 2027
  De einddatum ligt minstens 30 dagen in de toekomst
  Het lidmaatschap is minstens 12 maanden geleden begonnen
  Het lidmaatschap begon meer dan twee jaar geleden
  Minstens 2 jaar lid
  Lid sinds 2020 of eerder
  Begindatum voor 2020
  De datum van afgifte ligt in de afgelopen 3 maanden
  Het document is niet ouder dan 90 dagen
  Afgegeven in de laatste 30 dagen
  Saldo van minstens 2.000 EUR
  Het beschikbare saldo is hoger dan 2.000 €
  Het saldo is niet lager dan 1.000 EUR
  Saldo tussen 1.000 en 5.000 EUR
  Minimaal € 2.000 beschikbaar saldo
  Geen openstaand bedrag
  Er staat niets open
  Openstaand bedrag maximaal 50 EUR
  Het openstaande bedrag is 0 EUR
  Het lid heet Ana Novak
  Naam: Ana Novak`,
  `De naam van het lid is niet zichtbaar
  De pagina toont het lidnummer niet
  De naam van de werkgever is zichtbaar
  Misschien is het lidnummer te zien
  Status: Opgezegd
  De status is niet Actief
  Het lidmaatschap is geschorst
  Het abonnement is Comfort
  De einddatum ligt in het verleden
  Het lidmaatschap is verlopen
  Het lidmaatschap loopt niet meer
  Geldig tot ten minste juni 2027
  Einddatum na 2027
  Het lidmaatschap is minstens 10 jaar geleden begonnen
  Lid sinds 2018 of eerder
  Het document is ouder dan 90 dagen
  De datum van afgifte ligt in de afgelopen 10 dagen
  Saldo van minstens 20.000 EUR
  Saldo van minstens 2.000 USD
  Het saldo is lager dan 2.000 EUR
  Openstaand bedrag van meer dan 50 EUR
  Er staat iets open
  Het lid heet Eva Novak`,
);
