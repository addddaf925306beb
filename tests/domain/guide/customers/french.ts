import { customerTable } from './customers.ts';

export const french = customerTable(
  `Nom de l'adhérent
  Statut de l'adhésion
  Nom de la formule
  Date de fin de l'adhésion
  Date de début de l'adhésion
  Date d'émission
  Solde disponible
  Montant impayé
  Numéro d'adhérent`,
  { status: 'Active' },
  `Le nom de l'adhérent est visible
  Le nom de l'adhérent figure sur la page
  La page indique le numéro d'adhérent
  Numéro d'adhérent visible
  Le numéro d'adhérent est mentionné
  Le numéro d'adhérent apparaît
  Nom de l'adhérent et numéro d'adhérent visibles
  Présence du numéro d'adhérent
  Statut : Active
  Le statut est Active ou Payée
  Le statut n'est pas Résiliée
  L'adhésion est active
  L'adhésion n'est pas suspendue
  La formule est Comfort Plus
  Formule Comfort Plus
  La formule est Comfort ou Comfort Plus
  La date de fin est dans le futur
  La date de fin n'est pas dépassée
  L'adhésion n'est pas expirée
  L'adhésion est en cours de validité
  Adhésion valable au moins jusqu'au 31 mars 2027
  Valable jusqu'en mars 2027 au moins
  Date de fin postérieure à 2026
  Date de fin à partir de 2027
  La date de fin est dans au moins 30 jours
  L'adhésion a commencé il y a au moins 12 mois
  L'adhésion a débuté il y a plus de deux ans
  Adhérent depuis au moins 2 ans
  Adhérent depuis 2020 ou avant
  Date de début antérieure à 2020
  La date d'émission remonte à moins de 3 mois
  Le document date de moins de 90 jours
  Document émis au cours des 30 derniers jours
  Solde d'au moins 2 000 EUR
  Le solde disponible est supérieur à 2 000 €
  Le solde n'est pas inférieur à 1 000 EUR
  Solde compris entre 1 000 et 5 000 EUR
  Au moins 2 000 € de solde disponible
  Aucun impayé
  Il n'y a pas de dette
  Montant impayé de 50 EUR maximum
  Le montant impayé est de 0 EUR
  L'adhérente s'appelle Ana Novak
  Nom : Ana Novak`,
  `Le nom de l'adhérent n'est pas visible
  La page n'indique pas le numéro d'adhérent
  Le nom de l'employeur est visible
  Le nom de l'adhérent est peut-être visible
  Statut : Résiliée
  Le statut n'est pas Active
  L'adhésion est suspendue
  La formule est Comfort
  La date de fin est passée
  L'adhésion est expirée
  L'adhésion n'est plus en cours
  Valable jusqu'en juin 2027 au moins
  Date de fin postérieure à 2027
  L'adhésion a commencé il y a au moins 10 ans
  Adhérent depuis 2018 ou avant
  Le document date de plus de 90 jours
  La date d'émission remonte à moins de 10 jours
  Solde d'au moins 20 000 EUR
  Solde d'au moins 2 000 USD
  Solde inférieur à 2 000 EUR
  Montant impayé de plus de 50 EUR
  Il y a des impayés
  L'adhérente s'appelle Eva Novak`,
);
