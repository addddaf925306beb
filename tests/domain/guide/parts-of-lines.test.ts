import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isGranted } from './granted.ts';

const POLICY = {
  query: 'Does she have a car insurance policy?',
  values: {
    named_insured: 'Darnell Whitcomb',
    policy_status: 'In force',
    expiration_date: '02/15/2027',
    property_damage_limit: '$50,000',
    restrictions: 'None',
  },
};
const GYM = {
  query: 'Is this person a member of the gym, and on what plan?',
  values: { member_name: 'Delphine Okoro', membership_status: 'Active', plan: 'Harbor Plus' },
};
const SCHOOL = {
  query: '¿Está matriculada este curso?',
  values: { estudiante: 'Amaia Pons', curso_academico: '2026/27', situacion: 'Formalizada y abonada' },
};
const COURSE = {
  query: 'Certificado do curso de brigadista',
  values: { nome: 'Wanderley Moura', carga_horaria: '20 horas', validade: '07/10/2027' },
};
const WAGE = {
  query: 'Hvad er lønnen?',
  values: { medarbejder: 'Mette Kjær', bruttolon: '38.500,00 kr.' },
};
const GAS = {
  query: 'क्या इस व्यक्ति के नाम पर चालू गैस कनेक्शन है?',
  values: { consumer_name: 'अनुराधा वाजपेयी', connection_status: 'चालू' },
};

const LICENCE = {
  query: 'Has the person a driving licence?',
  values: { holder: 'Ada Palmer', insurance_status: 'In good standing' },
};
const DIRECT_DEBIT = {
  query: 'Does she hold a gym membership?',
  values: { member_name: 'Ada Palmer', direct_debit_status: 'In force' },
};
const CARD = { query: '会員は有効か', values: { 氏名: '深町 郁子', 有効期限: '2027年5月1日' } };

type Asked = { query: string; values: Record<string, string> };
const lines = suite('lines of a guide that say several things, each for itself');

const GRANTED: [Asked, string][] = [
  [POLICY, 'policy in force today + named insured shown. property damage at least $50k'],
  [POLICY, 'policy in force - no restrictions - property damage at least 50,000 dollars'],
  [POLICY, 'The policy must not have expired and there must be no restrictions on it'],
  [GYM, "Approve anyone whose membership is active, whichever plan they're on."],
  [GYM, 'Membership must be active. Any plan is fine.'],
  [GYM, 'Membership must be active; the plan does not matter'],
  [GYM, 'OK if the membership is active'],
  [COURSE, 'Carga horária mínima de 16 horas, certificado dentro da validade.'],
  [WAGE, 'Godkend, hvis bruttolon er mindst 38.000 kr.'],
];
for (const [{ query, values }, guide] of GRANTED)
  lines(`grant: ${guide}`, () => assert.ok(isGranted({ query, guide }, values)));

/** What says nearly the same, of the same evidence or of another. */
const NOT_GRANTED: [Asked, string, Record<string, string>?][] = [
  [POLICY, 'policy in force today + named insured shown. property damage at least $60k'],
  [POLICY, 'policy in force today + landlord shown. property damage at least $50k'],
  [POLICY, 'policy in force unless the driver is under 25, property damage at least $50k'],
  [POLICY, 'policy in force today + named insured shown', { expiration_date: '02/15/2026' }],
  [POLICY, 'policy in force - no restrictions', { restrictions: 'Driver over 25' }],
  [POLICY, 'policy in force - no endorsements'],
  [POLICY, 'The policy must not have expired and there must be no restrictions on the driver'],
  [GYM, "Approve anyone whose membership is active, whichever plan they're on, since 2020."],
  [GYM, "Approve anyone whose membership is active, whichever plan they're on.", { membership_status: 'Frozen' }],
  [GYM, 'Membership must be active. Any plan is fine as long as it includes the pool.'],
  [GYM, 'Membership must be active. Any plan with 2 clubs is fine.'],
  [GYM, 'Any plan is fine.'],
  [GYM, 'Membership must be active. All dues are fine.'],
  [GYM, 'Membership must be active. Every payment is good.'],
  [GYM, 'Membership is not Active and Harbor Plus'],
  [GYM, 'Plan not Harbor Basic, Harbor Plus or Harbor Max'],
  [GYM, 'Not ok if the membership is active'],
  [LICENCE, 'The licence is in good standing'],
  [LICENCE, 'member in good standing'],
  [DIRECT_DEBIT, 'Membership in force'],
  [DIRECT_DEBIT, 'The membership is in force'],
  [CARD, '有効期限内でないこと'],
  [SCHOOL, 'Vale si la matrícula es de 2026/27 y está pagada.', { situacion: 'Formalizada' }],
  [SCHOOL, 'Vale si la matrícula es de 2025/26 y está pagada.'],
  [SCHOOL, 'No vale si la matrícula es de 2026/27 y está pagada.'],
  [COURSE, 'Carga horária mínima de 24 horas, certificado dentro da validade.'],
  [COURSE, 'Carga horária mínima de 16 horas, certificado fora da validade.'],
  [COURSE, 'Carga horária mínima de 16 horas, certificado dentro da validade.', { validade: '07/10/2026' }],
  [WAGE, 'Godkend, hvis bruttolon er mindst 39.000 kr.'],
  [WAGE, 'Godkend, hvis bruttolon er mindst 38.000 euro.'],
  [GAS, 'कनेक्शन की स्थिति चालू न हो तो स्वीकार करें।'],
  [GAS, 'कनेक्शन की स्थिति चालू हो तो अस्वीकार करें।'],
  [GAS, 'कनेक्शन की स्थिति चालू हो तो स्वीकार करें।', { connection_status: 'बंद' }],
];
for (const [{ query, values }, guide, other] of NOT_GRANTED)
  lines(`grant nothing: ${guide} ${JSON.stringify(other ?? {})}`, () =>
    assert.not.ok(isGranted({ query, guide }, { ...values, ...other })),
  );

lines.run();
