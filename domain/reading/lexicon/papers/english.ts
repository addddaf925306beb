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
  position:
    'designation, rank, grade of post, position held, post held, post title, job role, employed as, position in class, crew position, office held',
  type: 'form of employment, basis of employment, legal form, entity type, business type, company type, vehicle class, class of vehicle, vehicle category, legal status, kind of vehicle, visa type, type approval, wheelplan, tenancy type, tenure, meal type, route type, benefit type, loan type, claim type, business structure, fund choice',
  start:
    'inception, inception date, opening date, date opened, date of opening, account opened, opened on, date of commencement, date of joining, possession date, admission date, with effect from, connected on, unfit for work from, entitlement from, course start, warranty start, sick from, on benefit since, moved in on, license since, licensed from, first used, supply start, service start, switch date, date of admission, date of entry, lease start, go-live, live since',
  until:
    'date of termination, valid up to, leaving date, date of leaving, upto, valid upto, fitness valid upto, insurance valid upto, end of tenancy, tenancy end, lease end, maturity date, date of expiry, expiring, expires end of, held until, kept until, collect by, collect before, pick up by, warranty expires, warranty until, under warranty until, redeem by, redeem before, parking ends, free cancellation until, tariff ends, contract ends, fixed until, points expiring, points expire, unfit until, certified until, off work until, return to work, card expires, guaranteed until, exemption until, probation ends, reserved until, hold expires, lapse date, lapses on, leave to remain until, term end, mot expiry, contract up, ending on',
  issued:
    'dated, date of this letter, letter date, assessment date, certificate date, date of this certificate, date of this notice, extract date, report date',
  date: 'pay date, payday',
  payment:
    'pay date, payday, direct debit, donation, donated, gift, gift amount, donation amount, benefit, benefits, benefit amount, housing benefit, child benefit, universal credit, award amount, grant, maintenance grant, scholarship, stipend, bursary, subsidy, student aid, financial aid, dividend, dividends, distribution, distributions, benefit payment, entitlement amount, sick pay, statutory sick pay',
  created:
    'transaction date, date of transaction, date of sale, opening date, date opened, account opened, opened on, booked on, date booked, booking date, ordered on, date ordered, date of booking, received on, date received, date of receipt, reported on, lodged, trade date, deal date, order placed, received at, date received by lab, date listed, date lodged, completion of sale, date of transfer, value date, posting date, reported to insurer on, sold on, bought, buy date',
  graduation: 'date of conferral, conferral date, conferred on date, award date, date of graduation, degree date',
  reference:
    'file no, file number, case number, protocol number, registry number, docket number, transaction reference',
  number:
    'serial number, serial no, serial, s n, receipt number, receipt no, confirmation number, mbr no, roll number, roll no, admission number, company number, crn, consignment number, docket no, tracking number, policy schedule number, v5c number, pcn, pcn number, rx number, rx, eori, eori number, apn, parcel number assessor, alien number, sevis id, emis no, learner number, upn, urn, naic, npi, dea number, charity number',
  taxNumber:
    'abn, gstin, vat reg no, employer identification number, pan no, permanent account number, tfn, tax file number, ird number, gst number, company tax number, tax reference, vat registration number, gst registration number',
  total:
    'amount including tax, total including vat, total premium, total amount due, total to pay, net amount payable, total payable, amount to pay, total cost, total amount, bill amount, invoice total',
  paid: 'amount received, received with thanks, premium paid, sum received, already paid, payments received, previous payments, payments to date, amount paid, total paid, contributions paid',
  money: 'amount in words, amount in figures, how much, levy amount',
  price:
    'price each, fare, ticket price, average cost, average purchase price, unit cost, nightly rate, room rate, ticket fare',
  premium: 'monthly premium, annual premium, total annual premium, total premium',
  usage:
    'kwh used, units consumed, units used, total consumption, kwh consumed, electricity used, water used, average daily usage, solar export, feed-in, feed in, exported, peak usage, off-peak usage, off peak usage, usage this period, data used',
  product: 'description of goods, goods, item description',
  vehicle: 'vehicle make, make model, vehicle description',
  chassis: 'frame number, chassis no, vin no, vehicle identification no, ch no',
  grade:
    'classification, final mark, final grade, marks obtained, class of award, overall grade, cgpa, final result, percentage of marks, average mark, overall mark, gpa overall',
  duration:
    'working hours, weekly hours, hours per week, contracted hours, how long, term of loan, loan term, tenure, lease term, remaining term, length of contract, loan period, journey time, warranty period, warranty, guarantee period, probation, probation period, probationary period, waiting period, cooling-off period, processing time',
  semester: 'academic session, session, school year',
  city: 'municipality, place, locality, suburb, village, town or city, city of residence, town of',
  origin:
    'route from, from airport, from station, leaving from, boarding at, boarding point, boarding station, boarding from, board at, boards, boards at, outward from, leaves from, depart from, from where, starting point, embarkation, port of loading',
  destination:
    'route to, to airport, to station, going to, alighting at, reservation upto, arriving at, where to, port of discharge, disembarkation, travelling to, arrives in, end point',
  outstanding:
    'past due amount, shortfall, back payment, underpayment, amount due, payoff amount, unpaid balance, amount overdue, balance owing, balance owed, arrears balance',
  property:
    'building, buildings, rented premises, leased premises, subject property, unit address, demised premises, the premises, insured property',
  coverage: 'insured sum, sum insured',
  event: 'annual meeting, annual general meeting, agm, general meeting, owners meeting, extraordinary general meeting',
  bic: 'bsb, ifsc, ifsc code, branch code, micr code, transit number, institution number, aba number',
  branch: 'bsb, ifsc, ifsc code, branch code, branch name',
  code: 'bsb, ifsc, ifsc code, branch code',
  fee: 'levy, levies, service charge, ground rent, council rates, condo fee, maintenance charge, strata levy, owners corporation fee, body corporate levy, dealing charge, early termination fee, exit fee, standing charge, line rental, precept, subs, dealing fee, origination fee, closing costs, tuition and fees, entrance fee, joining fee, hoa fee, hoa dues, strata fee, body corporate fee, city tax, resort fee, cleaning fee, service fee, parking charge, bin charge, garbage fee, waste charge, escrow payment',
  period:
    'quarter, quarter covered, period covered, levy period, statement period, policy period, period of insurance, period of cover',
  booking: 'record locator, confirmation number, confirmation code',
  document:
    'receipt number, receipt no, receipt, proof of purchase, fit note, doctor’s note, v5c, logbook, certificate of title, packing slip, delivery slip',
  certificate:
    'receipt number, receipt no, receipt, pucc, puc certificate, pollution certificate, pollution under control certificate',
  parcel: 'consignment, tracking number, consignment number',
  renewal:
    'next debit, next direct debit, next collection, next payment date, next instalment date, upgrade date, renewals, times renewed, subscription renews, next order, review date, rent review',
  balance:
    'current value, plan value, fund value, pot value, transfer value, value of your plan, value of your pension, balance b f, balance c f, account value, escrow balance, vested balance, account credit, pension pot, wallet, gift card balance, card balance, credit left',
  holdings:
    'current value, value of investments, portfolio value, account value, market value of holdings, units held, shares held, book cost, cost basis, gain loss, unrealised gain, unrealized gain, unrealised profit, market value total, number of units, number of shares',
  pension:
    'yearly pension, annual pension, estimated yearly pension, projected annual income, projected pension, pension income, annual pension income',
  income:
    'yearly pension, annual pension, estimated yearly pension, projected annual income, projected pension, annual pension income, gross income, assessable income, household income, household net income, combined income, family income, projected income',
  yearly: 'yearly pension, annual pension, estimated yearly pension, projected annual income, annual pension income',
  power:
    'engine power, power output, power kw, max power, maximum net power, rated power, engine power kw, sanctioned load, connected load, net power, maximum power',
  due: 'due back, return by, due for return, accounts due by, next accounts due by, next accounts due, accounts next due, accounts filing deadline, filing deadline, confirmation statement due, pay on or before, payable by, last date of payment, last date, direct debit date, please pay by, respond by, return date, due for renewal, keep until',
  registration:
    'registration mark, first registered, first registration, registered number, company number, regn, confirmation statement, v5c, v5c number, charity number, state of incorporation, electoral roll number, sec number',
  first: 'first registered, first registration',
  nationalId:
    'aadhaar, aadhaar number, medicare number, nhs number, sin number, id number of holder, ppsn, pps number, nric, alien number, i 94, passport or id, state id, nhs no, national insurance no, chi number, sss number, irp number',
  plate: 'regn no, regn number, registration mark, rego, rego number, license plate number, reg no of vehicle',
  address:
    'registered office, registered address, registered office address, place of business, principal place of business, installation address, premises address, site address, head office, mailing address, residential address, visiting address',
  holder: 'registered keeper, keeper, registered owner, title holder, holder of record, in favor of, issued to',
  doctor:
    'attending physician, prescriber, prescribed by, dentist, veterinarian, referring doctor, consultant physician, general practitioner, ordering physician, treating doctor, pcp, primary care physician, primary care provider, provider name, attending, reported by radiologist, rendering provider, gp name',
  hospital:
    'health centre, health center, laboratory, performing laboratory, clinic name, gp practice, medical practice, dental practice, health board, primary care provider, pcp name',
  degree: 'award title, title of award, diploma, qualification awarded, degree awarded, degree program',
  university: 'awarding institution, campus, school name, name of school, name of institution',
  credits: 'credit points, credit hours, credits earned, total credits, units earned',
  nationality: 'citizen of',
  phone: 'contact number, contact no, tel no, telephone number, mobile no, cell phone',
  arrival: 'arrival at, arrives at',
  departure: 'departing, journey date, date of journey, travel date, departs at',
  time: 'time slot, start time, kick-off, doors open, pick-up time, opening hours, check-in time, boarding time, gate closes, what time',
  frequency:
    'how often, billing frequency, payment frequency, paid every, collection day, bin day, how many times, pay cycle, schedule, repeat every, dosing frequency',
  method:
    'mode of payment, form of payment, payment mode, payment type, paying by, how paid, direct debit, autopay, auto pay, standing order, card ending',
  deposit:
    'security deposit, rental bond, tenancy deposit, down payment, booking deposit, escrow, tenancy bond, bond amount',
  rent: 'base rent, rent payable',
  tax: 'council tax, road tax, property tax, income tax, gst, sales tax, withholding tax, stamp duty, vat amount',
  fine: 'overdue fine, fines owed, parking fine, penalty amount, pcn amount, penalty charge, penalty charge amount, speeding fine, discounted amount',
  interest:
    'interest earned, rate of interest, annual percentage rate, interest paid, interest rate p a, gain loss percent, dividend yield, yield to date, growth rate, mill rate, effective rate, comparison rate, aer, gross rate',
  available:
    'remaining, unused, still available, available to spend, data left, renewals left, refills left, refills remaining, credit left, days remaining, still to use, left this year',
  upcoming: 'coming, forthcoming, projected',
  last: 'prior, preceding',
  overdue: 'past due, in arrears',
  status:
    'account status, order status, membership status, delivery status, marital status, civil status, application status, tracking status, company status, good standing, standing, immigration status, work status, claim outcome, entry status',
  zone: 'valuation band, council tax band, permit zone, parking zone, controlled zone, travel zones, travelcard zones',
  level:
    'valuation band, council tax band, tax band, salary grade, pay grade, pay band, tier, tier level, tier status, loyalty tier, plan tier, energy rating, epc rating, epc, no claim bonus years, years no claims, ncd years, reading level',
  group: 'class name, form group, team name, squad',
  library: 'pickup branch',
  quantity:
    'number of units, number of employees, employees count, headcount, how many, quantity dispensed, days absent, absences, days of absence, attendance, number of keys, votes, adults, dependents, dependants, household size, bin size, number of collections, lessons completed, number of refills',
  beneficiary: 'beneficiaries, nominee, nominees',
  emissions: 'pucc, puc certificate, pollution certificate, pollution, pollution under control certificate',
  owner: 'proprietor, owned by',
};
