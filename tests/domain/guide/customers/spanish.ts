import { customerTable } from './customers.ts';

export const spanish = customerTable(
  `Nombre del socio
  Estado de la suscripción
  Nombre del plan
  Fecha de vencimiento
  Fecha de alta
  Fecha de emisión
  Saldo disponible
  Importe pendiente
  Número de socio`,
  { status: 'Activa' },
  `El nombre del socio es visible
  El nombre del socio está en la página
  La página muestra el número de socio
  Número de socio visible
  Se ve el número de socio
  Consta el número de socio
  Aparecen el nombre y el número de socio
  En la página figura el número de socio
  Estado: Activa
  El estado es Activa o Pagada
  El estado no es Cancelada
  La suscripción está activa
  La suscripción no está suspendida
  El plan es Comfort Plus
  Plan Comfort Plus
  El plan es Comfort o Comfort Plus
  La fecha de vencimiento es futura
  La fecha de vencimiento no ha pasado
  La suscripción no ha vencido
  La suscripción sigue vigente
  Suscripción válida al menos hasta el 31 de marzo de 2027
  Válida hasta marzo de 2027 como mínimo
  Vencimiento posterior a 2026
  Vencimiento a partir de 2027
  Faltan al menos 30 días para el vencimiento
  El alta fue hace al menos 12 meses
  La suscripción empezó hace más de dos años
  Socio desde hace al menos 2 años
  Socio desde 2020 o antes
  Fecha de alta anterior a 2020
  La fecha de emisión es de los últimos 3 meses
  El documento no tiene más de 90 días
  Emitido en los últimos 30 días
  Saldo de al menos 2.000 EUR
  El saldo disponible supera los 2.000 €
  El saldo no es inferior a 1.000 EUR
  Saldo entre 1.000 y 5.000 EUR
  Hay al menos 2.000 € de saldo disponible
  Sin importes pendientes
  No hay deudas
  Importe pendiente de 50 EUR como máximo
  El importe pendiente es 0 EUR
  La socia se llama Ana Novak
  Nombre: Ana Novak`,
  `El nombre del socio no es visible
  La página no muestra el número de socio
  El nombre del empleador es visible
  Quizá se ve el número de socio
  Estado: Cancelada
  El estado no es Activa
  La suscripción está suspendida
  El plan es Comfort
  La fecha de vencimiento ya pasó
  La suscripción ha vencido
  La suscripción ya no está vigente
  Válida hasta junio de 2027 como mínimo
  Vencimiento posterior a 2027
  El alta fue hace al menos 10 años
  Socio desde 2018 o antes
  El documento tiene más de 90 días
  La fecha de emisión es de los últimos 10 días
  Saldo de al menos 20.000 EUR
  Saldo de al menos 2.000 USD
  El saldo es inferior a 2.000 EUR
  Importe pendiente de más de 50 EUR
  Hay deudas
  La socia se llama Eva Novak`,
);
