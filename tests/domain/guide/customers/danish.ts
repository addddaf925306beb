import { customerTable } from './customers.ts';

export const danish = customerTable(
  `Medlemmets navn
  Status for medlemskabet
  Abonnementets navn
  Udløbsdato
  Dato for indmeldelse
  Udstedelsesdato
  Disponibel saldo
  Skyldigt beløb
  Medlemsnummer`,
  { status: 'Aktiv' },
  `Medlemmets navn vises
  Medlemmets navn fremgår
  Medlemmets navn står på siden
  Siden viser medlemsnummeret
  Medlemsnummer er angivet
  Medlemsnummeret kan ses
  Navn og medlemsnummer vises
  Af siden fremgår medlemsnummeret
  Status: Aktiv
  Status er Aktiv eller Betalt
  Status er ikke Opsagt
  Medlemskabet er aktivt
  Medlemskabet er ikke udløbet
  Abonnementet er Comfort Plus
  Abonnementet hedder Comfort Plus
  Abonnementet er Comfort eller Comfort Plus
  Udløbsdatoen ligger i fremtiden
  Udløbsdatoen er ikke passeret
  Medlemskabet er ikke sat på pause
  Medlemskabet løber stadig
  Medlemskabet gælder mindst til 31. marts 2027
  Gyldigt til mindst marts 2027
  Udløbsdato efter 2026
  Udløbsdato tidligst 2027
  Udløbsdatoen er mindst 30 dage ude i fremtiden
  Indmeldelse for mindst 12 måneder siden
  Medlemmet blev indmeldt for mere end to år siden
  Medlem i mindst 2 år
  Medlem siden 2020 eller tidligere
  Indmeldelse før 2020
  Udstedelsesdatoen ligger inden for de seneste 3 måneder
  Dokumentet er højst 90 dage gammelt
  Udstedt inden for de sidste 30 dage
  Saldo på mindst 2.000 EUR
  Den disponible saldo er over 2.000 €
  Saldoen er ikke under 1.000 EUR
  Saldo mellem 1.000 og 5.000 EUR
  Mindst 2.000 EUR i disponibel saldo
  Intet skyldigt beløb
  Der er ingen gæld
  Skyldigt beløb højst 50 EUR
  Skyldigt beløb er 0 EUR
  Medlemmet hedder Ana Novak
  Navn: Ana Novak`,
  `Medlemmets navn vises ikke
  Siden viser ikke medlemsnummeret
  Arbejdsgiverens navn vises
  Medlemmets navn vises måske
  Status: Opsagt
  Status er ikke Aktiv
  Medlemskabet er udløbet
  Abonnementet er Comfort
  Udløbsdatoen er passeret
  Udløbsdatoen ligger i fortiden
  Medlemskabet løber ikke længere
  Gyldigt til mindst juni 2027
  Udløbsdato efter 2027
  Indmeldelse for mindst 10 år siden
  Medlem siden 2018 eller tidligere
  Dokumentet er over 90 dage gammelt
  Udstedelsesdatoen ligger inden for de seneste 10 dage
  Saldo på mindst 20.000 EUR
  Saldo på mindst 2.000 USD
  Saldoen er under 2.000 EUR
  Skyldigt beløb over 50 EUR
  Der er gæld
  Medlemmet hedder Eva Novak`,
);
