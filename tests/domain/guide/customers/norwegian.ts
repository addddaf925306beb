import { customerTable } from './customers.ts';

export const norwegian = customerTable(
  `Medlemmets navn
  Status for medlemskapet
  Navn på abonnementet
  Utløpsdato
  Dato for innmelding
  Utstedelsesdato
  Disponibel saldo
  Utestående beløp
  Medlemsnummer`,
  { status: 'Aktiv' },
  `Medlemmets navn vises
  Medlemmets navn fremgår
  Medlemmets navn står på siden
  Siden viser medlemsnummeret
  Medlemsnummer er oppgitt
  Medlemsnummeret er synlig
  Navn og medlemsnummer vises
  Det fremgår medlemsnummer på siden
  Status: Aktiv
  Status er Aktiv eller Betalt
  Status er ikke Oppsagt
  Medlemskapet er aktivt
  Medlemskapet er ikke utløpt
  Abonnementet er Comfort Plus
  Abonnementet heter Comfort Plus
  Abonnementet er Comfort eller Comfort Plus
  Utløpsdatoen er i fremtiden
  Utløpsdatoen er ikke passert
  Medlemskapet er ikke sperret
  Medlemskapet løper fortsatt
  Medlemskapet gjelder minst til 31. mars 2027
  Gyldig til minst mars 2027
  Utløpsdato etter 2026
  Utløpsdato tidligst 2027
  Utløpsdatoen er minst 30 dager frem i tid
  Innmelding for minst 12 måneder siden
  Medlemmet ble innmeldt for mer enn to år siden
  Medlem i minst 2 år
  Medlem siden 2020 eller tidligere
  Innmelding før 2020
  Utstedelsesdatoen er innenfor de siste 3 månedene
  Dokumentet er ikke eldre enn 90 dager
  Utstedt de siste 30 dagene
  Saldo på minst 2 000 EUR
  Disponibel saldo er over 2 000 €
  Saldoen er ikke under 1 000 EUR
  Saldo mellom 1 000 og 5 000 EUR
  Minst 2 000 EUR i disponibel saldo
  Ingen utestående beløp
  Det er ingen gjeld
  Utestående beløp høyst 50 EUR
  Utestående beløp er 0 EUR
  Medlemmet heter Ana Novak
  Navn: Ana Novak`,
  `Medlemmets navn vises ikke
  Siden viser ikke medlemsnummeret
  Arbeidsgiverens navn vises
  Medlemmets navn vises kanskje
  Status: Oppsagt
  Status er ikke Aktiv
  Medlemskapet er utløpt
  Abonnementet er Comfort
  Utløpsdatoen er passert
  Utløpsdatoen er i fortiden
  Medlemskapet løper ikke lenger
  Gyldig til minst juni 2027
  Utløpsdato etter 2027
  Innmelding for minst 10 år siden
  Medlem siden 2018 eller tidligere
  Dokumentet er eldre enn 90 dager
  Utstedelsesdatoen er innenfor de siste 10 dagene
  Saldo på minst 20 000 EUR
  Saldo på minst 2 000 USD
  Saldoen er under 2 000 EUR
  Utestående beløp over 50 EUR
  Det er gjeld
  Medlemmet heter Eva Novak`,
);
