import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Portuguese. */
export const portugueseRecords: Forms = {
  colour: 'cor, cores, cor predominante, pelagem, cor do pelo, cor da pelagem',
  fuel: 'combustível, tipo de combustível, combustíveis, fonte de energia, tipo de energia, propulsão, motorização, fonte energia, tipo energia',
  make: 'marca, fabricante, fabricado por, montadora, construtor',
  model: 'modelo, denominação comercial, variante versão, marca modelo versão, designação comercial',
  body: 'carroceria, carroçaria, tipo de carroçaria, tipo de caixa, espécie tipo, espécie e tipo, tipo de carroceria, tipo caixa',
  engine: 'motor, nº do motor',
  engineSize: 'cilindrada, cilindradas, capacidade do motor, cilindrada cm3, potência cilindrada, capacidade motor',
  weight:
    'peso, massa, pbt, peso bruto total, massa em vazio, massa em ordem de marcha, cmt, peso cubado, peso corporal',
  mileage:
    'quilometragem, quilómetros, quilômetros, hodômetro, odómetro, odômetro, km rodados, quilómetros percorridos, quilômetros rodados, leitura do hodômetro, km atuais, kms, km',
  emissions:
    'emissões, emissões de co2, emissão de co2, norma euro, nível de emissões, classe de emissões, emissão de poluentes, emissão poluentes',
  manufactured:
    'ano de fabricação, ano fabricação, ano de fabrico, ano modelo, ano do modelo, ano de construção, ano do veículo, fabricado em, data de fabricação, data de fabrico, construído em, ano da viatura, ano fab, ano mod, ano fab mod, ano fab modelo, ano produção, ano fabrico, ano construção, ano veículo, data fabricação, data fabrico, ano viatura, ano de produção',
  use: 'uso, utilização do veículo, afetação, afectação, finalidade do imóvel, tipo de uso, tipo de utilização, espécie de uso, utilização prevista, destino do prédio, categoria de uso, destinação, utilização do imóvel, utilização veículo, finalidade imóvel, tipo utilização, destino prédio, utilização imóvel',
  inspection:
    'inspeção, inspecção, inspeção periódica, vistoria, inspeção veicular, inspeção técnica, controlo técnico, exame médico, inspecionado, inspecionada, revisão do veículo, controlo, verificação, inspeção periódica obrigatória, próxima revisão, revisão veículo',
  inspector:
    'inspetor, inspetora, inspector, vistoriador, vistoriadora, perito, perita, inspecionado por, examinador, examinadora, avaliador, responsável técnico, vistoriado por',
  station:
    'centro de inspeção, centro de inspeções, estação de inspeção, oficina, oficina mecânica, posto de inspeção, centro de inspecção, empresa de vistoria, centro inspeção, centro inspeções, estação inspeção, posto inspeção, centro inspecção, empresa vistoria',
  result:
    'resultado, resultados, parecer, conclusão, conclusões, veredicto, decisão, avaliação, resultado final, laudo, despacho decisório, apreciação, apto ou inapto, glicemia, pressão arterial, tensão arterial, imc, sentença, reavaliação, valor encontrado, valor obtido',
  defect:
    'defeito, defeitos, deficiência, deficiências, deficiências ligeiras, anomalia, anomalias, não conformidade, não conformidades, avarias, avaria, falhas, danos observados, anomalias detetadas, apontamentos da vistoria, apontamentos vistoria',
  restriction:
    'restrição, restrições, limitações, condições de utilização, restrições do condutor, observações e restrições, condicionantes, gravames, restrições médicas, anotações especiais, averbamentos, condições utilização',
  carrier:
    'transportadora, transportador, companhia aérea, operado por, entregue por, estafeta, empresa de transporte, correios, entregador, serviço de entrega, empresa de transportes, viação, empresa de ônibus, companhia de aviação, motoboy, empresa transporte, serviço entrega, empresa transportes, empresa ônibus, companhia aviação',
  pickup:
    'ponto de recolha, local de levantamento, ponto de retirada, levantamento em loja, local de retirada, local de recolha, loja de recolha, ponto de coleta, agência dos correios, retirar em, levantar em, loja de levantamento, cacifo, ponto pickup, agência de retirada, ponto de levantamento, local de coleta, retirar na loja, local levantamento, balcão de levantamento, autorizados a recolher, local de retirada do veículo, ponto recolha, ponto retirada, local retirada, local recolha, loja recolha, ponto coleta, agência correios, loja levantamento, agência retirada, ponto levantamento, local coleta, balcão levantamento, local retirada veículo',
  contents: 'conteúdo, mercadoria, mercadorias, conteúdo declarado, contém, natureza da mercadoria, bens transportados',
  note: 'observação, observações, comentário, comentários, instruções, anotações, recado, mensagem, pedidos especiais, pedido especial, obs, informações complementares, indicações, informação adicional',
  expected:
    'previsto, prevista, previsão, previsão de entrega, entrega prevista, entrega estimada, chegada estimada, chegada prevista, prazo de entrega, estimada, data provável, previsão de chegada, estimativa, previsão entrega, prazo entrega',
  shipped:
    'enviado, enviada em, data de envio, data do envio, despachado, postado, postagem, expedido em, data de expedição, aceite em, recolhido em, objeto postado, entregue à transportadora, data de despacho, data envio, data expedição, data despacho',
  cashOnDelivery:
    'contra reembolso, à cobrança, valor à cobrança, pagamento na entrega, pagar na entrega, valor a cobrar na entrega, reembolso postal, importância à cobrança',
  code: 'código, código pin, código de acesso, senha, código da porta, código de abertura, código de levantamento, código de retirada, código de segurança, código de devolução, palavra passe, código de desbloqueio, código de validação, código permanente, chave de acesso, código de autenticidade, código de confirmação, senha de acesso, certidão permanente, código da certidão permanente, código de acesso à certidão permanente, puk, código puk, código de acesso certidão, chave acesso',
  barcode:
    'código de barras, linha digitável, código ean, representação numérica, código do boleto, linha do boleto, imei, número de imei, código barras, código boleto, linha boleto',
  article:
    'artigo, artigos, referência do artigo, código do produto, código do artigo, item, itens, peça, código da peça, ref artigo, referência da peça, código produto',
  diagnosis:
    'diagnóstico, diagnósticos, diagnóstico principal, diagnóstico clínico, cid 10, código cid, motivo da consulta, hipótese diagnóstica, indicação clínica, cid, cid principal, motivo consulta',
  disease:
    'doença, doenças, patologia, enfermidade, moléstia, doença alvo, agravo, protege contra, doença ou agente, contra a doença, doença prevenida, doença visada',
  medicine:
    'medicamento, medicamentos, fármaco, remédio, medicação, nome do medicamento, imunobiológico, vacina administrada, nome da vacina, preparação farmacêutica, imunizante, remédio prescrito, medicamento prescrito, especialidade farmacêutica, nome vacina',
  ingredient:
    'princípio ativo, princípio activo, substância ativa, substância activa, dci, denominação comum, substância, nome genérico, denominação comum internacional, componente ativo',
  dosage:
    'posologia, dosagem, modo de usar, modo de uso, como tomar, como usar, via de administração, administração, tomar, modo de administração, instruções de uso, uso oral, esquema posológico, próxima toma, toma, tomas, modo usar, modo uso, instruções uso',
  dose: 'dose, nº da dose, dose nº, dose administrada, dose aplicada, esquema vacinal',
  batch: 'lote, nº do lote, nº lote, nº de lote, lote do fabricante',
  pharmacy:
    'farmácia, drogaria, farmácia dispensadora, dispensado em, estabelecimento farmacêutico, farmácia de oficina',
  pharmacist:
    'farmacêutico, farmacêutica, dispensado por, farmacêutico responsável, diretor técnico da farmácia, aviado por, diretor técnico farmácia',
  sample:
    'amostra, espécime, tipo de amostra, material biológico, material coletado, produto biológico, tipo de material, amostra biológica, natureza da amostra',
  sampled:
    'coleta de amostra, data da coleta, data de coleta, colheita, coletado em, colhido em, coletada em, colhida em, recolha da amostra, data da amostra, entrada da amostra, coleta amostra, data coleta, recolha amostra, data amostra, entrada amostra',
  bodyHeight: 'altura, estatura, altura em cm, altura cm, altura m',
  copayment:
    'copagamento, coparticipação, taxa moderadora, co pagamento, comparticipação do utente, parte do utente, encargo do utente, valor de coparticipação, a cargo do utente, parte a cargo do beneficiário, paga o utente, comparticipação utente, parte utente, encargo utente, parte a cargo beneficiário',
  chip: 'chip, microchip, transponder, código do transponder, nº do microchip, identificação eletrónica, nº do chip, microchip nº, identificação do animal, nº de identificação do animal, identificação animal, nº identificação animal',
  species: 'espécie, espécies, espécie animal, tipo de animal, tipo animal',
  breed: 'raça, raça do animal, raça do cão',
  blood:
    'grupo sanguíneo, tipo sanguíneo, fator rh, tipagem sanguínea, grupo sanguíneo e rh, tipo de sangue, tipo sangue',
  father:
    'pai, nome do pai, filiação pai, nome completo do pai, genitor, filiação paterna, progenitor, filiação 1, pai ou responsável',
  mother:
    'mãe, nome da mãe, filiação mãe, nome completo da mãe, genitora, filiação materna, filiação 2, mãe ou responsável',
  spouse:
    'cônjuge, esposo, esposa, marido, companheiro, companheira, nome do cônjuge, casado com, casada com, unido de facto, parceiro, mulher, cônjuge ou companheiro, unido facto',
  guarantor:
    'fiador, fiadora, avalista, garante, garantidor, devedor solidário, coobrigado, nome do fiador, fiadores, codevedor, garantidora',
  householder:
    'chefe de família, chefe da família, responsável familiar, responsável pela unidade familiar, chefe do agregado, representante do agregado, titular do agregado, cabeça de casal, responsável pelo domicílio, chefe família, chefe agregado, representante agregado, titular agregado, cabeça casal',
  relation:
    'parentesco, grau de parentesco, relação, vínculo familiar, relação de parentesco, relação com o titular, vínculo com o titular, relação familiar, ligação familiar, parentesco com o titular, relação com o segurado',
  teacher:
    'professor, professora, docente, docentes, instrutor, instrutora, formador, formadora, diretor de turma, diretora de turma, tutor, tutora, orientador, orientadora, treinador, treinadora, monitor, monitora, educadora, professor responsável, palestrante, professor titular, diretor turma, diretora turma',
  author: 'autor, autora, autores, escrito por, escritor, escritora, redator',
  agent:
    'corretor, corretora, mediador, mediadora, intermediário, agente, mediador de seguros, corretor de seguros, vendido por, angariador, imobiliária, agente de seguros, corretor responsável, agente imobiliário, consultor imobiliário, mediadora imobiliária, administradora, administradora do condomínio, administração do condomínio, empresa de administração do condomínio, administrador do condomínio, administração condomínio, empresa administração condomínio, administrador condomínio',
  caseworker:
    'gestor do processo, técnico responsável, atendido por, tratado por, funcionário responsável, servidor responsável, responsável pelo processo, instrutor do processo, elaborado por, assistente social, atendente, escrivão, processado por, gestor de cliente, gestor de conta, gestora de conta, responsável pelo atendimento, preparado por, emitido pelo funcionário, técnico gestor, analista, gestor cliente, gestor conta, gestor processo, instrutor processo, gestora conta, operador de caixa',
  signatory:
    'signatário, assinado por, assinante autorizado, assinada por, em representação de, autorizado por, validado por, aprovado por, subscrito por, assinado digitalmente por, quem assina, assinatura do responsável, nome do signatário, forma de obrigar, como vincula, vinculação, notário, notária, tabelião, oficial do registo, conservador, escrevente, quem vincula, vincula a sociedade, quem obriga a sociedade, assinatura responsável, forma obrigar, oficial registo, quem assinou',
  representative:
    'representante, representante legal, representado por, representada por, sócio gerente, gerente, administrador, administradora, procurador, procuradora, gerência, responsável legal, diretor geral, sócio administrador, sócia administradora, qualificação do responsável, gerentes, administração da sociedade, diretora geral, vincula a sociedade, advogado, advogada, encarregado de educação, encarregada de educação, pai mãe ou responsável, responsável pelo aluno, despachante, solicitador, notário, roc, revisor oficial de contas, mandatário, qualificação responsável, administração sociedade, encarregado educação, encarregada educação, revisor oficial contas',
  chairperson:
    'presidente, presidência, presidente do conselho, presidente da direção, síndico, síndica, reitor, reitora, diretor da escola, diretora da escola, prefeito, prefeita, diretor, diretora, presidente da câmara, coordenador, coordenadora',
  shareholder:
    'acionista, acionistas, quotista, cotista, sócio quotista, sócios, quadro societário, sócios e quotas, quadro de sócios, acionista principal, sócio único, quadro de sócios e administradores',
  court:
    'tribunal, juízo, comarca, foro, tribunal judicial, tribunal de comércio, juízo de comércio, cartório judicial, órgão julgador, tribunal competente, vara cível, fórum',
  authority:
    'autoridade, autoridade competente, órgão, repartição, serviço de finanças, conservatória, órgão emissor, órgão expedidor, câmara municipal, prefeitura, autarquia, junta comercial, cartório, entidade competente, emitida por, administração, detran, ente federativo responsável, autoridade emissora, entidade responsável, ente federativo, órgão responsável, órgão autuador, expedida por, repartição de finanças, unidade orgânica, delegacia, unidade federativa emissora, órgão competente, secretaria, alfândega, estância aduaneira, cartório notarial, conservatória do registo civil, receita federal, inss agência, segurança social centro distrital, oficial de registro, autoridade tributária, junta de freguesia, ministério, instituto público, tabelionato, serviço emissor, direção geral, serviço finanças, oficial registro, junta freguesia',
  creditor:
    'credor, credora, credores, agente financeiro, credor hipotecário, credor fiduciário, mutuante, instituição financeira, banco credor, alienação fiduciária, sujeito ativo, entidade credora, financeira, gravame, ónus, ônus, ónus e encargos, hipoteca a favor de, arrendante, reserva de propriedade, entidade financiadora, encargos registados, ónus ou encargos, restrição financeira, reserva propriedade, alienação, alienado a',
  founded:
    'data de constituição, constituição da sociedade, fundada em, fundado em, data de fundação, fundação da empresa, data de abertura, início de atividade, data de início de atividade, início da atividade, abertura da empresa, data de início da atividade, data da constituição, ano de fundação, data da abertura, aberta em, data de abertura da empresa, início atividade, data abertura, data constituição, constituição sociedade, data fundação, fundação empresa, data início atividade, abertura empresa, ano fundação, data abertura empresa',
  signed:
    'assinado em, assinada em, data da assinatura, data de assinatura, celebrado em, celebrada em, data do contrato, data de celebração, data da escritura, data da contratação, contrato de, contratado em, data da celebração, data de contratação, data da outorga, outorgada em, assinado no dia, lavrada em, data do título, data de subscrição, outorgado em, outorgado, outorgada, outorgados em, assinado, assinada, celebrado, celebrada, celebrado a, assinado a, firmado em, firmada em, feito em, data da celebração do contrato, data de assinatura do contrato, data contrato, escritura de, lavrado a, assinado aos, contratada em, formalizado em, subscrita em, subscrito em, data do termo de adesão, dia da assinatura, quando assinou, quando foi assinado, data escritura, data celebração, data contratação, data outorga, data título, data subscrição, data celebração contrato, data termo adesão, dia assinatura, data assinatura',
  activity:
    'atividade, actividade, atividades, atividade principal, atividade económica, atividade econômica, ramo de atividade, objeto social, objecto social, cnae, cae principal, setor de atividade, atividade econômica principal, código cae, cnae principal, ramo, atividade exercida, atividades econômicas secundárias, cirs, objecto, objeto, objeto da sociedade, objecto da sociedade, actividade económica, actividade exercida, cae, cae rev, cae secundário, atividade secundária, atividades secundárias, objeto da empresa, cae principal e secundário, ocupação económica, segmento, área de atuação, o que faz, atividade desenvolvida, área atuação',
  brand:
    'nome fantasia, marca comercial, nome comercial, nome de fantasia, título do estabelecimento, insígnia, sigla, título do estabelecimento nome de fantasia, nome do estabelecimento comercial, nome abreviado, marca registrada, título estabelecimento, nome estabelecimento comercial',
  purpose:
    'finalidade, objetivo, objectivo, propósito, para efeitos de, fim a que se destina, destinado a, para fins de, destino do crédito, para que serve, fins a que se destina, assunto, objecto, fim do crédito, para fins, motivo da emissão, motivo do pedido, efeitos, para efeito de, para os devidos efeitos, utilização do documento, finalidade do tratamento, para que fim, destino crédito, fim crédito, motivo emissão, motivo pedido, utilização documento',
  reason:
    'motivo, motivos, razão, causa, causas, fundamento, justificação, justificativa, em virtude de, motivação, fundamentação, motivo da ausência, motivo da situação cadastral, motivo da recusa, motivo da falta, motivo da devolução, motivo da infração, motivo de internamento, motivo do afastamento',
  plot: 'terreno, lote de terreno, artigo matricial, prédio, descrição predial, inscrição matricial, matrícula do imóvel, inscrição imobiliária, caderneta predial, gleba, quadra e lote, prédio rústico, prédio urbano, artigo da matriz, inscrição municipal do imóvel, cadastro imobiliário, descrição na conservatória, nº da descrição predial, artigo urbano, identificação do prédio, ccir, área do terreno, indicação fiscal, confrontações, talhão, horta, matriz, confrontação, matrícula imóvel, inscrição municipal imóvel',
  deed: 'escritura, escritura pública, título, registro anterior, forma de aquisição, modo de aquisição, escritura de compra e venda, título de propriedade, aquisição, causa da aquisição, causa de aquisição, sujeito a registo, registo anterior, natureza do título, título aquisitivo, ap de aquisição, data escritura, data da escritura',
  share:
    'quota parte, quotas, fração ideal, participação, participação no capital, cota, percentagem detida, permilagem, percentual de participação, parte, valor da quota, participação societária, compropriedade, ações, capital detido, cota parte, proporção, quinhão, parte ideal, quota no capital, usufruto, propriedade plena, nua propriedade',
  floor: 'andar, piso, pavimento, andar e porta, nº do andar, andar lado, andar ou divisão',
  apartment:
    'apartamento, apto, unidade autónoma, fração autónoma, nº do apartamento, bloco e apartamento, unidade autônoma, bloco e unidade, unidade e bloco, apartamento nº, unidade habitacional, bloco apartamento, fração letra, apartamento ou unidade, número imóvel, bloco, unidade, número do imóvel, unidade nº',
  rooms:
    'quartos, divisões, assoalhadas, dormitórios, cômodos, nº de quartos, nº de divisões, tipologia divisões, quantidade de quartos, composição do imóvel, composição imóvel',
  valuation:
    'valor venal, valor patrimonial, valor patrimonial tributário, vpt, valor de avaliação, valor de mercado, avaliação do imóvel, valor tributável do imóvel, valor declarado, valor estimado, valor do imóvel, valor patrimonial atual cimi, valor de referência, valor fiscal, valor aduaneiro, valor da up, cotação, mais valia, valor de aquisição, valor da unidade de participação, valor em novo, valor avaliação, valor mercado, avaliação imóvel, valor tributável imóvel, valor imóvel, valor referência, valor up, valor aquisição, valor unidade participação',
  turnover:
    'volume de negócios, faturamento anual, faturação anual, receita bruta, vendas, faturamento bruto, receita anual, receita operacional, volume de vendas, volume de faturação, prestações de serviços e vendas, receita bruta acumulada, volume negócios, volume faturação',
  fund: 'fundo, fundo de obras, fundo de manutenção, fundo comum, fundo de melhorias',
  territory:
    'âmbito territorial, território, âmbito geográfico, válido em, âmbito de cobertura, extensão territorial, países cobertos, zona geográfica, limite territorial, abrangência geográfica, abrangência territorial, área de abrangência, abrangência, cobertura geográfica, âmbito cobertura',
  supplyPoint:
    'ponto de entrega, cpe, código do ponto de entrega, local de consumo, unidade consumidora, número da instalação, número de instalação, código de ponto de entrega, código local, nº da instalação, código da instalação, ponto de consumo, código de instalação, ponto de medição, código do local de consumo, nº da unidade consumidora, matrícula do hidrômetro, ligação nº, código do local, local consumo, ponto entrega, código ponto entrega, número instalação, nº instalação, código instalação, ponto consumo, ponto medição, matrícula hidrômetro',
  distributor:
    'distribuidora, operador da rede, operador de rede, operador da rede de distribuição, empresa distribuidora, distribuidor, rede de distribuição, distribuidora local, operador de rede de distribuição, operador rede, operador rede distribuição, rede distribuição',
  opening:
    'inicial, anterior, leitura anterior, saldo anterior, saldo inicial, leitura inicial, saldo de abertura, abertura, início do período, saldo do mês anterior, saldo inicial do período, saldo transitado, início período',
  closing:
    'final, leitura atual, leitura actual, saldo final, leitura final, saldo de fecho, fecho, fechamento, fim do período, novo saldo, saldo atual, encerramento do período, saldo de fechamento, nova leitura, saldo contabilístico final, saldo a transitar, fim período, encerramento período',
  principal:
    'capital em dívida, saldo devedor, capital por amortizar, valor em dívida do empréstimo, principal em dívida, saldo em dívida, dívida restante, saldo do empréstimo, capital vincendo, saldo do financiamento, capital por liquidar, dívida atual, montante em dívida, capital por pagar, capital em falta, saldo devedor após pagamento, saldo para quitação, saldo do contrato, valor em dívida empréstimo, saldo empréstimo, saldo financiamento, saldo contrato',
  instalment:
    'prestação, prestações, parcela mensal, valor da prestação, valor da parcela, amortização, número da parcela, parcela do financiamento, encargo mensal, parcela do empréstimo, pagamento mensal, valor parcela, valor das parcelas, número parcela, parcela financiamento, parcela empréstimo, valor parcelas',
  overpayment:
    'pagamento a mais, saldo a seu favor, saldo credor a seu favor, valor pago a mais, pagamento em excesso, pago a maior, valor em excesso, a seu favor, pagamento indevido, cobrado em excesso, montante a seu favor, crédito a favor, crédito anterior, recebido indevidamente, valor pago a maior, crédito do cliente, excedente, pagamentos em excesso, crédito cliente',
  lateFee:
    'juros de mora, multa por atraso, mora, multa de mora, encargos por atraso, penalização por atraso, juros moratórios, acréscimos legais, multa e juros, comissão de mora, multa atraso, juros por atraso, juros e multa, encargos moratórios, encargos de mora, acréscimos, mora multa, penalidade, multa moratória, comissão de recuperação, juros multa, despesas de cobrança, agravamento, comissão recuperação, despesas cobrança',
  deduction:
    'dedução, deduções, retenção, retenções, retenção na fonte, total de descontos, descontos legais, irrf, total descontos, valor retido, imposto retido, total das deduções, imposto retido na fonte, total de deduções, retenções na fonte, montante retido, deduções específicas, isenção, dedução específica, abatimento, abatimentos, outras deduções',
  taxBase:
    'base de cálculo, base tributável, rendimento tributável, matéria coletável, rendimento coletável, base de incidência, valor tributável, base de incidência tributária, rendimentos tributáveis, base de cálculo do imposto, base cálc icms, base irrf, incidência, base inss, base cálculo, base fgts, base de cálculo do irrf, rendimento global, base iva, base de cálculo icms, rendimento para determinação da taxa, matéria colectável, rendimento para determinação taxa',
  bonus:
    'bónus, bônus, gratificação, prémio de produtividade, subsídio, subsídios, subsídio de férias, subsídio de natal, décimo terceiro, adicional, complemento salarial, subsídio de refeição, subsídio de alimentação, 13º salário, adicional noturno, prémio de assiduidade, diuturnidades, participação nos lucros, plr, vale refeição, adicionais, gratificações, ajudas de custo, subsídio de turno, bolsa, valor da bolsa, apoio, apoios, valor do apoio, abono de família, montante do abono, ajuda de custo, auxílio, auxílio moradia, valor do benefício, prestação mensal de apoio, renda mensal do benefício, prémio produtividade, prémio assiduidade, ajudas custo, abono família, montante abono, ajuda custo, valor benefício, renda mensal benefício',
  contribution:
    'contribuição, contribuições, segurança social, contribuição previdenciária, inss, contribuição sindical, fgts, desconto para a segurança social, quotização, quotizações, contribuição para a segurança social, contribuição social, previdência, contribuições sociais, previdência social, quotizações pagas, adse, valor do inss, tempo de contribuição, anos de descontos, carreira contributiva, período contributivo total, anos descontos',
  hours:
    'horas, horas trabalhadas, carga horária, carga horária total, horas extras, total de horas, duração em horas, nº de horas, horas suplementares, jornada semanal, período normal de trabalho semanal, horas letivas, horas totais, horas de trabalho, horas de contacto, horas extraordinárias, período normal trabalho semanal',
  leave:
    'férias, dias de férias, saldo de férias, férias por gozar, licença remunerada, férias restantes, folgas, férias vencidas, dias de licença, dias de férias restantes, férias gozadas, período aquisitivo, dias de folga, férias marcadas, dias de férias por gozar, faltas, nº de faltas, ausências, baixa médica, faltas justificadas, dias licença, dias folga, assiduidade',
  noticePeriod:
    'aviso prévio, pré aviso, prazo de pré aviso, prazo de aviso, período de aviso prévio, prazo de denúncia, prazo de rescisão, período de pré aviso, antecedência, oposição à renovação, aviso de não renovação, aviso não renovação, não renovação, denúncia, denúncia do contrato, prazo para denúncia, prazo de oposição, prazo de pré aviso de denúncia, período de aviso, prazo de desistência, prazo de cancelamento, prazo de arrependimento, direito de livre resolução, aviso de rescisão, dias de aviso, prazo aviso, prazo rescisão, prazo oposição, período aviso, prazo desistência, prazo cancelamento, prazo arrependimento, direito livre resolução, aviso rescisão, dias aviso',
  branch:
    'agência, balcão, filial, sucursal, dependência, agência bancária, delegação, estabelecimento secundário, posto de atendimento, nº da agência, balcão bancário, biblioteca de origem, loja do cidadão, código da agência, delegação local, loja de atendimento, posto atendimento, biblioteca origem, loja cidadão, loja atendimento',
  channel:
    'canal, canal de contacto, canal de contato, meio de contacto, meio de contato, canal de notificação, forma de contacto, forma de contato, notificações, meio de notificação, notificado por, contato preferencial, contacto preferencial, canal preferencial, via de notificação, meio de comunicação, forma de notificação, forma de envio, canal de comunicação, via de contacto, meio contacto, meio contato, forma contacto, forma contato, meio notificação, via notificação, meio comunicação, forma notificação, forma envio, via contacto',
  bitcoin: 'saldo bitcoin, saldo em bitcoin, bitcoins',
  ethereum: 'saldo ethereum, saldo em ethereum, éter',
  studyYear:
    'ano do curso, ano curricular, ano de escolaridade, período atual, ano de estudos, série escolar, semestre atual, ano que frequenta, período do curso, ano e turma, série e turma, nível de ensino, ano frequentado, série ano, período em curso, ano de frequência, ano de curso, fase do curso, etapa de ensino, ano curso, ano escolaridade, ano estudos, período curso, nível ensino, ano frequência, fase curso, etapa ensino',
  studyMode:
    'modalidade de ensino, regime de estudos, regime, modalidade, turno, regime de frequência, regime de ensino, forma de organização, tempo integral ou parcial, modalidade de frequência, presencial ou a distância, regime de tempo, regime de estudo, forma organização',
  train: 'comboio, trem, nº do comboio, comboio nº, nº comboio',
  coach: 'carruagem, vagão, nº da carruagem, carruagem nº, carro nº, carruagem e lugar',
  platform:
    'plataforma, cais, linha de partida, cais de embarque, box de embarque, linha nº, plataforma de embarque, linha partida, box embarque',
  travelClass:
    'classe de viagem, classe tarifária, cabine, classe de cabine, classe de serviço, cabina, classe do bilhete, tipo de serviço da viagem, classe da passagem, classe viagem, classe serviço, classe bilhete, tipo serviço viagem, classe passagem',
  checkIn:
    'chegada ao hotel, data de chegada, dia de chegada, entrada no hotel, check in a partir das, check in, primeira noite, entrada no alojamento, dia de entrada, data chegada, dia chegada, dia entrada',
  checkOut:
    'saída do hotel, dia de saída, data de partida, check out até às, check out, última noite, saída do alojamento, data partida, saída hotel, dia saída, saída alojamento',
  nights:
    'noites, diárias, nº de noites, pernoites, duração da estadia, estadia, dormidas, quantidade de diárias, nº de diárias, quantidade de noites',
  luggage:
    'bagagem, bagagens, bagagem de mão, bagagem de porão, bagagem despachada, franquia de bagagem, malas, bagagem incluída, volumes de bagagem, bagagem permitida, bagagem de cabine',
  venue:
    'local, recinto, ponto de encontro, onde, sítio, local da reunião, local de encontro, local de realização, sala do evento, ponto encontro, sala evento',
  organiser:
    'organizador, organizadora, organizado por, organização, promotor, promotora, entidade organizadora, realização, produtor, produzido por, promovido por, organiza, realizado por, entidade promotora',
  training:
    'treino, aula reservada, sessão, lição, formação, aula marcada, próxima aula, treinamento, capacitação, aula de grupo, ação formativa, aulas práticas, aulas teóricas, aulas, aula grupo',
  borrowed:
    'emprestados, empréstimos ativos, livros emprestados, em empréstimo, empréstimos atuais, empréstimos em curso, materiais emprestados, requisitados, livros requisitados, empréstimos correntes, emprestado, obras emprestadas, livros em empréstimo, exemplares emprestados',
  reserved:
    'reservados, reservas ativas, livros reservados, reservas pendentes, minhas reservas, fila de espera, lista de espera, reservas em curso, em espera, obras reservadas, na fila, fila espera, lista espera',
  reading:
    'leitura anterior, leitura inicial, leitura atual, leitura actual, leitura final, nova leitura, comunique a leitura até, comunicar leitura, comunicação de leitura, comunicação da leitura, leitura ant, leitura comunicada, última leitura real, valor lido, indicação do contador, indicação contador, leituras, valor da leitura, leitura real, leitura estimada',
  articleNumber: 'cota do livro, exemplar, nº do exemplar, ncm, código pautal, cota livro',
};
