import { customerTable } from './customers.ts';

export const romanian = customerTable(
  `Numele membrului
  Starea abonamentului
  Numele planului
  Data expirării
  Data începerii abonamentului
  Data emiterii
  Sold disponibil
  Sumă restantă
  Numărul de membru`,
  { status: 'Activ' },
  `Numele membrului este vizibil
  Numele membrului apare pe pagină
  Pagina arată numărul de membru
  Numărul de membru este menționat
  Se vede numărul de membru
  Numărul de membru este indicat
  Numele și numărul de membru sunt vizibile
  Pe pagină apare numărul de membru
  Starea: Activ
  Starea este Activ sau Plătit
  Starea nu este Anulat
  Abonamentul este activ
  Abonamentul nu este suspendat
  Planul este Comfort Plus
  Planul se numește Comfort Plus
  Planul este Comfort sau Comfort Plus
  Data expirării este în viitor
  Data expirării nu a trecut
  Abonamentul nu a expirat
  Abonamentul este încă valabil
  Abonament valabil cel puțin până la 31 martie 2027
  Valabil cel puțin până în martie 2027
  Data expirării după 2026
  Data expirării începând cu 2027
  Mai sunt cel puțin 30 de zile până la expirare
  Abonamentul a început acum cel puțin 12 luni
  Abonamentul a început în urmă cu peste doi ani
  Membru de cel puțin 2 ani
  Membru din 2020 sau mai devreme
  Data începerii abonamentului înainte de 2020
  Data emiterii este în ultimele 3 luni
  Documentul nu este mai vechi de 90 de zile
  Emis în ultimele 30 de zile
  Sold de cel puțin 2.000 EUR
  Soldul disponibil depășește 2.000 €
  Soldul nu este sub 1.000 EUR
  Sold între 1.000 și 5.000 EUR
  Cel puțin 2.000 EUR sold disponibil
  Nicio sumă restantă
  Nu există datorii
  Sumă restantă de maximum 50 EUR
  Suma restantă este 0 EUR
  Membrul se numește Ana Novak
  Nume: Ana Novak`,
  `Numele membrului nu este vizibil
  Pagina nu arată numărul de membru
  Numele angajatorului este vizibil
  Poate că se vede numărul de membru
  Starea: Anulat
  Starea nu este Activ
  Abonamentul este suspendat
  Planul este Comfort
  Data expirării este în trecut
  Abonamentul a expirat
  Abonamentul nu mai este valabil
  Valabil cel puțin până în iunie 2027
  Data expirării după 2027
  Abonamentul a început acum cel puțin 10 ani
  Membru din 2018 sau mai devreme
  Documentul este mai vechi de 90 de zile
  Data emiterii este în ultimele 10 zile
  Sold de cel puțin 20.000 EUR
  Sold de cel puțin 2.000 USD
  Soldul este sub 2.000 EUR
  Sumă restantă de peste 50 EUR
  Există datorii
  Membrul se numește Eva Novak`,
);
