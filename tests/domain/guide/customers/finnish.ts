import { customerTable } from './customers.ts';

export const finnish = customerTable(
  `Jäsenen nimi
  Jäsenyyden tila
  Sopimuksen nimi
  Viimeinen voimassaolopäivä
  Jäsenyyden alkamispäivä
  Myöntämispäivä
  Käytettävissä oleva saldo
  Maksamaton summa
  Jäsennumero`,
  { status: 'Voimassa' },
  `Jäsenen nimi näkyy
  Jäsenen nimi on näkyvissä
  Jäsenen nimi näkyy sivulla
  Sivulla näkyy jäsennumero
  Jäsennumero on ilmoitettu
  Jäsennumero löytyy sivulta
  Jäsenen nimi ja jäsennumero näkyvät
  Sivulla on jäsennumero
  Tila: Voimassa
  Tila on Voimassa tai Maksettu
  Tila ei ole Irtisanottu
  Jäsenyys on voimassa
  Jäsenyys ei ole päättynyt
  Sopimus on Comfort Plus
  Sopimuksen nimi on Comfort Plus
  Sopimus on Comfort tai Comfort Plus
  Viimeinen voimassaolopäivä on tulevaisuudessa
  Viimeinen voimassaolopäivä ei ole mennyt
  Jäsenyys ei ole vanhentunut
  Jäsenyys on edelleen voimassa
  Jäsenyys on voimassa vähintään 31.3.2027 asti
  Voimassa vähintään maaliskuuhun 2027
  Viimeinen voimassaolopäivä vuoden 2026 jälkeen
  Viimeinen voimassaolopäivä on aikaisintaan 2027
  Viimeiseen voimassaolopäivään on vähintään 30 päivää
  Jäsenyys on alkanut vähintään 12 kuukautta sitten
  Jäsenyys alkoi yli kaksi vuotta sitten
  Jäsen vähintään 2 vuotta
  Jäsen vuodesta 2020 tai aiemmin
  Jäsenyys alkoi ennen vuotta 2020
  Myöntämispäivä on viimeisten 3 kuukauden ajalta
  Asiakirja on enintään 90 päivää vanha
  Myönnetty viimeisten 30 päivän aikana
  Saldo vähintään 2 000 EUR
  Käytettävissä oleva saldo on yli 2 000 €
  Saldo ei ole alle 1 000 EUR
  Saldo on 1 000–5 000 EUR
  Vähintään 2 000 EUR käytettävissä
  Ei maksamattomia summia
  Ei velkaa
  Maksamaton summa enintään 50 EUR
  Maksamaton summa on 0 EUR
  Jäsenen nimi on Ana Novak
  Nimi: Ana Novak`,
  `Jäsenen nimi ei näy
  Sivulla ei näy jäsennumeroa
  Työnantajan nimi näkyy
  Jäsenen nimi ehkä näkyy
  Tila: Irtisanottu
  Tila ei ole Voimassa
  Jäsenyys on päättynyt
  Sopimus on Comfort
  Viimeinen voimassaolopäivä on menneisyydessä
  Jäsenyys on vanhentunut
  Jäsenyys ei ole enää voimassa
  Voimassa vähintään kesäkuuhun 2027
  Viimeinen voimassaolopäivä vuoden 2027 jälkeen
  Jäsenyys on alkanut vähintään 10 vuotta sitten
  Jäsen vuodesta 2018 tai aiemmin
  Asiakirja on yli 90 päivää vanha
  Myöntämispäivä on viimeisten 10 päivän ajalta
  Saldo vähintään 20 000 EUR
  Saldo vähintään 2 000 USD
  Saldo on alle 2 000 EUR
  Maksamaton summa yli 50 EUR
  Velkaa on
  Jäsenen nimi on Eva Novak`,
);
