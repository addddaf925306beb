/** How single kinds of papers and pages call what all of them speak of, in Azerbaijani. */
export const azerbaijaniCustoms = `
owner: avtomobilin sahibi, sahibinin adı
plate: dövlət nömrəsi, avtomobilin dövlət nömrəsi
chassis: şassi
date: nə vaxt, hansı tarixdə
money: nə qədər
quantity: neçə
due: ödəmə tarixi, qaytarılma tarixi, qaytarma tarixi
`;
