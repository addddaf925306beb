/** How single kinds of papers and pages call what all of them speak of, in Portuguese. */
export const portugueseCustoms = `
name: nome ou razão social, nome razão social, nome civil, nome social, identificação do titular, identificação titular
given: nomes próprios, prenome, outros nomes, nome do meio, segundo nome, nomes, nome meio
family: apelidos, nome de família, sobrenomes, nome família
person: ocupante, sujeito passivo, requerido, usuário do serviço, munícipe, proponente, cidadão, usuário serviço
holder: cotitular, co titular, segundo titular, titulares, correntista, titularidade
owner: dono, donos, dona do imóvel, proprietários, coproprietário, tutor do animal, dono do animal, condómino, condômino, segundo proprietário, proprietário do animal, detentor do animal, terceiro proprietário, dona imóvel, tutor animal, detentor animal
member: sócios inscritos, filiado, filiada, cooperado, leitor, leitora, membros, associados, federado
customer: consumidor, consumidora, sacado, pagador do boleto, destinatário da nota, pagador boleto, destinatário nota
insured: segurados, pessoas seguras, beneficiário titular do plano, beneficiário titular plano
beneficiary: beneficiários, favorecida, donatário, herdeiro, pensionista, cedente do boleto, cedente boleto
tenant: arrendatária, locatária, inquilinos, caseiro
landlord: senhoria, locadora, proprietário imóvel
passenger: passageiros, viajante, viajantes
driver: condutor habitual, condutora, condutor autorizado, outro condutor, segundo condutor, condutores
child: crianças, filhos, dependente, dependentes, menores, recém nascido
borrower: devedor, devedora, mutuária, mutuários, financiado, financiada, tomador do crédito, titular do crédito, titular do empréstimo, proponente do financiamento, devedores, tomador empréstimo, tomador crédito, titular crédito, titular empréstimo, proponente financiamento
licensee: titular da licença, titular da carta, concessionário da licença, titular licença, titular carta, concessionário licença
guest: hóspedes
recipient: destinatária, consignatário, entregar a, enviar para, recebedor, destinatários
sender: expedidor, enviado por, expedidora, consignador
contact: o seu gestor
doctor: médica, prescritor, veterinário, veterinária, dentista, doutora, profissional de saúde, médico de família, prescrito por, especialista, médico família, médico assistente hospitalar, requisitante, profissional saúde
manager: diretora, gestora, chefia, superior hierárquico, encarregado, chefe imediato, responsável pela unidade, chefe direto, chefia direta, chefe, superior hierárquico direto, tesoureiro, tesoureira, secretário, secretária
employer: entidade contratante, razão social do empregador, companhia empregadora
insurer: companhia de seguros, empresa de seguros, operadora do plano, segurador, operadora de saúde, operadora do plano de saúde, plano de saúde, registro ans, seguradora contratada, companhia seguros, empresa seguros, operadora plano, operadora saúde, operadora plano saúde, plano saúde
provider: prestadora, vendedora, operador, fornecedora, comerciante
issuer: entidade emitente, emitido pela, emitente do certificado, autoridade de emissão, entidade certificadora, emitente certificado, autoridade emissão
account: conta à ordem
membership: adesões, cartão de sócio, quota associativa, cartão sócio
subscription: subscrições, assinaturas
contract: contratos, convénio, convênio, contratação
policy: seguros, endosso
card: cartões, cartão de saúde, carteirinha
invoice: recibos, faturas, conta de luz, conta de água, extratos, cupom fiscal, nfe, demonstrativo, holerite, contracheque, conta luz, conta água
order: pedidos, ordem de compra, compras, ordem de serviço, ordem reparação, ordem serviço, proposta, orçamento, ordem de reparação
booking: reservas, reservado, confirmação de reserva
ticket: bilhete eletrónico, bilhete eletrônico, passagem aérea, título de transporte, bilhetes, passagens, ingressos, título transporte, passe
delivery: entregue, entregas, guia de remessa, guia de transporte, expedição de encomenda, guia remessa, guia transporte, expedição encomenda
parcel: encomenda postal, remessa, código do objeto, código objeto
vehicle: automóvel, moto, motociclo, veículos, caminhão
licence: autorização, título de condução, permissão, cédula profissional, cartão de residência, título de residência, alvarás, categoria b, carteira nacional de habilitação, licença de condução, licença de conduzir, permissão para dirigir, visto, carta de caçador, licença de pesca, licença de construção, alvará de funcionamento, licença de funcionamento, alvará sanitário, porte de arma, dístico de residente, cartão de estacionamento, licença federativa, registro profissional, carteira profissional, acc, licença desportiva, crv, crlv, licenciamento anual, cartão de armador, carta de marinheiro, carteira motorista, carta condução, título condução, cartão residência, título residência, carta caçador, porte arma, dístico residente, cartão estacionamento, cartão armador, carta marinheiro
registration: inscrição, matriculado, registado, registada, registrado, registrada, registro geral, averbação, cadastro imobiliário, 1ª matrícula, primeira matrícula, data da primeira matrícula, b data da primeira matrícula, data de primeira matrícula, data da 1ª matrícula, primeiro registo, primeiro registro, primeiro emplacamento, data do primeiro emplacamento, data de matrícula, data da matrícula inicial, data do primeiro registo, descrição na conservatória, nipc, cnpj, nirc, nire, registo comercial, conservatória do registo comercial, data do registo comercial, inscrito em, registada em, registado em, registrado em, registrada em, averbamento, apresentação, registo civil, código certidão permanente, código de acesso à certidão, renavam, crv, licenciamento, registro ans, licenciado em, data matrícula, data matrícula inicial, código acesso à certidão
certificate: diploma, comprovativo, declaração, laudo, certidão permanente, certidões, certificados
meter: hidrômetro, hidrómetro, relógio medidor
electricity: elétrica, eletricidade ativa
gas: gás natural, gás canalizado
water: saneamento, esgoto, abastecimento de água
loan: empréstimos, financiamento imobiliário, mútuo, financiamentos, empréstimo consignado, consignação, valor liberado, proposta
savings: caderneta de poupança, depósito a prazo, poupanças
portfolio: carteira de investimentos
property: habitação, moradia, prédio, bem seguro, local do seguro, locado, imóveis, bem imóvel, risco seguro, local de risco, imóvel arrendado, condomínio, edifício, local consumo, local risco, local seguro
tenancy: arrendamento habitacional
course: disciplina, unidade curricular, cursos, módulo, matéria, ciclo de estudos, mestrado, plano de estudos, oferta formativa, área de formação, graduação em, disciplinas, área estudo, ação formação, ciclo estudos, plano estudos, área formação, estágio, título da tese, tema da tese
exam: exames, provas, avaliação escrita, teste, concurso, exame de condução
service: serviços, fornecimento, atendimento, lixo, resíduos, resíduos sólidos, resíduos urbanos, rsu, taxa de lixo, gestão de resíduos, resíduos sólidos urbanos, limpeza, limpeza urbana, iluminação pública, manutenção, reparação, conserto, serviço prestado, serviço contratado, serviços contratados, televisão, banda larga, refeições, cantina, prolongamento de horário, transporte escolar, internet fixa, fibra, aquecimento, fibra ótica, linha fixa, chamadas, sms, recolha, obra, televisão por cabo, estacionamento, refeição, prolongamento horário
product: produtos, mercadoria vendida, designação
device: aparelho, equipamento, terminal móvel, equipamentos, router, ecrãs, telas, contentor, modem, descodificador
payment: pagamentos, transferência, débito direto, recebimento, liquidação, quitação, pix, multibanco, mb way, boleto bancário, débito automático, cobranças, débitos diretos, depósitos, movimento, movimentos, lançamento, lançamentos, parcelamento, data valor, data de valor
employment: contrato de trabalho, relação de trabalho, vínculo empregatício, contratação laboral, contrato trabalho, relação trabalho
pension: aposentadorias, pensões, reforma antecipada, benefício, prestação social
claim: sinistros, reclamação, acidente, data do acidente, avaria, danos, danos materiais
application: pedido de, requerimento, candidatura, solicitação, requerimentos, solicitações
prescription: prescrição, receitas, guia de tratamento, guia tratamento
appointment: agendamento, consulta marcada, consultas, atendimento agendado
vaccination: vacinas, imunização, imunizações, vacinado, vacinada, vacinado contra
enrolment: rematrícula, matriculado em, matriculada em, inscrições
notice: oposição à renovação, aviso de não renovação, aviso não renovação, denúncia, pré aviso
event: eventos, jogo, peça de teatro, partida de futebol, congresso, show, acidente, assembleia, próxima assembleia, assembleia geral, casamento, audiência, abertura de portas, sessão de cinema, espetáculos, sorteio, peça teatro, partida futebol, abertura portas, sessão cinema, defesa, defesa da tese, defesa de tese
document: documentação, documentos, comprovativos, formulário
number: nº de ordem, nº do processo, descrição na conservatória, descrição na conservatória do registo predial, numeração, nº mecanográfico, número mecanográfico, código do cliente, código cliente, cód cliente, nº de ordem do certificado, nº da carta de condução, nº de carta de condução, número da carta de condução, registro cnh, número do espelho, nº espelho, nº doc, doc nº, crm, crmv, oab, crea, nº da ordem, matrícula do servidor, matrícula funcional, siape, nº do conhecimento, prontuário, código do imóvel, renavam, isin, livro e folha, livro folha, nº do livro, identificação, adc, registro ans, código imóvel
reference: vossa referência, chave de acesso da nota, entidade referência mb, referência mb, dados multibanco, dados mb, ref mb, id da transação, código da transação, nº da transação, autenticação, autenticação mecânica, autenticação eletrônica, código de validação do documento, auto nº, nº do auto, auto de infração, número do auto, nossa ref, vossa ref, v ref, chave pix, txid, atcud, código at, número de controle, nº de controle, nº da operação, mandato, adc, autorização de débito, nº do processo judicial, autos, código barras, chave acesso nota, id transação, nº transação, nº auto, auto infração, número auto, número controle, nº controle, nº operação, autorização débito, susep, ata nº, nº do benefício
taxNumber: número de identificação fiscal, niss empregador, inscrição municipal, nirc, número identificação fiscal
nationalId: nº do cartão de cidadão, cc nº, número de utente, nº de utente, niss, número de segurança social, número do sns, cartão nacional de saúde, registro geral, título de eleitor, bi cc, documento de identificação nº, número do documento de identificação, nº utente, nº sns, nº de identificação civil, ctps, nº de segurança social, nº beneficiário da segurança social, b i, r g, c p f, n i s s, n i c, nº do bi, nº do b i, nº bi, número do bi, doc identidade, nº cc, n º cc, rne, rnm, crnm, cin, n i s, pis, pasep, nº ss, nº segurança social, nº inss, nit, cns, cartão sus, cartão do sus, nº do cartão sus, número do cartão nacional de saúde, nº de beneficiário, número de beneficiário, nº documento de identificação, título de residência nº, nic, nº do cartão do cidadão, cartão do cidadão, documento nº, número da segurança social, nº de identificação da segurança social, cartão cidadão, número identificação, número identificação civil, nº cartão cidadão, número utente, número segurança social, número sns, cartão nacional saúde, título eleitor, documento identificação nº, nº identificação civil, nº beneficiário segurança social, número bi, número cartão nacional saúde, nº beneficiário, número beneficiário, título residência nº, nº identificação segurança social
plate: a matrícula, placa mercosul, matrícula
chassis: número de identificação do veículo, nº de identificação do veículo, e nº de identificação do veículo, número identificação veículo, nº identificação veículo, e nº identificação veículo
seat: lugares, assento nº, lugar marcado, cadeira, fila, bancada, leito, camarote
room: acomodação, leito, cama, enfermaria
gate: porta de embarque, porta embarque
zone: coroa tarifária, zonas válidas, coroas, zona azul, parquímetro, região
status: estado civil, condição, progresso, andamento, etapa, fase, situação especial, aprovado ou reprovado, aprovação, histórico
plan: tarifa contratada, plano contratado, pacote contratado, opção tarifária, ciclo horário, opção horária, tarifa social, produto contratado, modalidade contratada, bandeira tarifária, acomodação, velocidade contratada, velocidade, internet contratada
type: código e descrição da natureza jurídica, espécie de documento, natureza, tipo de sociedade, natureza do bem, tipo jurídico, gênero do documento, forma de contrato, tipo societário, contrato sem termo, contrato a termo, contrato a termo certo, regime de bens, porte da empresa, mobilado, mobiliado, espécie doc, espécie do benefício, aceite, regime contratação, espécie documento, gênero documento, forma contrato, regime bens, porte empresa, espécie benefício
level: grau de escolaridade, escalão, patamar, faixa, nível alcançado, nível de fidelidade, grau escolaridade
group: turma, secção, seção
licenceClass: categorias, categoria da habilitação, cat hab, categoria de carta, categoria cnh, categoria b, categoria de habilitação, classes de veículos, cat habilitação, categorias habilitadas, classe da carta, categoria hab, habilitado nas categorias, categoria habilitação, categoria carta, classes veículos, classe carta
faculty: instituto superior, unidade orgânica de ensino, escola superior, unidade orgânica ensino
university: colégio, instituto, estabelecimento escolar, creche, entidade formadora certificada, instituto politécnico, escola secundária, agrupamento, agrupamento escolar, escola de condução, autoescola, cfc, entidade de ensino, estabelecimento ensino, unidade ensino, entidade ensino
club: associação desportiva, federação, clube desportivo, comissão, liga, centro desportivo
hospital: laboratório, centro de saúde, consultório, unidade básica de saúde, centro hospitalar, local de vacinação, unidade de atendimento, policlínica, unidade saúde, posto saúde, centro saúde, unidade básica saúde, local vacinação, unidade atendimento
library: biblioteca municipal
shop: ponto de venda, estabelecimento comercial, lojista, comércio, ponto venda, caixa
department: divisão, direção, secção administrativa, serviço responsável, área funcional, gabinete, diretoria, gerência regional, lotação
semester: trimestre, ano escolar, ano académico, ano acadêmico, período acadêmico, bimestre, semestre curricular, época letiva
season: época desportiva
degree: título académico, título acadêmico, título conferido, diploma obtido, grau obtido, grau conferido
position: posto de trabalho, função exercida, qualidade, cargo ocupado, atividade profissional, funções, emprego ocupado, posição na empresa, posto trabalho
address: sede social, morada completa, domicílio, residência habitual, logradouro, endereço comercial, morada fiscal, local fornecimento
street: avenida, logradouro, arruamento, travessa
city: freguesia, comarca do imóvel, bairro, uf, distrito, praça, província, local emissão, comarca imóvel
postcode: código postal e localidade, cód postal
nationality: cidadania
birthplace: local e data de nascimento, cidade de nascimento, natural de, nascido na freguesia, concelho de nascimento, país de nascimento, natural da freguesia de, lugar de nascimento, município de nascimento, local nascimento, local e data nascimento, cidade nascimento, concelho nascimento, país nascimento, natural freguesia de, lugar nascimento, município nascimento
origin: estação de origem, aeroporto de origem, local de partida, estação de partida, aeroporto de partida, partida de, procedência, porto de partida, de onde, local partida, estação partida, aeroporto partida, porto partida
destination: estação de destino, aeroporto de destino, aeroporto de chegada, estação de chegada, local de chegada, local de entrega, para onde, porto de chegada, aeroporto chegada, estação chegada, local chegada, local entrega, porto chegada
email: endereço eletrónico, endereço eletrônico, correio electrónico
phone: fone, telefone fixo, telefones, whatsapp, telef
website: site oficial, página de internet, página internet
username: nome de exibição, nome exibição
gender: sexo do animal
language: idioma preferencial, língua materna, língua de ensino
currency: moedas
method: modo de pagamento, meios de pagamento, modalidade de pagamento, condição de pagamento, condições de pagamento, pago com, pago por, forma de cobrança, tipo de pagamento, forma pagamento, meio pagamento, modo pagamento, meios pagamento, modalidade pagamento, condição pagamento, condições pagamento, forma cobrança, tipo pagamento
frequency: fracionamento, forma de fracionamento, fraccionamento
date: quando
start: data de efeito, data efeito, data de entrada em vigor, entrada em vigor, vigência a partir de, a partir de, em vigor desde, data do empréstimo, data de contratação do empréstimo, data de instalação, data de ligação, começa, começa em, data de posse, válido a partir de, entrada em funcionamento, dt início, admitido, data da posse, entrega das chaves, internamento, internação, data da baixa médica, dt admissão, dib, data de entrega das chaves, habilitado desde, data de ligação do serviço, produz efeitos em, categoria b desde, data abertura, data empréstimo, data contratação empréstimo, data instalação, data ligação, data posse, entrega chaves, data baixa médica, data entrega chaves, data ligação serviço, período de concessão, início do direito, liberado em, data de entrada do requerimento inss
until: data final, válida até ao dia, caducidade, cessação, consumir até, expiração, válido até ao dia, última prestação, data de saída da empresa, demissão, usar até, termo, válido até a, válida até a, expira a, caduca em, caduca a, termina a, finaliza em, encerra em, encerramento previsto, conclusão prevista, previsão de conclusão, data de conclusão prevista, último dia, último dia do contrato, data de encerramento, data de saída do emprego, data de exoneração, desligamento, desligado em, cessou em, cessou a, data da rescisão do contrato, consumir de preferência antes de, consumir preferencialmente até, último dia de trabalho, data de alta, alta hospitalar, alta médica, dcb, retorno ao trabalho, data saída empresa, previsão conclusão, data encerramento, data saída emprego, data exoneração, data rescisão contrato, consumir preferência antes de, data alta, fim do direito, suspenso em
joined: data de inscrição, inscrito desde, data de filiação, filiado desde, admissão de sócio, data de admissão como sócio, ingresso, associado em, inscrita desde, data inscrição, data filiação, admissão sócio, data admissão como sócio
renewal: vencimento anual, próximo vencimento, renovável em, próxima renovação automática, prorrogação, próximo débito, aniversário da apólice, aniversário apólice
issued: dt emissão, emitido a, emitida a, passada em, data do documento, data do certificado, data do extrato, data da carta, data do recibo, lavrado em, data da nota, data do relatório, expedido a, emitido aos, data do despacho, data da decisão, data da notificação, notificado em, data da consulta da certidão, data do processamento, data do laudo, posição em, data de posição, data de fecho do extrato, data fatura, data factura, data impressão, data declaração, data documento, data certificado, data extrato, data carta, data recibo, data nota, data relatório, data despacho, data decisão, data notificação, data consulta certidão, data processamento, data laudo, data posição, data fecho extrato
cancelledOn: anulado em, rescindido em, baixa, dissolução, resolvido em, encerramento, encerrado em, cancelamento gratuito
lastVisit: última entrada, última sessão, último ingresso, data ult visita, data última visita, último empréstimo, última atividade, última consulta
created: data de pedido, data da reserva, reservado em, data da venda, data de venda, data de registo, data de registro, data do registo, data de aquisição, adquirido em, data de receção, data de recebimento, recebido em, data de entrada do pedido, data da solicitação, data de apresentação, pedido em, data do requerimento, data da participação, data da escritura, data movimento, data de lançamento, data compra, data do movimento, cadastrado em, data de cadastro, data da ocorrência, data do donativo, data da doação, data do casamento, data da sentença, data do sinistro, data do acidente, data de empréstimo do livro, emprestado em, data de requisição, requisitado em, levantado em, data do óbito, data de concessão, concedido em, data de deferimento, deferido em, data do empréstimo do livro, data acidente, data pedido, data transação, data operação, data reserva, data venda, data registo, data registro, data aquisição, data receção, data recebimento, data entrada pedido, data solicitação, data apresentação, data requerimento, data participação, data escritura, data lançamento, data cadastro, data ocorrência, data donativo, data doação, data casamento, data sentença, data sinistro, data empréstimo livro, data requisição, data óbito, data concessão, data deferimento
updated: última alteração, modificado em, alterado em, atualização
birth: dt nascimento, nasc, nascido, nascida, dt nasc
departure: data da viagem, data de viagem, embarque, dia da viagem, data viagem, dia viagem
arrival: previsão entrega, data entrada
graduation: formatura, ano de conclusão, data do diploma, conclusão do curso, concluiu em, data de obtenção, ano de formatura, data conclusão, data conclusão curso, colação grau, ano conclusão, data diploma, conclusão curso, data obtenção
time: horas de abertura, a que horas, hora marcada, horas abertura
period: mês de faturação, exercício, ano de exercício, ano base, ano calendário, mês ano, período de apuração, mês ref, mês de faturamento, ref mês ano, período fiscal, ano fiscal, período contributivo, exercício fiscal, mês processamento, mês referência, mês faturação, mês faturamento
duration: número de meses, vigência do contrato, duração da viagem, tempo de viagem, prazo remanescente, tempo de contrato, carência, período experimental, afastamento, duração do tratamento, dias de baixa, período de internação, dias de faturamento, quantos meses, quanto tempo, validade em dias, tempo de contribuição total, período normal trabalho, número meses, vigência contrato, tempo viagem, tempo contrato, dias baixa, período internação, dias faturamento, tempo contribuição total, dias trabalhados, dias letivos, dias concedidos, prazo de recurso, anos de serviço, semanas
age: anos de idade
money: dinheiro, valor em euros, valor em reais, soma, capital seguro, valor r, valor creditado, capital emprestado, quanto, valor da transação, valor da operação, importância em euros, valor concedido, valor liberado
capital: capital social, capital realizado, capital subscrito, capital integralizado
total: valor da fatura, valor total a pagar, valor do pagamento, total recebido, valor cobrado, valor final, preço total, total a receber, valor do boleto, valor a receber, restante a pagar, valor do documento, total do mês, valor da nota, total a liquidar, valor a liquidar, valor a debitar, valor debitado, montante a debitar, importância a pagar, quanto pagar, valor fatura, valor pagamento, valor boleto, valor documento, valor nota
balance: saldo contabilístico, dinheiro em conta, saldo à ordem, saldo contábil, saldo transitado, saldo contabilístico final, saldo a transitar, saldo de viagens, carregamento
outstanding: débitos, valores em atraso, em falta, valor em atraso, por regularizar, débito em aberto, dívidas, restante a pagar, saldo a pagar, falta liquidar, valor devido, resta pagar, quanto falta, quanto devo, faturas em atraso, contas em aberto, faturas por pagar, saldo remanescente
fee: cota condominial, frete, comissões, emolumentos, custas, propina, propinas, condomínio mensal, taxas, tarifa bancária, encargos, despesas, honorários, taxa condominial, anuidades, custo de envio, quotas mensais, resíduos sólidos, resíduos urbanos, taxa de lixo, rsu, tarifa de resíduos, tarifa fixa, tarifa de disponibilidade, quota de disponibilidade, contribuição audiovisual, cav, taxa de gestão de resíduos, trh, tgr, joia, quotas de condomínio, mensalidade escolar, taxa turística, taxa municipal turística, taxa de justiça, taxa de desembaraço, despesas administrativas, comissão de gestão, comissão de processamento, cesta de serviços, pacote de serviços, tarifas, tarifa de manutenção, cosip, contribuição de iluminação pública, portagem, portagens, pedágio, direitos aduaneiros, laudêmio, honorários de mediação, valor da inscrição, portes, custos, donativo, doação, quota extra, quota extraordinária, termo fixo, parte fixa, tarifa variável, taxa dgeg, iec, imposto especial de consumo, aluguer de contador, mão de obra, pequeno almoço, café da manhã, alimentação escolar, licenciamento, seguro obrigatório, dpvat, custo envio, tarifa resíduos, tarifa disponibilidade, quotas condomínio, cesta serviços, pacote serviços, tarifa manutenção, contribuição iluminação pública, valor inscrição, imposto especial consumo, aluguer contador, mão obra, café manhã, taxa extra, rateio, franquia postal, consignação
price: preço total, valor da passagem, preço de venda, tarifa unitária, valor de venda, valor de compra, valor do bilhete, valor passagem, valor venda, valor compra, valor bilhete
premium: prémio comercial, valor do seguro, custo do seguro, preço total do seguro, prémio a pagar, valor seguro, custo seguro, preço total seguro
pay: remuneração base, vencimento mensal, vencimentos, salário contratual, retribuição, retribuição base, salários, ordenado base, proventos, remunerações, vencimento ilíquido
income: rendimentos, renda bruta, renda per capita, rendimento do agregado, renda mensal bruta, renda mensal líquida, renda anual, renda declarada, rendimento coletável anual, rendimentos auferidos, renda comprovada, renda total, rendimento do agregado familiar, rendimento per capita, renda mensal familiar, proventos mensais, rendimentos isentos, quanto ganho, renda mensal inicial, rmi
rent: aluguel, aluguer, renda contratada, valor da locação, renda habitacional, renda mensal, renda do mês, renda base, renda apoiada, valor do arrendamento, aluguel do mês, aluguéis, rendas, arrendamento mensal, valor locação, valor arrendamento
tax: icms, iss, iptu, ipva, imi, imt, imposto devido, imposto do selo, iva 23, imposto a pagar, iuc, iss retido, taxa dgeg, iec, coleta, cofins, iof, tributos, pis, cota única, parcela única
discount: abatimento comercial, promoção, cupom de desconto, descontos comerciais, desconto comercial, bonificação, desconto aplicado
deposit: sinal, entrada inicial, garantia locatícia, adiantamento, valor de entrada, pagamento inicial, valor da entrada, valor entrada
limit: cheque especial, limite do cheque especial, descoberto autorizado, limite de saque, teto, facilidade de descoberto
coverage: coberturas, valor segurado, garantias, riscos cobertos, capitais seguros, limite de indemnização, limite máximo de indenização, lmi, coberturas contratadas, importâncias seguradas, capital garantido, limite de indenização, limite indemnização, limite máximo indenização, limite indenização
deductible: franquias, franquia aplicável
refund: valor a devolver, devolução, restituição, reembolsos
fine: infração, contraordenação, multas, penalidades
holdings: unidades de participação, títulos detidos, número de ações, unidades participação, número ações
interest: taxa anual, tanb, euribor, spread, taxa nominal, taxa fixa, taxa anual nominal, taxa efetiva, taxa mensal, taxa anual efetiva, custo efetivo total, rentabilidade, índice de reajuste, reajuste, cet, mtic, taxa de rendibilidade, taxa rendibilidade
percent: por cento, incapacidade, taxa de iva, alíquota, taxa de presença, taxa iva, taxa presença
points: pontos acumulados, pontos ganhos
usage: energia consumida kwh, uso de dados, uso total, uso mensal, uso de energia, consumo medido, consumo médio, volume de água, consumo real, uso dados, uso energia, volume água
data: gigas, gb incluídos, gb restantes
power: demanda contratada, potência fiscal, cavalos, potência em kva, potência útil, potência tomada
area: área, área útil, área bruta privativa, área privativa, área construída, área coberta, superfície, área bruta de construção, metros quadrados, área de implantação, área privativa total, área comum, área total construída, área habitável
reading: leitura anterior, leitura inicial, leitura atual, leitura actual, leitura final, nova leitura, comunique a leitura até, comunicar leitura, comunicação de leitura, comunicação da leitura, leitura ant, leitura comunicada, última leitura real, valor lido, indicação do contador, indicação contador, leituras, leitura real
quantity: qtd, qtde, quantos, quantas, número de pessoas, número de passageiros, nº de pessoas, nº de passageiros, nº de hóspedes, número de hóspedes, volumes, número de exemplares, número de artigos, número de filhos, embalagens, adultos, nº de elementos do agregado, elementos do agregado, agregado familiar, composição familiar, composição do agregado, nº de trabalhadores, lotação, capacidade, nº de ups, número de dependentes, nº de dependentes, nº de pessoas do agregado, prestações restantes, parcelas restantes, nº de parcelas, total de parcelas, nº de prestações, parcelas pagas, cópias, número de sócios, nº de lugares, número pessoas, número passageiros, nº pessoas, nº passageiros, nº hóspedes, número hóspedes, número exemplares, número artigos, número filhos, nº elementos agregado, elementos agregado, composição agregado, nº trabalhadores, nº ups, número dependentes, nº dependentes, nº pessoas agregado, nº parcelas, total parcelas, nº prestações, número sócios, nº lugares, tentativas, eixos
visits: acessos, entradas restantes, frequências, aulas restantes
grade: notas, pontuação, nota obtida, classificação obtida, conceito, coeficiente de rendimento, cr acumulado, média geral, rendimento escolar, valores obtidos, média aritmética, coeficiente rendimento
credits: créditos obtidos, créditos cursados
due: vencimento, vence em, pague até, pagável até, data limite para pagamento, limite de pagamento, prazo de pagamento, pagamento até ao dia, último dia para pagar, data de devolução, devolver até, data de pagamento, débito em conta em, pagamento a efetuar até, data do débito, a pagar até, data limite pagamento, data prevista de devolução, vcto, dt vencimento, vencimento em, prazo de devolução, pagar até ao dia, entregar até, comunique a leitura até, pague antes de, pagamento antes de, data lim pagamento, data limite pag, limite pagamento, venc, vence a, vencimento a, data débito, será debitado em, débito a, débito em, débito no dia, cobrança em, será cobrado em, a debitar em, data da cobrança, data de cobrança, devolver a, devolver em, a devolver até, entrega até, devolução até, data para devolução, data limite de devolução, devolução prevista, previsto para devolução, prazo para pagamento, prazo de entrega de trabalho, pagamento voluntário até, quando pagar, até quando pagar, pagável em, pagar em, a pagar em, a liquidar até, liquidar até, pagar no dia, último dia de pagamento, regularizar até, data limite de candidatura, data limite de entrega, entregar antes de, inscrições até, prazo de inscrição, data limite de inscrição, responder até, prazo para resposta, prazo resposta, prazo pagamento, data devolução, data pagamento, data prevista devolução, prazo devolução, data cobrança, prazo entrega trabalho, último dia pagamento, prazo inscrição
paid: quitado, liquidado, liquidada, recebemos, pagamento efetuado
pending: pendentes, em análise, em processamento, a confirmar, por processar, em tramitação, agendado
overdue: atrasado, vencida, vencido, vencidas, atraso, em mora, inadimplência, em incumprimento
available: saldo livre
current: em curso, atuais, do mês, em vigor
next: próximos, próximas, seguinte, seguintes, próx, que vem, comunique a leitura até, próxima assembleia
last: últimos, últimas, mais recente, passado, mais recentes
former: antigo, prévio, prévia, anteriores
upcoming: futuros, futuras, novos, por vir
first: primeiros, 1º, 1ª matrícula, primeira matrícula, data da primeira matrícula, b data da primeira matrícula, data de primeira matrícula, data da 1ª matrícula, primeiro registo, primeiro registro, primeiro emplacamento, data do primeiro emplacamento, data de matrícula, data da matrícula inicial, data do primeiro registo, 1ª habilitação, data matrícula, data matrícula inicial
gross: total de vencimentos, total vencimentos, total proventos
net: valor líquido a receber, total líquido a receber, salário líquido a receber, líquidos, sem iva, total sem iva, subtotal, valor sem iva
minimum: pelo menos
original: de origem, originário, originais
monthly: mensais, ao mês, por mensalidade, cada mês
yearly: anuais, ao ano, cada ano
weekly: semanais, por semana, à semana
daily: diários, por dia, ao dia
home: residencial, pessoal
work: profissional, escritório
billing: endereço de cobrança, endereço cobrança
shipping: endereço de entrega, morada de entrega, endereço de envio, morada de envio, endereço entrega, morada entrega, endereço envio, morada envio
emergency: em caso de emergência, em caso de emergência contactar
mailing: morada para notificações
primary: principais
detail: dados gerais, ficha, visão geral, informação
bitcoin: bitcoins
ethereum: éter
`;
