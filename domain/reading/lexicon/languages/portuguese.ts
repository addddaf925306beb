import type { Forms } from '../forms.ts';

export const portuguese: Forms = {
  nothing:
    'o, a, os, as, de, do, da, dos, das, e, em, no, na, um, uma, meu, minha, seu, sua, ao, à, por, para, com, que, completo, sem, sob, sobre, entre, ser, está, foi, este, isto, nosso, nossa, seus, suas, meus, minhas, lhe, você, vocês, geral, gerais, todo, toda, todos, todas, outro, outra, outros, outras, pelo, pela, pelos, pelas, num, numa, nos, nas, aos, qual, quais, que se, quem, respetivo, respetiva, referente, relativo, relativa, conforme, segundo a, inclui, incluído, incluída, caso, cujo, se aplicável, dt, ult, efetuado, efetuada, realizado, realizada, autorizado, autorizada, autorizados, solicitado, solicitada, contratada, concluídos',
  name: 'nome, nome completo, razão social, nome e apelido, nome e apelidos, nome e sobrenome, nomes e apelidos',
  given: 'primeiro nome, nome próprio',
  family: 'sobrenome, apelido, último nome',
  holder:
    'titular, titular da conta, em nome de, portador, portadora, detentor, detentora, emitido a favor de, titular do contrato, titular do cartão, titular principal, cotitular, co titular, primeiro titular, segundo titular, titulares, titular do certificado, nome do correntista, correntista, cliente titular, titularidade',
  owner:
    'proprietário, proprietária, dono, donos, dona do imóvel, dono do imóvel, dono do carro, dono do veículo, proprietários, proprietário do veículo, proprietário anterior, coproprietário, tutor do animal, dono do animal, condómino, condômino, segundo proprietário, proprietário do animal, detentor do animal, terceiro proprietário, dona imóvel, tutor animal, detentor animal',
  member: 'sócio, sócia, membro, associado, associada, aluno matriculado',
  customer:
    'cliente, comprador, compradora, adquirente, tomador, consumidor, consumidora, nome do cliente, sacado, pagador do boleto, cliente final, tomador de serviços, destinatário da nota, pagador boleto, destinatário nota',
  subscriber: 'assinante, subscritor',
  policyholder: 'tomador, estipulante, tomador do seguro',
  insured: 'segurado, segurada, pessoa segura, beneficiário titular plano',
  beneficiary: 'beneficiário, beneficiária, favorecido',
  student: 'estudante, aluno, aluna, discente, candidato, candidata, formando, cursista',
  employee: 'funcionário, funcionária, empregado, empregada, colaborador, trabalhador, trabalhadora',
  tenant: 'inquilino, inquilina, locatário, arrendatário',
  landlord: 'senhorio, locador, proprietário do imóvel',
  passenger: 'passageiro, passageira',
  patient: 'paciente, utente',
  driver:
    'condutor, motorista, condutor principal, condutor habitual, condutora, motorista principal, condutor autorizado, outro condutor, condutor adicional, segundo condutor, principal condutor, condutores',
  borrower: 'mutuário, tomador do empréstimo',
  donor: 'doador, doadora',
  guest: 'hóspede',
  recipient: 'destinatário',
  sender: 'remetente',
  contact: 'contato, contacto, gerente, consultor, corretor, mediador, gestor, gestor cliente, gestor conta',
  doctor: 'médico, doutor',
  employer: 'empregador, empresa, entidade patronal, entidade empregadora',
  insurer: 'seguradora',
  provider:
    'fornecedor, prestador, vendedor, operadora, comercializador, emitente, concessionária, prestadora, prestador de serviço, prestador de serviços, vendedora, operador, empresa fornecedora, comercializadora, fornecedora, comerciante',
  bank: 'banco, bancaria, bancária, bancário, bancários',
  issuer:
    'emissor, órgão emissor, emitido por, órgão expedidor, entidade emissora, entidade formadora, entidade emitente, emitido pela, emitente do certificado, autoridade de emissão, entidade certificadora, emitente certificado, autoridade emissão',
  account: 'conta',
  membership: 'associação, filiação, inscrição',
  subscription: 'assinatura, subscrição',
  contract: 'contrato, acordo',
  policy: 'apólice, seguro',
  card: 'cartão',
  invoice: 'fatura, factura, boleto, extrato, nota fiscal',
  order: 'pedido, encomenda, compra, orçamento, orçamento nº, ordem de reparação, ordem de serviço nº, os nº',
  booking: 'reserva',
  ticket: 'bilhete, passagem, ingresso',
  delivery: 'entrega, envio, guia remessa, guia transporte, expedição encomenda',
  parcel: 'pacote, rastreio, rastreamento',
  vehicle:
    'veículo, carro, viatura, marca e modelo, marca modelo, automóvel, veículo segurado, moto, motociclo, carro segurado, veículos, marca modelo do veículo, objeto do seguro automóvel, caminhão',
  licence: 'carteira de motorista, carta de condução, licença, cnh, habilitação, alvará',
  registration: 'registro, registo, cadastro, matrícula, nº de matrícula',
  certificate: 'certificado, certidão, atestado, comprovante',
  passport: 'passaporte',
  meter: 'medidor, contador',
  electricity: 'eletricidade, energia, luz',
  gas: 'gás',
  water: 'água',
  loan: 'empréstimo, financiamento, crédito',
  savings: 'poupança',
  portfolio: 'carteira',
  property:
    'imóvel, local de consumo, unidade consumidora, instalação, fração, local do risco, objeto seguro, imóvel segurado, habitação, moradia, prédio, bem seguro, local do seguro, endereço do imóvel, morada do imóvel, locado, imóveis, bem imóvel, risco seguro, local de risco, imóvel arrendado, condomínio, edifício, local consumo, local risco, local seguro',
  tenancy: 'arrendamento, locação, aluguel, aluguer',
  course:
    'curso, licenciatura, área de estudo, especialidade, especialização, habilitação, ação de formação, disciplina, unidade curricular, curso técnico, programa, cursos, módulo, matéria, nome do curso, ciclo de estudos, mestrado, plano de estudos, oferta formativa, área de formação, graduação em, disciplinas, área estudo, ação formação, ciclo estudos, plano estudos, área formação, estágio, título da tese, tema da tese',
  exam: 'exame, prova, exame teórico, exame de condução, prova teórica',
  flight: 'voo',
  service: 'serviço',
  product:
    'produto, artigo, descrição, discriminação, descrição do serviço, produtos, mercadoria vendida, designação, natureza do produto',
  payment: 'pagamento, cobrança, débito',
  employment: 'emprego, vínculo, admissão profissional, contrato trabalho, relação trabalho',
  pension: 'aposentadoria, reforma, pensão',
  claim: 'sinistro, acidente, data do acidente, local do acidente, avaria, danos, danos materiais',
  prescription: 'receita',
  appointment: 'consulta, marcação',
  vaccination: 'vacina, vacinação',
  enrolment: 'matrícula',
  number:
    'número, n, nº, num, núm, id, identificador, número de série, número série, nº de série, n série, nº série, matrícula, número de ordem, inscrição, nº do recibo, nº de ordem, nº de inscrição, nº do processo, número de sócio, nº de sócio, número do cliente, nro, nº do documento, descrição na conservatória, descrição na conservatória do registo predial, nº de registo, numeração, nº mecanográfico, número mecanográfico, código do cliente, código cliente, cód cliente, nº de ordem do certificado, nº da carta de condução, nº de carta de condução, número da carta de condução, registro cnh, número do espelho, nº espelho, nº doc, doc nº, crm, crm nº, crmv, oab, crea, nº oab, nº da ordem, matrícula do servidor, matrícula funcional, siape, nº do conhecimento, prontuário, nº do prontuário, código do imóvel, renavam, código renavam, isin, livro e folha, livro folha, nº do livro, nº crv, identificação, adc, registro ans, nº documento, código imóvel',
  reference:
    'referência, código, protocolo, localizador, série e número, série número, processo, número do processo, nº do processo, nossa referência, código de verificação, nosso número, código de barras, entidade e referência, vossa referência, ref, nº de referência, chave de acesso da nota, referência do mandato, processo nº, nº de protocolo, entidade referência valor, entidade referência mb, referência mb, dados multibanco, dados mb, ref mb, id da transação, código da transação, nº da transação, autenticação, autenticação mecânica, autenticação eletrônica, código de autenticação, código de validação do documento, auto nº, nº do auto, auto de infração, número do auto, nossa ref, vossa ref, v ref, chave pix, txid, atcud, código at, número de controle, nº de controle, nº da operação, mandato, adc, autorização de débito, número do mandato, nº do processo judicial, autos, código barras, chave acesso nota, id transação, nº transação, nº auto, auto infração, número auto, número controle, nº controle, nº operação, autorização débito, susep, código susep, ata nº, nº do benefício',
  iban: 'iban, nib',
  taxNumber:
    'nif, cnpj, nipc, contribuinte, inscrição estadual, nif do titular, número de identificação fiscal, nº de contribuinte, nº contribuinte, contribuinte nº, cnpj cpf, cpf cnpj, inscrição no cnpj, nipc nif, niss empregador, inscrição municipal, nif nipc, nirc, nif titular, número identificação fiscal',
  nationalId:
    'cpf, rg, cartão de cidadão, documento de identidade, número de identificação, bilhete de identidade, número de identificação civil, identidade, nº do cartão de cidadão, cc nº, número de utente, nº de utente, niss, número de segurança social, número do sns, cartão nacional de saúde, pis pasep, rg nº, registro geral, identidade rg, título de eleitor, bi cc, documento de identificação nº, número do documento de identificação, nº utente, nº sns, nº de identificação civil, ctps, nº de segurança social, nº beneficiário da segurança social, b i, r g, c p f, n i s s, n i c, nº do bi, nº do b i, nº bi, número do bi, doc identidade, nº cc, n º cc, rne, rnm, crnm, cin, n i s, pis, pis nis, pasep, nº do pis, pis pasep nis, nº ss, nº segurança social, nº inss, nit, cns, cartão sus, cartão do sus, nº do cartão sus, número do cartão nacional de saúde, nº de beneficiário, número de beneficiário, nº documento de identificação, título de residência nº, nic, nº do cartão do cidadão, cartão do cidadão, documento nº, número da segurança social, nº de identificação da segurança social, cartão cidadão, número identificação, número identificação civil, nº cartão cidadão, número utente, número segurança social, número sns, cartão nacional saúde, título eleitor, documento identificação nº, nº identificação civil, nº beneficiário segurança social, número bi, número cartão nacional saúde, nº beneficiário, número beneficiário, título residência nº, nº identificação segurança social',
  plate: 'placa, matrícula do veículo, matrícula da viatura',
  chassis:
    'chassi, número do chassi, quadro, chassis nº, nº do chassi, número de identificação do veículo, quadro nº, nº de identificação do veículo, vin, nº do quadro, e nº de identificação do veículo, número identificação veículo, nº identificação veículo, e nº identificação veículo',
  seat: 'assento, lugar, poltrona, fila, bancada, leito, camarote',
  room: 'quarto, sala',
  gate: 'portão, plataforma',
  status:
    'situação, estado, status, estatuto, situação cadastral, estado do processo, estado civil, situação do processo, condição, situação profissional, progresso, andamento, etapa, fase, fase do processo, situação especial, andamento do processo, aprovado ou reprovado, aprovação, histórico',
  plan: 'plano, tarifa, tarifário, pacote',
  type: 'tipo, categoria, classe, modalidade',
  level: 'nível',
  group: 'grupo',
  faculty: 'faculdade',
  university:
    'universidade, escola, instituição, instituição de ensino, estabelecimento de ensino, unidade de ensino, colégio, instituto, agrupamento de escolas, estabelecimento escolar, creche, entidade formadora certificada, instituto politécnico, escola secundária, universidade ou instituto, liceu, campus, agrupamento, agrupamento escolar, escola de condução, autoescola, cfc, entidade de ensino, estabelecimento ensino, unidade ensino, entidade ensino',
  club: 'clube, agência, unidade, academia, ginásio',
  department: 'departamento, setor, equipe, equipa',
  semester:
    'semestre, ano letivo, ano lectivo, período letivo, semestre letivo, trimestre, ano escolar, ano académico, ano acadêmico, período acadêmico, bimestre, semestre curricular, época letiva',
  degree:
    'grau, grau académico, grau acadêmico, título obtido, habilitações literárias, título, título académico, título acadêmico, título conferido, diploma obtido, grau obtido, grau conferido',
  position: 'cargo, profissão, função, ocupação, categoria profissional, papel',
  address:
    'endereço, morada, residência, endereço postal, morada postal, localização, morada de fornecimento, endereço de instalação, local de fornecimento, residente em, domicílio fiscal, sede, sede social, morada completa, domicílio, residência habitual, logradouro, endereço do titular, morada do titular, endereço residencial, local de residência, endereço comercial, morada fiscal, endereço do cliente, endereço de cobrança do cliente, morada da sede, endereço principal, morada principal, local fornecimento',
  street: 'rua',
  city: 'cidade, localidade, município',
  postcode: 'cep, código postal',
  country: 'país',
  nationality: 'nacionalidade',
  birthplace: 'naturalidade, local de nascimento',
  origin: 'origem',
  destination: 'destino',
  email: 'e-mail, email, correio eletrónico, correio eletrônico',
  phone: 'telefone, celular, telemóvel, tel, contacto telefónico',
  username: 'usuário, utilizador, nome de usuário, nome de utilizador',
  gender: 'sexo, gênero, género',
  language: 'idioma, língua, idiomas, línguas',
  method: 'forma de pagamento, método de pagamento, meio de pagamento',
  frequency: 'periodicidade, frequência, intervalo',
  date: 'data, dia',
  start:
    'início, desde, válido desde, vigência desde, data de início, adesão ativa desde, ativo desde, início da vigência, início de vigência, admissão, data de admissão, ativação, ativado, data de início de funções, admitido em, admitida em, início da atividade, data de abertura, data de efeito, data efeito, início do contrato, início da cobertura, data de entrada em vigor, entrada em vigor, vigência a partir de, a partir de, em vigor desde, data de ativação, início do seguro, data do empréstimo, data de contratação do empréstimo, início de funções, data de instalação, data de ligação, começa, começa em, data de posse, válido a partir de, início do arrendamento, entrada em funcionamento, data início, dt início, data de admissão na empresa, admitido, início vigência, vigência início, data da posse, vigente desde, início da locação, entrega das chaves, data de internamento, data de internação, internamento, internação, data da baixa médica, início do afastamento, dt admissão, dib, data de entrega das chaves, início do internamento, habilitado desde, data de ligação do serviço, produz efeitos em, categoria b desde, início atividade, data abertura, data empréstimo, data contratação empréstimo, data instalação, data ligação, data posse, entrega chaves, data baixa médica, data entrega chaves, data ligação serviço, período de concessão, início do direito, início do estágio, liberado em, data de entrada do requerimento inss',
  until:
    'vencimento, validade, até, válido até, válida até, fim, término, expira, expira em, vence em, data de validade, data de vencimento, fim da vigência, fim de vigência, vigência, caduca, data de fim, data de término, vigente até, termina em, ativo até, ativa até, fim da cobertura, fim de cobertura, termo da cobertura, terminou em, expirou em, venceu em, data de cessação, data de desligamento, termo do contrato, prazo de validade, data do termo, data de termo, fim do contrato, data fim, data final, vigência até, válida até ao dia, data de caducidade, caducidade, cessação, fim do arrendamento, consumir até, término do contrato, término da vigência, fim do empréstimo, vencimento final, data de expiração, expiração, vigência término, fim vigência, data de vencimento do contrato, válido até ao dia, última prestação, data de saída da empresa, demissão, data de demissão, término da locação, usar até, termo, termo da vigência, termo do prazo, válido até a, válida até a, expira a, caduca em, caduca a, termina a, finaliza em, encerra em, encerramento previsto, conclusão prevista, previsão de conclusão, data de conclusão prevista, último dia, último dia do contrato, data de encerramento, data de saída do emprego, data de exoneração, desligamento, desligado em, cessou em, cessou a, data da rescisão do contrato, termo da fidelização, data termo, consumir de preferência antes de, consumir preferencialmente até, último dia de trabalho, data de alta, alta hospitalar, alta médica, fim do afastamento, dcb, fim do estacionamento, retorno ao trabalho, validade do orçamento, data vencimento contrato, data saída empresa, previsão conclusão, data encerramento, data saída emprego, data exoneração, data rescisão contrato, consumir preferência antes de, data alta, fim do estágio, fim do direito, suspenso em',
  joined:
    'sócio desde, membro desde, cliente desde, sócia desde, associado desde, data de adesão, adesão, assinante desde, data de inscrição, inscrito desde, data de filiação, filiado desde, admissão de sócio, data de admissão como sócio, ingresso, associado em, inscrita desde, data inscrição, data filiação, admissão sócio, data admissão como sócio',
  renewal:
    'renovação, renova em, renova-se em, próxima renovação, próxima cobrança, data de renovação, próxima fatura, renovação automática, vencimento anual, próximo vencimento, renovável em, próxima renovação automática, prorrogação, próximo débito, aniversário da apólice, renovado até, aniversário apólice',
  issued:
    'emissão, emitido em, emitida em, data de emissão, data da fatura, data da factura, expedição, impresso em, data de impressão, data da declaração, data emissão, dt emissão, data da emissão, emitido a, emitida a, passada em, data de expedição do documento, data do documento, data do certificado, data do extrato, data da carta, data do recibo, lavrado em, data da nota, data e hora de emissão, data do relatório, expedido a, emitido aos, data do despacho, data da decisão, data da notificação, notificado em, data da consulta da certidão, data de expedição da carteira, data do processamento, data do laudo, posição em, data de posição, data de fecho do extrato, data fatura, data factura, data impressão, data declaração, data documento, data certificado, data extrato, data carta, data recibo, data nota, data relatório, data despacho, data decisão, data notificação, data consulta certidão, data processamento, data laudo, data posição, data fecho extrato',
  cancelledOn: 'cancelamento, cancelado em, cancelada em, data de cancelamento, rescisão, anulação',
  lastVisit: 'última visita, último acesso, último login',
  created:
    'criado em, data de criação, apresentado em, solicitado em, data do pedido, adicionado em, comprado em, data da compra, criado, criada, criação, data da transação, data da operação, data de pedido, data da reserva, reservado em, data da venda, data de venda, data de registo, data de registro, data do registo, data de aquisição, adquirido em, data de receção, data de recebimento, recebido em, data de entrada do pedido, data da solicitação, data de apresentação, pedido em, data do requerimento, data da participação, data da escritura, data movimento, data de lançamento, data compra, data do movimento, cadastrado em, data de cadastro, data da ocorrência, data do donativo, data da doação, data do casamento, data da sentença, data do sinistro, data do acidente, data de empréstimo do livro, emprestado em, data de requisição, requisitado em, levantado em, data do óbito, data de concessão, concedido em, data de deferimento, deferido em, data do empréstimo do livro, data acidente, data pedido, data transação, data operação, data reserva, data venda, data registo, data registro, data aquisição, data receção, data recebimento, data entrada pedido, data solicitação, data apresentação, data requerimento, data participação, data escritura, data lançamento, data cadastro, data ocorrência, data donativo, data doação, data casamento, data sentença, data sinistro, data empréstimo livro, data requisição, data óbito, data concessão, data deferimento',
  updated: 'atualizado, atualizado em, última atualização',
  time: 'hora, horário',
  period:
    'período, período de faturação, período de faturamento, mês de referência, mês de competência, competência, mês de faturação, período de consumo, período de cobertura, exercício, ano de exercício, período de referência, ano base, ano calendário, mês ano, período de apuração, mês ref, mês de faturamento, ref mês ano, período de leitura, período fiscal, ano fiscal, período contributivo, exercício fiscal, mês processamento, trimestre de referência, mês referência, período de vigência, mês faturação, mês faturamento',
  duration:
    'duração, fidelização, prazo, carga horária, jornada, período normal de trabalho, carga horária semanal, número de meses, prazo total, vigência do contrato, prazo em meses, período de fidelização, duração da viagem, tempo de viagem, duração total, prazo remanescente, tempo de contrato, carência, período de carência, prazo de carência, período experimental, dias de afastamento, afastamento, duração do tratamento, dias de baixa, período de internação, dias de faturamento, quantos meses, quanto tempo, validade em dias, tempo de contribuição total, período normal trabalho, número meses, vigência contrato, tempo viagem, tempo contrato, dias baixa, período internação, dias faturamento, tempo contribuição total, dias trabalhados, dias letivos, dias concedidos, prazo de recurso, anos de serviço, semanas',
  age: 'idade',
  money:
    'valor, montante, importância, quantia, importe, valor por extenso, dinheiro, valor em euros, valor em reais, montante financiado, valor financiado, soma, valor líquido pago, capital seguro, importância segurada, valor r, valor segurado, valor creditado, montante emprestado, capital emprestado, quanto, valor da transação, valor da operação, importância em euros, valor concedido, valor liberado',
  total:
    'total, valor total, total a pagar, valor a pagar, a pagar, montante a pagar, total geral, total com iva, valor da fatura, valor total a pagar, valor do pagamento, total iva incluído, total recebido, valor cobrado, valor final, valor total da nota, preço total, total a receber, valor do boleto, montante total, custo total, valor a receber, soma total, restante a pagar, valor do documento, total do mês, valor da nota, total a liquidar, valor a liquidar, valor a debitar, valor debitado, montante a debitar, importância a pagar, quanto pagar, valor fatura, valor pagamento, valor boleto, valor documento, valor nota',
  outstanding:
    'em aberto, dívida, devedor, saldo devedor, valor em dívida, em dívida, pendente, por pagar, falta pagar, por liquidar, montante em dívida, saldo em dívida, débitos, valores em atraso, em falta, valor em atraso, valor pendente, por regularizar, débito em aberto, dívidas, dívida total, restante a pagar, saldo a pagar, falta liquidar, valor devido, resta pagar, quanto falta, quanto devo, faturas em atraso, contas em aberto, faturas por pagar, saldo remanescente',
  fee: 'taxa, mensalidade, quota, comissão, anuidade',
  price:
    'preço, custo, preço unitário, valor unitário, preço total, valor da passagem, preço por kwh, preço de venda, custo total do bilhete, tarifa unitária, valor de venda, valor de compra, preço final, valor do bilhete, preço kwh, valor passagem, custo total bilhete, valor venda, valor compra, valor bilhete',
  pay: 'salário, vencimento base, ordenado, remuneração',
  rent: 'renda, aluguel mensal',
  tax: 'iva, imposto, irs',
  deductible: 'franquia',
  fine: 'multa, coima',
  percent: 'percentagem, percentual, taxa iva, taxa presença',
  points: 'pontos, milhas',
  usage:
    'consumo, utilização, energia consumida, consumo kwh, consumo em kwh, consumo m3, consumo total, energia consumida kwh, uso de dados, uso total, uso mensal, uso de energia, consumo medido, consumo médio, volume de água, consumo real, consumo estimado, consumo do período, uso dados, uso energia, volume água',
  data: 'dados, dados móveis, internet',
  reading: 'leitura',
  followers: 'seguidores',
  grade:
    'nota, média, classificação, classificação final, média final, aproveitamento, notas, pontuação, nota obtida, classificação obtida, classificação média, conceito, coeficiente de rendimento, cr acumulado, nota de conclusão, média geral, rendimento escolar, valores obtidos, média aritmética, coeficiente rendimento',
  credits: 'créditos',
  due: 'data limite de pagamento, data limite, pagar até, pagamento até, vencimento da fatura, vencimento do boleto, prazo final, prazo limite, prazo de resposta',
  paid: 'pago, paga',
  available: 'disponível, disponíveis',
  current: 'atual, actual, atualmente',
  next: 'próximo, próxima',
  last: 'último, última, anterior',
  upcoming: 'futuro, futura, novo, nova',
  gross:
    'bruto, bruta, ilíquido, total de proventos, valor bruto, total bruto, montante bruto, salário bruto mensal, total ilíquido, total de vencimentos, total vencimentos, valor ilíquido, total proventos',
  net: 'líquido, líquida, líquido a receber, valor líquido',
  minimum: 'mínimo, mínima',
  maximum: 'máximo, máxima',
  original: 'inicial',
  monthly: 'mensal, por mês',
  yearly: 'anual, por ano',
  weekly: 'semanal',
  daily: 'diário, diária',
  work: 'trabalho',
  emergency: 'emergência',
  detail: 'detalhe, detalhes, resumo, informações, dados pessoais, dados do, perfil',
  graduation:
    'concluído em, concluída em, data de conclusão, data da conclusão do curso, colação de grau, formatura, ano de conclusão, data do diploma, conclusão do curso, concluiu em, data de obtenção, ano de formatura, data conclusão, data conclusão curso, colação grau, ano conclusão, data diploma, conclusão curso, data obtenção',
  person:
    'pessoa, requerente, participante, voluntário, voluntária, apoiador, apoiadora, signatário, interessado, interessada, pagador, pagadora, candidato, candidata, morador, moradora, responsável, contribuinte, declarante, utente, ocupante, morador principal, sujeito passivo, requerido, usuário do serviço, pessoa interessada, participante inscrito, munícipe, solicitante, proponente, cidadão, usuário serviço',
  licensee: 'licenciado, licenciada, titular licença, titular carta, concessionário licença',
  currency: 'moeda, divisa',
  child:
    'criança, filho, filha, menor, educando, educanda, crianças, filhos, nome da criança, dependente, dependentes, menores, recém nascido',
  event: 'evento, espetáculo, concerto',
  document: 'documento, comprovativos, formulário',
  hospital: 'hospital, clínica, unidade de saúde, posto de saúde',
  library: 'biblioteca',
  shop: 'loja, estabelecimento, nome da loja',
  zone: 'zona, zonas, zona azul, zona de estacionamento, parquímetro, região',
  season: 'temporada, época',
  breed: 'raça',
};
