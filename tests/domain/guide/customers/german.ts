import { customerTable } from './customers.ts';

export const german = customerTable(
  `Name des Mitglieds
  Status der Mitgliedschaft
  Name des Tarifs
  Ablaufdatum der Mitgliedschaft
  Beginn der Mitgliedschaft
  Ausstellungsdatum
  Verfügbares Guthaben
  Offener Betrag
  Mitgliedsnummer`,
  { status: 'Aktiv' },
  `Der Name des Mitglieds ist zu sehen
  Name des Mitglieds steht auf der Seite
  Die Seite zeigt die Mitgliedsnummer
  Mitgliedsnummer angegeben
  Mitgliedsnummer sichtbar
  Die Mitgliedsnummer wird angezeigt
  Name des Mitglieds und Mitgliedsnummer sind vorhanden
  Auf der Seite ist die Mitgliedsnummer genannt
  Status: Aktiv
  Der Status lautet Aktiv oder Bezahlt
  Status nicht Gekündigt
  Die Mitgliedschaft ist aktiv
  Die Mitgliedschaft ist nicht ausgesetzt
  Tarif ist Comfort Plus
  Der Tarif heißt Comfort Plus
  Tarif Comfort oder Comfort Plus
  Das Ablaufdatum liegt in der Zukunft
  Das Ablaufdatum ist noch nicht erreicht
  Die Mitgliedschaft ist nicht abgelaufen
  Die Mitgliedschaft läuft noch
  Mitgliedschaft gültig bis mindestens 31. März 2027
  Gültig mindestens bis März 2027
  Ablaufdatum nach 2026
  Ablaufdatum ab 2027
  Das Ablaufdatum liegt mindestens 30 Tage in der Zukunft
  Die Mitgliedschaft besteht seit mindestens 12 Monaten
  Die Mitgliedschaft begann vor mehr als zwei Jahren
  Mitglied seit mindestens 2 Jahren
  Mitglied seit 2020 oder früher
  Beginn der Mitgliedschaft vor 2020
  Das Ausstellungsdatum liegt in den letzten 3 Monaten
  Das Dokument ist nicht älter als 90 Tage
  In den letzten 30 Tagen ausgestellt
  Guthaben mindestens 2.000 EUR
  Das verfügbare Guthaben beträgt mehr als 2.000 €
  Guthaben nicht unter 1.000 EUR
  Guthaben zwischen 1.000 und 5.000 EUR
  Ein Guthaben von wenigstens 2.000 EUR
  Keine offenen Beträge
  Es ist nichts offen
  Offener Betrag höchstens 50 EUR
  Offener Betrag ist 0 EUR
  Das Mitglied heißt Ana Novak
  Name: Ana Novak`,
  `Der Name des Mitglieds ist nicht zu sehen
  Die Seite zeigt keine Mitgliedsnummer
  Der Name des Arbeitgebers ist zu sehen
  Der Name des Mitglieds ist vielleicht zu sehen
  Status: Gekündigt
  Status nicht Aktiv
  Die Mitgliedschaft ist ausgesetzt
  Tarif ist Comfort
  Das Ablaufdatum liegt in der Vergangenheit
  Die Mitgliedschaft ist abgelaufen
  Die Mitgliedschaft läuft nicht mehr
  Gültig mindestens bis Juni 2027
  Ablaufdatum nach 2027
  Die Mitgliedschaft besteht seit mindestens 10 Jahren
  Mitglied seit 2018 oder früher
  Das Dokument ist älter als 90 Tage
  Das Ausstellungsdatum liegt in den letzten 10 Tagen
  Guthaben mindestens 20.000 EUR
  Guthaben mindestens 2.000 USD
  Guthaben unter 2.000 EUR
  Offener Betrag mehr als 50 EUR
  Es ist noch etwas offen
  Das Mitglied heißt Eva Novak`,
);
