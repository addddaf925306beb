import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Finnish. */
export const finnishRecords: Forms = {
  colour: 'väri, värin, ajoneuvon väri, auton väri, turkin väri, karvan väri, väritys',
  fuel: 'käyttövoima, polttoaine, käyttövoiman, polttoaineen laji, energialähde',
  make: 'merkki, valmistaja, automerkki, valmistajan, ajoneuvon merkki, auton merkki, merkin',
  model: 'malli, kaupallinen nimi, mallin, tyyppinimi, automalli, mallimerkintä, kaupallinen nimitys',
  body: 'korimalli, kori, auton korimalli, koriosa',
  engine: 'moottori, moottorin',
  engineSize: 'iskutilavuus, sylinteritilavuus, moottorin tilavuus, moottorin koko, kuutiotilavuus',
  weight:
    'paino, painon, omamassa, massa, kokonaismassa, kokonaispaino, bruttopaino, nettopaino, oma massa, ajoneuvon massa, painaa, omapaino, kuollutpaino, kantavuus',
  mileage:
    'matkamittari, matkamittarin lukema, ajokilometrit, ajettu, kilometrit, mittarilukema auto, ajomäärä, ajettu km, kilometrilukema',
  emissions: 'päästöt, päästöluokka, co2-päästöt, hiilidioksidipäästöt, päästötaso, päästöstandardi, päästö',
  manufactured:
    'valmistusvuosi, rakennusvuosi, vuosimalli, valmistettu, rakentamisvuosi, valmistumisvuosi, mallivuosi, rakennettu',
  use: 'käyttötarkoitus, käyttötapa, käyttö tarkoitus, ajoneuvon käyttö, käyttölaji, kaavamerkintä',
  inspection:
    'katsastus, katsastettava, katsastuksen, määräaikaiskatsastus, tarkastus, tarkastuksen, katsastettu, katsastusaika, katsastusajan, tutkimus, tarkastettu, nuohous, analyysi, tutkittu, huolto, kuntotarkastus, energiatodistus, vuositarkastus, katsastuksen määräpäivä',
  inspector: 'katsastaja, tarkastaja, tarkastajan, tarkastanut, katsastajan, kuntotarkastaja, tutkinut, testaaja',
  station: 'katsastusasema, katsastuspaikka, katsastustoimipaikka, korjaamo, huoltamo, katsastustoimipiste',
  result:
    'tulos, tuloksen, lopputulos, tulokset, arvio, lausunto, johtopäätös, päätös, ratkaisu, tutkimustulos, katsastuksen tulos, päätöksen sisältö, jatkotoimet, päätöspäivä, päätöksen päivämäärä, hyväksytty tai hylätty, hyväksytty, hylätty, myönteinen päätös, tuomio',
  defect:
    'viat, puutteet, vika, puute, viat ja puutteet, huomautukset, vikoja, havaitut viat, korjauskehotus, havaitut puutteet',
  restriction: 'rajoitukset, rajoitus, ehdot, erityisehdot, ehto, rajoitteet, käyttörajoitukset, rajoittavat ehdot',
  carrier:
    'kuljetusliike, kuljetusyhtiö, lentoyhtiö, kuljetuspalvelu, rahdinkuljettaja, toimitusyhtiö, kuljetusyritys, rautatieyhtiö, liikennöitsijä, operoija, huolitsija, kuriiri',
  pickup:
    'noutopiste, noutopaikka, pakettiautomaatti, noutopisteen, nouto, postin noutopiste, noudettava, pakettiautomaatin, noutopisteeseen, noutotoimipaikka, palvelupiste, lokero, haku',
  contents: 'sisältö, sisällön, tavaran kuvaus, sisällön kuvaus, tavara, tavarakuvaus, lähetyksen sisältö',
  note: 'huomautus, huomautukset, lisätieto, lisätietoja, kommentti, viesti, toivomus, toiveet, huom, muuta huomioitavaa, toimitusohje, ohjeet, lisätietoa, merkintä, erityistoiveet, jatkotoimet, jatkotoimenpiteet, suositus, suositukset, tärkeää, jatkohoito',
  expected:
    'arvioitu, odotettu, arvioitu toimitusaika, arvioitu saapuminen, suunniteltu, odotettu toimitus, ennakoitu, arvioitu toimitus, toimitusarvio, ennuste, arvioidut, alustava, ennustettu',
  shipped:
    'lähetetty, lähetyspäivä, jätetty kuljetettavaksi, luovutettu kuljetukseen, postitettu, lähtenyt, postituspäivä, luovutettu kuljetettavaksi',
  cashOnDelivery: 'postiennakko, jälkivaatimus, postiennakon määrä',
  code: 'pin-koodi, pinkoodi, pin, ovikoodi, avauskoodi, turvakoodi, noutokoodi, tarkistuskoodi, vahvistuskoodi, palautuskoodi, kertakäyttökoodi, lokeron koodi, pukkoodi, varmistuskoodi, aktivointikoodi',
  barcode: 'viivakoodi, ean-koodi, viivakoodin, pankkiviivakoodi, virtuaaliviivakoodi',
  article: 'artikkeli, tuotenumero, tuotekoodi, tuotenro, tuotenro, nimikenumero, tilausnimike, tavarakoodi',
  diagnosis:
    'diagnoosi, diagnoosin, tulosyy, hoidon syy, diagnoosikoodi, päädiagnoosi, icd-10 koodi, hoitoon hakeutumisen syy, diagnoosit',
  disease: 'tauti, sairaus, taudin, sairauden, suoja tautia vastaan, rokotesuoja, tauti jota vastaan, kohdetauti',
  medicine:
    'lääke, valmiste, lääkevalmiste, lääkkeen, lääkitys, valmisteen, rokotevalmiste, kauppanimi, rokote, rokotteen nimi',
  ingredient:
    'vaikuttava aine, lääkeaine, vaikuttavat aineet, lääkeaineen, vaikuttava lääkeaine, vaikuttavan aineen, tehoaine',
  dosage: 'annostus, annosteluohje, annostusohje, käyttöohje, annostelu, annosohje, annostusohjeet',
  dose: 'annos, annosten määrä, annoksen numero, rokoteannos, annoksen järjestysnumero',
  batch: 'eränumero, valmistuserä, eränro, rokotteen erä, eränumeron, erätunnus',
  pharmacy: 'apteekki, apteekin, toimittava apteekki, toimittanut apteekki',
  pharmacist: 'farmaseutti, proviisori, apteekkari, toimittanut, lääkkeen toimittaja, toimitti',
  sample: 'näyte, näytteen, näytemateriaali, näytelaatu, tutkittava aine',
  sampled: 'näytteenotto, näyte otettu, näytteenottoaika, näytteenottohetki, otettu',
  bodyHeight: 'pituus, pituus cm, kehon pituus, pituuden',
  copayment:
    'omavastuuosuus, potilaan osuus, asiakkaan maksama, asiakkaan osuus, itse maksettava osuus, potilaan maksettava',
  chip: 'mikrosiru, siru, tunnistusmerkintä, sirun, mikrosirun, tunnistussiru, transponderi, tunnistusnumero',
  species: 'eläinlajin',
  breed: 'rotu, rodun, koirarotu, eläimen rotu, kissarotu',
  blood: 'veriryhmä, veriryhmän, abo-veriryhmä',
  father: 'isän',
  mother: 'äiti, äidin',
  spouse: 'puoliso, puolison, aviopuoliso, avopuoliso, kumppani, avopuolison',
  guarantor: 'takaaja, takaajan, vakuudenantaja, kanssavelallinen, yhteisvelallinen, omavelkainen takaaja',
  householder: 'talouden päämies, ruokakunnan päämies, kotitalouden päämies, viitehenkilö',
  relation: 'suhde, sukulaisuussuhde, sukulaisuus, suhde hakijaan, sukulaisuussuhteen, perheasema, suhde potilaaseen',
  teacher:
    'opettaja, luokanopettaja, ohjaaja, valmentaja, kouluttaja, luokanvalvoja, opettajan, vetäjä, opinto-ohjaaja, kurssin vetäjä, ryhmänohjaaja, ohjaajan, luennoitsija, ajo-opettaja, liikenneopettaja, varhaiskasvattaja, lehtori, opintoneuvoja, lastentarhanopettaja',
  author: 'tekijä, kirjailija, kirjoittaja, tekijän, kirjoittanut, laatija, laatinut',
  agent:
    'välittäjä, kiinteistönvälittäjä, vakuutusmeklari, vakuutusedustaja, myyntiedustaja, edustaja myynti, meklari, asiamiehen',
  caseworker:
    'käsittelijä, asian käsittelijä, virkailija, käsittelijän, asiaa käsittelee, päätöksen tekijä, esittelijä, valmistelija, asiakasneuvoja, asian valmistelija, käsitellyt, yhteyshenkilömme, korvauskäsittelijä, vahinkokäsittelijä, päätöksentekijä, päättänyt, päätöksen antaja, asiaa hoitaa',
  signatory:
    'allekirjoittanut, allekirjoitus, allekirjoittajan, kuitannut, nimenkirjoittaja, nimenkirjoitusoikeus, hyväksynyt, hyväksyjä, toiminimen kirjoittaminen, edustamisoikeus, allekirjoitukset, vahvistanut, kuka saa allekirjoittaa, yhtiön kirjoittaminen, nimenkirjoittajat, edustusoikeus',
  representative:
    'edustaja, laillinen edustaja, toimitusjohtaja, huoltaja, edunvalvoja, valtuutettu, edustajan, asiamies, prokuristi, edustamiseen oikeutettu, hallituksen jäsen, vanhempi, huoltajan, huoltajat, hallituksen jäsenet, varajäsen, holhooja',
  chairperson: 'puheenjohtaja, hallituksen puheenjohtaja, puheenjohtajan, kokouksen puheenjohtaja',
  shareholder:
    'osakkeenomistaja, osakas, osakkaan, osakkeenomistajan, yhtiömies, tosiasiallinen edunsaaja, osakkaat, edunsaajat, vastuunalainen yhtiömies, osakkeenomistajat',
  court: 'käräjäoikeus, tuomioistuin, käräjäoikeuden, hallinto-oikeus, hovioikeus, oikeusaste',
  authority:
    'viranomainen, myöntänyt viranomainen, myöntävä viranomainen, antanut viranomainen, toimivaltainen viranomainen, rekisteriviranomainen, verotoimisto, viranomaisen, päättäjä, poliisilaitos, maistraatti, virasto, digi- ja väestötietovirasto, verohallinto, kela, maanmittauslaitos, patentti- ja rekisterihallitus, traficom, poliisi, maahanmuuttovirasto, myöntävä',
  creditor:
    'velkoja, pantinhaltija, luotonantaja, lainanantaja, velkojan, panttivelkoja, pantattu, kiinnityksen haltija, panttikirjan haltija, luotonantajan, saamamies, hakija velkoja',
  founded:
    'perustettu, perustamispäivä, rekisteröity yhtiö, perustamissopimus allekirjoitettu, rekisteröintipäivä yhtiö, perustamisajankohta, perustamisvuosi, toiminta alkanut, perustamispvm, yritys perustettu, seura perustettu, perustamisaika',
  signed:
    'allekirjoitettu, allekirjoituspäivä, sopimuspäivä, solmittu, sopimus tehty, sopimuksen päiväys, tehty, kauppakirjan päiväys, sopimus allekirjoitettu, allekirjoituspvm, solmimispäivä, kaupantekopäivä',
  activity:
    'toimiala, päätoimiala, toimialan, toiminta, toimialakoodi, elinkeino, päätoimiala tol, yhtiön toimiala, toimialaluokitus',
  brand: 'aputoiminimi, tuotemerkki, tavaramerkki, aputoiminimet, markkinointinimi, rinnakkaistoiminimi',
  purpose:
    'tarkoitus, todistuksen käyttötarkoitus, tarkoitusta varten, todistus annettu varten, mihin tarkoitukseen, tarkoituksen, asia koskee, koskee, aihe asia',
  reason:
    'syy, peruste, perustelu, perustelut, syyn, aihe, syy hakemukseen, päätöksen perustelut, perusteella, päätöksen peruste, poissaolon syy, kuolinsyy, syykoodi, hylkäyksen peruste',
  plot: 'tontti, kiinteistötunnus, palsta, määräala, kiinteistötunnuksen, tontin, tila kiinteistö, rekisteriyksikkö, tontin pinta-ala, rakennuspaikka, kiinteistörekisteritunnus, palstan numero, tilan nimi, mökkipalsta, viljelypalsta',
  deed: 'lainhuuto, saanto, saantokirja, kauppakirja, lainhuudon, kauppakirjan, luovutuskirja, lainhuutotodistus, panttikirja, kiinnitys, kiinnitykset, lahjakirja, perukirja, rasitus, rasitukset',
  share:
    'osuus, omistusosuus, omistusosuuden, osuuden, osakkeet, osakkeiden numerot, osakenumerot, osakkeiden lukumäärä, osakesarja, murto-osa, hallintaosuus, määräosa, omistuksen osuus',
  floor: 'kerros, kerroksen, asuinkerros, sijaintikerros',
  apartment: 'huoneisto, huoneiston, asunto numero, huoneistotunnus, asunnon numero, porras ja asunto, osakehuoneisto',
  rooms:
    'huoneluku, huonelukumäärä, huoneita, huoneistotyyppi, asunnon kokoonpano, huoneiden määrä, huoneiden lukumäärä, makuuhuoneet, huoneistoselitelmä, tyyppi huoneisto',
  valuation:
    'verotusarvo, arvio arvosta, käypä arvo, markkina-arvo, arvioitu arvo, verotusarvon, vakuusarvo, kiinteistön arvo, hinta-arvio, vakuutusarvo, kohteen arvo, maapohjan arvo, rakennuksen arvo, verottajan arvo',
  turnover: 'liikevaihto, liikevaihdon, myynti yhteensä, vuosiliikevaihto, liikevaihto yhteensä',
  fund: 'rahasto, korjausrahasto, peruskorjausrahasto, rahaston, vararahasto, asuintalovaraus, varaus korjauksiin',
  territory:
    'voimassaoloalue, alueellinen voimassaolo, vakuutuksen voimassaoloalue, voimassa alueella, alue, kattavuusalue, maantieteellinen alue, missä voimassa, voimassaolo alue',
  supplyPoint:
    'käyttöpaikkatunnus, käyttöpaikka, käyttöpaikan tunnus, mittauspisteen tunnus, gsrn-tunnus, liittymispiste, käyttöpaikan, kohdetunnus, gsrn, käyttöpaikan numero, mittauspiste, käyttöpaikkanumero',
  distributor:
    'verkkoyhtiö, jakeluverkkoyhtiö, siirtoyhtiö, jakeluyhtiö, sähköverkkoyhtiö, verkonhaltija, jakeluverkonhaltija, verkkoyhtiön, sähkönsiirto',
  opening:
    'alkusaldo, edellinen, lähtölukema, alkulukema, kauden alussa, aloitus, vanha, siirtynyt edelliseltä, alkuarvo, vuoden alussa',
  closing:
    'loppulukema, lopullinen, kauden lopussa, nykyinen, loppu, siirtyy seuraavalle, loppuarvo, vuoden lopussa, päätös saldo',
  principal:
    'lainapääoma, pääoma, jäljellä oleva laina, lainan määrä jäljellä, pääomaa jäljellä, lainasaldo, jäljellä oleva pääoma, velkapääoma, lainaosuus, velkaosuus, lainan saldo, jäännöslaina',
  instalment:
    'lyhennys, maksuerä, kuukausierä, lyhennyserä, lyhennyksen, erän suuruus, kuukausilyhennys, annuiteetti, maksuerän, lyhennyksen määrä, tasaerä, seuraava erä, lainaerä, kuukausierän',
  overpayment:
    'ylimaksu, liikasuoritus, hyvityssaldo, liikaa maksettu, saatava, ylijäämä, ennakkosuoritus, palautettava, liikamaksu',
  lateFee:
    'viivästyskorko, viivästysmaksu, myöhästymismaksu, maksumuistutus, huomautusmaksu, perintäkulut, muistutusmaksu, veronkorotus, viivekorko, perintämaksu, viivästysseuraamus',
  deduction:
    'vähennys, vähennykset, ennakonpidätykset, pidätys, pidätetty, perusvähennys, ansiotulovähennys, vähennykset yhteensä, matkakulut, tulonhankkimisvähennys, pidätykset, matkakuluvähennys, kotitalousvähennys, työtulovähennys',
  taxBase:
    'verotettava tulo, veron peruste, verotettava ansiotulo, verotettavat tulot, veron perusteena oleva, verollinen tulo, verotettava, verotettava määrä, verotettava pääomatulo',
  bonus:
    'bonus palkka, palkanlisä, lisät, tulospalkkio, iltalisä, kokemuslisä, palkkio, lomaraha, ikälisä, henkilökohtainen lisä',
  contribution:
    'sosiaaliturvamaksu, eläkevakuutusmaksu, työttömyysvakuutusmaksu, sairausvakuutusmaksu, työeläkemaksu, tyel, päivärahamaksu, sairaanhoitomaksu, ay-jäsenmaksu, työnantajamaksut',
  hours:
    'tunnit, työaika, tunteja, työtunnit, tuntimäärä, viikkotyöaika, tehdyt tunnit, ylityö, viikkotunnit, ylityötunnit, tuntia viikossa, säännöllinen työaika, viikoittainen työaika',
  leave:
    'loma, lomapäivät, lomat, lomaa jäljellä, pitämätön loma, lomasaldo, vuosiloma, lomapäiviä jäljellä, lomaoikeus, kertynyt loma, pitämättömät lomapäivät, lomapäivää, vuosilomaoikeus, sairausloma, sairauspoissaolo, poissaolo, poissaolot, vanhempainvapaa, opintovapaa, perhevapaa, pidetyt lomat, kesäloma, sairausloma alkaa, sairausloma päättyy, ensimmäinen sairauspäivä, työkyvyttömyysaika, työkyvyttömyysjakso',
  noticePeriod: 'irtisanomisaika, irtisanomisajan, irtisanominen, irtisanomisajan pituus, irtisanomisehdot',
  branch:
    'toimipiste, kotikirjasto, konttori, sivukonttori, noutokirjasto, oma kirjasto, kotisali, sivukirjasto, asiointikonttori, kotiseura, omasali, toimipisteen',
  channel:
    'kanava, ilmoitustapa, yhteydenottotapa, asiointikanava, viestintäkanava, ilmoitukset, ilmoituskanava, toivottu yhteydenottotapa, yhteydenotto, muistutustapa',
  studyYear: 'vuosikurssi, luokka-aste, vuosiluokka, opiskeluvuosi, lukuvuosi luokka, vuosikurssin, luokkataso',
  studyMode:
    'opiskelumuoto, opintojen muoto, opetusmuoto, kokoaikainen tai osa-aikainen, päätoiminen, suoritustapa, koulutusmuoto, opintomuoto',
  train: 'juna, junan, junavuoro, junatunnus',
  coach: 'vaunu, vaunun',
  platform: 'raide, laituri, raiteen, laiturin, lähtöraide, lähtölaituri, tuloraide',
  travelClass: 'matkustusluokka, varausluokka, matkaluokka, vaunuluokka, hytti, lipun luokka, palveluluokka',
  checkIn: 'sisäänkirjautuminen, tulopäivä, saapumispäivä, sisäänkirjaus, saapumispvm',
  checkOut: 'uloskirjautuminen, lähtöpäivä, poistumispäivä, uloskirjaus, huoneen luovutus, lähtöpvm',
  nights: 'yöt, yötä, öitä, öiden määrä, yöpymiset, yöpymisten määrä, yöpymisiä, majoitusvuorokaudet',
  luggage:
    'matkatavarat, matkatavara, laukut, ruumaan menevät matkatavarat, käsimatkatavarat, matkalaukku, kirjattu matkatavara, ruumalaukku',
  venue:
    'paikka, tapahtumapaikka, kokouspaikka, pitopaikka, tila tapahtuma, sali, kohtaamispaikka, esityspaikka, koulutuspaikka, missä, kokoontumispaikka, näyttämö',
  organiser:
    'järjestäjä, järjestäjän, koulutuksen järjestäjä, tapahtuman järjestäjä, järjestää, isäntä, koulutuksen tarjoaja',
  training:
    'treeni, ryhmäliikunta, varattu tunti, harjoitus, tunti, seuraava tunti, ryhmäliikuntatunti, varatut tunnit, seuraava treeni, oppitunti, valmennus, ajotunti, ajotunnit, uimakoulu, tunnit ryhmä, seuraava ajotunti, liikuntatunti',
  borrowed:
    'lainassa, lainat, lainoja, lainattu, lainatut, lainojen määrä, lainassa nyt, lainaa lainassa, omat lainat, lainattuja, lainatut kirjat, lainattu aineisto',
  reserved:
    'varaukset, varattu, varauksia, varatut, varausten määrä, jonossa, jonotusnumero, omat varaukset, noudettavissa',
  event: 'ottelu, kokous, yhtiökokous, vuosikokous, esitys, näytös, näyttely, juhla, tilaisuus, konsertin',
  shipping: 'toimitusosoitteen',
  billing: 'laskutusosoitteen, verkkolaskuosoite',
  mailing: 'postitusosoite, postiosoite',
  emergency: 'lähiomainen, hätäyhteyshenkilö, lähin omainen, hätätapauksessa, omainen',
  original: 'alkuperäinen määrä, alkuperäinen laina, alun perin, alkuperäinen pääoma',
  maximum: 'suurin, enimmäisraja, maksimimäärä, ylin',
  minimum: 'vähimmäismäärä, pienin, alin, aikaisin, varhaisin, pienimmillään',
  daily: 'päivässä, per päivä, päivittäinen, päiväraha, päivärahan, päiväkohtainen',
  weekly: 'viikoittainen, viikon, per viikko',
  yearly: 'vuotuinen, per vuosi, vuoden, vuotta kohti',
  monthly: 'kuukausittainen, kuukauden, eur kk',
  upcoming: 'tulevat, suunnitellut',
  former: 'entisen, aikaisempi, edellinen omistaja',
  last: 'viime, viimeisen, viimeisimmän, edellisen',
  next: 'seuraavan kerran, ensi, seuraavaksi, seuraava erä',
  current: 'voimassaoleva, tällä hetkellä, nykyiset',
  available: 'jäljellä käytettävissä, vapaa, nostettavissa, jäljellä nyt',
  pending: 'käsittelyssä, odottaa, vahvistamaton, katevaraus',
  overdue: 'myöhässä olevat, erääntyneet, erääntyneet maksut',
  departure: 'lähtöpvm, menomatka, lähtökellonaika, lähdöt',
  destination:
    'määräpaikka, tuloasema, saapumisasema, matkakohde, tulolentoasema, kohdelentokenttä, minne matkustat, saapumispaikka, pääteasema, määränpääasema, jäämispaikka, määräsatama, kohdekaupunki',
  origin:
    'lähtökaupunki, lähtölentoasema, lähtökenttä, lähtöpysäkki, lähtösatama, nousupaikka, lähtölentokenttä, lastauspaikka, matkan lähtöpaikka',
  visits: 'käyntien määrä, käyntimäärä, käyntejä',
  lastVisit: 'viimeksi käynyt, viimeisin vierailu, viimeisin treeni',
  renewal:
    'uusiutumispäivä, uudistuu, jatkuu automaattisesti, seuraava laskutus, seuraava laskutuspäivä, jatkuminen, seuraava veloituspäivä, uusittava, maksukausi alkaa, koronmääräytymispäivä, korontarkistuspäivä, seuraava korontarkistus, uudistetaan, seuraava uudistus, automaattinen uusiutuminen',
  joined:
    'asiakas vuodesta, jäsenyys alkoi, liittymispvm, rekisteröitynyt, jäseneksi liittynyt, asiakkuus alkoi, asiakkaana vuodesta, lainaaja vuodesta',
  cancelledOn:
    'peruutettu, peruttu, päätetty, eronnut, poistettu rekisteristä, irtisanomispvm, irtisanoutunut, purettu, irtisanottu päättymään, kuoletettu, peruutettu pvm, keskeytetty, estetty, lakkautettu, irtisanoutumispäivä',
  updated: 'viimeksi muokattu, muutettu, muutospäivä, päivityspäivä, viimeisin päivitys, vaihdettu, viimeksi muutettu',
  graduation:
    'valmistunut, tutkinto suoritettu, suoritettu, suorituspäivä, kurssi suoritettu, tutkinnon suorituspäivä, suorituspvm, hyväksytty pvm',
  device: 'laitteen malli, puhelimen malli, koneen malli, laitemalli, reititin, tietokone, puhelinmalli, laitteen nimi',
  service: 'työn kuvaus, suoritettu työ, tehty työ, toimenpide',
  plan: 'sähkösopimustyyppi, liittymätuote, hintatuote, liittymän tyyppi, tilaustyyppi, tuotepaketti, tuotetaso, palvelupaketti, lisenssityyppi, turvataso, vakuutuslaajuus',
  gate: 'lähtöportti, sisäänkäynti',
  zone: 'vyöhykkeen, maksuvyöhyke, taksavyöhyke, pysäköintialue, pysäköintivyöhyke, hinta-alue, asukaspysäköintialue',
  room: 'luokkahuone, kokoushuone',
  seat: 'istumapaikan numero, paikan numero, paikat, rivi ja paikka, istuin, istumapaikkojen määrä, rivi, istuinrivi',
  shop: 'myymälän, ostopaikka, verkkokauppa, liike, myyntipaikka, kauppias, kaupan nimi',
};
