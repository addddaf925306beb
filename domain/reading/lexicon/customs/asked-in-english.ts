/** How single kinds of papers and pages call what all of them speak of, in English field names. */
export const askedInEnglishCustoms = `
name: animal name, pet name, name of animal, name of the animal, name of the pet, name of pet
family: maiden name, birth name, name at birth
person: payer, debtor, person liable
holder: keeper, right holder, account name, registered operator, registered user, beneficiary owner, registered to name
owner: proprietor, legal owner, beneficial owner, owned by, registered operator
passenger: companion, companions, accompanying person, travelling with, fellow traveller, travel companion
patient: hospital number, hospital no, mrn, medical record number, patient uid, uhid, chart number, outpatient no, outpatient number
guest: companion, companions, plus one, second guest, lead guest
recipient: charity, charitable organisation, charitable organization, nonprofit, ngo, donee, consignee, importer, deliver to, receiver, receiving party, ship to, sent to
sender: shipper, consignor, exporter, sent by, shipped by, dispatched by
doctor: vet, veterinarian, paediatrician, pediatrician, nurse, dentist, surgeon, therapist, midwife, vaccinator, prescriber, referring doctor, treating doctor, administered by, given by, vaccinated by, requested by, ordering provider, referring provider, issuing vet, treating physician, treating vet, general practitioner, prescribing doctor
manager: management company, managing company, property management, facility manager, building management, housing manager
provider: management company, utility, energy company, water company, power company, electricity company, telecom operator
issuer: issuing vet, issuing doctor
delivery: handover, hand over, key handover
parcel: waybill, consignment, air waybill, parcel ids
vehicle: motorcycle, trailer, truck
licence: nmls, professional licence, licence to practise
registration: uscc, unified social credit code, social credit code, company id, business id, org number, organisation number, organization number, entity number, enterprise number, enterprise id, cr number, cr no, commercial registration number, commercial register number, trade register number, company registration number, business registration number, business number, acn, australian company number, registration number, registration no, reg number, register no
loan: loan date, date of loan
savings: savings pot, nest egg
course: specialty, speciality, subject, subjects
payment: withdrawal, withdrawals, payout, pay out, paid out, disbursement, disbursed
claim: incident, accident, date of loss, loss date, damage, occurrence
application: request, application, filing
prescription: prescribed, prescribed on
vaccination: administered, administered on, given on, date given, vaccinated on, jab, shot, injection, immunization, inoculation
enrolment: admission, admitted, accession
document: extract, receipt, paper, printout, declaration, tax return, customs declaration, slip, voucher, counterfoil, coupon, id document, identity document, identity card
number: hospital number, hospital no, mrn, medical record number, patient uid, uhid, chart number, outpatient no, outpatient number, parcel ids, uscc, unified social credit code, social credit code, company id, business id, org number, organisation number, organization number, entity number, enterprise number, enterprise id, cr number, cr no, commercial registration number, commercial register number, trade register number, company registration number, business registration number, business number, acn, australian company number, registration number, registration no, reg number, register no
taxNumber: tax code, fiscal code, fiscal number, tax identifier, uscc, unified social credit code, social credit code, business id, taxpayer id, taxpayer number, tax reference number, tax no, vat no, tax registration number
nationalId: personal id, personalid, personal number, personal code, person id, health card number, health card, hcn, health number, national number, national register number, national identification number, identification number, identity no, identity card, id card number, citizen id, demographic register number, personal identification number, id document, identity document, personal health number, health insurance number, social insurance number, social insurance no, social security no
plate: registration number, registration no, reg number, vehicle registration number, tag number, vehicle registration mark
seat: berth
status: kyc status, identity status, processing state, is active, civil state
plan: scheme
level: no claims class, no-claims class, bonus-malus, bonus malus class, bonus malus coefficient, no claims bonus, no-claims discount, study level
licenceClass: vehicle classes, vehicle class, category of licence
club: charity, nonprofit, ngo, housing association, homeowners association, condominium association, hoa, coop, co-op, housing cooperative, housing company, cooperative, association
hospital: healthcare facility, health facility, medical facility, medical institution, healthcare provider, treatment centre, lab
department: specialty, speciality, specialism, medical specialty, ward, section
position: specialty, speciality, specialism
address: permanent address, permanent residence, where to deliver
city: village, settlement, parish, neighbourhood, neighborhood, borough, district
method: direct debit, how paid, mode of payment, freight payment
start: handover, hand over, takeover, take over, key handover, possession, moved in, moved to, moved to address on, moving date, date of moving, living there since, lives there since, entitled since, entitled from, unfit from, in effect from, runs from, reopens, reopening, employed from, hired on, first day, first day back, held since, in force from, applies from
until: bound until, locked until, payoff date, final payoff date, final payment date, paused until, frozen until, last working day, last day of work, last day at work, good to, no later than, not after, unfit until
issued: generated on, made out on, released, released on, release date, reported, reported on, decision date, decided on, date of decision, date of the decision, assessed on, drawn up, compiled on, date of report, valuation date
created: reported, reported at, disbursed, disbursement, drawn down, granted, granted on, decision date, decided on, date of decision, acquired, acquired on, acquisition date, date of acquisition, posted on, loan date
updated: last entry, last change, last amendment, last amended
period: tax year, fiscal year, financial year, accounting year, business year, reporting year, assessment year, billing cycle
duration: length, validity period, how long, appeal period, objection period, commitment, lock-in, minimum contract, contract period
balance: cash balance, available cash, cash available, settlement cash, uninvested cash, buying power, spendable, spendable balance, remaining balance, outstanding principal, principal balance
outstanding: remaining balance, still owed, left to pay, still to pay
fee: tuition, special levy, special assessment, customs duty, import duty, customs duties, commission, brokerage, parking fee, management fee, broadcasting fee, toll
premium: premium
pay: compensation, remuneration, base salary, basic salary, base pay, basic pay
income: pensionable income, pensionable pay, reference income, earnings cap, annual earnings
tax: duty, excise, withheld tax, tax withheld
deposit: security, bond, caution money, guarantee deposit
limit: overdraft, overdraft facility, ceiling
refund: compensation, indemnity, indemnification, claim payout, money back, repaid
interest: return rate, annual return, ytd return, rate of return
power: horsepower, fiscal horsepower, ampere, amperage, connected load, sanctioned load
area: area, surface, square metres, square meters, acreage
quantity: how many, household size, persons, people, copies, boxes, packs, pack count, number of pieces, tablets, household members, number of residents, occupants
grade: learner average, pupil average, overall average, term average, grade average, average grade
due: settle by, settle before, last day to pay, latest payment date, appeal period, appeal deadline, objection deadline, objection period, appeal by, object by, submit by, submission deadline, reply by, respond before, last chance to pay, cut-off date
pending: held amount, amount held, blocked amount, held funds, blocked funds, on hold amount
available: available cash, cash available, spendable, spendable balance, remaining balance, sessions left, classes left, entries left, visits left, days left, still left, left over
current: now, at present, at the moment, presently
upcoming: scheduled, planned, forecast
gross: with tax, with vat, incl tax, incl vat, including tax, including vat, tax included, vat included, before tax, before taxes, before deductions
net: after tax, after taxes, after deductions, amount before vat, excluding vat, excl vat, without vat, vat excluded
yearly: ytd, year to date, this year, so far this year, 12 months, twelve months, for 12 months
home: permanent address, permanent residence
shipping: postage, delivery fee, delivery charge, freight, freight payment, ship to, carriage paid
`;
