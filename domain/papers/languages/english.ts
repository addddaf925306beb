import type { NamesOfKinds } from '../names-of-kinds.ts';

export const english: NamesOfKinds = {
  payslip:
    'payslip|pay slip|salary slip|wage slip|pay stub|paystub|pay statement|earnings statement|payroll statement|statement of earnings',
  bank_statement:
    'bank statement|account statement|statement of account|bank account statement|savings statement|current account statement|checking statement',
  invoice: 'invoice|tax invoice|bill',
  utility_bill: 'utility bill|utilities bill|energy bill|dual fuel bill|utility statement',
  electricity_bill: 'electricity bill|electric bill|power bill|electricity statement|electricity invoice',
  water_bill: 'water bill|water and sewerage bill|water services bill|water statement|water invoice',
  gas_bill: 'gas bill|gas statement|gas invoice',
  telecom_bill: 'internet bill|broadband bill|telephone bill|phone bill|landline bill|internet invoice',
  mobile_bill: 'mobile phone bill|mobile bill|cell phone bill|mobile phone invoice',
  receipt: 'receipt|payment receipt|proof of payment|payment confirmation|confirmation of payment|sales receipt',
  rent_receipt: 'rent receipt|receipt for rent',
  payment_request:
    'payment reminder|reminder|final notice|payment request|overdue notice|request for payment|dunning letter',
  quotation: 'quotation|quote|estimate|offer|price offer|cost estimate|proposal|insurance proposal',
  order_confirmation: 'order confirmation|confirmation of order|order acknowledgement|order summary|sales order',
  ticket:
    'ticket|e-ticket|eticket|electronic ticket|travel ticket|train ticket|boarding pass|flight ticket|electronic ticket receipt|e-ticket receipt',
  contract: 'contract|agreement',
  employment_contract: 'employment contract|contract of employment|employment agreement|work contract',
  tenancy_agreement:
    'tenancy agreement|lease|lease agreement|rental agreement|rental contract|residential lease|assured shorthold tenancy agreement|tenancy contract',
  certificate: 'certificate|confirmation letter|letter of confirmation',
  employment_certificate:
    'employment certificate|certificate of employment|confirmation of employment|employment confirmation|employment letter|letter of employment|proof of employment|employment verification letter|verification of employment|employer reference|letter from the employer|employment reference',
  salary_certificate:
    'salary certificate|income certificate|certificate of income|proof of income|statement of income|salary confirmation',
  insurance_policy: 'insurance policy|policy schedule|schedule of insurance|policy document|insurance schedule',
  insurance_certificate:
    'insurance certificate|certificate of insurance|certificate of liability insurance|proof of insurance|evidence of insurance|confirmation of insurance|confirmation of cover|certificate of motor insurance',
  membership_card: 'membership card|member card|members card',
  membership_certificate:
    'membership certificate|certificate of membership|confirmation of membership|membership confirmation|proof of membership|membership letter',
  diploma: 'diploma|degree certificate|degree',
  transcript: 'transcript|transcript of records|academic transcript|academic record|grade report|statement of results',
  enrolment_certificate:
    'certificate of enrolment|certificate of enrollment|enrolment certificate|enrollment certificate|confirmation of enrolment|confirmation of enrollment|enrollment verification|enrolment confirmation|proof of enrolment|proof of enrollment|student status certificate|certificate of study|school certificate|confirmation of study',
  course_certificate:
    'certificate of completion|course certificate|certificate of attendance|certificate of achievement|training certificate|completion certificate|certificate of training',
  tax_assessment: 'tax assessment|notice of assessment|tax assessment notice|income tax assessment',
  tax_return: 'tax return|income tax return',
  vaccination_record:
    'vaccination record|vaccination certificate|vaccination card|immunization record|immunisation record|certificate of vaccination',
  medical_certificate:
    "medical certificate|doctor's note|medical note|sick note|fit note|doctors note|health certificate|medical report|health check report",
  licence:
    'licence|license|permit|driving licence|driving license|driver license|drivers license|business licence|trade licence|professional licence|mooring licence|parking permit',
  passport: 'passport',
  identity_card: 'identity card|id card|national identity card',
  residence_certificate:
    'certificate of residence|residence certificate|proof of residence|registration certificate of residence|confirmation of registration of address|confirmation of residence',
  register_extract:
    'extract from the register|register extract|company register extract|commercial register extract|company extract|extract from the commercial register|certificate of incorporation|extract from register',
  vehicle_registration:
    'vehicle registration|vehicle registration certificate|registration certificate|vehicle registration document|certificate of title|vehicle title',
  pension_statement: 'pension statement|pension benefit statement|retirement statement|statement of pension rights',
  application: 'application|application form|request form|claim form|enquiry|registration form',
  cancellation:
    'cancellation|confirmation of cancellation|cancellation confirmation|notice of termination|termination letter|termination',
  simulation: 'simulation|calculation example|sample calculation|worksheet',
  draft: 'draft|unsigned draft',
  template: 'template|blank form|blank template|sample|specimen|example',
};
