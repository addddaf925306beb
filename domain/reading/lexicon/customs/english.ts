/** How single kinds of papers and pages call what all of them speak of, in English. */
export const englishCustoms = `
person: respondent, undersigned, data subject, ratepayer, account name
holder: keeper, registered owner, holder of record, in favor of, issued to
owner: proprietor, owned by
customer: account name, invoice to, invoiced to
beneficiary: beneficiaries, nominee, nominees
student: roll number, roll no
employee: number of employees, staff id
landlord: letting party, housing association
passenger: adults, adults and children, travellers, travelers, traveling party, lead passenger
contact: next of kin
doctor: prescriber, prescribed by, dentist, veterinarian, referring doctor, general practitioner, treating doctor, pcp, primary care physician, primary care provider, provider name, attending, reported by radiologist, rendering provider
manager: headteacher, head teacher, principal of school, dean, line manager, managing agent, headmaster, headmistress
booking: record locator, confirmation number, confirmation code
ticket: gift card, railcard, travel pass, boarding pass, day pass
parcel: consignment, tracking number, consignment number
registration: registration mark, first registered, first registration, company number, regn, confirmation statement, v5c, v5c number, charity number, state of incorporation
certificate: receipt number, receipt no, receipt, pucc, puc certificate, pollution certificate, pollution under control certificate
water: hot water, cold water, sewage, wastewater
property: demised premises, the premises
exam: theory test, practical test, driving test, road test, mock exam
service: broadband, internet, landline
payment: direct debit, donation, donated, gift, benefit, benefits, housing benefit, universal credit, award amount, grant, scholarship, stipend, bursary, subsidy, student aid, financial aid, dividend, dividends, distribution, distributions, entitlement amount, sick pay, statutory sick pay
pension: yearly pension, annual pension, estimated yearly pension, projected annual income, projected pension, annual pension income
claim: third party, cause of loss, date of injury, injury date, contravention, offence, violation
prescription: rx, repeat prescription, refill, refills
event: annual meeting, annual general meeting, agm, general meeting, owners meeting, extraordinary general meeting
document: receipt number, receipt no, receipt, proof of purchase, fit note, doctor’s note, v5c, logbook, certificate of title, packing slip
number: confirmation number, roll number, roll no, company number, crn, consignment number, docket no, tracking number, v5c number, pcn, rx, eori, apn, alien number, sevis id, upn, urn, naic, npi, dea number, charity number
bic: bsb, ifsc code, branch code, micr code, transit number, institution number, aba number
taxNumber: pan no, permanent account number, tfn, tax file number, ird number, gst number, company tax number, tax reference, vat registration number, gst registration number
nationalId: aadhaar, medicare number, nhs number, sin number, id number of holder, ppsn, pps number, nric, alien number, i 94, passport or id, state id, nhs no, national insurance no, chi number, sss number, irp number
plate: regn no, regn number, registration mark, rego, reg no of vehicle
chassis: vehicle identification no, ch no
zone: valuation band, council tax band, parking zone, controlled zone, travel zones, travelcard zones
status: marital status, civil status, good standing, immigration status, claim outcome, entry status
plan: meal plan, board basis
type: legal status, visa type, type approval, wheelplan, tenure, meal type, route type, business structure, fund choice
level: valuation band, council tax band, tax band, salary grade, pay grade, pay band, tier, loyalty tier, energy rating, epc, no claim bonus years, years no claims, ncd years
group: class name, form group, team name, squad
club: nursery, kindergarten, daycare, day care, driving school, allotment society, condominium corporation, body corporate, strata corporation, owners corporation, trade union
hospital: health centre, health center, laboratory, performing laboratory, gp practice, medical practice, dental practice, health board, primary care provider, pcp name
library: pickup branch
position: post title, employed as, crew position, office held
address: registered office, place of business, principal place of business, installation address, head office, residential address
city: suburb, village, town of
country: country of export, issuing state, state of issue, exporting country
nationality: citizen of
origin: boarding at, boarding point, boarding station, boarding from, board at, boards, boards at, outward from, leaves from, depart from, from where, starting point, embarkation, port of loading
destination: alighting at, reservation upto, arriving at, where to, port of discharge, disembarkation, travelling to, arrives in, end point
phone: contact number, contact no
language: mother tongue, medium of instruction, language of instruction, spoken languages
method: mode of payment, form of payment, payment mode, payment type, paying by, how paid, direct debit, autopay, auto pay, standing order, card ending
frequency: how often, paid every, collection day, bin day, how many times, pay cycle, schedule, repeat every
start: opening date, date opened, date of opening, account opened, opened on, date of joining, admission date, with effect from, connected on, unfit for work from, entitlement from, sick from, moved in on, licensed from, first used, switch date, date of admission, date of entry, go-live, live since
until: fitness valid upto, expiring, held until, kept until, collect by, collect before, pick up by, under warranty until, redeem by, redeem before, parking ends, free cancellation until, fixed until, unfit until, certified until, off work until, return to work, guaranteed until, exemption until, hold expires, lapse date, lapses on, leave to remain until, contract up, ending on
joined: date of registration, date enrolled, entered on register, registered with us since, member from
renewal: next debit, next direct debit, next collection, next payment date, next instalment date, upgrade date, renewals, next order, review date, rent review
issued: assessment date, certificate date, date of this certificate, date of this notice, extract date, report date
created: opening date, date opened, account opened, opened on, booked on, date booked, booking date, ordered on, date ordered, date of booking, received on, date received, date of receipt, reported on, lodged, trade date, deal date, order placed, received at, date received by lab, date listed, completion of sale, date of transfer, value date, posting date, sold on, bought, buy date
departure: departing, journey date, date of journey, travel date, departs at
arrival: arrival at, arrives at
graduation: award date, degree date
time: time slot, kick-off, doors open, opening hours, boarding time, gate closes, what time
period: quarter
duration: how long, term of loan, loan term, tenure, lease term, remaining term, loan period, journey time, warranty, guarantee period, probation, probationary period, waiting period, cooling-off period, processing time
money: how much
total: net amount payable, amount to pay, bill amount
balance: plan value, fund value, pot value, transfer value, value of your plan, value of your pension, balance b f, balance c f, account value, vested balance, account credit, pension pot, wallet, credit left
outstanding: shortfall, back payment, underpayment, payoff amount, amount overdue
fee: levy, levies, ground rent, council rates, condo fee, strata levy, owners corporation fee, body corporate levy, dealing charge, early termination fee, exit fee, line rental, precept, subs, dealing fee, origination fee, closing costs, entrance fee, strata fee, body corporate fee, city tax, resort fee, cleaning fee, parking charge, bin charge, garbage fee, waste charge, escrow payment
price: fare, average cost, average purchase price, nightly rate, room rate
income: yearly pension, annual pension, estimated yearly pension, projected annual income, projected pension, annual pension income, assessable income, household income, household net income, combined income
rent: base rent
tax: council tax, gst, stamp duty
discount: concession, gift aid, rebate, rebates, sibling discount, loyalty discount
deposit: down payment, escrow
limit: out of pocket max, out of pocket maximum, out-of-pocket limit, cap amount, credit line, line of credit
fine: parking fine, pcn amount, speeding fine, discounted amount
holdings: value of investments, account value, units held, shares held, book cost, cost basis, gain loss, unrealised gain, unrealized gain, unrealised profit, market value total, number of units, number of shares
interest: interest earned, interest rate p a, gain loss percent, growth rate, mill rate, comparison rate, aer
points: rewards, loyalty points, reward balance, avios, stars
usage: average daily usage, solar export, feed-in, feed in, exported, peak usage, off-peak usage, off peak usage
data: download speed, upload speed, broadband speed, internet speed, data left
power: engine power, power output, max power, maximum net power, rated power, sanctioned load, connected load, net power, maximum power
quantity: number of units, number of employees, headcount, how many, quantity dispensed, days absent, absences, days of absence, attendance, number of keys, votes, adults, dependents, dependants, household size, bin size, number of collections, lessons completed, number of refills
grade: class of award, overall grade, cgpa, final result, average mark, overall mark, gpa overall
credits: credit points, credit hours, credits earned, units earned
due: object by, due back, return by, due for return, confirmation statement due, pay on or before, last date of payment, last date, direct debit date, please pay by, respond by, return date, keep until
paid: already paid, payments received, previous payments, payments to date
overdue: past due, in arrears
available: remaining, unused, still available, available to spend, data left, renewals left, refills left, credit left, still to use, left this year
last: prior, preceding
upcoming: coming, forthcoming, projected
first: first registered, first registration
yearly: yearly pension, annual pension, estimated yearly pension, projected annual income, annual pension income
`;
