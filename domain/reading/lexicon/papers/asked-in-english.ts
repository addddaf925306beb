import type { Forms } from '../forms.ts';

/** How engineers of any country name in English what papers of registers, offices, schools and services tell. */
export const askedInEnglish: Forms = {
  area: 'area, surface, surface area, floor area, plot area, square metres, square meters, acreage',
  premium: 'premium',
  nationalId:
    'personal id, personalid, personal number, personal code, person id, health card number, health card, hcn, health number, national number, national register number, national identification number, identification number, identity no, identity card, id card number, citizen id, demographic register number, personal identification number, id document, identity document, personal health number, health insurance number, social insurance number, social insurance no, social security no',
  taxNumber:
    'tax code, fiscal code, fiscal number, tax identifier, uscc, unified social credit code, social credit code, business id, taxpayer id, taxpayer number, tax reference number, tax no, vat no, tax registration number',
  holder:
    'keeper, registered keeper, right holder, title holder, account name, registered operator, registered user, keeper name, beneficiary owner, registered to name',
  owner: 'proprietor, legal owner, beneficial owner, registered owner, owned by, registered operator',
  limit: 'overdraft, overdraft limit, overdraft facility, ceiling, cap',
  representative:
    'officer, officers, board member, signing authority, parent, guardian, legal guardian, parent or guardian, who may sign, signing rule, signature rule, power to sign, power of representation, authorised to sign, authorized to sign, signing rights',
  doctor:
    'vet, veterinarian, veterinary surgeon, paediatrician, pediatrician, nurse, physician, gp, dentist, surgeon, consultant, therapist, midwife, vaccinator, prescriber, referring doctor, treating doctor, administered by, given by, vaccinated by, requesting physician, requesting doctor, requested by, ordering provider, referring provider, issuing vet, treating physician, treating vet, family doctor, family physician, general practitioner, prescribing doctor',
  power: 'horsepower, fiscal horsepower, ampere, amperage, contracted power, connected load, sanctioned load',
  enrolment: 'admission, admitted, matriculation, enrolled since, accession',
  agent: 'travel agency, travel agent',
  city: 'village, municipality, locality, commune, settlement, parish, neighbourhood, neighborhood, borough, district, quarter of town, locality name',
  application: 'request, application, filing',
  licenceClass: 'vehicle classes, vehicle class, vehicle categories, categories of vehicles, category of licence',
  parcel: 'waybill, consignment, consignment note, air waybill, awb, parcel ids',
  document:
    'extract, receipt, paper, printout, declaration, tax return, tax declaration, customs declaration, slip, voucher, counterfoil, coupon, id document, identity document, identity card',
  deposit: 'security, security deposit, bond, caution money, guarantee deposit',
  shipping:
    'postage, shipping cost, delivery fee, delivery charge, freight, freight payment, freight charges, ship to, carriage paid',
  supplyPoint: 'connection point, point of supply, service connection, service connection number',
  prescription: 'prescribed, prescribed on, prescription date',
  method: 'direct debit, paid by, how paid, mode of payment, freight payment',
  created:
    'reported, reported at, disbursed, disbursement, disbursement date, drawn down, granted, granted on, decision date, decided on, date of decision, acquired, acquired on, date acquired, acquisition date, date of acquisition, accident reported, posted on, loan date',
  updated: 'last entry, last change, last amendment, last amended, last modified',
  issued:
    'printed on, generated on, drawn up on, made out on, as of, state of, status date, released, released on, release date, date released, reported, reported on, date reported, decision date, decided on, date of decision, date of the decision, assessed on, drawn up, compiled on, date of report, valuation date',
  inspection: 'visit, next visit, service visit',
  duration:
    'length, term, validity period, how long, appeal period, objection period, commitment, commitment period, binding period, lock-in period, lock-in, minimum commitment, minimum contract, contract period',
  quantity:
    'how many, household size, persons, people, head count, number of persons, copies, boxes, packs, number of packs, number of boxes, pack count, number of pieces, tablets, household members, number of residents, number of occupants, occupants',
  current: 'now, at present, at the moment, presently',
  noticePeriod: 'grace, grace period',
  period:
    'tax year, fiscal year, financial year, accounting year, business year, reporting year, assessment year, billing cycle',
  manufactured: 'vehicle year, year of vehicle, year of make',
  balance:
    'cash balance, available cash, cash available, settlement cash, uninvested cash, buying power, spendable, spendable balance, remaining balance, outstanding principal, principal balance',
  available:
    'available cash, cash available, spendable, spendable balance, remaining balance, sessions left, classes left, entries left, visits left, days left, still left, left over',
  principal:
    'remaining balance, outstanding principal, principal balance, unpaid principal, unpaid principal balance, remaining principal',
  outstanding: 'remaining balance, amount owed, still owed, left to pay, still to pay',
  instalment:
    'advance, advances, advance payment, advance payments, prepayment, prepayments, down payments, monthly advance',
  due: 'settle by, settle before, payment deadline, last day to pay, latest payment date, appeal period, appeal deadline, objection deadline, objection period, appeal by, object by, submit by, submission deadline, reply by, respond before, last chance to pay, cut-off date, filing due',
  until:
    'commitment end, commitment ends, commitment end date, binding until, bound until, locked until, lock-in end, minimum term ends, minimum term end, payoff date, final payoff date, final payment date, loan end, paused until, frozen until, employed until, worked until, last working day, last day of work, last day at work, good to, no later than, not after, unfit until, binding period end',
  start:
    'handover, hand over, takeover, take over, key handover, possession, moved in, moved to, moved to address on, moving date, date of moving, living there since, lives there since, resident since, entitled since, entitled from, unfit from, in effect from, runs from, reopens, reopening, employed since, employed from, working since, hired on, first day, first day back, licensed since, held since, in force from, applies from',
  recipient:
    'charity, charity name, charitable organisation, charitable organization, nonprofit, ngo, donee, consignee, importer, deliver to, receiver, receiving party, ship to, sent to',
  club: 'charity, nonprofit, ngo, housing association, homeowners association, condominium association, hoa, coop, co-op, housing cooperative, housing company, cooperative, association',
  status: 'kyc status, verification status, identity status, current state, processing state, is active, civil state',
  payment: 'withdrawal, withdrawals, payout, pay out, paid out, disbursement, disbursed',
  vaccination:
    'administered, administered on, given on, date given, vaccinated on, jab, shot, injection, immunization, inoculation',
  expected: 'scheduled, scheduled for, planned, planned for, forecast',
  upcoming: 'scheduled, planned, forecast',
  note: 'side effects, adverse reaction, adverse reactions, adverse events, reactions after vaccination, follow-up, follow up, recommendation, recommendations, annotation, annotations',
  pay: 'compensation, remuneration, base salary, basic salary, base pay, basic pay, take-home pay',
  refund: 'compensation, indemnity, indemnification, claim payout, money back, repaid',
  chip: 'chipped, microchipped, date chipped, implanted, implanted on, implantation, implantation date, date of implantation, chip implanted',
  vehicle: 'motorcycle, trailer, truck',
  yearly: 'ytd, year to date, this year, so far this year, 12 months, twelve months, for 12 months',
  department: 'specialty, speciality, specialism, medical specialty, ward, section',
  position: 'specialty, speciality, specialism',
  course: 'specialty, speciality, subject, subjects, field of study',
  hours: 'days worked, worked days, working days, hours per month, credit load',
  person: 'payer, bill payer, fee payer, debtor, person liable, registered person',
  plot: 'parcel ids, land parcel id, block and parcel, cadastre, cadastral number, cadastral reference, cadastral id, land id, title number, folio',
  studyMode:
    'study load, course load, study intensity, full-time or part-time, full-time, part-time, mode of attendance',
  studyYear: 'year of studies, study stage, year in school',
  fee: 'tuition, tuition fee, tuition fees, school fees, special levy, special assessment, customs duty, import duty, customs duties, commission, commission paid, brokerage, monthly charge, parking fee, maintenance fee, management fee, broadcasting fee, licence fee, toll',
  contribution: 'special levy, special assessment, one-off contribution',
  tax: 'duty, excise, withheld tax, tax withheld',
  deduction: 'tax withheld, withheld tax',
  restriction:
    'encumbrance, encumbrances, burden, burdens, lien, liens, easement, easements, servitude, charges on land, driving restrictions',
  authority:
    'sanctioning authority, approving authority, granting authority, deciding office, responsible office, customs office, municipal office',
  seat: 'berth, berth no, berth number, seat no',
  patient:
    'hospital number, hospital no, mrn, medical record number, patient uid, uhid, chart number, outpatient no, outpatient number',
  number:
    'hospital number, hospital no, mrn, medical record number, patient uid, uhid, chart number, outpatient no, outpatient number, parcel ids, uscc, unified social credit code, social credit code, company id, business id, org number, organisation number, organization number, entity number, enterprise number, enterprise id, cr number, cr no, commercial registration number, commercial register number, trade register number, company registration number, business registration number, business number, acn, australian company number, registration number, registration no, reg number, register no',
  registration:
    'uscc, unified social credit code, social credit code, company id, business id, org number, organisation number, organization number, entity number, enterprise number, enterprise id, cr number, cr no, commercial registration number, commercial register number, trade register number, company registration number, business registration number, business number, acn, australian company number, registration number, registration no, reg number, register no',
  plate:
    'registration number, registration no, reg number, vehicle registration number, licence plate number, tag number, registration plate, vehicle registration mark',
  pending: 'held amount, amount held, blocked amount, held funds, blocked funds, on hold amount',
  father: 'parent, parent or guardian',
  mother: 'parent, parent or guardian',
  signatory: 'who may sign, signing rule, signature rule, signing rights, certified by, attested by, signing officer',
  bonus: 'severance, severance pay, redundancy pay, end of service, thirteenth salary, holiday pay, leave pay',
  passenger: 'companion, companions, accompanying person, travelling with, fellow traveller, travel companion',
  guest: 'companion, companions, plus one, second guest, lead guest',
  sender: 'shipper, consignor, exporter, sent by, shipped by, dispatched by',
  family: 'maiden name, birth name, name at birth, surname at birth, family name at birth',
  home: 'permanent address, permanent residence',
  address: 'permanent address, permanent residence, delivery location, residence address, where to deliver',
  claim: 'incident, accident, date of loss, loss date, damage, occurrence, incident date, accident date',
  inspector: 'adjuster, loss adjuster, assessor, appraiser, valuer, expert, evaluator, lab technician, examiner name',
  code: 'hs code, commodity code, cn code, taric code, customs tariff number',
  articleNumber: 'hs code, commodity code, cn code, taric code, customs tariff number',
  signed: 'decision date, date of decision',
  manager:
    'management company, managing company, property management, building manager, administrator, facility manager, building management, housing manager',
  provider:
    'management company, utility, utility company, service provider, energy company, water company, power company, electricity company, energy supplier, telecom operator',
  level:
    'no claims class, no-claims class, bonus-malus, bonus malus class, bonus malus coefficient, no claims bonus, no-claims discount, degree level, study level',
  taxBase:
    'pensionable income, pensionable pay, pensionable salary, income basis, calculation basis, basis of calculation, benefit basis, reference income',
  income: 'pensionable income, pensionable pay, reference income, earnings cap, annual earnings',
  training: 'pt sessions, sessions, personal training, personal training sessions',
  plan: 'scheme, scheme name, pension scheme, price plan, rate plan, subscription plan, membership plan',
  hospital:
    'healthcare facility, health facility, medical facility, medical institution, healthcare provider, treatment centre, lab, testing laboratory',
  weight:
    'gvm, gross vehicle mass, gvw, gross vehicle weight, gvwr, tare, tare weight, tare mass, max gross weight, maximum laden weight, laden weight, maximum mass, birth weight',
  sample: 'accession',
  grade: 'learner average, pupil average, overall average, term average, grade average, average grade, final mark',
  licence: 'nmls, nmls id, lender license, professional licence, licence to practise',
  borrowed: 'loan date, date borrowed, borrowed on, date of loan, lent on',
  loan: 'loan date, date of loan',
  name: 'animal name, pet name, name of animal, name of the animal, name of the pet, name of pet',
  graduation: 'date awarded',
  savings: 'savings pot, nest egg',
  interest: 'return rate, annual return, ytd return, rate of return',
  gross: 'with tax, with vat, incl tax, incl vat, including tax, including vat, tax included, vat included, before tax, before taxes, before deductions',
  net: 'after tax, after taxes, after deductions, amount before vat, excluding vat, excl vat, without vat, vat excluded',
  reason: 'reason for leaving, reason for issue, ground for leaving',
  issuer: 'issuing vet, issuing doctor',
  delivery: 'handover, hand over, key handover',
};
