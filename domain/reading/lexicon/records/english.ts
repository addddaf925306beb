/** What registers, parcels, health papers, schools, journeys and bills speak of, in English. */
export const englishRecords = `
colour: colour, color, paint, coat, eye colour, eye color, hair colour
fuel: fuel, propulsion, energy source, what it burns
make: make, manufacturer, marque, producer, maker
model: model, type designation, commercial description, trade description
body: body type, bodywork, body style
engine: engine, motor
engineSize: engine size, engine capacity, cylinder capacity, displacement, cc, cubic capacity
weight: weight, mass, kerb weight, curb weight, unladen weight, empty weight, kerb mass, weighs, chargeable weight
mileage: mileage, odometer, kilometres driven, kilometers driven, miles driven, distance driven
emissions: emissions, co2, emission class, emission standard, euro class, ulez, euro standard, smog result, co2 figure, pucc, puc certificate, pollution certificate, pollution, pollution under control certificate
manufactured: year of manufacture, year built, built in, model year, manufactured, year of construction, construction year, month yr of mfg, yr of mfg, month and year of manufacture, of mfg, mfg date, mfg year, year of mfg, date of manufacture, manufacturing date, month of manufacture, date of manufacturing
use: use, intended use, usage category
inspection: inspection, roadworthiness test, technical inspection, mot, test, check-up, checkup, examination, examined, inspected, theory test, practical test, driving test, road test, smog check, safety inspection, wof, warrant of fitness, nct
inspector: inspector, tester, examiner, surveyor, inspected by, tested by, examined by
station: inspection station, test station, testing station, test centre, workshop, garage
result: result, outcome, overall result, conclusion, assessment, verdict, finding, overall assessment, passed or not, decision, progress, progress so far, promoted to, interpretation, measured value, test value, reading value
defect: defects, defect, faults, fault, deficiencies, deficiency, shortcomings, advisories
restriction: restrictions, restriction, limitations, endorsements, pets, pets allowed, pets permitted, exemptions, easement, covenants, restrictive covenants, break clause, allergies
carrier: carrier, courier, shipping company, delivery company, transporter, airline, operated by, operator, delivered by, parcel service
pickup: pickup, pick up, pick-up, collection, parcel shop, locker, collect from, where to collect
contents: contents, content, goods, item description, contains
note: note, notes, remark, remarks, comment, comments, instructions, special instructions, observation, observations, wish, request, interpretation, impression, allergies, memo, conduct, behaviour, effort, general comment, advice, side effects
expected: expected, estimated, delivery window, expected on, arriving by, arriving on
shipped: shipped, dispatched, despatched, handed over, sent, sent on, shipping date, shipped on, posted, accepted at, dispatch date, collected from sender, picked up
cashOnDelivery: cash on delivery, cod amount, collect on delivery, payment on delivery
code: code, door code, access code, unlock code, return code, control code, check code, redemption code, wifi code, otp code, bsb, ifsc, ifsc code, branch code
barcode: barcode, bar code, ean, gtin
article: article, item, part
articleNumber: sku, article number, item number, product code, catalogue number, part number
diagnosis: diagnosis, clinical diagnosis, icd, indication, reason for visit, icd-10
disease: disease, against disease, illness, disease targeted, protects against, condition treated
medicine: medicine, medicines, drug, medication, medicinal product, preparation, vaccine
ingredient: active ingredient, active substance, substance, generic name
dosage: dosage, directions, how to take, how to take it, posology, take
dose: dose, number in series
batch: batch, lot, series
pharmacy: pharmacy, chemist, dispensary, dispensed at
pharmacist: pharmacist, dispensed by, dispenser
sample: sample, specimen, material
sampled: sampled, collected, sample taken, collection date, drawn, sampling date, taken at, collected at, collected on, collection time, date of collection, specimen date, date taken, drawn at
bodyHeight: height, stature, height in cm
copayment: copayment, co-payment, copay, patient share, own contribution, co-pay, patient pays, part paid by patient
chip: chip, microchip, transponder
species: species, kind of animal, animal species, type of animal
breed: dog breed
father: father, patronymic
mother: mother
spouse: spouse, husband, wife, partner, married to
guarantor: guarantor, surety, co-signer, cosigner
householder: head of household, householder, head of family, head of the household
relation: relationship, relation, kinship
teacher: teacher, form tutor, tutor, instructor, trainer, lecturer, coach, course leader, supervisor, key worker, head of year, driving instructor, head of class, advisor of studies, academic adviser, faculty advisor
author: author, written by, writer
agent: agent, broker, intermediary, adviser, sold by, letting agent, realtor, customs broker, listing agent, buying agent
caseworker: caseworker, case worker, case officer, case handler, handled by, official in charge, officer in charge, person in charge, clerk, referent, processed by, prepared by, dealt with by, your contact
signatory: signatory, signed by, signature, signed for, authorised signatory, authorized signatory, on behalf, released by, approved by
representative: representative, legal representative, represented by, authorised representative, director, managing director, authorised to represent, registered agent, agent for service, officers, company secretary, attorney, proxy, sponsor, next of kin
chairperson: chair, chairperson, chairman, chairwoman, president, chair of the board, head
shareholder: shareholder, shareholders, partner, sole member, member of company, owner of company, partners, person with significant control, persons with significant control, controlling party, beneficial owner, ultimate beneficial owner
court: court, commercial court
authority: authority, issued by, competent authority, issuing office, public office, agency, tax office, decided by, registry office
creditor: creditor, mortgagee, lender, pledgee, in favour of, chargee, lienholder, lien holder, hypothecated to, hypothecated, hypothecation, financier, financed by, hypothecation with, secured party, servicer, charge holder, secured creditor, noteholder
founded: founded, incorporated, established, date of establishment, founded on, formed on, formation date, incorporated on, incorporation, registered since, established in, year founded, date of formation, date of registration of company, organized on, date organised
signed: signed on, date of signature, concluded, concluded on, date of contract, contract date, agreement date, made on, date of conclusion, lease date, date of lease, date of agreement, tenancy date, date signed, signing date, date of signing, entered into on, executed on, dated this
activity: activity, line of business, nature of business, object, business purpose, trade, sector, industry, occupation of company, sic code
brand: trade name, trading name, brand, trading as, short name, commercial name, dba, doing business as
purpose: purpose, issued for, for presentation to, what for, intended purpose
reason: reason, grounds, reason for, cause, because of, cause of loss, contravention, offence, violation
plot: plot, parcel of land, land parcel, lot of land, cadastral, apn, plan of subdivision, strata plan, freehold, leasehold
deed: deed, title, basis of acquisition, acquisition deed, legal basis, acquired by
share: share, ownership share, share of ownership, quota, co-ownership share, stake, participation, unit entitlement, lot entitlement, undivided interest, votes, voting rights, lot liability, ownership interest, percentage owned
floor: floor, storey, story, level of building, on floor
apartment: apartment, flat, unit, dwelling number
rooms: rooms, bedrooms, layout
valuation: valuation, assessed value, rateable value, cadastral value, market value, appraised value, official value, taxable value, valued at, land value, capital value, appraisal, improvement value, taxable assessment, council valuation, sum assessed, site value, unimproved value, customs value, surrender value, replacement value, trade-in value, total assessed value
turnover: turnover, revenue, sales
fund: fund, repair fund, sinking fund, sinking fund contribution, capital works, maintenance reserve, sinking fund balance, capital reserve, reserve balance, capital works balance, reserve contribution
territory: territory, territorial scope, geographical scope, area of validity, where valid, valid in, countries covered, territorial limits, geographic cover
supplyPoint: supply point, mpan, mprn, supply number, point of delivery, delivery point, metering point, pod, ean, connection number, installation number, supply point id
distributor: distributor, network operator, grid operator, distribution company, network company, dso, system operator
opening: opening, previous, initial, start of period, brought forward, carried forward from, old, at start, previous year balance, balance b f, b f, carried over, credit from last year, from last year
closing: closing, final, end of period, new, carried forward, at end, present, balance c f
principal: principal, capital outstanding, remaining capital, remaining debt, remaining loan, capital owed, unpaid balance
instalment: instalment, installment, emi, repayment, rate, escrow payment, monthly loan payment, principal and interest, p and i, regular payment, monthly budget payment, budget plan amount, payment on account, payments on account
overpayment: overpayment, credit balance, in credit, in your favour, carried credit, overpaid, surplus, credit from before, amount in favour
lateFee: late fee, late payment fee, late charge, default interest, interest on arrears, surcharge for late payment, overdue fine, late interest, penalty
deduction: deduction, deductions, withheld, withholding, standard deduction, allowance, relief, exemption amount, year to date deductions, paye, union dues
taxBase: tax base, taxable income, taxable amount, assessment base, basis of assessment, taxable base, net taxable, taxable pay, taxable earnings, niable pay, gross for tax, pensionable earnings, taxable wages
bonus: bonus, supplement, extra pay, gratuity, allowance paid, employer match, allowances, welcome bonus, sign-up bonus, retention bonus, cashback
contribution: contribution, contributions, social security, social security contribution, health contribution, national insurance
hours: hours, hours per week, overtime, childcare hours, credit hours per week, flexi balance, toil balance, cpd hours
leave: leave, holiday, holidays left, vacation, pto, paid time off, leave accrued, sick leave balance, days off
noticePeriod: notice, termination notice, cancellation period, notice to vacate, notice to quit, notice required, notice to terminate, break notice, how much notice, notice needed
branch: branch, home library, home club, bsb, ifsc, ifsc code, branch code
channel: channel, notified by, notifications, preferred contact, contact method
studyYear: year of study, study year, academic level, year level, current year, year group, school year level, class year, year of course, semester of study, current semester of study, semesters studied, number of semesters, entry status, stream, class standing
studyMode: mode of study, study mode, form of study, attendance mode, full time or part time, study pace, mode of attendance, type of study
train: train
coach: coach, carriage, car, wagon
platform: platform, track, bay
travelClass: travel class, cabin, class of travel, comfort class, booking class
checkIn: check-in, check in, checkin, arrival date, arriving, first night
checkOut: check-out, check out, checkout, departure date, leaving, last night
nights: nights, length of stay
luggage: luggage, baggage, bags, hold luggage, checked baggage, suitcase
venue: venue, place, location, where, meeting place, meeting point, held at, hall
organiser: organiser, organizer, organised by, promoter, host, presented by
training: training, class booked, workout, booked class, upcoming class, next class, driving lessons, lessons
borrowed: borrowed, loans, on loan, items on loan, books out, items out, checked out, lent, books borrowed, borrowing date, checked out items, out now
reserved: reserved, holds, reservations, on hold, requests, waiting list, in queue, queue
`;
