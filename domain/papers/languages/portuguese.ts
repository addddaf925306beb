import type { NamesOfKinds } from '../names-of-kinds.ts';

export const portuguese: NamesOfKinds = {
  payslip:
    'recibo de vencimento|holerite|contracheque|recibo de salário|folha de vencimento|demonstrativo de pagamento de salário|recibo de remunerações',
  bank_statement: 'extrato bancário|extrato de conta|extrato|extrato da conta',
  invoice: 'fatura|nota fiscal|factura|conta|boleto',
  utility_bill: 'conta de consumo|fatura de serviços|fatura de energia',
  electricity_bill:
    'conta de luz|conta de energia|fatura de eletricidade|conta de energia elétrica|fatura da luz|fatura de luz',
  water_bill: 'conta de água|fatura de água|fatura da água',
  gas_bill: 'conta de gás|fatura de gás|fatura do gás',
  telecom_bill:
    'conta de internet|fatura de internet|conta de telefone|conta de telefone fixo|fatura de telecomunicações',
  mobile_bill: 'conta de celular|fatura de telemóvel|conta de telefone celular',
  receipt: 'recibo|comprovativo de pagamento|comprovante de pagamento|quitação',
  rent_receipt: 'recibo de renda|recibo de aluguel|recibo de aluguer',
  payment_request: 'aviso de cobrança|lembrete de pagamento|aviso de vencimento',
  quotation: 'orçamento|cotação|proposta|proposta comercial',
  order_confirmation: 'confirmação de encomenda|confirmação de pedido|confirmação do pedido',
  ticket: 'bilhete|bilhete eletrónico|bilhete eletrônico|passagem|cartão de embarque',
  contract: 'contrato',
  employment_contract: 'contrato de trabalho|contrato de trabalho sem termo|contrato de trabalho a termo',
  tenancy_agreement: 'contrato de arrendamento|contrato de locação|contrato de aluguel|contrato de aluguer',
  certificate: 'certificado|declaração|atestado|comprovante|comprovativo|certidão',
  employment_certificate:
    'declaração da entidade patronal|declaração de emprego|declaração de vínculo|declaração de trabalho|declaração de vínculo empregatício',
  salary_certificate: 'declaração de rendimentos|comprovante de renda|comprovante de rendimentos|declaração de renda',
  insurance_policy: 'apólice|apólice de seguro',
  insurance_certificate: 'certificado de seguro|carta verde',
  membership_card: 'cartão de sócio|carteirinha de sócio|cartão de associado',
  membership_certificate: 'declaração de sócio|certificado de associado|declaração de associado',
  diploma: 'diploma|certificado de conclusão de curso',
  transcript: 'histórico escolar|boletim escolar|certificado de notas|histórico acadêmico',
  enrolment_certificate:
    'declaração de matrícula|comprovante de matrícula|comprovativo de matrícula|certificado de matrícula|atestado de matrícula|declaração de frequência',
  course_certificate: 'certificado de participação|certificado de formação|certificado de conclusão',
  tax_assessment: 'nota de liquidação|demonstração de liquidação|nota de liquidação de irs',
  tax_return: 'declaração de irs|declaração de imposto de renda|declaração de ajuste anual',
  vaccination_record: 'boletim de vacinas|cartão de vacina|carteira de vacinação|certificado de vacinação',
  medical_certificate: 'atestado médico|declaração médica|laudo médico',
  licence: 'carta de condução|carteira de motorista|licença|alvará|carteira profissional',
  passport: 'passaporte',
  identity_card: 'cartão de cidadão|carteira de identidade|bilhete de identidade',
  residence_certificate:
    'comprovante de residência|comprovativo de morada|atestado de residência|declaração de residência',
  register_extract:
    'certidão permanente|certidão do registo comercial|certidão simplificada|certidão da junta comercial',
  vehicle_registration:
    'certificado de matrícula do veículo|documento único automóvel|certificado de registro de veículo',
  pension_statement: 'extrato de remunerações|extrato previdenciário|carta de concessão',
  application: 'pedido|requerimento|formulário de pedido|solicitação',
  cancellation: 'cancelamento|rescisão|denúncia',
  simulation: 'simulação',
  draft: 'rascunho|minuta',
  template: 'modelo|exemplo|amostra|formulário em branco',
};
