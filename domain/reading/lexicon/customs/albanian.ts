/** How single kinds of papers and pages call what all of them speak of, in Albanian. */
export const albanianCustoms = `
person: tatimpaguesi, deklaruesi, i interesuari, personi fizik, kandidati, taksapaguesi
contact: të dhënat e kontaktit, shërbimi i klientit
doctor: mjeku kurues, mjeku referues, dentisti, mjek
delivery: dorëzuar
registration: numri unik identifikues, regjistruar, regjistrimi i parë
property: shtëpia, ndërtesa, pasurisë, pasuri, banesë
course: drejtimi i studimit, profili, specialiteti, programi
application: aplikimi, aplikim, kërkesa, kërkesë, kërkesës
vaccination: vaksinës, vaksinuar më
number: numri rendor, numri i regjistrit, identifikuesi, numri unik identifikues
taxNumber: numri identifikues i subjektit
nationalId: numri personal i identifikimit, numri i kartës së identitetit, karta e identitetit, letërnjoftimi
chassis: numri i identifikimit të mjetit, nr i shasisë
seat: vendi i ulur, numri i vendeve, ulëse
status: statusi i shoqërisë, gjendja civile
type: forma ligjore, forma juridike
hospital: laboratori, institucioni shëndetësor
semester: vit akademik, semestër, vit shkollor
position: funksioni, vendi i punës pozicioni
address: adresa e lidhjes, vendbanimi i përhershëm, ku banon, selia e shoqërisë
origin: nga stacioni, porti i nisjes, qyteti i nisjes
destination: porti i mbërritjes, qyteti i mbërritjes, stacioni i mbërritjes
start: që kur, e vlefshme prej, i vlefshëm prej, prej datës, data e aktivizimit, aktivizuar më, data e emërimit, hapur më
until: deri kur, e vlefshme deri me, dita e fundit, deri në datën, data e largimit nga puna, data e ndërprerjes së punës
issued: data e dokumentit, e lëshuar më, data e printimit
lastVisit: herën e fundit, vizita e kaluar
period: muaji, për periudhën, periudha tatimore
capital: kapitali, kapital themeltar
total: sa paguaj
outstanding: detyrimet, borxhe, i papaguar, detyrime të prapambetura
pay: pagë, pagës, pagë bazë
tax: tatimi mbi të ardhurat, tatimi në pronë, taksa e pronës
holdings: letrat me vlerë, vlera e portofolit
percent: për qind
usage: energjia e konsumuar, konsum
power: fuqia, fuqi
area: sipërfaqja, sipërfaqe, sipërfaqja e përgjithshme, metra katrorë, sipërfaqja e banimit, m katrorë
following: duke ndjekur
grade: pikët e fituara
due: paguhet deri, paguhet deri më, afati, afati i kthimit, për t u kthyer deri, kur paguhet, data e fundit e pagesës
first: regjistrimi i parë, për herë të parë
gross: me tvsh
net: pa tvsh, për marrje
`;
