import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const finnishPapers: Forms = {
  person:
    'verovelvollinen, allekirjoittanut, tutkittava, rokotettu, hakijan nimi, osallistujan nimi, asianosainen, ilmoittaja, ilmoittajan, asiakkaan nimi henkilö, verovelvollisen, henkilön nimi, hakijat, kantaja, vastaaja, rokotetun, tutkittavan, varaajan, varaaja, kirjautunut käyttäjä',
  holder:
    'myönnetty, sopijapuoli, ensisijainen haltija, haltijan nimi, kortin haltija, sopimuksen omistaja, sopimusasiakas, tilin omistaja, luvan saaja, oikeudenhaltija, käyttäjä haltija, liittymän omistaja',
  student:
    'tutkinnon suorittaja, opiskelijan nimi, opiskelijanumero, oppilaan nimi, opiskelijanro, osallistuja, osallistujan nimi, kurssilaisen',
  employee:
    'viranhaltija, henkilönumero, henkilönro, työntekijän nimi, työntekijänumero, palkansaajan nimi, toimihenkilö',
  customer:
    'tilaajan nimi, asiakasnumero, asiakasnro, asiakastunnus, asiakkaan nimi, maksajan nimi, laskunsaaja, toimeksiantaja, ostajan nimi, tilaajan, velallisen, laskutettava, laskutusasiakas, varauksen tekijä, asiakas nro',
  provider:
    'myyjän nimi, laskuttaja, verkkoyhtiö, sähköyhtiö, operaattorin, palveluntuottaja, myyjäliike, urakoitsija, myyjän, jälleenmyyjä, lämpöyhtiö, toimittajan, vesilaitos, huoltoyhtiö, sähköntoimittaja',
  manager:
    'rehtori, hallituksen puheenjohtaja, isännöitsijä, isännöitsijän, isännöinti, isännöintitoimisto, johtajan, lähijohtaja, toimitusjohtajan, esihenkilön, päällikkö, kiinteistönhoitaja',
  employer:
    'organisaatio, toiminimi, yrityksen nimi, yhtiön nimi, työnantajan nimi, firma, työpaikka, palkanmaksaja, yrityksen, suorituksen maksaja, yhtiön',
  issuer:
    'antaja, viranomainen, todistuksen antaja, antopaikka, julkaisija, myöntäjän, todistuksen myöntäjä, myöntämispaikka, julkaissut',
  course:
    'suuntautuminen, linja, oppiaine, koulutusala, kurssin nimi, koulutuksen nimi, opintojakso, opintojakson nimi, opintosuunta, koulutusohjelman, tutkinto-ohjelman, opintokokonaisuus, koulutusohjelman nimi, opintoala',
  degree:
    'suoritettu tutkinto, tutkinnon nimi, tutkinnon, tutkinnon taso, tavoitetutkinto, koulutusaste, loppututkinto',
  type: 'työsuhteen laatu, palvelussuhteen laji, asiakastyyppi, lipputyyppi, tyyppi kortti, yhtiömuoto, sopimuksen tyyppi, jäsentyyppi, ajoneuvolaji, yritysmuoto, hallintamuoto, asuntotyyppi, talotyyppi, talon tyyppi, kohdetyyppi, vakuutuslaji, työsuhteen tyyppi, tilityyppi, huonetyyppi, omistusmuoto, lainatyyppi, korttityyppi, rakennustyyppi',
  start:
    'työsuhde alkanut, aloittanut, alkamisaika, palveluksessa alkaen, käyttöönottopäivä, otettu käyttöön, alkanut, omistusoikeus alkanut, alkamispvm, aloitettu, alku pvm, aloitus, astuu voimaan, tulee voimaan, sisäänmuutto, sisäänmuuttopäivä, muuttopvm, omistettu alkaen, sopimuskausi alkaa, vuokrasuhde alkaa, vuokra-aika alkaa, hallinnan luovutus, voimassa lähtien, kurssi alkaa, työ alkaa, alkaen pvm, aloittamispäivä, hallintaoikeus alkaa, toimitus alkaa, ottanut vastaan, hallinta alkaa, opiskeluoikeus alkaa, vakuutus alkaa, voimaantulopäivä, alkamisajankohta',
  until:
    'päättymisaika, työsuhde päättynyt, voimassa pvm asti, loppumispäivä, päättymispvm, voimassaoloaika päättyy, vuokrasuhde päättyy, määräaikainen asti, sopimus päättyy, sopimuskausi päättyy, vuokra-aika päättyy, poismuutto, poismuuttopäivä, työsuhde päättyy, viimeinen voimassaolo, kelpoisuus, kelpaa, kelpaa asti, voimassaolon päättymispäivä, jäsenyys päättyy, kelpoisuusaika, määräaikaisuus päättyy, poistettu, takuu päättyy, sitoutunut saakka, määräaikainen saakka, sitoumus päättyy, parasta ennen, päättyy pvm, viimeinen voimassaolopvm, loppumisaika, vanhentuu, kurssi päättyy, opiskeluoikeus päättyy, saakka, viimeinen päivä',
  issued:
    'päivätty, antamispäivä, tulostettu, allekirjoituspäivä, kirjeen päivä, kirjeen päiväys, päätöspäivä, päätöksen päivämäärä, antopvm, todistuksen päiväys, myönnetty pvm, laadittu, otteen päivämäärä, myöntämispvm, päivätty pvm, laskutuspäivä, päätöksen antopäivä, annettu pvm, laatimispäivä, päätös annettu, ote tulostettu, asiakirjan päivämäärä, laskun pvm',
  created:
    'ostopäivä, kirjauspäivä, hakemuspäivä, tilauspäivä, tilattu, varauspäivä, vastaanotettu, saapumispäivä hakemus, vireilletulo, vireilletulopäivä, hakupäivä, tapahtumapäivä, kirjattu, ilmoittautumispäivä, ostettu pvm, jätetty, lähetetty hakemus, avattu, tili avattu, varattu pvm, tilauspvm, ilmoitettu, vireille tullut, ilmoituspäivä',
  reference:
    'asianumero, diaarinumero, viitteemme, viitteenne, asian numero, asiatunnus, päätöksen numero, dnro, diaarinro, tapahtumatunnus, varausviite, tilausviite, maksuviite, asiakasviite, viitteemme pvm, viesti saajalle viite, viite nro, laskun viitenumero, maksun viitenumero, tunnistekoodi, päätösnumero, arkistointitunnus',
  number: 'juokseva numero, sarjanumero, numeroa, tunnusnumero, sarjanro, järjestysnumero',
  total:
    'verollinen yhteensä, maksettava summa, yhteensä eur, laskun summa, summa yhteensä, maksettavaa yhteensä, kokonaishinta, kokonaiskustannus, maksettava määrä, maksut yhteensä, vastike yhteensä, yhteensä maksettava, yhteensä euroa, kaikki yhteensä, laskun määrä, lasku yhteensä, yhteismäärä, veloitus yhteensä, yhteissumma, maksettava eur, yht',
  paid: 'suoritettu summa, maksettu pvm, maksupäivä toteutunut, suoritettu maksu, maksettu määrä, maksettu yhteensä, suoritettu määrä, maksut suoritettu',
  outstanding:
    'maksamatta oleva, jäännösvelka, avoimet maksut, maksamattomat, saldo maksettavaa, jäljellä oleva, jäljellä oleva määrä, avoin saldo, avoin määrä, maksamatta olevat, velan määrä, erääntyneet, velkaa, velkaosuus, jäljellä oleva laina, velkasaldo, velkaosuuden, lainaosuus',
  net: 'maksuun, maksetaan, käteen jäävä, nettosumma, maksettu tilille, nettoansio, palkka tilille, käteen, maksettava palkka, netto maksetaan',
  gross: 'rahapalkka, ennakonpidätyksen alainen tulo, bruttotulo, brutto yhteensä, bruttoansio',
  price:
    'kappalehinta, hinnat, kauppahinta, yksikköhinta, ostohinta, myyntihinta, à-hinta, sähkön hinta, kustannukset, a-hinta, hinta yhteensä, velaton hinta, hankintahinta, lipun hinta, kokonaishinta, hinta eur, kilowattituntihinta, rahti, postikulut',
  usage:
    'kokonaiskulutus, kulutettu, käytetty, arvioitu vuosikulutus, energiankulutus, vedenkulutus, kokonaiskulutus kwh, kulutuksen, käytetty määrä, lämmönkulutus, sähkönkulutus',
  product: 'kuvaus, tuotteen nimi, tuotenimi, tuotteet, tavaran nimi, tuotekuvaus, nimike tuote, artikkelin nimi',
  vehicle:
    'merkki, merkki ja malli, auto merkki, ajoneuvolaji, ajoneuvoluokka, perävaunu, moottoripyörä, auton merkki ja malli, auto merkki ja malli, ajoneuvon merkki ja malli, kulkuneuvo',
  chassis:
    'alustanumero, alustan numero, alusta numero, vin-numero, ajoneuvon valmistenumero, vin koodi, valmistenro, korinumero, vin-koodi',
  grade: 'kokonaisarvosana, arvosanan, arvolause, loppuarvosana, tutkinnon arvosana, koulunumero',
  duration:
    'viikkotyöaika, irtisanomisajan pituus, vuokra-ajan pituus, sopimuskauden, kestää, laina-aika, takuuaika, takuu, koeaika, matka-aika, sopimusaika, määräaikaisuus, vähimmäissopimusaika, kurssin kesto',
  group: 'luokka-aste, luokka koulu, kurssiryhmä, opetusryhmä, ryhmätunnus, opiskeluryhmä',
  city: 'asuinkunta, kotikunta, postitoimipaikan, kotipaikka, sijaintikunta, asuinpaikkakunta, kunnan, kaupungin, postinumero ja postitoimipaikka, maakunta',
  status:
    'nykytila, asema yhtiössä, tilan, asian tila, tilauksen tila, maksun tila, siviilisääty, yrityksen tila, maksutilanne, lähetyksen tila, voimassaolon tila, perheasema siviili',
  due: 'viimeistään, maksupäivä viimeistään, palautettava, palautettava viimeistään, palautuspäivä, eräpvm, eräpäivän, maksa viimeistään, noudettava viimeistään, nouda viimeistään, viimeinen noutopäivä, viimeinen maksupäivä, ilmoittautuminen viimeistään, ilmoittaudu viimeistään, valitusaika päättyy, oikaisuvaatimusaika, katsastettava viimeistään, viimeinen palautuspäivä, noutoaika päättyy, hakuaika päättyy, laina-aika päättyy, vastattava viimeistään, ilmoittautumisaika päättyy, säilytysaika, säilytysaika päättyy, viimeinen hakupäivä, palautettava kirjastoon, viimeinen ilmoittautumispäivä, peruuta viimeistään, palautus viimeistään, takaisinmaksupäivä',
  first:
    'käyttöönottopäivä, ensirekisteröinti, ensirekisteröintipäivä, ensimmäinen rekisteröinti, ensimmäinen käyttöönotto, käyttöönotto, ensirekisteröity, ensirekisteröinnin, ensimmäinen käyttöönottopäivä, otettu käyttöön',
  registration:
    'ensirekisteröinti, ensirekisteröintipäivä, käyttöönottopäivä, ensimmäinen rekisteröinti, rekisteröity, rekisteröintipäivä, rekisteröintitodistus, merkitty rekisteriin, rekisteröintiaika, ensirekisteröity, ensirekisteröinnin, rekisteröinnin, ilmoittautunut, kaupparekisteri',
  owner:
    'omistus, omistusoikeus, omistanut, omistajan nimi, rekisteröity omistaja, osakehuoneiston omistaja, koiran omistaja, eläimen omistaja, auton omistaja, omistusoikeuden haltija, ensisijainen omistaja, lainhuudon saaja, omistajat',
  fee: 'vastike, yhtiövastike, hoitovastike, rahoitusvastike, pääomavastike, vesimaksu, maksut yhteensä, avoimet maksut, käyttömaksu, tilinhoitomaksu, osallistumismaksu, toimistomaksu, liittymismaksu, kurssimaksu, laskutuslisä, palkkio maksu, tilausmaksu, avausmaksu, toimituskulut, järjestelypalkkio, kuukausihinta, lukukausimaksu, käsittelymaksu, vuosittainen maksu, varausmaksu, asiakasmaksu, poliklinikkamaksu, käyntimaksu, päivämaksu, kausimaksu, kk-maksu, lunastusmaksu, pysäköintimaksu, saunamaksu, autopaikkamaksu, perusmaksun, jäsenmaksun',
  capital: 'pääomavastike, rahoitusvastike, osakepääoma, osakepääoman, osuuspääoma',
  rent: 'vuokran määrä, kuukausivuokra, vuokra kuukaudessa, pääomavuokra, hoitovuokra',
  quantity:
    'jäljellä oleva määrä, määrä kpl, henkilömäärä, kappaleet, lukumäärän, pakkauskoko, matkustajien määrä, vieraiden määrä, henkilöiden määrä, pakkausten määrä, määrä yhteensä, kollien määrä, osallistujamäärä',
  loan: 'lainaosuus, velkaosuus, taloyhtiölaina, lainan numero, lainanro, yhtiölaina, opintolaina, kulutusluotto, lainanumero, lainasopimus, luottosopimus, autolaina, lainatyyppi',
  borrowed: 'lainauspäivä, lainaus, lainauspvm',
  date: 'lainauspäivä, milloin, ajankohta, maksupäivä, palkanmaksupäivä',
  payment:
    'maksupäivä, palkanmaksupäivä, maksaminen, suoritukset, maksutapahtuma, tilisiirto, maksettu päivä, maksupvm',
  arrival:
    'saapunut, saapunut noutopisteeseen, saapumispvm, perillä, paluu, tuloaika, arvioitu saapumisaika, saapui, paluulento, perille, saapumisajankohta',
  pickup: 'saapunut noutopisteeseen',
  club: 'taloyhtiö, asunto-osakeyhtiö, yhdistys, urheiluseura, asunto oy, yhdistyksen nimi, seuran, liitto, taloyhtiön nimi, järjestö, ammattiliitto, tiekunta',
  tenant: 'vuokraaja, vuokralaisen nimi, vuokramies, asukkaan nimi vuokra, vuokralaiset',
  landlord: 'vuokranantajan nimi, vuokraaja yhtiö, vuokraisäntä, vuokraisännän',
  borrower: 'lainan ottaja, lainansaajan, luotonsaaja, luoton saaja, lainansaajan nimi, velallisen nimi, luotonottaja',
  recipient: 'vastaanottajan nimi, saajan nimi, toimitetaan',
  sender: 'lähettäjän nimi, lähettävä taho, lähete, lähettävä lääkäri, lähettävä yksikkö, lähettänyt',
  beneficiary: 'saajan, edunsaajan nimi, etuudensaaja, saajan tili, korvauksen saaja',
  doctor:
    'eläinlääkäri, eläinlääkärin nimi, hammaslääkäri, hoitava lääkäri, lääkkeen määrääjä, määrännyt, hoitaja, määrääjä, vastaanottava lääkäri, lääkärin nimi, terveydenhoitaja, tutkiva lääkäri, rokottaja, reseptin kirjoittaja, valtuutettu eläinlääkäri, lähettävä lääkäri, hoitava eläinlääkäri, kätilö',
  patient: 'potilaan nimi, potilaan henkilötunnus',
  hospital:
    'hoitopaikka, hoitoyksikkö, vastaanotto, lääkäriasema, hammashoitola, eläinlääkäriasema, eläinklinikka, terveyskeskus, poliklinikka, eläinsairaala, lääkärikeskus, vastaanottopaikka, rokotuspaikka, neuvola',
  department: 'osaston, poliklinikka, vastuuyksikkö, kustannuspaikka, yksikön, toimiala yksikkö',
  insurer:
    'vakuutusyhtiön, vakuutuslaitos, eläkeyhtiö, työeläkeyhtiö, vakuutuksen antaja, työttömyyskassa, sairauskassa',
  insured: 'vakuutetut, vakuutuksen kohde, vakuutettu kohde, vakuutettu omaisuus',
  bank: 'rahalaitos, luottolaitos, saajan pankki, pankkiyhteys',
  contact:
    'yhteyshenkilön nimi, asiakasvastaava, vastuuhenkilö, yhteydenotot, asiakaspalvelija, lisätietoja antaa, henkilökohtainen neuvoja',
  child: 'lapsen nimi, tytär, lapset, huollettava, lapsen täydellinen nimi',
  driver: 'kuljettajan nimi, ajokortin haltija, pääasiallinen kuljettaja, kuski',
  passenger: 'matkustajan nimi, matkustajat, matkustajien nimet',
  guest: 'vieraat, vieraan nimi, majoittuja, majoittujan nimi, päävieras, hotellivieras',
  given: 'etunimen, kaikki etunimet, puhuttelunimi',
  family: 'sukunimen, syntymänimi, entinen sukunimi, tyttönimi, aiempi sukunimi',
  name: 'toiminimi, yhtiön nimi, yrityksen nimi, eläimen nimi, lapsen nimi, nimet, tuotteen nimi, kutsumanimi eläin, kurssin nimi, virallinen nimi, päätoiminimi',
  species: 'eläimen',
  account:
    'tilinumero, tilinro, tilinumeron, pankkitili, saajan tilinumero, iban-tilinumero, tilin numero, palkkatili, maksutili',
  membership: 'jäsennumero, jäsennro, jäsenmaksukausi, kausikortti, jäsenkortin numero, sarjakortti, vuosikortti',
  card: 'korttinumero, kortin numero, kirjastokortin numero, maksukortti, pankkikortti, kelakortti, asiakaskortti',
  contract: 'sopimusnumero, sopimusnro, työsopimus, sopimuksen numero, kauppasopimus, sopimustunnus',
  policy: 'vakuutusnumero, vakuutustunnus, vakuutuksen numero, vakuutussopimus, vakuutuskirjan numero',
  invoice: 'laskunumero, laskun numero, laskunro, kuitti, kuitin numero, laskuerittely, maksulappu',
  order: 'tilauksen numero, tilauspäivä tilaus, ostopäivä tilaus, tilausvahvistus, ostot, hankinta',
  booking: 'varausnumero, varaustunnus, varausvahvistus, varausnro, varauskoodi, varattu',
  ticket: 'lipun numero, lippunumero, lippulaji, matkalipun, pääsylippu, lipputyyppi',
  delivery:
    'toimituspäivä, toimitustapa, toimitettu, toimitusaika, toimitusosoite, luovutettu vastaanottajalle, jakelu, kotiinkuljetus, toimitus pvm, jakelupäivä, luovutettu, toimitusehto',
  parcel:
    'lähetystunnus, lähetysnumero, paketin seurantakoodi, seurantanumero, pakettinumero, kolli, seurantatunnus, lähetyksen tunnus, kirje, kollit, lähetyksen seurantakoodi',
  licence:
    'ajokortin numero, ajokorttinumero, luvan numero, lupanumero, pysäköintitunnus, pysäköintilupa, toimilupa, ammattioikeus, ajo-oikeus, lupatunnus, rakennuslupa, lisenssinumero, lisenssin',
  certificate:
    'todistuksen numero, kurssitodistus, tutkintotodistus, osallistumistodistus, todistusnumero, rekisteriote, sertifikaatin numero, työtodistus, ote',
  document:
    'asiakirjan numero, henkilöllisyystodistus, henkilökortti, asiakirjanumero, asiakirjatyyppi, dokumentti, asiakirjan nimi',
  passport: 'passin numero, passinumero, lemmikkieläinpassi',
  meter: 'mittarin numero, mittarinumero, sähkömittarin numero, vesimittari, mittarinro, kaukolämpömittari',
  electricity: 'sähkösopimus, sähköenergia, sähkönkulutus, sähköliittymä, sähkönsiirto, sähköntoimitus',
  property:
    'kiinteistön, huoneiston osoite, vuokrakohde, vuokrahuoneisto, rakennus, asunto-osake, käyttöpaikan osoite, vuokrakohteen, rakennuksen, talo, vakuutuskohde, vuokrattava kohde',
  tenancy: 'vuokra-aika, vuokrasuhteen, vuokrasopimuksen numero',
  exam: 'kokeen, tentin, ajokoe, näyttökoe, teoriakoe, ylioppilaskoe',
  employment: 'työsopimus, työsopimuksen, palvelussuhteen, työsuhteen laji, virkasuhde',
  pension: 'työeläke, eläkkeen määrä, eläkevakuutus, vanhuuseläke, kansaneläke',
  claim:
    'vahinkonumero, vahinkopäivä, vahingon, vahinkotunnus, vahinkoilmoitus, korvausasia, tapaturma, vahinkotapahtuma, korvausnumero',
  prescription: 'reseptin, reseptitunnus, lääkemääräys, lääkemääräyksen, sähköinen resepti, lääkemääräyksen tunnus',
  appointment:
    'aika varattu, varattu aika, käyntiaika, tapaaminen, käynti, vastaanottokäynti, aika lääkärille, tutkimusaika, lääkäriaika',
  vaccination: 'rokotuspäivä, rokotettu, rokotuspvm, rokotusten, rokotusajankohta',
  enrolment:
    'opiskelupaikka, hyväksytty opiskelijaksi, kirjoilla, ilmoittautunut läsnäolevaksi, läsnäoleva, kirjoihinpääsy',
  notice: 'irtisanomisajan',
  semester: 'syyslukukausi, kevätlukukausi, periodi, opintojen vaihe',
  position: 'työtehtävä, virkanimike, työnimike, tehtävänkuva, tehtävät, virka, toimi virka, ammattinimike',
  address:
    'osoitetiedot, käyntiosoite, osoite suomessa, asuinosoite, kohteen osoite, toimitusosoite, vakinainen osoite, käyttöpaikan osoite, asunnon osoite, kotipaikkaosoite, postitusosoite, kohdeosoite',
  street: 'katuosoitteen, tie osoite, kadunnimi',
  country: 'maan, alkuperämaa, kotimaa, asuinmaa, kohdemaa, asuinvaltio, myöntäjävaltio',
  nationality: 'kansalaisuuden, kansallisuus',
  birthplace: 'syntymäkunta, synnyinpaikka, syntymämaa, syntymävaltio',
  birth: 'syntymäpvm, synt, syntynyt pvm, lapsen syntymäaika, synt aika, syntymävuosi',
  nationalId:
    'henkilötunnuksen, hetun, hetu tai syntymäaika, passin tunnus, lapsen henkilötunnus, henkilötunnus tai y-tunnus',
  taxNumber:
    'y-tunnuksen, ytunnus, yritys- ja yhteisötunnus, yritys ja yhteisötunnus, alv-numero, arvonlisäverotunniste, alv tunniste, yhteisötunnus, alv-rekisterinumero, vat-tunnus, verotunniste',
  plate:
    'rekisteritunnuksen, rek nro, reknro, rek tunnus, auton rekisterinumero, ajoneuvon rekisteritunnus, ajoneuvon tunnus, rekisterinro, rek.tunnus',
  phone: 'puhelinnro, matkapuhelinnumero, puhelinnumeron, kännykkä, puh nro, gsm-numero, puhnro, puhelin päivällä',
  email: 'sähköpostin, meili, sähköpostiosoitteen, e-mail osoite, sposti',
  username: 'nimimerkin, käyttäjätunnuksen, tunnus kirjautuminen',
  website: 'kotisivut, verkkosivusto, www-sivut, verkko-osoite, verkkosivut, internetosoite',
  gender: 'eläimen sukupuoli, sukupuolen',
  language: 'puhuttu kieli, opetuskieli, palvelukieli, toivottu kieli',
  currency: 'valuuttakoodi, rahayksikkö',
  method: 'maksun tapa, suoritustapa maksu, maksuvälineen, maksukeino, maksutavan',
  frequency:
    'maksuerien väli, maksuväli kk, kuinka usein, maksuajankohta, laskutusrytmi, laskutustiheys, maksueriä vuodessa',
  money: 'summan, arvon, rahamäärä, summa eur, kauppahinta, korvaussumma',
  balance: 'tilin kate, käytettävissä oleva saldo, eläkesäästö, säästöjen arvo, loppusaldo pvm, varat yhteensä, saldon',
  pay: 'palkan määrä, tuntipalkka, peruspalkka, tehtäväkohtainen palkka, kokonaispalkka, palkat, kiinteä palkka, vuosipalkka, aikapalkka',
  tax: 'veron määrä, alv-osuus, arvonlisävero yhteensä, kunnallisvero, tulovero, ajoneuvovero, alv yhteensä, kiinteistövero, jäännösvero, ennakkovero, veroprosentti, maksettava vero, verojen määrä, perusvero, alv määrä, käyttövoimavero, varainsiirtovero, kirkollisvero, perintövero, lopullinen vero, yle-vero, lisävero',
  income:
    'ansiotulo, ansiotulot, vuositulot, tulojen, bruttotulot, pääomatulot, tulot yhteensä, ansiotulot yhteensä, palkkatulot, pääomatulo, nettotulot, tuloraja',
  refund:
    'palautettava, palautetaan, veronpalautuksen, palautuksen määrä, korvaus, korvauksen määrä, kela-korvaus, hyvityksen, takaisinmaksu',
  coverage: 'vakuutusmäärän, korvausraja, enimmäiskorvaus, vakuutuksen sisältö, korvauksen enimmäismäärä',
  deductible: 'omavastuu vahingossa, omavastuun määrä, omavastuu eur',
  premium: 'vakuutusmaksun, vuosimaksu vakuutus, vakuutusmaksut, vuosivakuutusmaksu, kausimaksu vakuutus',
  discount: 'alennuskoodi, alennusprosentti, hinnanalennus',
  deposit: 'vuokravakuus, vakuus, vuokratakuu, pantti, ennakkomaksu, takuumaksu, vakuuden määrä, varausmaksu',
  fine: 'pysäköintivirhemaksu, rikesakko, tarkastusmaksu, myöhästymismaksut, valvontamaksu, viivästymismaksu',
  interest:
    'nimelliskorko, viitekorko, marginaali, vuosikorko, kokonaiskorko, korkokanta, efektiivinen korko, talletuskorko, korkomarginaali',
  limit: 'luottorajan, enimmäismäärä, luoton enimmäismäärä, nostoraja, päiväraja, luottolimiitti',
  holdings: 'osakemäärä, omistusten määrä, osuuksien määrä, osakkeiden määrä, rahasto-osuudet',
  percent:
    'veroprosentti, osa-aikaprosentti, prosenttiosuus, omistusprosentti, lisäprosentti, pidätysprosentti, prosentit',
  points: 'bonuspisteiden, pistemäärä, kertyneet pisteet, etupisteet, pisteitä',
  credits:
    'opintopistemäärä, laajuus, op laajuus, opintopisteet yhteensä, suoritetut opintopisteet, laajuus opintopisteinä, opintopistettä, suoritetut op, laajuus op',
  data: 'datan käyttö, käytetty data, mobiilidata, datapaketti, data käytetty',
  reading: 'mittarin lukema, lukemat, luettu, lukupäivä, lukeman, luenta',
  power: 'moottorin teho, suurin teho, pääsulakekoko, sulakekoko, tehon, nettoteho',
  area: 'pinta-alan, kokonaispinta-ala, huoneistoala, asuinala, kerrosala, huoneiston pinta-ala, pinta-ala m2, asunnon pinta-ala, maapinta-ala, hehtaaria, neliömetrit, maa-ala, kokonaisala',
  period:
    'palkkakausi, palkanmaksukausi, mittausjakso, kulutusjakso, verovuosi, tilikausi, laskutusjakson, vuokrakausi, sopimuskausi ajalta, ajalta, voimassaoloaika, vakuutuskauden, ansaintajakso, työssäoloaika, kulutuskausi, tarkastelujakso, aikaväli, lomavuosi, maksukausi',
  time: 'alkamisaika klo, kellon aika, aukioloaika, aukioloajat, kokoontumisaika, ovet avataan, päättymisaika klo, lähtöaika klo',
  level: 'koulutustaso, jäsenyystaso, kantataso',
  licenceClass: 'ajo-oikeudet, ajoneuvoluokat, ajokortin luokka, ajokortin luokat',
  university:
    'koulun nimi, oppilaitoksen nimi, yliopiston, peruskoulu, lukio, autokoulu, ammattioppilaitos, koulun, oppilaitoksen, päiväkoti, korkeakoulun',
  faculty: 'laitos tiedekunta, oppiaineryhmä',
  library: 'noutokirjasto, kirjastotoimipiste',
};
