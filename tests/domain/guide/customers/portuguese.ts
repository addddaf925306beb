import { customerTable } from './customers.ts';

export const portuguese = customerTable(
  `Nome do titular
  Situação da assinatura
  Nome do plano
  Data de validade
  Início da assinatura
  Data de emissão
  Saldo disponível
  Valor em atraso
  Número de cliente`,
  { status: 'Ativa' },
  `O nome do titular está visível
  O nome do titular consta da página
  A página mostra o número de cliente
  Número de cliente visível
  Aparece o número de cliente
  O número de cliente é indicado
  Nome do titular e número de cliente visíveis
  Na página consta o número de cliente
  Situação: Ativa
  A situação é Ativa ou Paga
  A situação não é Cancelada
  A assinatura está ativa
  A assinatura não está suspensa
  O plano é Comfort Plus
  Plano Comfort Plus
  O plano é Comfort ou Comfort Plus
  A data de validade é futura
  A validade ainda não passou
  A assinatura não expirou
  A assinatura está em vigor
  Assinatura válida pelo menos até 31 de março de 2027
  Válida até março de 2027, no mínimo
  Validade depois de 2026
  Validade a partir de 2027
  Faltam pelo menos 30 dias para o fim da validade
  A assinatura começou há pelo menos 12 meses
  O início da assinatura foi há mais de dois anos
  Cliente há pelo menos 2 anos
  Cliente desde 2020 ou antes
  Início da assinatura antes de 2020
  A data de emissão é dos últimos 3 meses
  O documento não tem mais de 90 dias
  Emitido nos últimos 30 dias
  Saldo de pelo menos 2.000 EUR
  O saldo disponível é superior a 2.000 €
  O saldo não é inferior a 1.000 EUR
  Saldo entre 1.000 e 5.000 EUR
  Há pelo menos 2.000 € de saldo disponível
  Sem valores em atraso
  Não há dívidas
  Valor em atraso de no máximo 50 EUR
  O valor em atraso é 0 EUR
  A titular chama-se Ana Novak
  Nome: Ana Novak`,
  `O nome do titular não está visível
  A página não mostra o número de cliente
  O nome do empregador está visível
  Talvez apareça o número de cliente
  Situação: Cancelada
  A situação não é Ativa
  A assinatura está suspensa
  O plano é Comfort
  A validade já passou
  A assinatura expirou
  A assinatura já não está em vigor
  Válida até junho de 2027, no mínimo
  Validade depois de 2027
  A assinatura começou há pelo menos 10 anos
  Cliente desde 2018 ou antes
  O documento tem mais de 90 dias
  A data de emissão é dos últimos 10 dias
  Saldo de pelo menos 20.000 EUR
  Saldo de pelo menos 2.000 USD
  O saldo é inferior a 2.000 EUR
  Valor em atraso de mais de 50 EUR
  Há dívidas
  A titular chama-se Eva Novak`,
);
