import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const finnishPapers: Forms = {
  person:
    'verovelvollinen, allekirjoittanut, tutkittava, rokotettu, osallistujan nimi, asianosainen, ilmoittaja, ilmoittajan, asiakkaan nimi henkilö, verovelvollisen, hakijat, kantaja, vastaaja, rokotetun, tutkittavan, varaajan, varaaja, kirjautunut käyttäjä, päivämies, etuuden hakija, tuen hakija, sairastunut, rekisteröity henkilö, palvelun käyttäjä, pelaaja',
  holder:
    'myönnetty, sopijapuoli, ensisijainen haltija, kortin haltija, sopimuksen omistaja, sopimusasiakas, tilin omistaja, luvan saaja, oikeudenhaltija, käyttäjä haltija, liittymän omistaja',
  student: 'tutkinnon suorittaja, osallistuja, osallistujan nimi, kurssilaisen',
  employee: 'viranhaltija, henkilönumero, henkilönro, toimihenkilö',
  customer:
    'tilaajan nimi, asiakastunnus, laskunsaaja, toimeksiantaja, tilaajan, velallisen, laskutettava, laskutusasiakas, varauksen tekijä, luovutuksensaaja, tilaaja asiakas, kuka maksaa, laskutetaan, ostaja asiakas, maksajan',
  provider:
    'myyjän nimi, laskuttaja, verkkoyhtiö, sähköyhtiö, operaattorin, palveluntuottaja, myyjäliike, urakoitsija, myyjän, jälleenmyyjä, lämpöyhtiö, toimittajan, vesilaitos, huoltoyhtiö, sähköntoimittaja, nettioperaattori, puhelinoperaattori, laajakaistan toimittaja, jätehuoltoyhtiö, kaukolämpöyhtiö, luovuttaja myyjä, palveluntuottajan',
  manager:
    'rehtori, hallituksen puheenjohtaja, isännöitsijä, isännöitsijän, isännöinti, isännöintitoimisto, johtajan, lähijohtaja, toimitusjohtajan, esihenkilön, päällikkö, kiinteistönhoitaja',
  employer:
    'organisaatio, toiminimi, yrityksen nimi, yhtiön nimi, firma, työpaikka, palkanmaksaja, yrityksen, suorituksen maksaja, yhtiön',
  issuer:
    'antaja, viranomainen, todistuksen antaja, antopaikka, julkaisija, myöntäjän, todistuksen myöntäjä, myöntämispaikka, julkaissut',
  course:
    'suuntautuminen, linja, oppiaine, koulutusala, koulutuksen nimi, opintojakso, opintojakson nimi, opintosuunta, koulutusohjelman, tutkinto-ohjelman, opintokokonaisuus, opintoala, kurssin nimi, koulutuksen, oppimäärä, pääaineen, opintolinja, sivuaine',
  degree:
    'suoritettu tutkinto, tutkinnon nimi, tutkinnon, tutkinnon taso, tavoitetutkinto, koulutusaste, loppututkinto',
  type: 'työsuhteen laatu, palvelussuhteen laji, tyyppi kortti, yhtiömuoto, ajoneuvolaji, yritysmuoto, hallintamuoto, talotyyppi, talon tyyppi, omistusmuoto, rakennustyyppi, tilimuoto, etuuslaji, vahinkotyyppi, huonetyyppi, hakemustyyppi, asiatyyppi, lupatyyppi, tuen laji, sopimuksen laji, työsuhteen muoto, tilityyppi, koulutustyyppi',
  start:
    'työsuhde alkanut, aloittanut, alkamisaika, palveluksessa alkaen, käyttöönottopäivä, otettu käyttöön, alkanut, omistusoikeus alkanut, alkamispvm, aloitettu, aloitus, astuu voimaan, tulee voimaan, sisäänmuutto, sisäänmuuttopäivä, muuttopvm, omistettu alkaen, sopimuskausi alkaa, vuokrasuhde alkaa, vuokra-aika alkaa, hallinnan luovutus, voimassa lähtien, kurssi alkaa, työ alkaa, aloittamispäivä, hallintaoikeus alkaa, toimitus alkaa, ottanut vastaan, hallinta alkaa, opiskeluoikeus alkaa, vakuutus alkaa, alkamisajankohta, saantopäivä, omistettu lähtien, myönnetty alkaen, sairausloma alkaa, sairauspoissaolo alkaa, tuki alkaa, etuus alkaa, oikeus alkaen, ensimmäinen sairauspäivä, vaikuttaa alkaen, omistusaika alkaa, lähtien, maksetaan alkaen, hoitosuhde alkaa, alku pvm, opinnot aloitettu, sopimuksen alku, vuokrasuhteen alku, hallintaoikeuden siirtyminen',
  until:
    'päättymisaika, työsuhde päättynyt, voimassa pvm asti, loppumispäivä, päättymispvm, voimassaoloaika päättyy, vuokrasuhde päättyy, määräaikainen asti, sopimus päättyy, sopimuskausi päättyy, vuokra-aika päättyy, poismuutto, poismuuttopäivä, työsuhde päättyy, viimeinen voimassaolo, kelpoisuus, kelpaa, kelpaa asti, jäsenyys päättyy, kelpoisuusaika, määräaikaisuus päättyy, poistettu, takuu päättyy, sitoutunut saakka, määräaikainen saakka, sitoumus päättyy, parasta ennen, loppumisaika, vanhentuu, kurssi päättyy, opiskeluoikeus päättyy, saakka, viimeinen päivä, myönnetty saakka, sairausloma päättyy, tuki päättyy, etuus päättyy, takuu voimassa, sopimuksen loppu, viimeinen työpäivä, viimeinen päivä voimassa, korkosidonta päättyy, luvan päättymispäivä, kelpaa saakka, loppupvm, päättymisajankohta, loppu pvm, voimassa enintään, vanhenevat, vanhentuvat, raukeaa, päättyvät, päättyminen, päättymisen',
  issued:
    'päivätty, antamispäivä, tulostettu, allekirjoituspäivä, kirjeen päivä, kirjeen päiväys, päätöspäivä, päätöksen päivämäärä, antopvm, todistuksen päiväys, laadittu, otteen päivämäärä, myöntämispvm, laskutuspäivä, päätöksen antopäivä, laatimispäivä, päätös annettu, ote tulostettu, asiakirjan päivämäärä, laskun pvm',
  created:
    'ostopäivä, kirjauspäivä, tilauspäivä, tilattu, varauspäivä, vastaanotettu, saapumispäivä hakemus, vireilletulo, vireilletulopäivä, hakupäivä, tapahtumapäivä, kirjattu, ilmoittautumispäivä, jätetty, lähetetty hakemus, avattu, tili avattu, varattu pvm, tilauspvm, ilmoitettu, vireille tullut, ilmoituspäivä, kauppapäivä, tapahtuma-aika, hakemus saapunut, hakemus lähetetty, vahinkopäivä, ilmoitus tehty, varattu päivä, tilauspäivämäärä, ostettu pvm, anomuspäivä',
  reference:
    'asianumero, diaarinumero, viitteemme, viitteenne, asian numero, asiatunnus, päätöksen numero, dnro, tapahtumatunnus, varausviite, tilausviite, maksuviite, asiakasviite, viesti saajalle viite, tunnistekoodi, päätösnumero, arkistointitunnus, viiteväli, viitearvo, viitearvot, viiteraja, asian tunnus, päätöstunnus, ilmoitustunnus, laskun viite, asiakasviitteemme, lupapäätöksen numero, hakemustunnus',
  number: 'juokseva numero, sarjanumero, numeroa, järjestysnumero',
  total:
    'verollinen yhteensä, yhteensä eur, summa yhteensä, maksettavaa yhteensä, kokonaishinta, kokonaiskustannus, maksettava määrä, maksut yhteensä, vastike yhteensä, yhteensä maksettava, yhteensä euroa, kaikki yhteensä, laskun määrä, lasku yhteensä, yhteismäärä, veloitus yhteensä, yhteissumma, maksettava eur, yht, kokonaisarvo',
  paid: 'suoritettu summa, maksupäivä toteutunut, suoritettu maksu, maksettu määrä, maksettu yhteensä, suoritettu määrä, maksut suoritettu',
  outstanding:
    'maksamatta oleva, jäännösvelka, avoimet maksut, maksamattomat, saldo maksettavaa, jäljellä oleva, jäljellä oleva määrä, avoin saldo, avoin määrä, maksamatta olevat, velan määrä, erääntyneet, velkaa, velkaosuus, jäljellä oleva laina, velkasaldo, velkaosuuden, lainaosuus, rästit, rästi, maksamaton, erääntynyt saldo, maksettavana, vastikerästit',
  net: 'maksuun, maksetaan, käteen jäävä, maksettu tilille, nettoansio, palkka tilille, käteen, maksettava palkka, netto maksetaan, verojen jälkeen, nettona, vähennysten jälkeen, käteen verojen jälkeen',
  gross: 'rahapalkka, ennakonpidätyksen alainen tulo, bruttotulo, brutto yhteensä, bruttoansio',
  price:
    'kappalehinta, hinnat, kauppahinta, ostohinta, myyntihinta, kustannukset, hinta yhteensä, velaton hinta, hankintahinta, kokonaishinta, hinta eur, kilowattituntihinta, rahti, postikulut, hankinta-arvo, ostokurssi, lipun hinta, huonehinta, neliöhinta, neliövuokra hinta, kilohinta',
  usage:
    'kokonaiskulutus, kulutettu, käytetty, arvioitu vuosikulutus, energiankulutus, vedenkulutus, kokonaiskulutus kwh, kulutuksen, käytetty määrä, lämmönkulutus, sähkönkulutus, kulutus kwh, kulutus m3, käytetyt, käyttömäärä, kulutettu määrä',
  product: 'kuvaus, tuotteet, tavaran nimi, tuotekuvaus, nimike tuote, artikkelin nimi',
  vehicle:
    'merkki, merkki ja malli, auto merkki, ajoneuvolaji, ajoneuvoluokka, perävaunu, moottoripyörä, auton merkki ja malli, auto merkki ja malli, ajoneuvon merkki ja malli, kulkuneuvo, polkupyörä, mopo, asuntovaunu, sähköpyörä',
  chassis: 'alustanumero, alustan numero, alusta numero, vin koodi, korinumero, vin-koodi',
  grade: 'kokonaisarvosana, arvosanan, arvolause, loppuarvosana, tutkinnon arvosana, koulunumero',
  duration:
    'viikkotyöaika, irtisanomisajan pituus, vuokra-ajan pituus, sopimuskauden, kestää, laina-aika, takuuaika, takuu, koeaika, matka-aika, sopimusaika, määräaikaisuus, vähimmäissopimusaika, kurssin kesto, kuinka kauan, miten kauan, omavastuuaika, koronsitoutuma, sidonta-aika, karenssi, kuinka pitkä',
  group: 'luokka-aste, luokka koulu, kurssiryhmä, opetusryhmä, ryhmätunnus, opiskeluryhmä',
  city: 'asuinkunta, kotikunta, postitoimipaikan, kotipaikka, sijaintikunta, asuinpaikkakunta, kunnan, kaupungin, postinumero ja postitoimipaikka, maakunta, opiskelupaikkakunta',
  status:
    'nykytila, asema yhtiössä, tilan, asian tila, tilauksen tila, maksun tila, siviilisääty, yrityksen tila, maksutilanne, lähetyksen tila, voimassaolon tila, perheasema siviili, toimituksen tila, hakemuksen tila, käsittelyvaihe, opiskelijastatus, läsnäolotieto, maksutila, varauksen tila',
  due: 'viimeistään, maksupäivä viimeistään, palautettava, palautettava viimeistään, palautuspäivä, eräpvm, maksa viimeistään, noudettava viimeistään, nouda viimeistään, viimeinen noutopäivä, viimeinen maksupäivä, ilmoittautuminen viimeistään, ilmoittaudu viimeistään, valitusaika päättyy, oikaisuvaatimusaika, viimeinen palautuspäivä, noutoaika päättyy, hakuaika päättyy, laina-aika päättyy, vastattava viimeistään, ilmoittautumisaika päättyy, säilytysaika, säilytysaika päättyy, viimeinen hakupäivä, palautettava kirjastoon, viimeinen ilmoittautumispäivä, peruuta viimeistään, palautus viimeistään, takaisinmaksupäivä, mihin mennessä, milloin viimeistään, hakuaika, hae viimeistään, viimeinen jättöpäivä, toimitettava viimeistään, muutoksenhakuaika, valitusaika, eräpäivän, maksettava, maksettava mennessä, palauta viimeistään, ilmoitettava viimeistään, vastaa viimeistään, laskun eräpäivä',
  first:
    'käyttöönottopäivä, ensirekisteröinti, ensirekisteröintipäivä, ensimmäinen rekisteröinti, ensimmäinen käyttöönotto, käyttöönotto, ensirekisteröity, ensirekisteröinnin, ensimmäinen käyttöönottopäivä, otettu käyttöön',
  registration:
    'ensirekisteröinti, ensirekisteröintipäivä, käyttöönottopäivä, ensimmäinen rekisteröinti, rekisteröity, rekisteröintitodistus, merkitty rekisteriin, rekisteröintiaika, ensirekisteröity, ensirekisteröinnin, rekisteröinnin, ilmoittautunut, kaupparekisteri, lainhuutopäivä, rekisteröimispäivä, rekisteriin merkitty, rekisteröintipäivämäärä, merkintäpäivä',
  owner:
    'omistus, omistusoikeus, omistanut, rekisteröity omistaja, osakehuoneiston omistaja, koiran omistaja, eläimen omistaja, auton omistaja, omistusoikeuden haltija, ensisijainen omistaja, lainhuudon saaja, omistajat, saantopäivä, omistajatiedot, omistajan, lainhuudatettu omistaja, kuka omistaa, omistaa',
  fee: 'vastike, yhtiövastike, hoitovastike, rahoitusvastike, pääomavastike, vesimaksu, maksut yhteensä, avoimet maksut, käyttömaksu, tilinhoitomaksu, osallistumismaksu, toimistomaksu, liittymismaksu, kurssimaksu, laskutuslisä, palkkio maksu, tilausmaksu, avausmaksu, toimituskulut, järjestelypalkkio, kuukausihinta, lukukausimaksu, käsittelymaksu, vuosittainen maksu, varausmaksu, asiakasmaksu, poliklinikkamaksu, käyntimaksu, päivämaksu, kausimaksu, kk-maksu, lunastusmaksu, pysäköintimaksu, saunamaksu, autopaikkamaksu, perusmaksun, jäsenmaksun, vastikkeet, vastikkeen, kaupankäyntipalkkio, kaupankäyntikulu, välityspalkkio, palkkiot, toimituspalkkio, avaamismaksu, käyttömaksut, varhaiskasvatusmaksu, päivähoitomaksu, hallinnointipalkkio, tontinvuokra maksu, jätemaksu, vuosijäsenmaksu, lainan kulut, kulut, tarkistusmaksu, katumaksu, aloitusmaksu, hakemusmaksu, siirtomaksu, energiamaksu, verkkomaksu, verkkopalvelumaksu, kuukausimaksun, lisämaksu',
  capital: 'rahoitusvastike, osakepääoma, osakepääoman, osuuspääoma',
  rent: 'vuokran määrä, kuukausivuokra, vuokra kuukaudessa, pääomavuokra, hoitovuokra',
  quantity:
    'jäljellä oleva määrä, määrä kpl, henkilömäärä, kappaleet, lukumäärän, pakkauskoko, matkustajien määrä, vieraiden määrä, henkilöiden määrä, pakkausten määrä, määrä yhteensä, kollien määrä, osallistujamäärä, montako, kuinka monta, uusintojen määrä, istumapaikkojen määrä, uusimiskerrat, tukikuukaudet, ruokakunnan koko, talouden koko, henkilöluku',
  loan: 'lainaosuus, velkaosuus, taloyhtiölaina, yhtiölaina, opintolaina, kulutusluotto, lainasopimus, luottosopimus, autolaina',
  borrowed: 'lainauspäivä, lainaus, lainauspvm',
  date: 'lainauspäivä, milloin, ajankohta, koska, minä päivänä, minkä päivän, tyhjennyspäivä, lukupäivämäärä, arvopäivä, matkapäivä, käyntipäivä',
  payment:
    'maksaminen, suoritukset, maksutapahtuma, tilisiirto, maksettu päivä, lahjoitus, lahjoitussumma, veloitus, veloituspäivä, suoramaksu, kuukausilahjoitus, e-lasku',
  arrival:
    'saapunut, saapunut noutopisteeseen, saapumispvm, perillä, paluu, tuloaika, arvioitu saapumisaika, saapui, paluulento, perille, saapumisajankohta, paluumatka',
  pickup: 'saapunut noutopisteeseen, nouda, noudettavissa osoitteesta, hae paketti, noutokaappi, mistä noudetaan',
  club: 'taloyhtiö, asunto-osakeyhtiö, yhdistys, urheiluseura, asunto oy, yhdistyksen nimi, seuran, liitto, järjestö, ammattiliitto, tiekunta, siirtolapuutarha, puutarhayhdistys, kylpyläseura, venekerho, hoitokunta, opiskelijajärjestö, ainejärjestö, asunto-osakeyhtiön',
  tenant: 'vuokraaja, vuokramies, asukkaan nimi vuokra, vuokralaiset',
  landlord: 'vuokraaja yhtiö, vuokraisäntä, vuokraisännän',
  borrower: 'lainan ottaja, lainansaajan, luotonsaaja, luoton saaja, velallisen nimi, luotonottaja',
  recipient: 'saajan nimi, toimitetaan, tuen saaja, lahjan saaja, kenelle, edun saaja',
  sender: 'lähettävä taho, lähete, lähettävä lääkäri, lähettävä yksikkö, lähettänyt',
  beneficiary: 'saajan, etuudensaaja, saajan tili, korvauksen saaja',
  doctor:
    'eläinlääkäri, hammaslääkäri, hoitava lääkäri, lääkkeen määrääjä, määrännyt, hoitaja, määrääjä, vastaanottava lääkäri, terveydenhoitaja, tutkiva lääkäri, rokottaja, reseptin kirjoittaja, valtuutettu eläinlääkäri, lähettävä lääkäri, hoitava eläinlääkäri, kätilö, tutkimuksen tilaaja, tilaava lääkäri, rokotuksen antaja, sairaanhoitaja, antanut rokotteen, todistuksen antanut lääkäri, pyytävä lääkäri, omahoitaja',
  patient: 'potilaan henkilötunnus',
  hospital:
    'hoitopaikka, hoitoyksikkö, vastaanotto, lääkäriasema, hammashoitola, eläinlääkäriasema, eläinklinikka, terveyskeskus, poliklinikka, eläinsairaala, lääkärikeskus, vastaanottopaikka, rokotuspaikka, neuvola, laboratorio, hammasklinikka, rokotusasema, hyvinvointialue, äitiysneuvola, työterveyshuolto',
  department: 'osaston, poliklinikka, vastuuyksikkö, kustannuspaikka, yksikön, toimiala yksikkö',
  insurer:
    'vakuutusyhtiön, vakuutuslaitos, eläkeyhtiö, työeläkeyhtiö, vakuutuksen antaja, työttömyyskassa, sairauskassa',
  insured: 'vakuutetut, vakuutuksen kohde, vakuutettu kohde, vakuutettu omaisuus',
  bank: 'rahalaitos, luottolaitos, saajan pankki, pankkiyhteys',
  contact:
    'asiakasvastaava, vastuuhenkilö, yhteydenotot, asiakaspalvelija, lisätietoja antaa, henkilökohtainen neuvoja',
  child: 'tytär, lapset, huollettava, poika, lapsen etunimi, lasten',
  driver: 'ajokortin haltija, pääasiallinen kuljettaja, kuski',
  passenger: 'matkustajat, matkustajien nimet',
  guest: 'vieraat, majoittuja, päävieras, hotellivieras',
  given: 'kaikki etunimet, puhuttelunimi',
  family: 'syntymänimi, tyttönimi',
  name: 'toiminimi, yhtiön nimi, yrityksen nimi, nimet, kutsumanimi eläin, virallinen nimi, päätoiminimi',
  species: 'eläimen',
  account: 'tilinumero, tilinro, tilinumeron, pankkitili, saajan tilinumero, iban-tilinumero, palkkatili, maksutili',
  membership: 'jäsennumero, jäsennro, jäsenmaksukausi, kausikortti, jäsenkortin numero, sarjakortti, vuosikortti',
  card: 'maksukortti, pankkikortti, kelakortti, asiakaskortti, matkakortti, lahjakortti, kanta-asiakaskortti, etukortti, bonuskortti, lahjakortin, matkakortin, maksukortin',
  contract: 'työsopimus, kauppasopimus, sopimustunnus',
  policy: 'vakuutustunnus, vakuutussopimus',
  invoice: 'kuitti, kuitin numero, laskuerittely, maksulappu',
  order: 'tilauksen numero, tilauspäivä tilaus, ostopäivä tilaus, tilausvahvistus, ostot, hankinta',
  booking: 'varaustunnus, varausvahvistus, varauskoodi, varattu',
  ticket: 'matkalipun, pääsylippu, kausilippu, sarjalippu, kuukausilippu, vuosilippu',
  delivery:
    'toimitustapa, toimitettu, toimitusaika, toimitusosoite, luovutettu vastaanottajalle, jakelu, kotiinkuljetus, jakelupäivä, luovutettu, toimitusehto',
  parcel:
    'lähetystunnus, paketin seurantakoodi, seurantanumero, kolli, seurantatunnus, lähetyksen tunnus, kirje, kollit, lähetyksen seurantakoodi',
  licence:
    'luvan numero, pysäköintitunnus, pysäköintilupa, toimilupa, ammattioikeus, ajo-oikeus, lupatunnus, rakennuslupa, lisenssin, rakennusluvan, rakennushanke, toimenpidelupa, maisematyölupa',
  certificate:
    'kurssitodistus, tutkintotodistus, osallistumistodistus, rekisteriote, sertifikaatin numero, työtodistus, ote',
  document: 'henkilöllisyystodistus, henkilökortti, dokumentti',
  passport: 'lemmikkieläinpassi',
  meter: 'vesimittari, kaukolämpömittari',
  electricity: 'sähkösopimus, sähköenergia, sähkönkulutus, sähköliittymä, sähkönsiirto, sähköntoimitus',
  property:
    'kiinteistön, huoneiston osoite, vuokrakohde, vuokrahuoneisto, rakennus, asunto-osake, käyttöpaikan osoite, vuokrakohteen, rakennuksen, talo, vakuutuskohde, vuokrattava kohde',
  tenancy: 'vuokra-aika, vuokrasuhteen',
  exam: 'kokeen, tentin, ajokoe, näyttökoe, teoriakoe, ylioppilaskoe',
  employment: 'työsopimus, työsopimuksen, palvelussuhteen, virkasuhde',
  pension: 'työeläke, eläkkeen määrä, eläkevakuutus, vanhuuseläke, kansaneläke',
  claim: 'vahingon, vahinkotunnus, vahinkoilmoitus, korvausasia, tapaturma, vahinkotapahtuma, korvausnumero',
  prescription: 'reseptin, reseptitunnus, lääkemääräys, lääkemääräyksen, sähköinen resepti, lääkemääräyksen tunnus',
  appointment:
    'aika varattu, varattu aika, käyntiaika, tapaaminen, käynti, vastaanottokäynti, aika lääkärille, tutkimusaika, lääkäriaika',
  vaccination: 'rokotettu, rokotusten, rokotusajankohta, rokotettu mitä vastaan',
  enrolment:
    'opiskelupaikka, hyväksytty opiskelijaksi, kirjoilla, ilmoittautunut läsnäolevaksi, läsnäoleva, kirjoihinpääsy, varhaiskasvatuspaikka, opiskelu aloitettu, koulupaikka, otettu opiskelijaksi',
  notice: 'irtisanomisajan',
  semester: 'kevätlukukausi, periodi, opintojen vaihe',
  position:
    'työtehtävä, virkanimike, työnimike, tehtävänkuva, tehtävät, virka, toimi virka, ammattinimike, tutkintoammatti, luottamustoimi, laillistettu, työrooli',
  address:
    'osoitetiedot, käyntiosoite, osoite suomessa, asuinosoite, toimitusosoite, vakinainen osoite, käyttöpaikan osoite, postitusosoite, kohteen osoite, osoitteesi, missä sijaitsee',
  street: 'katuosoitteen, tie osoite, kadunnimi',
  country: 'maan, alkuperämaa, kotimaa, asuinmaa, kohdemaa, asuinvaltio, myöntäjävaltio',
  nationality: 'kansalaisuuden, kansallisuus',
  birthplace: 'syntymäkunta, synnyinpaikka, syntymämaa, syntymävaltio',
  birth: 'syntymäpvm, synt, lapsen syntymäaika, synt aika, syntymävuosi',
  nationalId:
    'henkilötunnuksen, hetun, hetu tai syntymäaika, passin tunnus, lapsen henkilötunnus, henkilötunnus tai y-tunnus',
  taxNumber:
    'y-tunnuksen, ytunnus, yritys- ja yhteisötunnus, yritys ja yhteisötunnus, alv-numero, arvonlisäverotunniste, alv tunniste, yhteisötunnus, alv-rekisterinumero, vat-tunnus, verotunniste',
  plate: 'rekisteritunnuksen, rek nro, reknro, rek tunnus, ajoneuvon rekisteritunnus, ajoneuvon tunnus, rek.tunnus',
  phone: 'kännykkä, puhelin päivällä',
  email: 'sähköpostin, meili, sähköpostiosoitteen, sposti',
  username: 'nimimerkin, käyttäjätunnuksen, tunnus kirjautuminen',
  website: 'kotisivut, verkkosivusto, www-sivut, verkko-osoite, verkkosivut, internetosoite',
  gender: 'eläimen sukupuoli, sukupuolen',
  language: 'puhuttu kieli, opetuskieli, palvelukieli, toivottu kieli',
  currency: 'valuuttakoodi, rahayksikkö',
  method: 'maksun tapa, suoritustapa maksu, maksuvälineen, maksukeino, maksutavan',
  frequency:
    'maksuerien väli, maksuväli kk, kuinka usein, maksuajankohta, laskutusrytmi, laskutustiheys, maksueriä vuodessa, tyhjennysväli, jätteen tyhjennysväli, noutoväli, maksetaan joka, maksukerrat',
  money:
    'summan, arvon, rahamäärä, summa eur, kauppahinta, korvaussumma, kuinka paljon, paljonko, myönnetty määrä, tullausarvo, tuen määrä, korvaussumman',
  balance:
    'tilin kate, käytettävissä oleva saldo, eläkesäästö, säästöjen arvo, varat yhteensä, saldon, käteinen, käteisvarat, rahavarat, kokonaisarvo, sijoitusten arvo, säästösumma, salkun arvo',
  pay: 'palkan määrä, tuntipalkka, peruspalkka, tehtäväkohtainen palkka, kokonaispalkka, palkat, kiinteä palkka, vuosipalkka, aikapalkka',
  tax: 'veron määrä, alv-osuus, arvonlisävero yhteensä, kunnallisvero, ajoneuvovero, alv yhteensä, kiinteistövero, jäännösvero, ennakkovero, veroprosentti, verojen määrä, perusvero, alv määrä, varainsiirtovero, kirkollisvero, perintövero, yle-vero, lisävero, energiavero, tulli, autovero, sähkövero, tuontivero, ennakonpidätyksen, lahjavero, varainsiirtoveron',
  income:
    'ansiotulo, ansiotulot, vuositulot, tulojen, bruttotulot, pääomatulot, tulot yhteensä, ansiotulot yhteensä, palkkatulot, pääomatulo, nettotulot, tuloraja, päiväraha, päivärahan, osinko, osingot, sairauspäiväraha, opintoraha, opintotuki, asumistuki, lapsilisä, työttömyysetuus, vanhempainpäiväraha, toimeentulotuki, etuuden määrä, etuus, työmarkkinatuki, elatustuki, apuraha, kotihoidon tuki, asumislisä, lapsikorotus, hoitoraha, eläketuki',
  refund:
    'palautettava, palautetaan, veronpalautuksen, palautuksen määrä, korvaus, korvauksen määrä, kela-korvaus, hyvityksen, takaisinmaksu',
  coverage: 'vakuutusmäärän, korvausraja, enimmäiskorvaus, vakuutuksen sisältö, korvauksen enimmäismäärä',
  deductible: 'omavastuu vahingossa, omavastuun määrä, omavastuu eur',
  premium: 'vakuutusmaksun, vuosimaksu vakuutus, vakuutusmaksut, kausimaksu vakuutus',
  discount: 'alennuskoodi, alennusprosentti, hinnanalennus, sisaralennus, opiskelija-alennus',
  deposit:
    'vuokravakuus, vakuus, vuokratakuu, pantti, ennakkomaksu, takuumaksu, vakuuden määrä, varausmaksu, ennakko, vuokraennakko, omarahoitusosuus, aloituspääoma, rahastointi',
  fine: 'pysäköintivirhemaksu, rikesakko, tarkastusmaksu, myöhästymismaksut, valvontamaksu, viivästymismaksu',
  interest:
    'nimelliskorko, viitekorko, marginaali, vuosikorko, kokonaiskorko, korkokanta, efektiivinen korko, talletuskorko, korkomarginaali, tuotto, tuottoprosentti, arvonkehitys, arvonmuutos, kokonaiskorko laina',
  limit:
    'luottorajan, enimmäismäärä, luoton enimmäismäärä, nostoraja, päiväraja, luottolimiitti, tuloraja, vapaa tulo, vuosituloraja, maksukatto, matkakatto, lääkekatto, enimmäistulo, käteisnostoraja',
  holdings: 'osakemäärä, omistusten määrä, osuuksien määrä, osakkeiden määrä, rahasto-osuudet',
  percent:
    'veroprosentti, osa-aikaprosentti, prosenttiosuus, omistusprosentti, lisäprosentti, pidätysprosentti, prosentit, työkyvyttömyysaste, kokoaikaisuus, luototusaste, ennakonpidätysprosentti, työaikaprosentti',
  points: 'bonuspisteiden, pistemäärä, kertyneet pisteet, etupisteet, pisteitä, pisteiden, pisteiden määrä',
  credits:
    'opintopistemäärä, laajuus, op laajuus, opintopisteet yhteensä, suoritetut opintopisteet, laajuus opintopisteinä, opintopistettä, suoritetut op, laajuus op',
  data: 'datan käyttö, käytetty data, mobiilidata, datapaketti, data käytetty, datan määrä, datan',
  reading: 'mittarin lukema, lukemat, luettu, lukupäivä, lukeman, luenta',
  power: 'moottorin teho, suurin teho, pääsulakekoko, sulakekoko, tehon, nettoteho',
  area: 'pinta-alan, kokonaispinta-ala, huoneistoala, asuinala, kerrosala, huoneiston pinta-ala, pinta-ala m2, asunnon pinta-ala, maapinta-ala, hehtaaria, neliömetrit, maa-ala, kokonaisala',
  period:
    'mittausjakso, verovuosi, laskutusjakson, sopimuskausi ajalta, ajalta, voimassaoloaika, vakuutuskauden, ansaintajakso, työssäoloaika, tarkastelujakso, aikaväli, lomavuosi, sairausaika, etuusjakso, tilikausi, tukikausi, takuujakso, vuokrakausi, palkkakausi, palkanmaksukausi, kulutusjakso, maksukausi, päätösjakso, jäsenkausi, verokausi, leasingkausi, korvauskausi',
  time: 'alkamisaika klo, kellon aika, aukioloaika, aukioloajat, kokoontumisaika, ovet avataan, päättymisaika klo, lähtöaika klo',
  level: 'koulutustaso, jäsenyystaso, kantataso',
  licenceClass: 'ajo-oikeudet, ajoneuvoluokat, ajokortin luokka, ajokortin luokat',
  university:
    'yliopiston, peruskoulu, lukio, autokoulu, ammattioppilaitos, koulun, oppilaitoksen, päiväkoti, korkeakoulun, varhaiskasvatusyksikkö, varhaiskasvatus, ajokoulu',
  faculty: 'laitos tiedekunta, oppiaineryhmä',
  library: 'noutokirjasto, kirjastotoimipiste',
  inspector: 'tilintarkastaja, nuohooja, vahinkotarkastaja, arvioija',
  guarantor: 'takaajat, vierasvelkapantti',
  colour: 'silmien väri, hiusten väri, korin väri',
  noticePeriod: 'molemminpuolinen irtisanomisaika, peruutusehdot, irtisanottavissa',
  article: 'tullinimike, tavarakoodin, tuotteen numero',
  available: 'tukikuukausia jäljellä, toimitettavissa, käyttämättä, jäljellä kpl',
  model: 'variantti, versio',
  disease: 'mitä vastaan, rokotettu mitä vastaan',
};
