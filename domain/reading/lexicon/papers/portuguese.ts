import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const portuguesePapers: Forms = {
  name: 'denominação social, nome empresarial, nome fantasia, nome do titular, nome ou razão social, nome da empresa, nome razão social, nome civil, nome social, nome e morada, nome da pessoa, identificação do titular, nome completo do titular, identificação titular',
  student: 'formanda, diplomado',
  employee: 'colaboradora',
  manager:
    'administrador, sócio administrador, gerente, representante legal, responsável legal, diretor, diretora, gestora, chefia, superior hierárquico, supervisor, encarregado, chefe imediato, responsável pela unidade, chefe direto, chefia direta, chefe, superior hierárquico direto, tesoureiro, tesoureira, secretário, secretária',
  type: 'regime de contratação, natureza jurídica, vínculo, natureza do contrato, código e descrição da natureza jurídica, espécie de documento, forma jurídica, natureza, tipo de sociedade, natureza do bem, tipo jurídico, gênero do documento, forma de contrato, tipo societário, contrato sem termo, contrato a termo, contrato a termo certo, regime de bens, porte da empresa, mobilado, mobiliado, espécie doc, espécie do benefício, aceite, regime contratação, espécie documento, gênero documento, forma contrato, regime bens, porte empresa, espécie benefício',
  paid: 'valor recebido, quantia recebida, quitado, valor já pago, liquidado, liquidada, montante pago, total já pago, valor quitado, recebemos, pagamento efetuado',
  pay: 'salário base, remuneração base, vencimento mensal, vencimentos, salário contratual, retribuição, retribuição base, salários, ordenado base, proventos, remunerações, vencimento ilíquido',
  city: 'concelho, local de emissão, freguesia, município de residência, cidade de residência, concelho e freguesia, praça de pagamento, comarca do imóvel, localidade postal, bairro, uf, distrito, município uf, cidade uf, praça, província, local emissão, comarca imóvel',
  given: 'nomes próprios, prenome, outros nomes, nome do meio, segundo nome, nomes, nome meio',
  family: 'apelidos, nome de família, sobrenomes, nome família',
  landlord: 'senhoria, locadora, arrendador, proprietário senhorio, locador do imóvel, proprietário imóvel',
  tenant: 'arrendatária, locatária, inquilinos, locatário do imóvel, caseiro',
  borrower:
    'devedor, devedora, mutuária, mutuários, financiado, financiada, tomador do crédito, titular do crédito, titular do empréstimo, devedor principal, proponente do financiamento, devedores, tomador empréstimo, tomador crédito, titular crédito, titular empréstimo, proponente financiamento',
  beneficiary:
    'beneficiários, favorecida, beneficiário final, nome do beneficiário, donatário, herdeiro, pensionista, cedente do boleto, cedente boleto',
  insured: 'segurados, segurado principal, pessoas seguras, nome do segurado, beneficiário titular do plano',
  member: 'sócios inscritos, filiado, filiada, cooperado, leitor, leitora, membros, associados, federado',
  passenger: 'passageiros, nome do passageiro, viajante, viajantes, nome do viajante',
  guest: 'hóspedes, nome do hóspede, hóspede principal',
  recipient: 'destinatária, consignatário, nome do destinatário, entregar a, enviar para, recebedor, destinatários',
  sender: 'expedidor, nome do remetente, enviado por, expedidora, consignador',
  contact: 'pessoa de contacto, pessoa de contato, gestor de cliente, gestor de conta, o seu gestor, nome do contato',
  doctor:
    'médica, médico prescritor, prescritor, médico assistente, veterinário, veterinária, dentista, médico responsável, médico solicitante, doutora, médico veterinário, profissional de saúde, médico de família, médico requisitante, prescrito por, especialista, médico família, médico assistente hospitalar, requisitante, profissional saúde',
  employer:
    'entidade contratante, razão social do empregador, nome da entidade empregadora, estabelecimento empregador, companhia empregadora',
  insurer:
    'companhia de seguros, empresa de seguros, operadora do plano, segurador, operadora de saúde, seguradora emissora, operadora do plano de saúde, plano de saúde, registro ans, seguradora contratada, companhia seguros, empresa seguros, operadora plano, operadora saúde, operadora plano saúde, plano saúde',
  bank: 'instituição bancária, banco emissor, banco destino, nome do banco, banco de destino',
  account: 'conta corrente, conta bancária, conta à ordem, nº da conta, conta de depósito',
  membership: 'adesões, cartão de sócio, quota associativa, cartão sócio',
  subscription: 'subscrições, assinaturas, plano de assinatura',
  contract: 'contratos, convénio, convênio, nº do contrato, contratação',
  policy: 'seguros, nº da apólice, apólice nº, endosso',
  card: 'cartões, cartão de leitor, cartão de saúde, carteirinha',
  invoice:
    'recibo, recibos, faturas, conta de luz, conta de água, extratos, nota de honorários, cupom fiscal, nfe, demonstrativo, holerite, contracheque, conta luz, conta água',
  order:
    'pedidos, nº da encomenda, ordem de compra, compras, ordem de serviço, ordem reparação, ordem serviço nº, ordem serviço, proposta, proposta nº',
  booking: 'reservas, reservado, confirmação de reserva, nº da reserva, código da reserva',
  ticket:
    'bilhete eletrónico, bilhete eletrônico, passagem aérea, título de transporte, bilhetes, passagens, ingressos, título transporte, passe, passe mensal, assinatura mensal do passe',
  delivery: 'entregue, entregas, guia de remessa, guia de transporte, expedição de encomenda',
  parcel:
    'encomenda postal, número de seguimento, código de rastreio, código de rastreamento, remessa, número do objeto, código do objeto, rastreamento do objeto, número seguimento, número objeto, código objeto',
  licence:
    'autorização, título de condução, permissão, cédula profissional, cartão de residência, título de residência, licença profissional, alvarás, categoria b, carta nº, carteira nacional de habilitação, licença de condução, licença de conduzir, permissão para dirigir, visto, visto de residência, carta de caçador, licença de pesca, licença de construção, alvará de funcionamento, licença de funcionamento, alvará sanitário, porte de arma, dístico de residente, cartão de estacionamento, licença federativa, registro profissional, carteira profissional, acc, licença de obra, licença desportiva, crv, crlv, licenciamento anual, cartão de armador, carta de marinheiro, carteira motorista, carta condução, título condução, cartão residência, título residência, carta caçador, porte arma, dístico residente, cartão estacionamento, cartão armador, carta marinheiro',
  registration:
    'inscrição, matriculado, registado, registada, registrado, registrada, inscrito no registo, registro geral, averbação, cadastro imobiliário, 1ª matrícula, primeira matrícula, data da primeira matrícula, b data da primeira matrícula, data de primeira matrícula, data da 1ª matrícula, primeiro registo, primeiro registro, primeiro emplacamento, data do primeiro emplacamento, data de matrícula, data da matrícula inicial, data do primeiro registo, descrição na conservatória, descrição na conservatória do registo predial, nipc, cnpj, nirc, nire, nº de registo comercial, registo comercial, nº de matrícula comercial, conservatória do registo comercial, data do registo comercial, inscrito em, registada em, registado em, registrado em, registrada em, averbamento, apresentação, termo de registo, registo civil, assento nº, código certidão permanente, código de acesso à certidão, renavam, código renavam, crv, licenciamento, registro ans, nº renavam, licenciado em, data matrícula, data matrícula inicial, código acesso à certidão',
  certificate: 'diploma, comprovativo, declaração, laudo, certidão permanente, certidões, certificados',
  meter:
    'nº do contador, nº contador, nº do medidor, hidrômetro, hidrómetro, contador nº, nº medidor, nº do hidrômetro, relógio medidor',
  electricity: 'elétrica, eletricidade ativa',
  gas: 'gás natural, gás canalizado',
  water: 'saneamento, esgoto, abastecimento de água',
  loan: 'crédito pessoal, empréstimos, financiamento imobiliário, mútuo, hipoteca, empréstimo pessoal, financiamentos, empréstimo consignado, contrato de crédito, consignação, valor liberado, proposta',
  savings: 'caderneta de poupança, depósito a prazo, poupanças',
  portfolio: 'carteira de investimentos',
  tenancy: 'contrato de arrendamento, contrato de locação, contrato de aluguel, arrendamento habitacional',
  exam: 'exames, provas, avaliação escrita, época de exame, teste, concurso',
  service:
    'serviços, prestação de serviço, tipo de serviço, fornecimento, atendimento, lixo, resíduos, resíduos sólidos, resíduos urbanos, rsu, taxa de lixo, coleta de lixo, recolha de lixo, gestão de resíduos, resíduos sólidos urbanos, limpeza, limpeza urbana, iluminação pública, manutenção, reparação, conserto, serviço prestado, serviço contratado, serviços contratados, televisão, banda larga, refeições, cantina, prolongamento de horário, transporte escolar, internet fixa, fibra, aquecimento, fibra ótica, linha fixa, chamadas, sms, aquecimento central, recolha, obra, televisão por cabo, estacionamento, refeição, prolongamento horário',
  payment:
    'pagamentos, transferência, débito direto, recebimento, liquidação, quitação, pix, multibanco, dados multibanco, mb way, boleto bancário, débito automático, cobranças, débitos diretos, depósitos, movimento, movimentos, lançamento, lançamentos, parcelamento, data valor, data de valor',
  employment: 'contrato de trabalho, relação de trabalho, vínculo empregatício, contratação laboral, vínculo laboral',
  pension: 'aposentadorias, pensões, reforma antecipada, benefício, prestação social',
  claim: 'sinistros, participação de sinistro, reclamação, nº do sinistro, processo de sinistro, data acidente',
  application:
    'pedido de, requerimento, candidatura, solicitação, requerimentos, solicitações, inscrição no concurso, pedido nº',
  prescription: 'receita médica, prescrição, receitas, guia de tratamento, guia tratamento',
  appointment: 'agendamento, consulta médica, consulta marcada, consultas, atendimento agendado',
  vaccination: 'vacinas, imunização, imunizações, vacinado, vacinada, vacinado contra',
  enrolment: 'inscrição no curso, rematrícula, matriculado em, matriculada em, inscrições',
  notice:
    'aviso de denúncia, aviso, oposição à renovação, aviso de não renovação, aviso não renovação, denúncia, pré aviso, carta de denúncia',
  event:
    'eventos, jogo, peça de teatro, partida de futebol, congresso, show, nome do evento, acidente, assembleia, próxima assembleia, assembleia geral, casamento, audiência, abertura de portas, sessão de cinema, espetáculos, sorteio, peça teatro, partida futebol, abertura portas, sessão cinema, defesa, defesa da tese, defesa de tese',
  document: 'tipo de documento, documento de identificação, documentação, documentos',
  iban: 'nib iban',
  bic: 'bic swift, swift, código bic',
  plate:
    'matrícula da viatura nº, a matrícula, matrícula do automóvel, nº de matrícula do veículo, placa mercosul, nº da matrícula do veículo, matrícula',
  seat: 'lugares, nº do lugar, assento nº, lugar nº, poltrona nº, lugar marcado, fila e lugar, cadeira',
  room: 'quarto nº, sala de aula, tipo de quarto, acomodação, leito, cama, enfermaria',
  gate: 'porta de embarque, portão de embarque, porta embarque',
  zone: 'zona tarifária, coroa tarifária, zonas válidas, coroas',
  plan: 'tarifa contratada, plano contratado, pacote contratado, opção tarifária, ciclo horário, opção horária, plano tarifário, tarifa social, modalidade tarifária, produto contratado, modalidade contratada, bandeira tarifária, acomodação, velocidade contratada, velocidade, internet contratada',
  level: 'grau de escolaridade, escalão, patamar, faixa, nível alcançado, nível de fidelidade, grau escolaridade',
  group: 'turma, secção, seção, grupo e turma',
  licenceClass:
    'categorias, categoria da habilitação, cat hab, categoria de carta, categoria cnh, categoria b, categoria de habilitação, classes de veículos, cat habilitação, categorias habilitadas, classe da carta, categoria hab, habilitado nas categorias, categoria habilitação, categoria carta, classes veículos, classe carta',
  faculty: 'instituto superior, unidade orgânica de ensino, escola superior, unidade orgânica ensino',
  club: 'associação desportiva, federação, clube desportivo, comissão, liga, centro desportivo',
  hospital:
    'laboratório, centro de saúde, consultório, centro médico, unidade básica de saúde, centro hospitalar, clínica médica, local de vacinação, unidade de atendimento, policlínica, unidade saúde, posto saúde, centro saúde, unidade básica saúde, local vacinação, unidade atendimento',
  library: 'biblioteca municipal',
  shop: 'ponto de venda, estabelecimento comercial, lojista, comércio, ponto venda, caixa',
  department:
    'divisão, direção, secção administrativa, serviço responsável, área funcional, gabinete, diretoria, gerência regional, lotação',
  season: 'época desportiva',
  position:
    'posto de trabalho, função exercida, qualidade, cargo ocupado, atividade profissional, cargo função, funções, emprego ocupado, posição na empresa, posto trabalho',
  street: 'avenida, logradouro, nome da rua, arruamento, travessa, rua avenida',
  postcode: 'cp, código postal e localidade, cód postal',
  country: 'país de residência, país emissor, país de destino, país de emissão',
  nationality: 'cidadania, país de nacionalidade',
  birthplace:
    'local e data de nascimento, cidade de nascimento, natural de, nascido na freguesia, concelho de nascimento, país de nascimento, natural da freguesia de, lugar de nascimento, município de nascimento, local nascimento, local e data nascimento, cidade nascimento, concelho nascimento, país nascimento, natural freguesia de, lugar nascimento, município nascimento',
  origin:
    'cidade de origem, estação de origem, aeroporto de origem, local de partida, local de origem, estação de partida, aeroporto de partida, terminal de origem, partida de, procedência, porto de partida, de onde, local partida, estação partida, aeroporto partida, porto partida',
  destination:
    'cidade de destino, estação de destino, aeroporto de destino, local de destino, aeroporto de chegada, terminal de destino, estação de chegada, local de chegada, local de entrega, para onde, porto de chegada, aeroporto chegada, estação chegada, local chegada, local entrega, porto chegada',
  email: 'endereço eletrónico, endereço eletrônico, endereço de e-mail, endereço de email, mail, correio electrónico',
  phone:
    'telefone de contato, telefone de contacto, telemóvel de contacto, nº de telefone, fone, telefone celular, telefone fixo, telefones, nº de telemóvel, whatsapp, telef',
  website: 'site oficial, página web, página de internet, sítio web, página internet',
  username: 'nome de exibição, apelido de usuário, login, nome exibição',
  gender: 'sexo do animal, gênero da pessoa',
  language: 'idioma preferencial, língua materna, língua de ensino, idioma de correspondência',
  currency: 'tipo de moeda, moedas',
  method:
    'modo de pagamento, meios de pagamento, modalidade de pagamento, condição de pagamento, condições de pagamento, pago com, pago por, forma de cobrança, tipo de pagamento, forma pagamento, meio pagamento, modo pagamento, meios pagamento, modalidade pagamento, condição pagamento, condições pagamento, forma cobrança, tipo pagamento',
  frequency: 'fracionamento, forma de fracionamento, fraccionamento',
  date: 'quando, data da realização',
  cancelledOn:
    'anulado em, rescindido em, baixa, dissolução, resolvido em, encerramento, encerrado em, cancelamento gratuito',
  lastVisit:
    'última entrada, última sessão, último ingresso, data ult visita, data última visita, último empréstimo, última atividade, última consulta',
  updated: 'última alteração, modificado em, alterado em, atualização',
  birth:
    'nascimento, data de nascimento, nascido em, aniversário, dt nascimento, data e local de nascimento, nasc, nascido, nascida, dt nasc',
  departure:
    'partida, ida, saída, data de saída, data da viagem, data de viagem, data de partida, embarque, partida prevista, saída prevista, dia da viagem, data viagem, data partida, dia viagem',
  arrival:
    'chegada, previsão de entrega, entrega prevista, data de entrada, chegada prevista, data de chegada, hora prevista de chegada, previsão de chegada, previsão entrega, data entrada, data chegada',
  time: 'horas de abertura, a que horas, hora marcada, hora de início, faixa horária, horas abertura',
  age: 'idade do paciente, anos de idade',
  capital:
    'capital social, capital realizado, capital subscrito, capital integralizado, capital da empresa, valor do capital',
  balance:
    'saldo, saldo final, novo saldo, saldo credor, saldo positivo, saldo contabilístico, dinheiro em conta, saldo atual, saldo à ordem, saldo total, saldo contábil, saldo anterior, saldo inicial, saldo de abertura, saldo do mês anterior, saldo inicial do período, saldo transitado, saldo de fecho, saldo de fechamento, saldo contabilístico final, saldo a transitar, saldo de viagens, carregamento, saldo do passe',
  overdue:
    'em atraso, atrasados, atrasado, vencida, vencido, vencidas, vencidos, prestações em atraso, prestações vencidas, atraso, em mora, inadimplência, em incumprimento, quotas em atraso',
  fee: 'cota condominial, custos de envio, portes de envio, frete, comissões, emolumentos, custas, propina, propinas, condomínio mensal, taxas, tarifa bancária, encargos, despesas, despesas de manutenção, honorários, taxa condominial, anuidades, custo de envio, quotas mensais, resíduos sólidos, resíduos urbanos, taxa de lixo, rsu, tarifa de resíduos, tarifa fixa, tarifa de disponibilidade, quota de disponibilidade, contribuição audiovisual, cav, taxa de gestão de resíduos, trh, tgr, joia, quotas de condomínio, mensalidade escolar, taxa de manutenção, taxa turística, taxa municipal turística, taxa de justiça, taxa de desembaraço, despesas de cobrança postal, despesas administrativas, comissão de gestão, comissão de manutenção, comissão de processamento, cesta de serviços, pacote de serviços, tarifas, tarifa de manutenção, cosip, contribuição de iluminação pública, portagem, portagens, pedágio, direitos aduaneiros, laudêmio, honorários de mediação, valor da inscrição, portes, custos, donativo, valor do donativo, valor da doação, doação, quota extra, quota extraordinária, termo fixo, parte fixa, tarifa variável, taxa dgeg, iec, imposto especial de consumo, aluguer de contador, mão de obra, pequeno almoço, café da manhã, alimentação escolar, licenciamento, taxa de licenciamento, seguro obrigatório, dpvat, custo envio, tarifa resíduos, tarifa disponibilidade, quotas condomínio, cesta serviços, pacote serviços, tarifa manutenção, contribuição iluminação pública, valor inscrição, imposto especial consumo, aluguer contador, mão obra, café manhã, taxa extra, rateio, franquia postal, consignação',
  premium:
    'prémio, prêmio, prémio total, prémio comercial, prêmio total, valor do prémio, valor do seguro, custo do seguro, prémio total anual, preço total do seguro, prémio a pagar, valor seguro, custo seguro, preço total seguro',
  income:
    'rendimento, renda familiar, rendimentos, renda bruta, renda per capita, rendimento do agregado, renda mensal, renda mensal bruta, renda mensal líquida, renda anual, renda declarada, rendimento coletável anual, rendimentos auferidos, renda comprovada, renda total, rendimento do agregado familiar, rendimento per capita, renda mensal familiar, proventos mensais, rendimentos isentos, quanto ganho, renda mensal inicial, rmi',
  rent: 'aluguel, aluguer, valor da renda, valor do aluguel, renda contratada, valor da locação, renda mensal do imóvel, renda habitacional, renda mensal, renda do mês, renda base, renda apoiada, valor do arrendamento, aluguel do mês, aluguéis, rendas, arrendamento mensal, valor locação, valor arrendamento',
  tax: 'icms, iss, iptu, ipva, imi, imt, valor do imposto, imposto devido, total de impostos, montante iva, valor iva, impostos, imposto do selo, coleta líquida, iva 23, valor do iva, imposto a pagar, imposto de renda, iuc, total iva, iss retido, taxa dgeg, iec, coleta, pis cofins, cofins, iof, tributos, pis, cota única, parcela única',
  discount:
    'desconto, abatimento comercial, promoção, cupom de desconto, descontos comerciais, desconto comercial, bonificação, desconto aplicado',
  deposit:
    'caução, depósito, sinal, entrada inicial, garantia locatícia, depósito de garantia, adiantamento, valor de entrada, depósito caução, pagamento inicial, valor da entrada, valor entrada',
  limit:
    'limite, cheque especial, limite do cheque especial, plafond, descoberto autorizado, limite de descoberto, limite total, limite de saque, teto, facilidade de descoberto',
  coverage:
    'cobertura, capital seguro, importância segurada, coberturas, valor segurado, garantias, riscos cobertos, capitais seguros, limite de indemnização, limite máximo de indenização, lmi, coberturas contratadas, importâncias seguradas, capital garantido, limite de indenização, valor da cobertura, limite indemnização, limite máximo indenização, limite indenização',
  deductible: 'valor da franquia, franquias, franquia aplicável',
  refund:
    'reembolso, estorno, valor a devolver, valor reembolsado, devolução, restituição, reembolsos, valor do reembolso, valor a restituir, imposto a restituir, montante reembolsado',
  fine: 'infração, valor da multa, contraordenação, multas, valor da coima, penalidades',
  interest:
    'juros, juro, taxa de juro, taxa de juros, taeg, tan, taxa anual, tanb, tae, euribor, spread, taxa nominal, taxa fixa, taxa anual nominal, taxa efetiva, taxa mensal, taxa anual efetiva, custo efetivo total, rentabilidade, índice de reajuste, reajuste, cet, mtic, taxa de rendibilidade, taxa rendibilidade',
  percent: 'por cento, incapacidade, taxa de iva, alíquota, grau de incapacidade, taxa de presença',
  points: 'saldo de pontos, pontos acumulados, pontos ganhos',
  data: 'gigas, gb incluídos, franquia de dados, gb restantes',
  power:
    'potência, potência contratada, demanda contratada, potência fiscal, cavalos, potência máxima kw, potência em kva, potência útil, potência tomada',
  area: 'área, área útil, área bruta privativa, área privativa, área total, área construída, área coberta, superfície, área bruta dependente, área bruta de construção, área total do terreno, área descoberta, metros quadrados, área de implantação, área privativa total, área comum, área total construída, área habitável, superfície total',
  quantity:
    'quantidade, qtd, qtde, quantos, quantas, número de pessoas, número de passageiros, nº de pessoas, nº de passageiros, nº de hóspedes, número de hóspedes, volumes, número de exemplares, nº de volumes, número de artigos, número de filhos, embalagens, nº de embalagens, adultos, nº de elementos do agregado, elementos do agregado, agregado familiar, composição familiar, composição do agregado, nº de trabalhadores, lotação, capacidade, nº de ups, número de dependentes, nº de dependentes, nº de pessoas do agregado, prestações restantes, parcelas restantes, nº de parcelas, total de parcelas, nº de prestações, parcelas pagas, cópias, número de sócios, nº de lugares, lotação máxima, número pessoas, número passageiros, nº pessoas, nº passageiros, nº hóspedes, número hóspedes, número exemplares, número artigos, número filhos, nº elementos agregado, elementos agregado, composição agregado, nº trabalhadores, nº ups, número dependentes, nº dependentes, nº pessoas agregado, nº parcelas, total parcelas, nº prestações, número sócios, nº lugares, tentativas, nº de tentativas, eixos',
  visits: 'acessos, entradas restantes, visitas, frequências, aulas restantes',
  credits: 'ects, créditos ects, créditos obtidos, créditos cursados',
  due: 'vencimento, data de vencimento, vence, vence em, data do vencimento, pague até, pagar antes de, pagável até, data limite para pagamento, limite de pagamento, prazo de pagamento, pagamento até ao dia, último dia para pagar, data de devolução, devolver até, data de pagamento, débito em conta em, pagamento a efetuar até, data do débito, a pagar até, data limite pagamento, data prevista de devolução, vcto, dt vencimento, vencimento em, prazo de devolução, pagar até ao dia, data vencimento, entregar até, comunique a leitura até, pague antes de, pagamento antes de, data lim pagamento, data limite pag, limite pagamento, venc, vence a, vencimento a, data débito, será debitado em, débito a, débito em, débito no dia, cobrança em, será cobrado em, a debitar em, data da cobrança, data de cobrança, devolver a, devolver em, a devolver até, entrega até, devolução até, data para devolução, data limite de devolução, devolução prevista, previsto para devolução, prazo para pagamento, prazo de entrega de trabalho, pagamento voluntário até, quando pagar, até quando pagar, pagável em, pagar em, a pagar em, a liquidar até, liquidar até, pagar no dia, último dia de pagamento, regularizar até, data limite de candidatura, data limite de entrega, entregar antes de, inscrições até, prazo de inscrição, data limite de inscrição, responder até, prazo para resposta, vencimento fatura, vencimento pagamento, vencimento do pagamento, data vencimento fatura, vencimento boleto, data de vencimento da fatura, vencimento do recibo, prazo resposta, prazo pagamento, data devolução, data pagamento, data prevista devolução, prazo devolução, data cobrança, prazo entrega trabalho, último dia pagamento, prazo inscrição',
  pending: 'pendentes, em análise, em processamento, a confirmar, por processar, em tramitação, agendado',
  available: 'saldo livre',
  current: 'corrente, em curso, atuais, vigente, do mês, em vigor',
  next: 'próximos, próximas, seguinte, seguintes, próx, que vem, comunique a leitura até, próxima assembleia',
  last: 'últimos, últimas, mais recente, passado, mais recentes',
  former: 'antigo, antiga, prévio, prévia, anteriores',
  upcoming: 'futuros, futuras, novos, por vir',
  first:
    'primeiro, primeira, primeiros, 1º, 1ª matrícula, primeira matrícula, data da primeira matrícula, b data da primeira matrícula, data de primeira matrícula, data da 1ª matrícula, primeiro registo, primeiro registro, primeiro emplacamento, data do primeiro emplacamento, data de matrícula, data da matrícula inicial, data do primeiro registo, data da primeira habilitação, 1ª habilitação, data matrícula, data matrícula inicial',
  net: 'valor líquido a receber, total líquido a receber, salário líquido a receber, líquidos, sem iva, total sem iva, subtotal, valor sem iva',
  minimum: 'pelo menos, valor mínimo',
  maximum: 'no máximo, até ao máximo, valor máximo',
  original: 'de origem, valor inicial, originário, originais, montante inicial, valor original',
  monthly: 'mensais, ao mês, por mensalidade, cada mês',
  yearly: 'anuais, ao ano, cada ano',
  weekly: 'semanais, por semana, à semana',
  daily: 'diários, por dia, ao dia',
  home: 'particular, residencial, pessoal',
  work: 'profissional, escritório',
  billing:
    'faturamento, faturação, cobrança endereço, endereço de cobrança, endereço de faturamento, morada de faturação, endereço de faturação, dados de faturação, endereço cobrança',
  shipping:
    'endereço de entrega, morada de entrega, endereço de envio, morada de envio, endereço entrega, morada entrega, endereço envio, morada envio',
  emergency: 'contacto de emergência, contato de emergência, em caso de emergência, em caso de emergência contactar',
  mailing:
    'correspondência, endereço de correspondência, morada de correspondência, endereço para correspondência, morada para notificações',
  primary: 'principal titular, principais',
  detail: 'dados gerais, ficha, visão geral, informação',
  device:
    'aparelho, equipamento, dispositivo, terminal móvel, equipamentos, router, ecrãs, telas, contentor, modem, descodificador',
  licensee: 'titular da licença, titular da carta, concessionário da licença',
  holdings: 'unidades de participação, títulos detidos, número de ações, unidades participação, número ações',
};
