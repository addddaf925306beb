import type { StateWords } from './state-kinds.ts';

/** Languages of the Baltic, of the south-east of Europe, of Catalonia and of Iceland. */
export const STATE_WORDS_EUROPE: Readonly<Record<string, StateWords>> = {
  lithuanian: {
    'in force':
      'aktyvus, aktyvi, aktyvu, galioja, galiojantis, galiojanti, galiojantys, įsigaliojęs, veikiantis, apdraustas, apdrausta, registruotas, registruota, studijuoja, praktikuojantis, praktikuojanti, įregistruotas, įregistruota, dirba, įjungta, prijungtas, veikianti',
    paid: 'apmokėta, apmokėtas, sumokėta, sumokėtas',
    granted: 'patvirtinta, patvirtintas, suteikta, suteiktas, priimta, priimtas',
    established: 'patikrinta, patikrintas, patikrinta ir patvirtinta',
    'no longer':
      'neaktyvus, neaktyvi, negalioja, nebegalioja, negaliojantis, negaliojanti, pasibaigęs, pasibaigusi, baigėsi galiojimas, galiojimas baigėsi, atšaukta, atšauktas, atšaukti, anuliuota, anuliuotas, nutraukta, nutrauktas, sustabdyta, sustabdytas, sustabdyti, panaikinta, panaikintas, uždaryta, uždarytas, užblokuota, užblokuotas, išregistruota, išregistruotas, likviduota, likviduotas, bankrutuojantis, blokuota, išbrauktas',
    unpaid: 'neapmokėta, neapmokėtas, nesumokėta, nesumokėtas, pradelsta, vėluojama apmokėti',
    refused: 'atmesta, atmestas, nepatvirtinta, nepatvirtintas, nesuteikta, nepavyko',
    'still open':
      'laukiama, laukiantis, laukianti, vykdoma, vykdomas, apdorojama, apdorojamas, nagrinėjama, nagrinėjamas, svarstoma, juodraštis, nežinoma, laukiama apmokėjimo, laukiama patvirtinimo, pateiktas prašymas, ruošiama, pateikta, vykdoma patikra',
  },
  latvian: {
    'in force':
      'aktīvs, aktīva, aktīvi, spēkā, ir spēkā, spēkā esošs, spēkā esoša, derīgs, derīga, derīgi, apdrošināts, apdrošināta, reģistrēts, reģistrēta, studē, strādā, pieslēgts, aktuāls, nodarbināts',
    paid: 'apmaksāts, apmaksāta, samaksāts, samaksāta',
    granted: 'apstiprināts, apstiprināta, piešķirts, piešķirta, pieņemts, pieņemta',
    established: 'pārbaudīts, pārbaudīta, verificēts, verificēta',
    'no longer':
      'neaktīvs, neaktīva, nav aktīvs, nav aktīva, nav spēkā, vairs nav spēkā, zaudējis spēku, zaudējusi spēku, nederīgs, nederīga, beidzies, beigusies, beidzies derīguma termiņš, atcelts, atcelta, anulēts, anulēta, izbeigts, izbeigta, pārtraukts, pārtraukta, apturēts, apturēta, bloķēts, bloķēta, slēgts, slēgta, izslēgts, izslēgta, likvidēts, likvidēta',
    unpaid: 'neapmaksāts, neapmaksāta, nesamaksāts, nesamaksāta, nav apmaksāts, nav samaksāts, kavēts, kavēta',
    refused: 'noraidīts, noraidīta, atteikts, atteikta, neizdevās, nav apstiprināts, nav apstiprināta',
    'still open':
      'gaida, gaida apmaksu, gaida apstiprinājumu, apstrādē, tiek apstrādāts, tiek izskatīts, izskatīšanā, procesā, melnraksts, nezināms, iesniegts izskatīšanai, sagatavošanā, iesniegts',
  },
  estonian: {
    'in force':
      'aktiivne, aktiivsed, kehtiv, kehtib, kehtivad, jõus, on jõus, kindlustatud, registreeritud, registrisse kantud, õpib, töötab, ühendatud, toimiv',
    paid: 'makstud, tasutud, ära makstud',
    granted: 'kinnitatud, heaks kiidetud, rahuldatud, heakskiidetud, vastu võetud',
    established: 'tuvastatud, kontrollitud, tõendatud',
    'no longer':
      'mitteaktiivne, passiivne, kehtetu, ei kehti, ei ole kehtiv, kehtivuse kaotanud, aegunud, lõppenud, lõpetatud, tühistatud, peatatud, blokeeritud, suletud, katkestatud, eksmatrikuleeritud, kustutatud, registrist kustutatud, ei ole aktiivne, pankrotis, likvideerimisel',
    unpaid: 'tasumata, maksmata, võlgnevuses, tähtaja ületanud',
    refused: 'tagasi lükatud, keeldutud, ebaõnnestunud, rahuldamata, kinnitamata',
    'still open':
      'ootel, töötlemisel, menetluses, menetlemisel, kinnitamisel, ootab kinnitust, ootab makset, ootab tasumist, mustand, teadmata, esitatud läbivaatamiseks, pooleli, esitatud',
  },
  slovenian: {
    'in force':
      'aktivno, aktiven, velja, veljaven, veljavna, veljavno, v veljavi, zavarovan, zavarovana, registriran, registrirana, vpisan, vpisana, zaposlen, zaposlena, priključen, urejeno, redni študent',
    paid: 'plačano, plačan, plačana, poravnano, poravnan, poravnana',
    granted: 'odobreno, odobren, odobrena, sprejeto, sprejet, sprejeta',
    established: 'potrjeno, potrjen, potrjena, preverjeno, preverjen, preverjena',
    'no longer':
      'neaktiven, neaktivna, neaktivno, ni aktiven, ni aktivna, ni aktivno, neveljaven, neveljavna, neveljavno, ni veljaven, ni veljavna, ni veljavno, ne velja, ne velja več, potekel, potekla, poteklo, preklican, preklicana, preklicano, odpovedan, odpovedana, odpovedano, razveljavljen, razveljavljena, prekinjen, prekinjena, prekinjeno, ukinjen, ukinjena, ukinjeno, začasno odvzet, zaprt, zaprta, zaprto, blokiran, blokirana, izpisan, izpisana, izbrisan, izbrisana, v stečaju, v likvidaciji, v mirovanju, prenehalo, prenehal, prenehala, mirovanje, začasno ustavljeno, začasno ukinjeno, blokirano',
    unpaid: 'neplačano, neplačan, neplačana, ni plačano, neporavnano, zapadlo, v zamudi',
    refused: 'zavrnjeno, zavrnjen, zavrnjena, neuspešno, ni odobreno, nepotrjeno',
    'still open':
      'v čakanju, čaka, čaka na plačilo, čaka na odobritev, v obdelavi, v obravnavi, v postopku, v teku, osnutek, neznano, oddana vloga, v pripravi',
  },
  serbian: {
    'in force':
      'важећи, важећа, важеће, важи, на снази, осигуран, осигурана, уписан, уписана, регистрован, регистрована, registrovan, registrovana, osiguran, osigurana, активан',
    paid: 'плаћено, плаћен, плаћена, уплаћено, исплаћено, измирено, izmireno, izmiren, izmirena',
    granted: 'одобрено, одобрен, одобрена, прихваћено, прихваћен, прихваћена',
    established: 'потврђено, потврђен, потврђена, проверено, верификовано, verifikovano, verifikovan',
    'no longer':
      'неактиван, неактивна, неактивно, није активан, није активна, неважећи, неважећа, неважеће, не важи, ne važi, истекао, истекла, истекло, раскинут, раскинута, раскинуто, укинут, укинута, поништен, поништена, поништено, суспендован, суспендована, обустављен, обустављена, затворен, затворена, блокиран, блокирана, исписан, исписана, брисан из регистра, престао да важи, престала да важи, prestao da važi, prestala da važi, сторниран, сторнирано, у стечају, у ликвидацији, угашен, угашена, ugašen, ugašena, obrisan iz registra, обрисан из регистра',
    unpaid: 'неплаћено, није плаћено, неизмирено, neizmireno, доспело, dospelo, у кашњењу, у доцњи, u docnji',
    refused: 'одбијено, одбијен, одбијена, неуспешно, neuspešno, није одобрено, nije odobreno',
    'still open':
      'на чекању, чека се, у обради, у току, у поступку, чека одобрење, нацрт, непознато, привремено, у припреми, u pripremi, на разматрању, na razmatranju',
  },
  macedonian: {
    'in force':
      'важечки, важечка, важечко, важи, на сила, осигурен, осигурена, запишан, запишана, регистриран, регистрирана',
    paid: 'платено, платен, платена, уплатено, подмирено',
    granted: 'одобрено, одобрен, одобрена, прифатено, прифатен, прифатена',
    established: 'потврдено, потврден, потврдена, проверено, верификувано',
    'no longer':
      'неактивен, неактивна, неактивно, неважечки, неважечка, не важи, истечен, истечена, истечено, истекол, истекла, откажан, откажана, откажано, раскинат, раскината, укинат, укината, поништен, поништена, поништено, суспендиран, суспендирана, прекинат, прекината, затворен, затворена, блокиран, блокирана, престанат, избришан, избришана, во стечај, во ликвидација',
    unpaid: 'неплатено, неплатен, неплатена, не е платено, задоцнето, доспеано',
    refused: 'одбиено, одбиен, одбиена, неуспешно, не е одобрено',
    'still open':
      'на чекање, се чека, во обработка, во тек, во постапка, чека одобрување, чека плаќање, нацрт, непознато, привремено, во подготовка',
  },
  albanian: {
    'in force':
      'aktive, i vlefshëm, e vlefshme, në fuqi, i regjistruar, e regjistruar, i siguruar, e siguruar, është në fuqi, është aktiv, është aktive',
    paid: 'e paguar, i paguar, paguar, u pagua, e shlyer, i shlyer',
    granted: 'miratuar, i miratuar, e miratuar, i pranuar, e pranuar, u miratua',
    established: 'i verifikuar, e verifikuar, verifikuar, i konfirmuar, e konfirmuar, konfirmuar',
    'no longer':
      'joaktiv, joaktive, jo aktiv, jo aktive, i pavlefshëm, e pavlefshme, i skaduar, e skaduar, skaduar, ka skaduar, i anuluar, e anuluar, anuluar, i pezulluar, e pezulluar, pezulluar, i ndërprerë, e ndërprerë, i mbyllur, e mbyllur, mbyllur, i bllokuar, e bllokuar, bllokuar, i përfunduar, e përfunduar, i revokuar, e revokuar, çregjistruar, i çregjistruar, e çregjistruar, jashtë fuqisë',
    unpaid: 'e papaguar, i papaguar, papaguar, me vonesë, në vonesë, pa paguar',
    refused: 'i refuzuar, e refuzuar, refuzuar, dështoi, i papranuar, i pamiratuar, e pamiratuar',
    'still open':
      'në pritje, në proces, në shqyrtim, në përpunim, në pritje të miratimit, në pritje të pagesës, i panjohur, e panjohur',
  },
  catalan: {
    'in force':
      'actiu, vigent, en vigència, vàlid, vàlida, d’alta, donat d’alta, donada d’alta, matriculat, matriculada, assegurat, assegurada',
    paid: 'pagat, pagada, cobrat, cobrada, liquidat, liquidada',
    granted: 'aprovat, aprovada, acceptat, acceptada, concedit, concedida, admès, admesa',
    established: 'verificat, verificada, confirmat, confirmada, validat, validada',
    'no longer':
      'inactiu, no actiu, no vigent, no vàlid, no vàlida, invàlid, caducat, caducada, vençut, vençuda, cancel·lat, cancel·lada, anul·lat, anul·lada, donat de baixa, donada de baixa, de baixa, suspès, suspesa, tancat, tancada, bloquejat, bloquejada, finalitzat, finalitzada, rescindit, rescindida, extingit, extingida, revocat, revocada',
    unpaid: 'impagat, no pagat, no pagada, pendent de pagament, endarrerit, endarrerida',
    refused: 'rebutjat, rebutjada, denegat, denegada, no aprovat, no aprovada, fallit, fallida',
    'still open':
      'pendent, en tràmit, en procés, en curs de tramitació, en revisió, en espera, esborrany, desconegut, desconeguda, sol·licitat, sol·licitada, pendent d’aprovació',
  },
  icelandic: {
    'in force': 'virkur, virk, virkt, gildur, gild, í gildi, er í gildi, skráður, skráð, tryggður, tryggð, gildir',
    paid: 'greitt, greidd, greiddur, að fullu greitt, uppgert',
    granted: 'samþykkt, samþykktur, veitt, veittur',
    established: 'staðfest, staðfestur, sannreynt, auðkenndur',
    'no longer':
      'óvirkur, óvirk, óvirkt, útrunninn, útrunnin, útrunnið, runnið út, fallinn úr gildi, fallin úr gildi, fallið úr gildi, ekki í gildi, ógildur, ógild, ógilt, sagt upp, uppsagt, afturkallað, afturkölluð, afturkallaður, lokað, lokaður, lokuð, læstur, læst, lokið, hætt, hættur, afskráður, afskráð, niðurfellt, niðurfelld, gjaldþrota',
    unpaid: 'ógreitt, ógreidd, ógreiddur, í vanskilum, gjaldfallið, gjaldfallin',
    refused: 'hafnað, synjað, mistókst, ekki samþykkt, óstaðfest, óstaðfestur',
    'still open':
      'í bið, bíður, bíður samþykkis, bíður greiðslu, í vinnslu, í skoðun, til skoðunar, drög, óþekkt, í undirbúningi, umsókn móttekin, beiðni móttekin',
  },
};
