/** How single kinds of papers and pages call what all of them speak of, in Finnish. */
export const finnishCustoms = `
name: toiminimi, nimet, kutsumanimi eläin, virallinen nimi, päätoiminimi
given: kaikki etunimet, puhuttelunimi
family: syntymänimi, tyttönimi
person: osallistujan nimi, asianosainen, ilmoittaja, ilmoittajan, verovelvollisen, hakijat, kantaja, vastaaja, rokotetun, tutkittavan, varaajan, varaaja, kirjautunut käyttäjä, päivämies, etuuden hakija, tuen hakija, sairastunut, pelaaja
holder: sopimuksen omistaja, sopimusasiakas, tilin omistaja, luvan saaja, oikeudenhaltija, liittymän omistaja
owner: omistus, omistusoikeus, omistanut, osakehuoneiston omistaja, koiran omistaja, omistusoikeuden haltija, lainhuudon saaja, omistajat, saantopäivä, omistajatiedot, omistajan, lainhuudatettu omistaja, kuka omistaa, omistaa
customer: asiakastunnus, laskunsaaja, toimeksiantaja, tilaajan, velallisen, laskutettava, laskutusasiakas, varauksen tekijä, luovutuksensaaja, kuka maksaa, laskutetaan, maksajan
insured: vakuutetut, vakuutuksen kohde, vakuutettu omaisuus
beneficiary: saajan, etuudensaaja, korvauksen saaja
student: osallistuja, osallistujan nimi, kurssilaisen
employee: henkilönro, toimihenkilö
tenant: vuokraaja, vuokramies, asukkaan nimi vuokra, vuokralaiset
landlord: vuokraaja yhtiö, vuokraisäntä, vuokraisännän
passenger: matkustajat
driver: ajokortin haltija, pääasiallinen kuljettaja, kuski
child: tytär, lapset, huollettava, poika, lasten
borrower: lainan ottaja, lainansaajan, luotonsaaja, luoton saaja, velallisen nimi, luotonottaja, lainaajan, lainaaja
guest: vieraat, majoittuja, päävieras, hotellivieras
recipient: saajan nimi, toimitetaan, tuen saaja, lahjan saaja, kenelle, edun saaja
sender: lähettävä taho, lähete, lähettävä lääkäri, lähettävä yksikkö, lähettänyt, keneltä, mistä lähetetty, luovuttanut
contact: asiakasvastaava, vastuuhenkilö, yhteydenotot, asiakaspalvelija, lisätietoja antaa, henkilökohtainen neuvoja
doctor: eläinlääkäri, hammaslääkäri, hoitava lääkäri, määrännyt, hoitaja, määrääjä, vastaanottava lääkäri, terveydenhoitaja, tutkiva lääkäri, rokottaja, reseptin kirjoittaja, lähettävä lääkäri, hoitava eläinlääkäri, kätilö, tutkimuksen tilaaja, tilaava lääkäri, rokotuksen antaja, sairaanhoitaja, antanut rokotteen, todistuksen antanut lääkäri, pyytävä lääkäri, omahoitaja
manager: isännöitsijän, isännöinti, isännöintitoimisto, johtajan, lähijohtaja, toimitusjohtajan, esihenkilön, päällikkö, kiinteistönhoitaja
employer: työpaikka, palkanmaksaja, yrityksen, suorituksen maksaja, yhtiön
insurer: vakuutusyhtiön, vakuutuslaitos, eläkeyhtiö, työeläkeyhtiö, vakuutuksen antaja, työttömyyskassa, sairauskassa
provider: sähköyhtiö, operaattorin, palveluntuottaja, myyjäliike, urakoitsija, myyjän, jälleenmyyjä, lämpöyhtiö, toimittajan, vesilaitos, huoltoyhtiö, sähköntoimittaja, nettioperaattori, puhelinoperaattori, jätehuoltoyhtiö, kaukolämpöyhtiö, palveluntuottajan
bank: rahalaitos, luottolaitos, pankkiyhteys
issuer: antopaikka, julkaisija, myöntäjän, myöntämispaikka, julkaissut
account: tilinro, tilinumeron, pankkitili, palkkatili, maksutili
membership: jäsennro, jäsenmaksukausi, kausikortti, sarjakortti, vuosikortti
contract: työsopimus, kauppasopimus, sopimustunnus
policy: vakuutustunnus, vakuutussopimus
card: maksukortti, pankkikortti, kelakortti, asiakaskortti, matkakortti, lahjakortti, kanta-asiakaskortti, etukortti, bonuskortti, lahjakortin, matkakortin, maksukortin
invoice: kuitti, laskuerittely, maksulappu
order: tilauspäivä tilaus, ostopäivä tilaus, tilausvahvistus, ostot, hankinta
booking: varaustunnus, varausvahvistus, varauskoodi, varattu
ticket: matkalipun, pääsylippu, kausilippu, sarjalippu, kuukausilippu, vuosilippu
delivery: toimitustapa, toimitettu, toimitusaika, toimitusosoite, jakelu, kotiinkuljetus, jakelupäivä, luovutettu, toimitusehto
parcel: lähetystunnus, kolli, seurantatunnus, kirje, kollit
vehicle: ajoneuvolaji, ajoneuvoluokka, perävaunu, moottoripyörä, kulkuneuvo, polkupyörä, mopo, asuntovaunu, sähköpyörä
licence: pysäköintitunnus, pysäköintilupa, toimilupa, ammattioikeus, ajo-oikeus, lupatunnus, rakennuslupa, lisenssin, rakennusluvan, rakennushanke, toimenpidelupa, maisematyölupa
registration: ensirekisteröinti, ensirekisteröintipäivä, käyttöönottopäivä, ensimmäinen rekisteröinti, rekisteröity, rekisteröintitodistus, merkitty rekisteriin, rekisteröintiaika, ensirekisteröity, ensirekisteröinnin, rekisteröinnin, ilmoittautunut, kaupparekisteri, lainhuutopäivä, rekisteröimispäivä, rekisteriin merkitty, rekisteröintipäivämäärä, merkintäpäivä
certificate: kurssitodistus, tutkintotodistus, osallistumistodistus, rekisteriote, työtodistus, ote
passport: lemmikkieläinpassi
meter: vesimittari, kaukolämpömittari
electricity: sähkösopimus, sähköenergia, sähkönkulutus, sähköliittymä, sähkönsiirto, sähköntoimitus
loan: lainaosuus, velkaosuus, taloyhtiölaina, yhtiölaina, opintolaina, kulutusluotto, lainasopimus, luottosopimus, autolaina
portfolio: rahastot, arvo-osuustili, osakesäästötili, sijoitukset, arvopaperit
property: kiinteistön, huoneiston osoite, vuokrakohde, vuokrahuoneisto, rakennus, asunto-osake, käyttöpaikan osoite, vuokrakohteen, rakennuksen, talo, vakuutuskohde, vuokrattava kohde
tenancy: vuokra-aika, vuokrasuhteen
course: opintojakso, opintosuunta, koulutusohjelman, tutkinto-ohjelman, opintokokonaisuus, opintoala, koulutuksen, oppimäärä, pääaineen, opintolinja, sivuaine
exam: kokeen, tentin, ajokoe, näyttökoe, teoriakoe, ylioppilaskoe
service: työn kuvaus, suoritettu työ, tehty työ, toimenpide, laajakaista, kuitu, jätehuolto, kaukolämpö, kotihoito, palvelukuvaus
product: tuotteet, tavaran nimi, tuotekuvaus, artikkelin nimi
device: puhelimen malli, koneen malli, laitemalli, reititin, tietokone, puhelinmalli
payment: maksaminen, suoritukset, maksutapahtuma, tilisiirto, maksettu päivä, lahjoitus, lahjoitussumma, veloitus, veloituspäivä, suoramaksu, kuukausilahjoitus, e-lasku
employment: työsopimus, työsopimuksen, palvelussuhteen, virkasuhde
pension: työeläke, eläkevakuutus, vanhuuseläke, kansaneläke, takuueläke, eläkekertymä, työkyvyttömyyseläke, perhe-eläke
claim: vahingon, vahinkotunnus, vahinkoilmoitus, korvausasia, tapaturma, vahinkotapahtuma
prescription: reseptin, reseptitunnus, lääkemääräys, lääkemääräyksen, sähköinen resepti
appointment: aika varattu, varattu aika, käyntiaika, tapaaminen, käynti, vastaanottokäynti, aika lääkärille, tutkimusaika, lääkäriaika
vaccination: rokotettu, rokotusten, rokotusajankohta, rokotettu mitä vastaan
enrolment: opiskelupaikka, hyväksytty opiskelijaksi, kirjoilla, läsnäoleva, kirjoihinpääsy, varhaiskasvatuspaikka, opiskelu aloitettu, koulupaikka, otettu opiskelijaksi
notice: irtisanomisajan
event: ottelu, kokous, yhtiökokous, vuosikokous, esitys, näytös, näyttely, juhla, tilaisuus, konsertin, kilpailu, turnaus, festivaali, messut, juoksutapahtuma, luento
document: henkilöllisyystodistus, henkilökortti, dokumentti, tiliote, kaupparekisteriote, rasitustodistus, isännöitsijäntodistus
number: numeroa, järjestysnumero
reference: asian numero, asiatunnus, päätöksen numero, dnro, tapahtumatunnus, varausviite, tilausviite, maksuviite, asiakasviite, tunnistekoodi, päätösnumero, arkistointitunnus, viiteväli, viitearvo, viitearvot, viiteraja, asian tunnus, päätöstunnus, ilmoitustunnus, asiakasviitteemme, lupapäätöksen numero, hakemustunnus
taxNumber: y-tunnuksen, ytunnus, alv-numero, arvonlisäverotunniste, alv tunniste, yhteisötunnus, alv-rekisterinumero, vat-tunnus, verotunniste
nationalId: henkilötunnuksen, hetun, passin tunnus
plate: rekisteritunnuksen, rek nro, reknro, rek tunnus, ajoneuvon tunnus, rek.tunnus
chassis: alustan numero, alusta numero, korinumero, vin-koodi
seat: istumapaikan numero, paikan numero, paikat, istuin, istumapaikkojen määrä, rivi, istuinrivi
room: luokkahuone, kokoushuone
gate: lähtöportti, sisäänkäynti
zone: vyöhykkeen, maksuvyöhyke, taksavyöhyke, pysäköintialue, pysäköintivyöhyke, hinta-alue, asukaspysäköintialue
status: tilan, asian tila, siviilisääty, maksutilanne, perheasema siviili, käsittelyvaihe, opiskelijastatus, läsnäolotieto, maksutila
plan: sähkösopimustyyppi, liittymätuote, hintatuote, liittymän tyyppi, tilaustyyppi, tuotepaketti, tuotetaso, palvelupaketti, lisenssityyppi, turvataso, vakuutuslaajuus
type: yhtiömuoto, ajoneuvolaji, yritysmuoto, hallintamuoto, talotyyppi, omistusmuoto, rakennustyyppi, tilimuoto, etuuslaji, vahinkotyyppi, huonetyyppi, hakemustyyppi, asiatyyppi, lupatyyppi, tuen laji, tilityyppi, koulutustyyppi
level: koulutustaso, jäsenyystaso, kantataso
group: luokka koulu, kurssiryhmä, opetusryhmä, ryhmätunnus, opiskeluryhmä
licenceClass: ajo-oikeudet, ajoneuvoluokat, ajokortin luokka
faculty: laitos tiedekunta, oppiaineryhmä
university: yliopiston, peruskoulu, lukio, autokoulu, ammattioppilaitos, koulun, oppilaitoksen, päiväkoti, korkeakoulun, varhaiskasvatusyksikkö, varhaiskasvatus, ajokoulu
club: taloyhtiö, asunto-osakeyhtiö, yhdistys, urheiluseura, asunto oy, yhdistyksen nimi, seuran, liitto, järjestö, ammattiliitto, tiekunta, siirtolapuutarha, puutarhayhdistys, kylpyläseura, venekerho, hoitokunta, opiskelijajärjestö, ainejärjestö, asunto-osakeyhtiön
hospital: hoitopaikka, hoitoyksikkö, vastaanotto, lääkäriasema, hammashoitola, eläinlääkäriasema, eläinklinikka, terveyskeskus, poliklinikka, eläinsairaala, lääkärikeskus, vastaanottopaikka, rokotuspaikka, neuvola, laboratorio, hammasklinikka, rokotusasema, hyvinvointialue, äitiysneuvola, työterveyshuolto
library: noutokirjasto, kirjastotoimipiste
shop: myymälän, ostopaikka, verkkokauppa, liike, myyntipaikka, kauppias, kaupan nimi
department: osaston, poliklinikka, vastuuyksikkö, kustannuspaikka, yksikön
semester: kevätlukukausi, periodi, opintojen vaihe, kevätkausi, syyskausi, syyslukukausi, opintolukukausi, kurssikausi
degree: tutkinnon, tavoitetutkinto, koulutusaste, loppututkinto
position: työtehtävä, virkanimike, työnimike, tehtävänkuva, tehtävät, virka, toimi virka, ammattinimike, tutkintoammatti, luottamustoimi, laillistettu, työrooli
address: osoitetiedot, käyntiosoite, osoite suomessa, asuinosoite, toimitusosoite, vakinainen osoite, käyttöpaikan osoite, postitusosoite, kohteen osoite, osoitteesi, missä sijaitsee
street: katuosoitteen, tie osoite, kadunnimi
city: kotikunta, postitoimipaikan, kotipaikka, sijaintikunta, asuinpaikkakunta, kunnan, kaupungin, maakunta, opiskelupaikkakunta
country: maan, alkuperämaa, kotimaa, asuinmaa, kohdemaa, asuinvaltio, myöntäjävaltio
nationality: kansalaisuuden, kansallisuus
birthplace: syntymäkunta, synnyinpaikka, syntymämaa, syntymävaltio
origin: lähtökaupunki, lähtölentoasema, lähtökenttä, lähtöpysäkki, lähtösatama, nousupaikka, lähtölentokenttä, lastauspaikka, matkan lähtöpaikka
destination: määräpaikka, tuloasema, saapumisasema, matkakohde, tulolentoasema, kohdelentokenttä, minne matkustat, saapumispaikka, pääteasema, määränpääasema, jäämispaikka, määräsatama, kohdekaupunki
email: sähköpostin, meili, sähköpostiosoitteen, sposti
phone: kännykkä
website: kotisivut, verkkosivusto, www-sivut, verkko-osoite, verkkosivut, internetosoite
username: nimimerkin, käyttäjätunnuksen, tunnus kirjautuminen
gender: sukupuolen
language: puhuttu kieli, opetuskieli, palvelukieli, toivottu kieli
currency: valuuttakoodi, rahayksikkö
method: maksun tapa, suoritustapa maksu, maksuvälineen, maksukeino, maksutavan
frequency: maksuerien väli, kuinka usein, maksuajankohta, laskutusrytmi, laskutustiheys, maksueriä vuodessa, tyhjennysväli, jätteen tyhjennysväli, noutoväli, maksetaan joka, maksukerrat
date: lainauspäivä, milloin, ajankohta, koska, minä päivänä, minkä päivän, tyhjennyspäivä, lukupäivämäärä, arvopäivä, matkapäivä, käyntipäivä
start: käyttöönottopäivä, otettu käyttöön, alkanut, alkamispvm, aloitettu, aloitus, astuu voimaan, tulee voimaan, sisäänmuutto, sisäänmuuttopäivä, muuttopvm, omistettu alkaen, hallinnan luovutus, aloittamispäivä, hallintaoikeus alkaa, ottanut vastaan, hallinta alkaa, alkamisajankohta, saantopäivä, omistettu lähtien, tuki alkaa, oikeus alkaen, ensimmäinen sairauspäivä, vaikuttaa alkaen, omistusaika alkaa, lähtien, hoitosuhde alkaa, opinnot aloitettu, hallintaoikeuden siirtyminen
until: voimassa pvm asti, loppumispäivä, päättymispvm, poismuutto, poismuuttopäivä, kelpoisuus, kelpaa, kelpaa asti, kelpoisuusaika, poistettu, sitoutunut saakka, määräaikainen saakka, sitoumus päättyy, parasta ennen, loppumisaika, vanhentuu, saakka, viimeinen päivä, tuki päättyy, sopimuksen loppu, viimeinen työpäivä, korkosidonta päättyy, luvan päättymispäivä, loppupvm, päättymisajankohta, loppu pvm, vanhenevat, vanhentuvat, raukeaa, päättyvät, päättyminen, päättymisen
joined: asiakas vuodesta, jäsenyys alkoi, liittymispvm, rekisteröitynyt, jäseneksi liittynyt, asiakkuus alkoi, asiakkaana vuodesta, lainaaja vuodesta
renewal: uusiutumispäivä, uudistuu, jatkuu automaattisesti, seuraava laskutus, seuraava laskutuspäivä, jatkuminen, seuraava veloituspäivä, uusittava, maksukausi alkaa, koronmääräytymispäivä, korontarkistuspäivä, seuraava korontarkistus, uudistetaan, seuraava uudistus, automaattinen uusiutuminen
issued: päätöspäivä, päätöksen päivämäärä, antopvm, todistuksen päiväys, laadittu, otteen päivämäärä, myöntämispvm, laskutuspäivä, päätöksen antopäivä, laatimispäivä, asiakirjan päivämäärä, laskun pvm
cancelledOn: peruutettu, peruttu, päätetty, eronnut, poistettu rekisteristä, irtisanomispvm, irtisanoutunut, purettu, irtisanottu päättymään, kuoletettu, keskeytetty, estetty, lakkautettu, irtisanoutumispäivä
lastVisit: viimeksi käynyt, viimeisin vierailu, viimeisin treeni
created: tilauspäivä, tilattu, varauspäivä, vastaanotettu, saapumispäivä hakemus, vireilletulo, vireilletulopäivä, hakupäivä, tapahtumapäivä, kirjattu, ilmoittautumispäivä, jätetty, lähetetty hakemus, avattu, varattu pvm, tilauspvm, ilmoitettu, vireille tullut, ilmoituspäivä, kauppapäivä, tapahtuma-aika, hakemus saapunut, hakemus lähetetty, vahinkopäivä, ilmoitus tehty, varattu päivä, tilauspäivämäärä, anomuspäivä
updated: muutettu, muutospäivä, päivityspäivä, viimeisin päivitys, vaihdettu
birth: syntymäpvm, synt, syntymävuosi
departure: lähtöpvm, menomatka, lähtökellonaika, lähdöt
arrival: saapunut, saapunut noutopisteeseen, saapumispvm, perillä, paluu, tuloaika, saapui, paluulento, perille, saapumisajankohta, paluumatka
graduation: valmistunut, suoritettu, suorituspäivä, suorituspvm, hyväksytty pvm
time: kellon aika, aukioloaika, aukioloajat, kokoontumisaika, ovet avataan
period: mittausjakso, verovuosi, laskutusjakson, ajalta, voimassaoloaika, vakuutuskauden, ansaintajakso, työssäoloaika, tarkastelujakso, aikaväli, lomavuosi, sairausaika, etuusjakso, tilikausi, tukikausi, takuujakso, vuokrakausi, palkkakausi, palkanmaksukausi, kulutusjakso, maksukausi, päätösjakso, jäsenkausi, verokausi, leasingkausi, korvauskausi
duration: vuokra-ajan pituus, sopimuskauden, kestää, laina-aika, takuuaika, takuu, koeaika, matka-aika, sopimusaika, määräaikaisuus, vähimmäissopimusaika, kuinka kauan, miten kauan, omavastuuaika, koronsitoutuma, sidonta-aika, karenssi, kuinka pitkä
age: eläkeikä, ikäraja
money: summan, arvon, rahamäärä, summa eur, kauppahinta, korvaussumma, kuinka paljon, paljonko, tullausarvo, tuen määrä, korvaussumman
capital: rahoitusvastike, osakepääoma, osakepääoman, osuuspääoma
total: yhteensä eur, kokonaishinta, kokonaiskustannus, maksut yhteensä, yhteensä euroa, kaikki yhteensä, laskun määrä, yhteismäärä, yhteissumma, maksettava eur, yht, kokonaisarvo
balance: käytettävissä oleva saldo, eläkesäästö, säästöjen arvo, varat yhteensä, saldon, käteinen, käteisvarat, rahavarat, kokonaisarvo, sijoitusten arvo, säästösumma, salkun arvo
outstanding: avoimet maksut, maksamattomat, saldo maksettavaa, jäljellä oleva, jäljellä oleva määrä, maksamatta olevat, velan määrä, erääntyneet, velkaa, velkaosuus, jäljellä oleva laina, velkasaldo, velkaosuuden, lainaosuus, rästit, rästi, maksamaton, erääntynyt saldo, maksettavana, vastikerästit
fee: vastike, yhtiövastike, hoitovastike, rahoitusvastike, pääomavastike, vesimaksu, maksut yhteensä, avoimet maksut, käyttömaksu, tilinhoitomaksu, osallistumismaksu, toimistomaksu, liittymismaksu, kurssimaksu, laskutuslisä, palkkio maksu, tilausmaksu, avausmaksu, toimituskulut, järjestelypalkkio, kuukausihinta, lukukausimaksu, käsittelymaksu, vuosittainen maksu, varausmaksu, asiakasmaksu, poliklinikkamaksu, käyntimaksu, päivämaksu, kausimaksu, kk-maksu, lunastusmaksu, pysäköintimaksu, saunamaksu, autopaikkamaksu, perusmaksun, jäsenmaksun, vastikkeet, vastikkeen, kaupankäyntipalkkio, kaupankäyntikulu, välityspalkkio, palkkiot, toimituspalkkio, avaamismaksu, käyttömaksut, varhaiskasvatusmaksu, päivähoitomaksu, hallinnointipalkkio, tontinvuokra maksu, jätemaksu, vuosijäsenmaksu, kulut, tarkistusmaksu, katumaksu, aloitusmaksu, hakemusmaksu, siirtomaksu, energiamaksu, verkkomaksu, verkkopalvelumaksu, kuukausimaksun, lisämaksu
price: hinnat, kauppahinta, ostohinta, myyntihinta, kustannukset, velaton hinta, hankintahinta, kokonaishinta, hinta eur, kilowattituntihinta, rahti, postikulut, hankinta-arvo, ostokurssi, huonehinta, neliöhinta, neliövuokra hinta, kilohinta
premium: vakuutusmaksun, vuosimaksu vakuutus, vakuutusmaksut, kausimaksu vakuutus
pay: tuntipalkka, peruspalkka, tehtäväkohtainen palkka, kokonaispalkka, palkat, kiinteä palkka, vuosipalkka, aikapalkka
income: ansiotulo, ansiotulot, vuositulot, tulojen, bruttotulot, pääomatulot, palkkatulot, pääomatulo, nettotulot, tuloraja, päiväraha, päivärahan, osinko, osingot, sairauspäiväraha, opintoraha, opintotuki, asumistuki, lapsilisä, työttömyysetuus, vanhempainpäiväraha, toimeentulotuki, etuuden määrä, etuus, työmarkkinatuki, elatustuki, apuraha, kotihoidon tuki, asumislisä, lapsikorotus, hoitoraha, eläketuki
rent: kuukausivuokra, pääomavuokra, hoitovuokra
tax: veron määrä, alv-osuus, kunnallisvero, ajoneuvovero, kiinteistövero, jäännösvero, ennakkovero, veroprosentti, verojen määrä, perusvero, varainsiirtovero, kirkollisvero, perintövero, yle-vero, lisävero, energiavero, tulli, autovero, sähkövero, tuontivero, ennakonpidätyksen, lahjavero, varainsiirtoveron
discount: alennuskoodi, alennusprosentti, hinnanalennus, sisaralennus, opiskelija-alennus
deposit: vuokravakuus, vakuus, vuokratakuu, pantti, ennakkomaksu, takuumaksu, vakuuden määrä, varausmaksu, ennakko, vuokraennakko, omarahoitusosuus, aloituspääoma, rahastointi
limit: luottorajan, enimmäismäärä, nostoraja, päiväraja, luottolimiitti, tuloraja, vapaa tulo, vuosituloraja, maksukatto, matkakatto, lääkekatto, enimmäistulo, käteisnostoraja
coverage: vakuutusmäärän, korvausraja, enimmäiskorvaus, vakuutuksen sisältö, korvauksen enimmäismäärä
deductible: omavastuu vahingossa, omavastuu eur
refund: palautettava, palautetaan, veronpalautuksen, palautuksen määrä, korvaus, korvauksen määrä, kela-korvaus, hyvityksen, takaisinmaksu
fine: pysäköintivirhemaksu, rikesakko, tarkastusmaksu, myöhästymismaksut, valvontamaksu, viivästymismaksu
holdings: osakemäärä, omistusten määrä, osuuksien määrä, osakkeiden määrä, rahasto-osuudet
interest: nimelliskorko, viitekorko, marginaali, vuosikorko, kokonaiskorko, korkokanta, efektiivinen korko, talletuskorko, korkomarginaali, tuotto, tuottoprosentti, arvonkehitys, arvonmuutos
percent: veroprosentti, osa-aikaprosentti, prosenttiosuus, omistusprosentti, lisäprosentti, pidätysprosentti, prosentit, työkyvyttömyysaste, kokoaikaisuus, luototusaste, ennakonpidätysprosentti, työaikaprosentti
points: bonuspisteiden, pistemäärä, kertyneet pisteet, etupisteet, pisteitä, pisteiden
usage: kulutettu, käytetty, energiankulutus, vedenkulutus, kulutuksen, lämmönkulutus, sähkönkulutus, käytetyt, käyttömäärä
data: mobiilidata, datapaketti, datan
power: pääsulakekoko, sulakekoko, tehon, nettoteho
area: pinta-alan, kokonaispinta-ala, huoneistoala, asuinala, kerrosala, maapinta-ala, hehtaaria, neliömetrit, maa-ala, kokonaisala
reading: lukemat, luettu, lukupäivä, lukeman, luenta, mittarilukeman
quantity: jäljellä oleva määrä, henkilömäärä, kappaleet, lukumäärän, pakkauskoko, matkustajien määrä, vieraiden määrä, henkilöiden määrä, pakkausten määrä, määrä yhteensä, kollien määrä, osallistujamäärä, montako, kuinka monta, uusintojen määrä, istumapaikkojen määrä, uusimiskerrat, tukikuukaudet, ruokakunnan koko, talouden koko, henkilöluku
visits: käyntien määrä, käyntimäärä, käyntejä
grade: arvosanan, arvolause, loppuarvosana, koulunumero
credits: opintopistemäärä, op laajuus, suoritetut opintopisteet, laajuus opintopisteinä, opintopistettä, suoritetut op, laajuus op
due: viimeistään, palautettava, palautuspäivä, eräpvm, viimeinen noutopäivä, viimeinen maksupäivä, ilmoittaudu viimeistään, oikaisuvaatimusaika, noutoaika päättyy, laina-aika päättyy, vastattava viimeistään, ilmoittautumisaika päättyy, säilytysaika, viimeinen hakupäivä, viimeinen ilmoittautumispäivä, peruuta viimeistään, takaisinmaksupäivä, mihin mennessä, hakuaika, hae viimeistään, viimeinen jättöpäivä, toimitettava viimeistään, muutoksenhakuaika, valitusaika, eräpäivän, maksettava, maksettava mennessä, palauta viimeistään, ilmoitettava viimeistään, vastaa viimeistään
paid: maksupäivä toteutunut, suoritettu maksu, suoritettu määrä, maksut suoritettu
pending: käsittelyssä, odottaa, vahvistamaton, katevaraus
overdue: myöhässä olevat, erääntyneet
available: vapaa, nostettavissa, jäljellä nyt, tukikuukausia jäljellä, toimitettavissa, käyttämättä, jäljellä kpl
current: voimassaoleva, tällä hetkellä, nykyiset
next: seuraavan kerran, ensi, seuraavaksi, seuraava erä
last: viime, viimeisen, viimeisimmän, edellisen
former: entisen, aikaisempi, edellinen omistaja
upcoming: tulevat, suunnitellut
first: käyttöönottopäivä, ensirekisteröinti, ensirekisteröintipäivä, ensimmäinen rekisteröinti, käyttöönotto, ensirekisteröity, ensirekisteröinnin, otettu käyttöön
gross: bruttotulo, bruttoansio, ennen veroja, bruttona, ennen vähennyksiä, ennen verotusta
net: maksettu tilille, nettoansio, palkka tilille, käteen, maksettava palkka, verojen jälkeen, nettona, vähennysten jälkeen, käteen verojen jälkeen
minimum: vähimmäismäärä, pienin, alin, aikaisin, varhaisin, pienimmillään
maximum: suurin, enimmäisraja, maksimimäärä, ylin
original: alun perin
monthly: kuukausittainen, kuukauden, eur kk
yearly: vuotuinen, per vuosi, vuoden, vuotta kohti
weekly: viikoittainen, viikon, per viikko
daily: päivässä, per päivä, päivittäinen, päiväraha, päivärahan, päiväkohtainen
work: käyntiosoite, työpaikan
billing: laskutusosoitteen, verkkolaskuosoite
shipping: toimitusosoitteen
emergency: lähiomainen, hätäyhteyshenkilö, lähin omainen, hätätapauksessa, omainen, lähiomaisen, omaisen, ice-yhteystieto
mailing: postitusosoite, postiosoite
`;
