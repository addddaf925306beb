/** What registers, parcels, health papers, schools, journeys and bills speak of, in Finnish. */
export const finnishRecords = `
colour: väri, värin, turkin väri, karvan väri, väritys, silmien väri, hiusten väri, korin väri
fuel: käyttövoima, polttoaine, käyttövoiman, polttoaineen laji, energialähde
make: merkki, valmistaja, automerkki, valmistajan, merkin
model: malli, kaupallinen nimi, mallin, tyyppinimi, automalli, mallimerkintä, kaupallinen nimitys, variantti, versio
body: korimalli, kori, koriosa
engine: moottori, moottorin
engineSize: iskutilavuus, sylinteritilavuus, moottorin tilavuus, moottorin koko, kuutiotilavuus
weight: paino, painon, omamassa, massa, kokonaismassa, kokonaispaino, bruttopaino, nettopaino, oma massa, painaa, omapaino, kuollutpaino, kantavuus
mileage: matkamittari, matkamittarin lukema, ajokilometrit, ajettu, kilometrit, mittarilukema auto, ajomäärä, kilometrilukema
emissions: päästöt, päästöluokka, co2-päästöt, hiilidioksidipäästöt, päästötaso, päästöstandardi, päästö
manufactured: valmistusvuosi, rakennusvuosi, vuosimalli, valmistettu, rakentamisvuosi, valmistumisvuosi, mallivuosi, rakennettu
use: käyttötarkoitus, käyttötapa, käyttö tarkoitus, ajoneuvon käyttö, käyttölaji, kaavamerkintä
inspection: katsastus, katsastettava, katsastuksen, määräaikaiskatsastus, tarkastus, tarkastuksen, katsastettu, katsastusaika, katsastusajan, tutkimus, tarkastettu, nuohous, analyysi, tutkittu, huolto, kuntotarkastus, energiatodistus, vuositarkastus
inspector: katsastaja, tarkastaja, tarkastajan, tarkastanut, katsastajan, kuntotarkastaja, tutkinut, testaaja, tilintarkastaja, nuohooja, vahinkotarkastaja, arvioija
station: katsastusasema, katsastuspaikka, katsastustoimipaikka, korjaamo, huoltamo, katsastustoimipiste
result: tulos, tuloksen, lopputulos, tulokset, arvio, lausunto, johtopäätös, päätös, ratkaisu, tutkimustulos, päätöksen sisältö, jatkotoimet, päätöspäivä, päätöksen päivämäärä, hyväksytty, hylätty, myönteinen päätös, tuomio
defect: viat, puutteet, vika, puute, huomautukset, vikoja, havaitut viat, korjauskehotus, havaitut puutteet
restriction: rajoitukset, rajoitus, ehdot, erityisehdot, ehto, rajoitteet, käyttörajoitukset, rajoittavat ehdot
carrier: kuljetusliike, kuljetusyhtiö, lentoyhtiö, kuljetuspalvelu, rahdinkuljettaja, toimitusyhtiö, kuljetusyritys, rautatieyhtiö, liikennöitsijä, operoija, huolitsija, kuriiri
pickup: noutopiste, noutopaikka, pakettiautomaatti, noutopisteen, nouto, postin noutopiste, noudettava, pakettiautomaatin, noutopisteeseen, noutotoimipaikka, palvelupiste, lokero, haku, saapunut noutopisteeseen, nouda, noudettavissa osoitteesta, hae paketti, noutokaappi, mistä noudetaan
contents: sisältö, sisällön, tavaran kuvaus, tavara, tavarakuvaus
note: huomautus, huomautukset, lisätieto, lisätietoja, kommentti, viesti, toivomus, toiveet, huom, muuta huomioitavaa, toimitusohje, ohjeet, lisätietoa, merkintä, erityistoiveet, jatkotoimet, jatkotoimenpiteet, suositus, suositukset, tärkeää, jatkohoito
expected: arvioitu, odotettu, suunniteltu, ennakoitu, toimitusarvio, ennuste, arvioidut, alustava, ennustettu
shipped: lähetetty, lähetyspäivä, jätetty kuljetettavaksi, luovutettu kuljetukseen, postitettu, lähtenyt, postituspäivä, luovutettu kuljetettavaksi
cashOnDelivery: postiennakko, jälkivaatimus, postiennakon määrä
code: pin-koodi, pinkoodi, pin, ovikoodi, avauskoodi, turvakoodi, noutokoodi, tarkistuskoodi, vahvistuskoodi, palautuskoodi, kertakäyttökoodi, lokeron koodi, pukkoodi, varmistuskoodi, aktivointikoodi
barcode: viivakoodi, ean-koodi, viivakoodin, pankkiviivakoodi, virtuaaliviivakoodi
article: artikkeli, tuotekoodi, tuotenro, tilausnimike, tavarakoodi, tullinimike, tavarakoodin
diagnosis: diagnoosi, diagnoosin, tulosyy, hoidon syy, diagnoosikoodi, päädiagnoosi, hoitoon hakeutumisen syy, diagnoosit
disease: tauti, sairaus, taudin, sairauden, suoja tautia vastaan, rokotesuoja, tauti jota vastaan, kohdetauti, mitä vastaan, rokotettu mitä vastaan
medicine: lääke, valmiste, lääkevalmiste, lääkkeen, lääkitys, valmisteen, rokotevalmiste, kauppanimi, rokote, rokotteen nimi
ingredient: vaikuttava aine, lääkeaine, vaikuttavat aineet, lääkeaineen, vaikuttava lääkeaine, vaikuttavan aineen, tehoaine
dosage: annostus, annosteluohje, annostusohje, käyttöohje, annostelu, annosohje, annostusohjeet
dose: annos, annosten määrä, annoksen numero, rokoteannos, annoksen järjestysnumero
batch: eränumero, valmistuserä, eränro, rokotteen erä, eränumeron, erätunnus
pharmacy: apteekki, apteekin, toimittava apteekki
pharmacist: farmaseutti, proviisori, apteekkari, toimittanut, lääkkeen toimittaja, toimitti
sample: näyte, näytteen, näytemateriaali, näytelaatu, tutkittava aine
sampled: näytteenotto, näytteenottoaika, näytteenottohetki, otettu
bodyHeight: pituus, pituus cm, kehon pituus, pituuden
copayment: omavastuuosuus, potilaan osuus, asiakkaan maksama, asiakkaan osuus, itse maksettava osuus, potilaan maksettava
chip: mikrosiru, siru, tunnistusmerkintä, sirun, mikrosirun, tunnistussiru, transponderi, tunnistusnumero
species: eläinlajin, eläimen
breed: rodun, koirarotu, kissarotu
blood: veriryhmän, abo-veriryhmä
father: isän
mother: äiti, äidin
spouse: puoliso, puolison, aviopuoliso, avopuoliso, kumppani, avopuolison
guarantor: takaaja, takaajan, vakuudenantaja, kanssavelallinen, yhteisvelallinen, omavelkainen takaaja, takaajat, vierasvelkapantti
householder: talouden päämies, ruokakunnan päämies, kotitalouden päämies, viitehenkilö
relation: suhde, sukulaisuussuhde, sukulaisuus, sukulaisuussuhteen, perheasema, suhde potilaaseen
teacher: opettaja, luokanopettaja, ohjaaja, valmentaja, kouluttaja, luokanvalvoja, opettajan, vetäjä, opinto-ohjaaja, ryhmänohjaaja, ohjaajan, luennoitsija, ajo-opettaja, liikenneopettaja, varhaiskasvattaja, lehtori, opintoneuvoja, lastentarhanopettaja
author: tekijä, kirjailija, kirjoittaja, tekijän, kirjoittanut, laatija, laatinut
agent: välittäjä, kiinteistönvälittäjä, vakuutusmeklari, vakuutusedustaja, myyntiedustaja, edustaja myynti, meklari, asiamiehen
caseworker: käsittelijä, asian käsittelijä, virkailija, käsittelijän, asiaa käsittelee, päätöksen tekijä, esittelijä, valmistelija, asiakasneuvoja, asian valmistelija, käsitellyt, yhteyshenkilömme, korvauskäsittelijä, vahinkokäsittelijä, päätöksentekijä, päättänyt, päätöksen antaja, asiaa hoitaa
signatory: allekirjoittanut, allekirjoitus, allekirjoittajan, kuitannut, nimenkirjoittaja, nimenkirjoitusoikeus, hyväksynyt, hyväksyjä, toiminimen kirjoittaminen, edustamisoikeus, allekirjoitukset, vahvistanut, kuka saa allekirjoittaa, yhtiön kirjoittaminen, nimenkirjoittajat, edustusoikeus
representative: edustaja, laillinen edustaja, toimitusjohtaja, huoltaja, edunvalvoja, valtuutettu, edustajan, asiamies, prokuristi, edustamiseen oikeutettu, hallituksen jäsen, vanhempi, huoltajan, huoltajat, hallituksen jäsenet, varajäsen, holhooja
chairperson: puheenjohtaja, hallituksen puheenjohtaja, puheenjohtajan, kokouksen puheenjohtaja
shareholder: osakkeenomistaja, osakas, osakkaan, osakkeenomistajan, yhtiömies, tosiasiallinen edunsaaja, osakkaat, edunsaajat, vastuunalainen yhtiömies, osakkeenomistajat
court: käräjäoikeus, tuomioistuin, käräjäoikeuden, hallinto-oikeus, hovioikeus, oikeusaste
authority: viranomainen, antanut viranomainen, toimivaltainen viranomainen, rekisteriviranomainen, verotoimisto, viranomaisen, päättäjä, poliisilaitos, maistraatti, virasto, digi- ja väestötietovirasto, verohallinto, kela, maanmittauslaitos, patentti- ja rekisterihallitus, traficom, poliisi, maahanmuuttovirasto, myöntävä
creditor: velkoja, pantinhaltija, luotonantaja, lainanantaja, velkojan, panttivelkoja, pantattu, kiinnityksen haltija, panttikirjan haltija, luotonantajan, saamamies
founded: perustettu, perustamispäivä, rekisteröity yhtiö, perustamissopimus allekirjoitettu, rekisteröintipäivä yhtiö, perustamisajankohta, perustamisvuosi, toiminta alkanut, perustamispvm, perustamisaika
signed: allekirjoitettu, allekirjoituspäivä, sopimuspäivä, solmittu, sopimuksen päiväys, tehty, kauppakirjan päiväys, allekirjoituspvm, solmimispäivä, kaupantekopäivä
activity: toimiala, päätoimiala, toimialan, toiminta, toimialakoodi, elinkeino, päätoimiala tol, toimialaluokitus
brand: aputoiminimi, tuotemerkki, tavaramerkki, aputoiminimet, markkinointinimi, rinnakkaistoiminimi
purpose: tarkoitus, todistuksen käyttötarkoitus, tarkoitusta varten, todistus annettu varten, mihin tarkoitukseen, tarkoituksen, asia koskee, koskee, aihe asia
reason: syy, peruste, perustelu, perustelut, syyn, aihe, syy hakemukseen, päätöksen perustelut, perusteella, päätöksen peruste, poissaolon syy, kuolinsyy, syykoodi, hylkäyksen peruste
plot: tontti, kiinteistötunnus, palsta, määräala, kiinteistötunnuksen, tontin, tila kiinteistö, rekisteriyksikkö, rakennuspaikka, kiinteistörekisteritunnus, tilan nimi, mökkipalsta, viljelypalsta
deed: lainhuuto, saanto, saantokirja, kauppakirja, lainhuudon, kauppakirjan, luovutuskirja, lainhuutotodistus, panttikirja, kiinnitys, kiinnitykset, lahjakirja, perukirja, rasitus, rasitukset
share: osuus, omistusosuus, omistusosuuden, osuuden, osakkeet, osakkeiden numerot, osakenumerot, osakkeiden lukumäärä, osakesarja, murto-osa, hallintaosuus, määräosa, omistuksen osuus
floor: kerros, kerroksen, asuinkerros, sijaintikerros
apartment: huoneisto, huoneiston, asunto numero, huoneistotunnus, asunnon numero, porras ja asunto, osakehuoneisto
rooms: huoneluku, huonelukumäärä, huoneita, huoneistotyyppi, asunnon kokoonpano, huoneiden määrä, huoneiden lukumäärä, makuuhuoneet, huoneistoselitelmä, tyyppi huoneisto
valuation: verotusarvo, arvio arvosta, käypä arvo, markkina-arvo, arvioitu arvo, verotusarvon, vakuusarvo, kiinteistön arvo, hinta-arvio, vakuutusarvo, kohteen arvo, maapohjan arvo, rakennuksen arvo, verottajan arvo
turnover: liikevaihto, liikevaihdon, myynti yhteensä, vuosiliikevaihto
fund: rahasto, korjausrahasto, peruskorjausrahasto, rahaston, vararahasto, asuintalovaraus, varaus korjauksiin
territory: voimassaoloalue, alueellinen voimassaolo, voimassa alueella, alue, kattavuusalue, maantieteellinen alue, missä voimassa
supplyPoint: käyttöpaikkatunnus, käyttöpaikka, mittauspisteen tunnus, gsrn-tunnus, liittymispiste, käyttöpaikan, kohdetunnus, gsrn, mittauspiste, käyttöpaikkanumero
distributor: verkkoyhtiö, jakeluverkkoyhtiö, siirtoyhtiö, jakeluyhtiö, sähköverkkoyhtiö, verkonhaltija, jakeluverkonhaltija, verkkoyhtiön, sähkönsiirto
opening: alkusaldo, edellinen, lähtölukema, alkulukema, kauden alussa, aloitus, vanha, siirtynyt edelliseltä, alkuarvo, vuoden alussa
closing: loppulukema, lopullinen, kauden lopussa, nykyinen, loppu, siirtyy seuraavalle, loppuarvo, vuoden lopussa, päätös saldo
principal: lainapääoma, pääoma, jäljellä oleva laina, lainan määrä jäljellä, pääomaa jäljellä, lainasaldo, jäljellä oleva pääoma, velkapääoma, lainaosuus, velkaosuus, lainan saldo, jäännöslaina
instalment: lyhennys, maksuerä, kuukausierä, lyhennyserä, lyhennyksen, erän suuruus, kuukausilyhennys, annuiteetti, maksuerän, tasaerä, seuraava erä, lainaerä, kuukausierän
overpayment: ylimaksu, liikasuoritus, hyvityssaldo, liikaa maksettu, saatava, ylijäämä, ennakkosuoritus, palautettava, liikamaksu
lateFee: viivästyskorko, viivästysmaksu, myöhästymismaksu, maksumuistutus, huomautusmaksu, perintäkulut, muistutusmaksu, veronkorotus, viivekorko, perintämaksu, viivästysseuraamus
deduction: vähennys, vähennykset, ennakonpidätykset, pidätys, pidätetty, perusvähennys, ansiotulovähennys, matkakulut, tulonhankkimisvähennys, pidätykset, matkakuluvähennys, kotitalousvähennys, työtulovähennys
taxBase: veron peruste, verotettavat tulot, veron perusteena oleva, verollinen tulo, verotettava
bonus: palkanlisä, lisät, tulospalkkio, iltalisä, kokemuslisä, palkkio, lomaraha, ikälisä, henkilökohtainen lisä
contribution: sosiaaliturvamaksu, eläkevakuutusmaksu, työttömyysvakuutusmaksu, sairausvakuutusmaksu, työeläkemaksu, tyel, päivärahamaksu, sairaanhoitomaksu, ay-jäsenmaksu, työnantajamaksut
hours: tunnit, työaika, tunteja, työtunnit, tuntimäärä, viikkotyöaika, tehdyt tunnit, ylityö, viikkotunnit, ylityötunnit, tuntia viikossa, säännöllinen työaika
leave: loma, lomapäivät, lomat, lomaa jäljellä, pitämätön loma, lomasaldo, vuosiloma, lomapäiviä jäljellä, lomaoikeus, kertynyt loma, pitämättömät lomapäivät, lomapäivää, vuosilomaoikeus, sairausloma, sairauspoissaolo, poissaolo, poissaolot, vanhempainvapaa, opintovapaa, perhevapaa, pidetyt lomat, kesäloma, ensimmäinen sairauspäivä, työkyvyttömyysaika, työkyvyttömyysjakso
noticePeriod: irtisanomisaika, irtisanomisajan, irtisanominen, irtisanomisehdot, molemminpuolinen irtisanomisaika, peruutusehdot, irtisanottavissa
branch: toimipiste, kotikirjasto, konttori, sivukonttori, noutokirjasto, oma kirjasto, kotisali, sivukirjasto, asiointikonttori, kotiseura, omasali, toimipisteen
channel: kanava, ilmoitustapa, yhteydenottotapa, asiointikanava, viestintäkanava, ilmoitukset, ilmoituskanava, toivottu yhteydenottotapa, yhteydenotto, muistutustapa
studyYear: vuosikurssi, luokka-aste, vuosiluokka, opiskeluvuosi, lukuvuosi luokka, vuosikurssin, luokkataso
studyMode: opiskelumuoto, opintojen muoto, opetusmuoto, kokoaikainen tai osa-aikainen, päätoiminen, suoritustapa, koulutusmuoto, opintomuoto
train: juna, junan, junavuoro, junatunnus
coach: vaunu, vaunun
platform: raide, laituri, raiteen, laiturin, lähtöraide, lähtölaituri, tuloraide
travelClass: matkustusluokka, varausluokka, matkaluokka, vaunuluokka, hytti, lipun luokka, palveluluokka
checkIn: sisäänkirjautuminen, tulopäivä, saapumispäivä, sisäänkirjaus, saapumispvm
checkOut: uloskirjautuminen, lähtöpäivä, poistumispäivä, uloskirjaus, huoneen luovutus, lähtöpvm
nights: yöt, yötä, öitä, öiden määrä, yöpymiset, yöpymisten määrä, yöpymisiä, majoitusvuorokaudet
luggage: matkatavarat, matkatavara, laukut, ruumaan menevät matkatavarat, käsimatkatavarat, matkalaukku, ruumalaukku
venue: paikka, tapahtumapaikka, kokouspaikka, pitopaikka, tila tapahtuma, sali, kohtaamispaikka, esityspaikka, koulutuspaikka, missä, kokoontumispaikka, näyttämö
organiser: järjestäjä, järjestäjän, järjestää, isäntä, koulutuksen tarjoaja
training: treeni, ryhmäliikunta, harjoitus, tunti, ryhmäliikuntatunti, varatut tunnit, oppitunti, valmennus, ajotunti, ajotunnit, uimakoulu, tunnit ryhmä, liikuntatunti
borrowed: lainassa, lainat, lainoja, lainattu, lainatut, lainojen määrä, lainassa nyt, omat lainat, lainattuja, lainatut kirjat, lainattu aineisto, lainauspäivä, lainaus, lainauspvm
reserved: varaukset, varattu, varauksia, varatut, varausten määrä, jonossa, jonotusnumero, omat varaukset, noudettavissa
`;
