/** What registers, parcels, health papers, schools, journeys and bills speak of, in English field names. */
export const askedInEnglishRecords = `
weight: gvm, gvw, gvwr, tare, maximum laden weight, laden weight
manufactured: vehicle year, year of vehicle, year of make
inspection: visit
inspector: adjuster, loss adjuster, assessor, appraiser, valuer, expert, evaluator, lab technician
restriction: encumbrance, encumbrances, burden, burdens, lien, liens, easement, easements, servitude, charges on land, driving restrictions
note: side effects, adverse reaction, adverse reactions, adverse events, reactions after vaccination, follow-up, follow up, recommendation, recommendations, annotation, annotations
expected: scheduled, scheduled for, planned, planned for, forecast
code: hs code, commodity code, cn code, taric code, customs tariff number
articleNumber: hs code, commodity code, cn code, taric code, customs tariff number
sample: accession
chip: chipped, microchipped, implanted, implanted on, implantation
father: parent, parent or guardian
mother: parent, parent or guardian
agent: travel agency, travel agent
signatory: who may sign, signing rule, signature rule, signing rights, certified by, attested by, signing officer
representative: officer, officers, board member, signing authority, parent, guardian, legal guardian, parent or guardian, who may sign, signing rule, signature rule, power to sign, power of representation, authorised to sign, authorized to sign, signing rights
authority: sanctioning authority, approving authority, deciding office, responsible office, customs office, municipal office
signed: decision date, date of decision
reason: ground for leaving
plot: parcel ids, land parcel id, block and parcel, cadastre, land id, folio
supplyPoint: connection point, point of supply, service connection, service connection number
principal: remaining balance, outstanding principal, principal balance
instalment: advance, advances, prepayment, prepayments, down payments
deduction: tax withheld, withheld tax
taxBase: pensionable income, pensionable pay, pensionable salary, income basis, calculation basis, basis of calculation, benefit basis, reference income
bonus: severance, redundancy pay, end of service, thirteenth salary, holiday pay, leave pay
contribution: special levy, special assessment, one-off contribution
hours: days worked, worked days, working days, hours per month, credit load
noticePeriod: grace
studyYear: year of studies, study stage, year in school
studyMode: study load, course load, study intensity, full-time, part-time, mode of attendance
training: pt sessions, sessions
borrowed: loan date, borrowed on, date of loan, lent on
`;
