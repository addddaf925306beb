import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in English. */
export const englishRecords: Forms = {
  colour:
    'colour, color, coat colour, coat color, paint, body colour, body color, coat, eye colour, eye color, hair colour',
  fuel: 'fuel, fuel type, type of fuel, propulsion, energy source, what it burns',
  make: 'make, manufacturer, marque, producer, maker, vehicle make',
  model: 'model, vehicle model, type designation, commercial description, trade description',
  body: 'body type, bodywork, body style, body',
  engine: 'engine, motor',
  engineSize: 'engine size, engine capacity, cylinder capacity, displacement, cc, cubic capacity, engine cc',
  weight:
    'weight, mass, gross weight, kerb weight, curb weight, unladen weight, empty weight, kerb mass, weighs, chargeable weight, mass in service',
  mileage:
    'mileage, odometer, odometer reading, kilometres driven, kilometers driven, miles driven, distance driven, km stand',
  emissions:
    'emissions, co2, co2 emissions, emission class, emission standard, euro class, emissions rating, ulez, euro standard, smog result, co2 figure',
  manufactured:
    'year of manufacture, year built, built in, model year, manufactured, year of construction, construction year, month yr of mfg, yr of mfg, month and year of manufacture, of mfg, mfg date, mfg year, year of mfg, date of manufacture, manufacturing date, month of manufacture, date of manufacturing',
  use: 'use, category of use, intended use, type of use, usage category, vehicle use, land use',
  inspection:
    'inspection, roadworthiness test, technical inspection, mot, mot test, test, check-up, checkup, examination, examined, inspected, theory test, practical test, driving test, road test, smog check, safety inspection, wof, warrant of fitness, nct',
  inspector: 'inspector, tester, examiner, surveyor, inspected by, tested by, examined by',
  station: 'inspection station, test station, testing station, test centre, workshop, garage',
  result:
    'result, outcome, overall result, conclusion, assessment, verdict, finding, overall assessment, passed or not, test result, decision, progress, progress so far, promoted to, interpretation, measured value, test value, reading value, promotion decision',
  defect: 'defects, defect, faults, fault, deficiencies, deficiency, shortcomings, advisories',
  restriction:
    'restrictions, restriction, limitations, conditions of use, endorsements, restriction codes, pets, pets allowed, pets permitted, exemptions, easement, covenants, restrictive covenants, break clause, allergies',
  carrier:
    'carrier, courier, shipping company, delivery company, transporter, airline, operated by, operator, delivered by, parcel service',
  pickup:
    'pickup, pick up, pick-up, pickup point, pick-up point, pickup location, collection point, collection, parcel shop, parcel locker, locker, pickup store, collect from, where to collect',
  contents: 'contents, content, goods, description of goods, item description, contains, goods description',
  note: 'note, notes, remark, remarks, comment, comments, instructions, special instructions, delivery note, delivery instructions, observation, observations, wish, request, interpretation, impression, allergies, memo, conduct, behaviour, effort, general comment, advice, findings notes, side effects',
  expected:
    'expected, eta, estimated, estimated delivery, expected delivery, estimated arrival, delivery expected, planned delivery, delivery window, expected on, expected by, arriving by, estimated delivery date, expected delivery date, estimated date of arrival, arriving on',
  shipped:
    'shipped, dispatched, despatched, handed over, sent, sent on, shipping date, shipped on, posted, accepted at, dispatch date, collected from sender, picked up',
  cashOnDelivery: 'cash on delivery, cod, cod amount, collect on delivery, payment on delivery',
  code: 'code, pin code, door code, access code, unlock code, opening code, verification code, security code, pick-up code, pickup code, collection code, return code, control code, check code, gift card code, promo code, voucher code, redemption code, booking pin, gate code, wifi code, otp code',
  barcode: 'barcode, bar code, ean, gtin',
  article: 'article, item, part',
  articleNumber: 'sku, article number, item number, product code, catalogue number, part number',
  diagnosis: 'diagnosis, clinical diagnosis, icd, icd code, indication, reason for visit, icd-10',
  disease: 'disease, against disease, illness, disease targeted, target disease, protects against, condition treated',
  medicine:
    'medicine, medicines, drug, medication, medicinal product, preparation, drug name, medicine name, prescribed medicine, vaccine, vaccine product',
  ingredient: 'active ingredient, active substance, substance, generic name',
  dosage: 'dosage, dosage instructions, directions, directions for use, how to take, how to take it, posology, take',
  dose: 'dose, dose number, dose no, number in series',
  batch: 'batch, lot, batch number, lot number, batch no, lot no, series',
  pharmacy: 'pharmacy, chemist, dispensary, dispensed at',
  pharmacist: 'pharmacist, dispensed by, dispenser',
  sample: 'sample, specimen, material, sample type, specimen type',
  sampled:
    'sampled, collected, sample taken, collection date, drawn, blood drawn, sampling date, specimen collected, sample collected, taken at, collected at, collected on, collection time, date of collection, specimen date, date taken, date and time collected, drawn at',
  bodyHeight: 'height, stature, body height, height in cm',
  copayment:
    'copayment, co-payment, copay, patient share, own contribution, co-pay, patient pays, part paid by patient',
  chip: 'chip, microchip, transponder, chip number, microchip number, transponder code, microchip no',
  species: 'species, kind of animal, animal species, type of animal',
  breed: 'breed, dog breed, race',
  blood: 'blood type, blood group',
  father: 'father, father’s name, name of father, fathers name, patronymic, father name',
  mother: 'mother, mother’s name, name of mother, mothers name, mother name',
  spouse: 'spouse, husband, wife, partner, married to, name of spouse',
  guarantor: 'guarantor, surety, co-signer, cosigner',
  householder: 'head of household, householder, head of family, head of the household',
  relation:
    'relationship, relation, kinship, relationship to head, relationship to householder, relation to head, relationship to holder',
  teacher:
    'teacher, class teacher, form tutor, tutor, instructor, trainer, lecturer, coach, course leader, homeroom teacher, supervisor, key worker, head of year, driving instructor, head of class, advisor of studies, academic adviser, faculty advisor',
  author: 'author, written by, writer, by author',
  agent:
    'agent, broker, intermediary, insurance agent, insurance broker, adviser, sales agent, sold by, letting agent, estate agent, realtor, customs broker, listing agent, buying agent',
  caseworker:
    'caseworker, case worker, case officer, case handler, handled by, official in charge, officer in charge, person in charge, clerk, referent, processed by, prepared by, dealt with by, your contact',
  signatory:
    'signatory, signed by, signature, signed for, authorised signatory, authorized signatory, on behalf, validated by, released by, approved by',
  representative:
    'representative, legal representative, represented by, authorised representative, director, managing director, authorised to represent, registered agent, agent for service, officers, company secretary, attorney, power of attorney, proxy, sponsor, next of kin',
  chairperson: 'chair, chairperson, chairman, chairwoman, president, chair of the board, head',
  shareholder:
    'shareholder, shareholders, sole shareholder, partner, sole member, member of company, owner of company, partners, person with significant control, persons with significant control, controlling party, beneficial owner, ultimate beneficial owner',
  court: 'court, register court, district court, court of registration, registry court, commercial court',
  authority:
    'authority, issuing authority, issued by, competent authority, issuing office, public office, agency, tax office, decided by, registry office, body',
  creditor:
    'creditor, mortgagee, lender, pledgee, mortgage creditor, in favour of, chargee, lienholder, lien holder, hypothecated to, hypothecated, hypothecation, financier, financed by, hypothecation with, lender name, secured party, lienholder name, servicer, loan servicer, chargee name, charge holder, secured creditor, noteholder',
  founded:
    'founded, incorporated, date of incorporation, established, date of establishment, founded on, formed on, incorporation date, formation date, incorporated on, incorporation, date incorporated, registered since, established in, year founded, date of formation, date of registration of company, organized on, date organised',
  signed:
    'signed on, date of signature, concluded, concluded on, date of contract, contract date, agreement date, made on, date of conclusion, lease date, date of lease, date of agreement, tenancy date, date signed, signing date, date of signing, entered into on, executed on, dated this',
  activity:
    'activity, main activity, business activity, line of business, nature of business, object, business purpose, trade, sector, industry, branch of activity, occupation of company, sic code',
  brand: 'trade name, trading name, brand, brand name, trading as, short name, commercial name, dba, doing business as',
  purpose:
    'purpose, purpose of issue, issued for, for presentation to, purpose of certificate, what for, intended purpose',
  reason:
    'reason, grounds, reason for, cause, because of, cause of loss, contravention, offence, violation, description of offence, cause of damage',
  plot: 'plot, parcel of land, land parcel, lot of land, plot number, parcel number, building plot, cadastral, apn, assessor parcel number, plan of subdivision, strata plan, lot number on plan, freehold, leasehold',
  deed: 'deed, title deed, title, basis of acquisition, acquisition deed, title document, legal basis, acquired by',
  share:
    'share, ownership share, share of ownership, quota, co-ownership share, stake, participation, share of land, unit entitlement, lot entitlement, undivided interest, votes, voting rights, lot liability, ownership interest, percentage owned',
  floor: 'floor, storey, story, level of building, on floor',
  apartment:
    'apartment, flat, unit, apartment number, flat number, unit number, apartment no, flat no, unit no, dwelling number',
  rooms: 'rooms, number of rooms, bedrooms, room layout, layout',
  valuation:
    'valuation, assessed value, rateable value, cadastral value, market value, appraised value, official value, taxable value, valued at, land value, capital value, appraisal, improvement value, taxable assessment, council valuation, sum assessed, site value, unimproved value, customs value, surrender value, replacement value, trade-in value, total assessed value',
  turnover: 'turnover, revenue, net sales, sales, annual turnover, annual revenue, net turnover',
  fund: 'fund, repair fund, reserve fund, renovation fund, sinking fund, maintenance fund, building fund, capital works fund, sinking fund contribution, capital works, maintenance reserve, sinking fund balance, capital reserve, reserve balance, capital works balance, reserve contribution',
  territory:
    'territory, territorial scope, geographical scope, area of validity, where valid, valid in, countries covered, territorial limits, geographic cover',
  supplyPoint:
    'supply point, mpan, mprn, supply number, point of delivery, delivery point, metering point, pod, ean, connection number, installation number, supply point id',
  distributor:
    'distributor, network operator, grid operator, distribution company, network company, dso, system operator',
  opening:
    'opening, previous, initial, start of period, brought forward, carried forward from, old, at start, previous year balance, balance b f, b f, carried over, credit from last year, from last year',
  closing: 'closing, final, end of period, new, carried forward, at end, present, balance c f',
  principal:
    'principal, principal outstanding, outstanding principal, capital outstanding, remaining capital, loan principal, remaining debt, remaining loan, capital owed, unpaid balance',
  instalment:
    'instalment, installment, monthly instalment, monthly installment, emi, repayment, monthly repayment, instalment amount, rate, escrow payment, monthly loan payment, principal and interest, p and i, regular payment, monthly budget payment, budget plan amount, payment on account, payments on account',
  overpayment:
    'overpayment, credit balance, in credit, in your favour, carried credit, overpaid, surplus, credit from before, amount in favour',
  lateFee:
    'late fee, late payment fee, late charge, default interest, penalty interest, interest on arrears, surcharge for late payment, overdue fine, late interest, penalty',
  deduction:
    'deduction, deductions, total deductions, withheld, withholding, standard deduction, allowance, tax allowance, relief, student loan deduction, pension deduction, exemption amount, personal allowance, year to date deductions, paye, union dues',
  taxBase:
    'tax base, taxable income, taxable amount, assessment base, basis of assessment, taxable base, net taxable, taxable pay, taxable earnings, niable pay, gross for tax, pensionable earnings, taxable wages',
  bonus:
    'bonus, supplement, extra pay, gratuity, allowance paid, premium pay, employer match, allowances, holiday bonus, welcome bonus, sign-up bonus, retention bonus, cashback',
  contribution:
    'contribution, contributions, social security, social security contribution, health contribution, pension contribution, insurance contribution, national insurance',
  hours:
    'hours, working hours, hours worked, hours per week, weekly hours, total hours, number of hours, overtime, contact hours, childcare hours, credit hours per week, funded hours, session hours, contract hours, flexi balance, toil balance, attendance hours, cpd hours',
  leave:
    'leave, holiday, holidays left, annual leave, leave balance, vacation, vacation days, days of leave, leave remaining, paid leave, pto, pto balance, paid time off, vacation balance, annual leave balance, holiday entitlement, leave accrued, sick leave balance, days off',
  noticePeriod:
    'notice period, period of notice, notice, termination notice, cancellation period, notice to vacate, notice to quit, notice required, notice to leave, notice to terminate, break notice, minimum notice, how much notice, notice needed, notice by tenant, notice by landlord',
  branch: 'branch, branch office, home branch, home library, home club, local branch',
  channel:
    'channel, contact channel, notification channel, notified by, notifications, preferred contact, contact method',
  studyYear:
    'year of study, study year, academic level, year level, current year, year group, school year level, class year, year of course, semester of study, current semester of study, semesters studied, number of semesters, entry status, stream, class standing',
  studyMode:
    'mode of study, study mode, form of study, attendance mode, full time or part time, study pace, mode of attendance, type of study',
  train: 'train, train number, train no',
  coach: 'coach, carriage, car, wagon, coach number, carriage number',
  platform: 'platform, track, stand, bay',
  travelClass: 'travel class, cabin, class of travel, cabin class, comfort class, booking class',
  checkIn: 'check-in, check in, checkin, arrival date, arriving, first night',
  checkOut: 'check-out, check out, checkout, departure date, leaving, last night',
  nights: 'nights, number of nights, length of stay',
  luggage: 'luggage, baggage, bags, hold luggage, checked baggage, baggage allowance, suitcase',
  venue:
    'venue, place, location, where, place of event, meeting place, meeting point, held at, hall, contravention location, place of offence, offence location, location of incident, test centre location',
  organiser: 'organiser, organizer, organised by, promoter, host, presented by, event organiser',
  training:
    'training, class booked, workout, booked class, upcoming class, next class, driving lessons, lessons, lessons completed, class sessions',
  borrowed:
    'borrowed, loans, on loan, items on loan, books out, currently borrowed, items out, checked out, lent, books borrowed, current loans, borrowing date, number of loans, checked out items, out now',
  reserved: 'reserved, holds, reservations, on hold, requests, reserved items, waiting list, in queue, queue',
  reading: 'meter readings',
  due: 'object by, payment date due',
  ticket: 'gift card, railcard, season ticket, travel pass, gift voucher, boarding pass, day pass',
  exam: 'theory test, practical test, driving test, road test, mock exam',
  prescription: 'rx number, rx, repeat prescription, refill, refills, refills remaining',
  limit:
    'out of pocket max, out of pocket maximum, out-of-pocket limit, earnings limit, cap amount, credit line, line of credit, spending limit, annual limit',
  data: 'download speed, upload speed, broadband speed, internet speed, data left',
  service: 'broadband, internet, landline',
  plan: 'meal plan, board basis, broadband package, plan type, coverage plan',
  passenger: 'adults, adults and children, travellers, travelers, traveling party, lead passenger',
  club: 'nursery, kindergarten, daycare, day care, driving school, allotment society, condominium corporation, body corporate, strata corporation, owners corporation, trade union, union branch',
  claim:
    'third party, cause of loss, date of injury, injury date, contravention, contravention date, offence date, date of offence, offence, violation, violation date, time of incident',
  joined: 'date of registration, date enrolled, entered on register, registered with us since, member from',
  points: 'tier points, status points, rewards, rewards balance, loyalty points, reward balance, avios, stars',
  water: 'hot water, cold water, sewage, wastewater',
  discount:
    'concession, gift aid, rebate, rebates, sibling discount, loyalty discount, voucher amount, promo discount, no claims bonus discount',
  landlord: 'letting party, landlord name, property owner landlord, housing association',
  country:
    'country of export, country of dispatch, issuing country, country of issue, issuing state, state of issue, country of birth, exporting country',
  language:
    'home language, first language, mother tongue, medium of instruction, language of instruction, spoken languages',
  contact: 'next of kin, emergency contact name',
};
