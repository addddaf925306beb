import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const englishPapers: Forms = {
  name: 'full legal name, legal name',
  person:
    'taxpayer, declarant, named individual, licensed individual, spouse name of applicant, respondent, undersigned, data subject, ratepayer, account name',
  student: 'conferred on, conferred upon, student no, matriculation number, roll number, roll no',
  employee: 'staff name, number of employees, staff number, employee no, personnel number, staff id',
  customer: 'consumer, consumer name, account name, consumer no, customer name, invoice to, invoiced to',
  provider: 'vendor',
  insured: 'life assured, lives insured',
  manager:
    'managing director, headteacher, head teacher, principal of school, dean, line manager, property manager, managing agent, headmaster, headmistress',
  issuer: 'certifying body, issuing body, awarding body, licensing authority, registrar',
  course: 'specialisation, specialization, discipline, programme of study',
  position: 'designation, rank, grade of post, position held, post held, post title, job role, employed as',
  type: 'form of employment, basis of employment, legal form, entity type, business type, company type, vehicle class, class of vehicle, vehicle category, legal status, kind of vehicle',
  start:
    'inception, inception date, opening date, date opened, date of opening, account opened, opened on, date of commencement, date of joining, possession date, admission date, with effect from, connected on',
  until:
    'date of termination, valid up to, leaving date, date of leaving, upto, valid upto, fitness valid upto, insurance valid upto, end of tenancy, tenancy end, lease end, maturity date, date of expiry, expiring, expires end of, held until, kept until, collect by, collect before, pick up by',
  issued:
    'dated, date of this letter, letter date, assessment date, certificate date, date of this certificate, date of this notice, extract date, report date',
  date: 'pay date, payday',
  payment: 'pay date, payday, direct debit, donation, donated, gift, gift amount, donation amount',
  created:
    'transaction date, date of transaction, date of sale, opening date, date opened, account opened, opened on, booked on, date booked, booking date, ordered on, date ordered, date of booking, received on, date received, date of receipt, reported on, lodged',
  graduation: 'date of conferral, conferral date, conferred on date, award date, date of graduation, degree date',
  reference:
    'file no, file number, case number, protocol number, registry number, docket number, transaction reference',
  number:
    'serial number, serial no, serial, s n, receipt number, receipt no, confirmation number, mbr no, roll number, roll no, admission number, company number, crn, consignment number, docket no, tracking number, policy schedule number',
  taxNumber:
    'abn, gstin, vat reg no, employer identification number, pan no, permanent account number, tfn, tax file number, ird number, gst number, company tax number, tax reference, vat registration number, gst registration number',
  total:
    'amount including tax, total including vat, total premium, total amount due, total to pay, net amount payable, total payable, amount to pay, total cost, total amount, bill amount, invoice total',
  paid: 'amount received, received with thanks, premium paid, sum received, already paid, payments received, previous payments, payments to date, amount paid, total paid, contributions paid',
  money: 'amount in words, amount in figures, how much, levy amount',
  price:
    'price each, fare, ticket price, average cost, average purchase price, unit cost, nightly rate, room rate, ticket fare',
  premium: 'monthly premium, annual premium, total annual premium, total premium',
  usage: 'kwh used, units consumed, units used, total consumption, kwh consumed, electricity used, water used',
  product: 'description of goods, goods, item description',
  vehicle: 'vehicle make, make model, vehicle description',
  chassis: 'frame number, chassis no, vin no, vehicle identification no, ch no',
  grade:
    'classification, final mark, final grade, marks obtained, class of award, overall grade, cgpa, final result, percentage of marks, average mark, overall mark, gpa overall',
  duration:
    'working hours, weekly hours, hours per week, contracted hours, how long, term of loan, loan term, tenure, lease term, remaining term, length of contract, loan period, journey time',
  semester: 'academic session, session, school year',
  city: 'municipality, place, locality, suburb, village, town or city, city of residence, town of',
  origin:
    'route from, from airport, from station, leaving from, boarding at, boarding point, boarding station, boarding from, board at, boards, boards at',
  destination: 'route to, to airport, to station, going to, alighting at, reservation upto, arriving at',
  outstanding: 'past due amount, shortfall, back payment, underpayment, amount due',
  property:
    'building, buildings, rented premises, leased premises, subject property, unit address, demised premises, the premises, insured property',
  coverage: 'insured sum, sum insured',
  event: 'annual meeting, annual general meeting, agm, general meeting, owners meeting, extraordinary general meeting',
  bic: 'bsb, ifsc, ifsc code, branch code, micr code, transit number, institution number, aba number',
  branch: 'bsb, ifsc, ifsc code, branch code, branch name',
  code: 'bsb, ifsc, ifsc code, branch code',
  fee: 'levy, levies, service charge, ground rent, council rates, condo fee, maintenance charge, strata levy, owners corporation fee, body corporate levy',
  period:
    'quarter, quarter covered, period covered, levy period, statement period, policy period, period of insurance, period of cover',
  booking: 'record locator, confirmation number, confirmation code',
  document: 'receipt number, receipt no, receipt',
  certificate:
    'receipt number, receipt no, receipt, pucc, puc certificate, pollution certificate, pollution under control certificate',
  parcel: 'consignment, tracking number, consignment number',
  renewal: 'next debit, next direct debit, next collection, next payment date, next instalment date',
  balance:
    'current value, plan value, fund value, pot value, transfer value, value of your plan, value of your pension, balance b f, balance c f, account value',
  holdings:
    'current value, value of investments, portfolio value, account value, market value of holdings, units held, shares held',
  pension:
    'yearly pension, annual pension, estimated yearly pension, projected annual income, projected pension, pension income, annual pension income',
  income:
    'yearly pension, annual pension, estimated yearly pension, projected annual income, projected pension, annual pension income, gross income, assessable income',
  yearly: 'yearly pension, annual pension, estimated yearly pension, projected annual income, annual pension income',
  power:
    'engine power, power output, power kw, max power, maximum net power, rated power, engine power kw, sanctioned load, connected load, net power, maximum power',
  due: 'due back, return by, due for return, accounts due by, next accounts due by, next accounts due, accounts next due, accounts filing deadline, filing deadline, confirmation statement due, pay on or before, payable by, last date of payment, last date, direct debit date, please pay by, respond by, return date, due for renewal, keep until',
  registration: 'registration mark, first registered, first registration, registered number, company number, regn',
  first: 'first registered, first registration',
  nationalId:
    'aadhaar, aadhaar number, medicare number, nhs number, sin number, id number of holder, ppsn, pps number, nric',
  plate: 'regn no, regn number, registration mark, rego, rego number, license plate number, reg no of vehicle',
  address:
    'registered office, registered address, registered office address, place of business, principal place of business, installation address, premises address, site address, head office, mailing address, residential address, visiting address',
  holder: 'registered keeper, keeper, registered owner, title holder, holder of record, in favor of, issued to',
  doctor:
    'attending physician, prescriber, prescribed by, dentist, veterinarian, referring doctor, consultant physician, general practitioner, ordering physician, treating doctor',
  hospital: 'health centre, health center, laboratory, performing laboratory, clinic name',
  degree: 'award title, title of award, diploma, qualification awarded, degree awarded, degree program',
  university: 'awarding institution, campus, school name, name of school, name of institution',
  credits: 'credit points, credit hours, credits earned, total credits, units earned',
  nationality: 'citizen of',
  phone: 'contact number, contact no, tel no, telephone number, mobile no, cell phone',
  arrival: 'arrival at, arrives at',
  departure: 'departing, journey date, date of journey, travel date, departs at',
  time: 'time slot, start time, kick-off, doors open',
  frequency: 'how often, billing frequency, payment frequency, paid every',
  method: 'mode of payment, form of payment, payment mode, payment type, paying by, how paid',
  deposit: 'security deposit, rental bond, tenancy deposit, down payment, booking deposit',
  rent: 'base rent, rent payable',
  tax: 'council tax, road tax, property tax, income tax, gst, sales tax, withholding tax, stamp duty, vat amount',
  fine: 'overdue fine, fines owed, parking fine, penalty amount',
  interest: 'interest earned, rate of interest, annual percentage rate, interest paid, interest rate p a',
  available: 'remaining, unused, still available, available to spend',
  upcoming: 'coming, forthcoming, projected',
  last: 'prior, preceding',
  overdue: 'past due, in arrears',
  status:
    'account status, order status, membership status, delivery status, marital status, civil status, application status, tracking status, company status',
  zone: 'valuation band, council tax band',
  level: 'valuation band, council tax band, tax band, salary grade, pay grade, pay band',
  group: 'class name, form group, team name, squad',
  library: 'pickup branch',
  quantity: 'number of units, number of employees, employees count, headcount, how many',
  beneficiary: 'beneficiaries, nominee, nominees',
  emissions: 'pucc, puc certificate, pollution certificate, pollution, pollution under control certificate',
  owner: 'proprietor, owned by',
};
