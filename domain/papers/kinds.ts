/** What a paper may be: what it is called by whoever makes it, and asked for by whoever wants it. */
export const PAPER_KINDS = [
  'payslip',
  'bank_statement',
  'invoice',
  'utility_bill',
  'electricity_bill',
  'water_bill',
  'gas_bill',
  'telecom_bill',
  'mobile_bill',
  'receipt',
  'rent_receipt',
  'payment_request',
  'quotation',
  'order_confirmation',
  'ticket',
  'contract',
  'employment_contract',
  'tenancy_agreement',
  'certificate',
  'employment_certificate',
  'salary_certificate',
  'insurance_policy',
  'insurance_certificate',
  'membership_card',
  'membership_certificate',
  'diploma',
  'transcript',
  'enrolment_certificate',
  'course_certificate',
  'tax_assessment',
  'tax_return',
  'vaccination_record',
  'medical_certificate',
  'licence',
  'passport',
  'identity_card',
  'residence_certificate',
  'register_extract',
  'vehicle_registration',
  'pension_statement',
  'application',
  'cancellation',
  'simulation',
  'draft',
  'template',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What each kind is as well. */
const IS_ALSO: Readonly<Partial<Record<PaperKind, readonly PaperKind[]>>> = {
  utility_bill: ['invoice'],
  electricity_bill: ['utility_bill'],
  water_bill: ['utility_bill'],
  gas_bill: ['utility_bill'],
  telecom_bill: ['utility_bill'],
  mobile_bill: ['telecom_bill'],
  rent_receipt: ['receipt'],
  employment_contract: ['contract'],
  tenancy_agreement: ['contract'],
  employment_certificate: ['certificate'],
  salary_certificate: ['certificate'],
  insurance_certificate: ['certificate'],
  membership_certificate: ['certificate'],
  enrolment_certificate: ['certificate'],
  course_certificate: ['certificate'],
  medical_certificate: ['certificate'],
  residence_certificate: ['certificate'],
};

/** Kinds that one paper may be together: it may be called either, or be called one and serve as the other. */
const TOGETHER: readonly (readonly PaperKind[])[] = [
  ['invoice', 'receipt', 'order_confirmation', 'ticket'],
  ['invoice', 'payment_request'],
  ['employment_certificate', 'salary_certificate'],
  ['insurance_policy', 'insurance_certificate', 'contract'],
  ['membership_card', 'membership_certificate', 'identity_card', 'licence'],
  ['diploma', 'transcript', 'course_certificate', 'certificate', 'licence'],
  ['vaccination_record', 'medical_certificate', 'certificate'],
  ['register_extract', 'residence_certificate', 'certificate', 'vehicle_registration'],
  ['pension_statement', 'certificate'],
  ['licence', 'identity_card', 'vehicle_registration', 'certificate', 'membership_card'],
  ['passport', 'identity_card'],
];

/** What any paper may be besides; whether it is one is told by marks, and not by its title. */
export const STAGES: readonly PaperKind[] = ['draft', 'template', 'simulation'];

/** The kind and all that it is as well. */
export function kindsOf(kind: PaperKind): readonly PaperKind[] {
  return [kind, ...(IS_ALSO[kind] ?? []).flatMap(kindsOf)];
}

/** Whether what is the one can't be the other: an offer is no contract, a bill of a water company none of a mobile one. */
export function excludes(one: PaperKind, other: PaperKind): boolean {
  const [a, b] = [kindsOf(one), kindsOf(other)];
  if (a.includes(other) || b.includes(one) || STAGES.includes(one) || STAGES.includes(other)) return false;
  // What both are besides makes them no more alike.
  const own = (kinds: readonly PaperKind[], others: readonly PaperKind[]) =>
    kinds.filter(kind => !others.includes(kind));
  const isIn = (group: readonly PaperKind[], kinds: readonly PaperKind[]) => kinds.some(kind => group.includes(kind));
  return !TOGETHER.some(group => isIn(group, own(a, b)) && isIn(group, own(b, a)));
}
