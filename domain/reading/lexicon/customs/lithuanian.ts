/** How single kinds of papers and pages call what all of them speak of, in Lithuanian. */
export const lithuanianCustoms = `
person: pažymos gavėjas, gyventojas, pareiškėjas, fizinis asmuo, mokesčių mokėtojas, mokesčio mokėtojas, kandidatas, kandidato, apklaustasis, deklarantas, paveldėtojas, palikėjas, pažeidėjas, kas moka
holder: valdytojas, valdytojo, turėtoja, naudotojas, turėtojos, kieno vardu, išduota kam
member: bendrijos narys, skaitytojas, skaitytojo
customer: vartotojas, vartotojo, sąskaitos gavėjas
doctor: gydantis gydytojas, skyrė, vaistą paskyrė, receptą išrašė
manager: vadovauja, vadovaujantis, generalinis direktorius, tiesioginis vadovas, direktorė
employer: juridinis asmuo
insurer: draudimo bendrovės, draudimo kompanija
bank: mokėjimo įstaiga, kredito įstaiga
membership: nario
delivery: pristatyta, pristatymo būdas
licence: vairuotojo pažymėjimo, statymo leidimas, parkavimo leidimas, verslo liudijimas
registration: įregistravimo data, įregistruota, juridinio asmens kodas, įmonės kodas, registro numeris, registruota
property: objekto nr, objekto numeris, nekilnojamojo turto, pastatas, pastato, namas, patalpos adresas
course: specialybė, mokymo kursas, mokymų pavadinimas
payment: nurašymas, nurašymo, sumokėjimas, pavedimas, pavedimo, mokėjimai, mokėjimų, kitas nurašymas, kitas mokėjimas, kita įmoka, kitos įmokos data
application: prašymas, prašymo, paraiška, paraiškos
prescription: elektroninis receptas, e receptas
appointment: konsultacija, registracija pas gydytoją, apsilankymas, apsilankymo data
vaccination: skiepo, paskiepyta, paskiepytas
event: seminaras, seminaro, spektaklis, varžybos
number: įmonės kodas, juridinio asmens kodas, objekto nr, objekto numeris, registro numeris, identifikatorius, eil nr, kliento kodas, identifikacinis numeris
reference: bylos numeris, bylos nr, registracijos nr dokumento, dokumento numeris, sprendimo nr, prašymo nr, siuntos numeris, unikalus kodas, užduoties nr, protokolo nr, nutarimo nr, mrn, pakvitavimo nr, operacijos numeris
nationalId: asmens tapatybės dokumentas, asmens dokumentas, tapatybės kortelė, paso ar tapatybės kortelės numeris
plate: valstybinis registracijos numeris, registracijos numeris, automobilio numeris, valst numeris, transporto priemonės numeris, valstybinio nr
chassis: identifikavimo numeris, transporto priemonės identifikavimo numeris
seat: sėdimų vietų, sėdimų vietų skaičius, vieta vagone, sėdimoji vieta, sėdynė
room: kabinetas, kabineto, palata
status: teisinis statusas, juridinio asmens statusas
type: teisinė forma, juridinio asmens teisinė forma
level: lygmuo
licenceClass: teisė vairuoti kategorijas, kategorijos vairavimo
club: sporto klubo, bendruomenė, asociacija, draugija
hospital: asmens sveikatos priežiūros įstaiga, sveikatos priežiūros įstaiga, laboratorija, laboratorijos, odontologijos klinika, sveikatos centras, siunčianti įstaiga
semester: akademiniai metai, pusmetis, trimestras
position: darbas, specialybė
address: pristatymo vieta, adresas korespondencijai, registruota gyvenamoji vieta, faktinis adresas, deklaruota gyvenamoji vieta, kur gyvena, sklypo vieta, objekto vieta, kur yra
origin: iš kur, išvykimo uostas, išvykimo miestas, siuntimo vieta
destination: į kur, atvykimo uostas, atvykimo miestas, kur vykstama, tikslas kelionės, maršruto pabaiga
phone: telefonas pasiteirauti
method: mokama, kaip apmokėta, atsiskaitymo būdas
date: kada, kurią dieną, metai mėnuo diena
start: paskirtas, paskirta, paskyrimas, priėmimo į darbą data, priimtas, galioja nuo kada, atidarymo data, nuo kurios dienos, pradėta, pradėjo, aktyvi nuo, prijungta, įsidarbino, pradžia nuo, prenumerata nuo
until: iki kada, tinkamumo terminas, tinka vartoti iki, paskutinė diena, atleidimo data, nutrūksta, galioja iki kada, galiojimo laikas iki, aktyvi iki, negalioja nuo, rodmenys iki, garantija iki
renewal: kitas nurašymas, kitas mokėjimas, automatinis atnaujinimas, prasitęsia, atsinaujins, kita įmoka, kitos įmokos data
issued: dokumento data, pažymos data, sąskaitos išrašymo data, išduotas, surašymo data, surašyta, suformuota, suformavimo data, spausdinta, išrašo data, sprendimo data, nutarimo data, formavimo data
lastVisit: kada buvo paskutinį kartą, paskutinį kartą, paskutinis lankymasis, paskutinis aktyvumas
departure: išskrydimas, išskrydimo laikas
arrival: pristatyta, pristatymo data, nusileidimas, atskridimas
graduation: baigė, baigimo metai, išdavimo diplomo data, mokymų pabaiga, suteiktas laipsnis data
period: už laikotarpį, apskaitinis laikotarpis, mėnuo, mokestinis laikotarpis, nuo iki
duration: laikas valandomis, sutarties laikotarpis
capital: kapitalas, kapitalo, įstatinio kapitalo
total: visa suma, bendra kaina, sumokėti, kiek mokėti, galutinė kaina, mokėtina iš viso
balance: turimas likutis, lėšų likutis, sąskaitoje
outstanding: neapmokėta, nesumokėta, nepriemoka, likusi suma, kiek skolinga, praėjusio laikotarpio skola, kiek skolingas, likęs mokėti, nepadengta skola, skolingas
fee: mokestis, mokesčio, administravimo mokestis, komisinis mokestis, administracinis mokestis, bendrosios išlaidos, eksploatacijos mokestis, priežiūros mokestis, šiukšlių mokestis, vietinė rinkliava
price: savikaina, kiek kainuoja
rent: nuompinigiai
tax: pvm tarifas, gpm, nekilnojamojo turto mokestis, mokestis
discount: lengvata, lengvatos
coverage: apdrausta suma, draudimo suma vienam įvykiui, draudimo objektas, drausminė suma
refund: grąžintina suma, kompensacija, kompensuojama, grąžinama
percent: proc, kompensavimo procentas, kompensavimo lygis
usage: suvartojimo, suvartojo
power: didžiausia naudingoji galia, naudingoji galia, užsakyta galia
area: plotas, ploto, bendras plotas, naudingas plotas, bendrasis plotas, kv m, gyvenamasis plotas
reading: rodmenų, rodmenis, rodmens, deklaruoti rodmenys, rodmenys iki, rodmenys nuo
quantity: skaičius, skaičiaus, vienetai, vienetų
grade: svertinis vidurkis
due: sumokėkite iki, prašome sumokėti iki, apmokėkite iki, grąžinti iki, kada mokėti, kada sumokėti, terminas iki, pateikti iki, iki kada mokėti, mokėjimo diena, iki kurios dienos sumokėti, knygą grąžinti iki, apmokėjimo data, sumokėjimo terminas
next: kita įmoka
first: pirmosios, pirmojo
gross: su pvm, suma su pvm, priskaitymai, iki mokesčių, bendroji masė
net: be pvm, suma be pvm, mokėti į rankas, išmokama
maximum: didžiausioji, didžiausios, leidžiama didžiausia
emergency: avarinė tarnyba, skubios pagalbos telefonas, avarinės tarnybos
`;
