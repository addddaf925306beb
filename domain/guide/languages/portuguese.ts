import type { GuideLanguage } from './language.ts';

const IS = '(é|está|são|estão|seja|esteja|deve ser|deve estar|devem ser|devem estar)';
const MAY_BE = '[é|está|são|seja|esteja|deve ser|é de|deve ser de|de]';
const DID = '(foi|foram|tem sido|deve ter sido) {verb}';
const HOLDER = '(usuário|usuária|utilizador|utilizadora|cliente|titular|sócio|sócia|membro|pessoa)';
const SEEN =
  '(visível|visíveis|legível|legíveis|presente|presentes|indicado|indicada|visível e legível|visíveis e legíveis|exibido|exibida)';
const FIELDS = '(campos|dados|valores|detalhes)';
const REQUIRED = '[obrigatórios|exigidos|solicitados|necessários]';
const EVIDENCE =
  '[a|o|uma|um] (página|captura|captura de tela|prova|evidência|documento|imagem|comprovante|comprovativo|arquivo|ficheiro)';

export const portuguese: GuideLanguage = {
  code: 'pt',
  levels: {
    high: 'alta|alto|aceitar|aceite|aprovar|aprove',
    medium: 'média|médio',
    low: 'baixa|baixo',
    reject:
      'reprovar|reprove|rejeitar|rejeite|recusar|rejeição|não aceitar|não aceite|não aprovar|não aprove|recuse|negar|negue',
  },
  when: 'se|quando',
  give: 'dar|atribuir|classificar|aceitação|como|então',
  lead: ['(que|se|quando|e|ou|então)', `${EVIDENCE} (mostra|indica|confirma) que`, '(o|a|os|as|um|uma)'],
  aroundField: [
    'o',
    'a',
    'os',
    'as',
    'do',
    'da',
    'um',
    'uma',
    'valor',
    'campo',
    'o valor de',
    'o valor do',
    'o valor da',
    'o campo',
    'na página',
    'na imagem',
    'na captura',
    'no documento',
    'da página',
  ],
  attribute: {
    stands: 'behind',
    holds: [`[o|a|um|uma] ${HOLDER} (tem|possui) [um|uma|o|a]`, '(tem|possui) (um|uma|o|a)'],
  },
  and: ['e', 'bem como', 'assim como'],
  or: ['ou', 'ou então'],
  oneOf: ['um de', 'uma de', 'um dos seguintes', 'um dos valores'],
  now: {
    before: ['(atualmente|ainda|já|em estado|como|em|no estado)'],
    today: [
      '(hoje|atualmente|agora|neste momento)',
      '(na data|no dia|no momento) da (verificação|consulta|captura|solicitação|checagem|conferência)',
      '(na data|no dia) de (hoje|consulta|captura|verificação)',
    ],
  },
  asked: [
    '[a|o] (pessoa|membro|cliente|titular|sócio) (em questão|da consulta|consultada|consultado|indicada na consulta|sobre quem se pergunta)',
  ],
  place: { inside: ['na cidade de', 'em', 'no', 'na'], outside: ['fora de'] },
  notInValues:
    'e é está são estão salvo exceto mas só somente apenas se quando que menos mais mínimo máximo passado futuro antes depois dentro visível legível presente não nunca nem sempre deve todos todas cada entre provavelmente parece',
  numbers: ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  relations: {
    between: [`${MAY_BE} [compreendido|compreendida] entre {bound} e {to}`],
    future: [
      `${MAY_BE} (no futuro|futura|posterior a hoje|depois de hoje)`,
      'não (venceu|expirou|está vencida|está expirada|passou|está no passado)',
    ],
    past: [
      `${MAY_BE} (no passado|passada|anterior a hoje|antes de hoje|vencida|expirada)`,
      '(já venceu|venceu|expirou|já expirou|já passou)',
    ],
    within_last: [
      `${MAY_BE} [datado|datada] (nos|nas|no|na|dentro dos) [{n}] (últimos|últimas|último|última) {unit}`,
      `${MAY_BE} [datado|datada] (nos|nas|no|na|dentro dos) (últimos|últimas|último|última) [{n}] {unit}`,
      '(tem menos de|não tem mais de) {n} {unit}',
      `${DID} (nos|nas|no|na|dentro dos) (últimos|últimas|último|última) [{n}] {unit}`,
      `${DID} há (menos de|no máximo) {n} {unit}`,
      'há (menos de|no máximo) {n} {unit}',
      '[foi] [emitido|emitida] (nos últimos|nas últimas|há menos de) {n} {unit}',
      '(tem|têm) (menos de|no máximo) {n} {unit}',
    ],
    older_than: [
      'tem mais de {n} {unit}',
      `${DID} há (mais de|pelo menos) {n} {unit}`,
      '(há|desde há|faz) (pelo menos|mais de) {n} {unit}',
      '(começou|iniciou) há (pelo menos|mais de) {n} {unit}',
    ],
    within_next: [
      `${MAY_BE} (nos|nas) (próximos|próximas) [{n}] {unit}`,
      `${MAY_BE} (daqui a|dentro de) (menos de|no máximo) {n} {unit}`,
    ],
    ahead: [
      `${MAY_BE} [daqui a|a] (pelo menos|no mínimo|mais de) {n} {unit} [de distância|no futuro]`,
      '(vence|expira|termina|caduca) (daqui a|dentro de|em) (pelo menos|no mínimo|mais de) {n} {unit}',
      'não (vence|expira|termina) (nos|nas) (próximos|próximas) {n} {unit}',
      `${IS} (válido|válida|vigente) por (pelo menos|mais de|mais) {n} {unit}`,
    ],
    present: [`${IS} [claramente|bem] ${SEEN}`, '(aparece|aparecem|consta|constam)'],
    missing: [
      '(falta|faltam)',
      `não ${IS} ${SEEN}`,
      `${IS} (ausente|ilegível|oculto|oculta|vazio|vazia)`,
      'não (aparece|aparecem|consta|constam)',
    ],
    none: [
      '(é|está|são|é de) (zero|nulo|nula|nenhum|nenhuma)',
      '(está|estão) (quitado|quitada|quitados|quitadas|zerado|zerada)',
    ],
    negative: ['(é|está|seja|esteja) (negativo|negativa|no vermelho|a descoberto|devedor)'],
    ends_in: ['(termina|acaba) (em|com) {values}'],
    other: [
      '(é|seja) (outro|outra|diferente|distinto|distinta|de outra pessoa)',
      '(não confere|não corresponde|difere)',
    ],
    not_before: [
      `${MAY_BE} (a partir de|desde|não antes de|não anterior a) {bound}`,
      'não é (anterior a|antes de) {bound}',
      `${MAY_BE} {bound} ou (posterior|depois)`,
      '[é|está] [válido|válida] (pelo menos até|até pelo menos|no mínimo até) {bound}',
      'não (vence|expira|termina|caduca) antes de {bound}',
    ],
    not_after: [
      `${MAY_BE} (até|o mais tardar em|não depois de|não posterior a) {bound}`,
      'não é (posterior a|depois de) {bound}',
      `${MAY_BE} {bound} ou (anterior|antes)`,
    ],
    after: [
      `${DID} (depois de|após) {bound}`,
      `${MAY_BE} (posterior a|depois de|após) {bound}`,
      '(vence|expira|termina|caduca) depois de {bound}',
    ],
    before: [`${DID} antes de {bound}`, `${MAY_BE} (anterior a|antes de) {bound}`],
    at_least: [
      `${MAY_BE} (pelo menos|no mínimo|no mínimo de|ao menos|maior ou igual a|não menos de|um mínimo de) [de] {bound}`,
      `${MAY_BE} {bound} ou (mais|superior|maior)`,
      'não é (inferior|menor) (a|que|do que) {bound}',
    ],
    at_most: [
      `${MAY_BE} (no máximo|no máximo de|menor ou igual a|não mais de|um máximo de|até) [de] {bound}`,
      `${MAY_BE} {bound} ou (menos|inferior|menor)`,
      'não (excede|ultrapassa) {bound}',
      'não é (superior|maior) (a|que|do que) {bound}',
    ],
    more_than: [
      `${MAY_BE} (mais de|superior a|maior que|maior do que|acima de) {bound}`,
      '(excede|ultrapassa) {bound}',
    ],
    less_than: [`${MAY_BE} (menos de|inferior a|menor que|menor do que|abaixo de) {bound}`],
    differs: [
      '(não|já não) (é|está|são|seja|esteja|deve ser|deve estar) [igual a] {values}',
      `${IS} (diferente de|outro que não|outra que não|outra coisa que não|qualquer coisa menos|distinto de|distinta de) {values}`,
    ],
    equals: [
      '(continua|segue|permanece|ainda está|ainda é) {values}',
      `${IS} [igual a|exatamente|de] {values}`,
      '(indica|mostra|diz) {values}',
      '(chama-se|se chama|corresponde a|coincide com) {values}',
    ],
    never_became: ['(não foi|não foram|ainda não foi) {values}'],
    became: ['(foi|foram) [já] {values}'],
  },
  statements: {
    all_present: [
      `todos os ${FIELDS} ${REQUIRED}`,
      `todos os ${FIELDS} ${REQUIRED} ${IS} [claramente] ${SEEN}`,
      `todos os ${FIELDS} ${REQUIRED} (aparecem|constam)`,
    ],
    none_present: ['nenhum (campo|dado|valor) (visível|encontrado|é visível|está visível)'],
    some_missing: [
      `(falta algum dos|faltam alguns dos) ${FIELDS} ${REQUIRED}`,
      `(alguns|um ou mais) ${FIELDS} ${REQUIRED} (faltam|não são visíveis|não são legíveis)`,
    ],
    shows: [`${EVIDENCE} (mostra|contém|indica|inclui|exibe) [claramente] {fields}`],
    none_of: [
      '(nenhum|nenhuma|sem|zero) {fields} [pendente|pendentes|vencida|vencido]',
      'não (há|existe|existem|tem|possui|consta|constam) [nenhum|nenhuma] {fields} [pendente|pendentes]',
    ],
    lacks: [
      `${EVIDENCE} não (mostra|contém|indica|inclui|exibe) {fields}`,
      '(falta|faltam|não aparece|não consta) {fields}',
    ],
    altered: [
      `${EVIDENCE} (está|foi|parece|parece ter sido) (alterada|alterado|modificada|modificado|manipulada|manipulado|editada|editado|falsificada|falsificado|adulterada|adulterado)`,
      `${EVIDENCE} (mostra|apresenta) (sinais|indícios) de (manipulação|edição|falsificação|alteração|adulteração)`,
    ],
    unaltered: [
      `${EVIDENCE} não (está|foi) (alterada|alterado|modificada|modificado|manipulada|manipulado|editada|editado)`,
    ],
    unreadable: [
      `${EVIDENCE} (é ilegível|está ilegível|está desfocada|está desfocado|está cortada|está cortado|está incompleta|está incompleto|não é legível|não está legível)`,
    ],
    readable: [`${EVIDENCE} (é|deve ser|está) [claramente|bem] (legível|visível)`],
    ambiguous: [`${EVIDENCE} é (ambígua|ambíguo)`],
    contradictory: [
      `${EVIDENCE} (se contradiz|contradiz-se|é contraditória|é contraditório)`,
      '(dados|valores) (se contradizem|são contraditórios)',
    ],
    instructing: [`${EVIDENCE} contém instruções (para|dirigidas a|ao|dirigidas ao) [o|a] (revisor|ia|modelo|sistema)`],
    somebody_else: [`${EVIDENCE} (mostra|pertence a|é de|refere-se a) (outra pessoa|outro cliente|um terceiro)`],
    specimen: [`${EVIDENCE} é [apenas|só|somente] (um exemplo|um modelo|uma amostra|uma demonstração|uma demo)`],
    picture: [`${EVIDENCE} é (uma captura de tela|uma captura de ecrã|um print|uma foto|uma fotografia)`],
    foreign_site: [
      `${EVIDENCE} (vem|é|provém) de outro (site|domínio|sítio)`,
      `${EVIDENCE} não (vem|é|provém) do site oficial`,
    ],
    own_site: [`${EVIDENCE} (vem|é|provém) do site oficial`],
  },
};
