import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Romanian. */
export const romanianRecords: Forms = {
  colour: 'culoare, culoarea, culoarea vehiculului, culoarea caroseriei',
  fuel: 'carburant, carburantul, combustibil, combustibilul, tip combustibil, tipul combustibilului, sursa de energie, combustibil sau sursă de energie, cu ce merge',
  make: 'marcă, marca, producător, producătorul, fabricant, constructor, fabricantul',
  model: 'model, modelul, denumire comercială, denumirea comercială, tip variantă',
  body: 'caroserie, caroseria, tip caroserie, tipul caroseriei',
  engine: 'motor, motorul, motorului, serie motor',
  engineSize: 'cilindree, cilindreea, capacitate cilindrică, capacitatea cilindrică, cm3',
  weight:
    'greutate, greutatea, masă, masa, masa proprie, masa vehiculului, greutate brută, greutate netă, masa totală, masa la gol, cântărește',
  mileage: 'kilometraj, kilometrajul, km parcurși, rulaj, kilometri, odometru, citire odometru, kilometri parcurși',
  emissions:
    'emisii, emisii co2, norma de poluare, normă de poluare, clasa de poluare, clasă de emisii, norma euro, emisiile',
  manufactured:
    'an fabricație, anul fabricației, an de fabricație, anul de fabricație, anul construirii, anul construcției, an construcție',
  use: 'utilizare, utilizarea, categoria de folosință, destinație imobil, destinația imobilului, scop utilizare, categorie de folosință, folosință',
  inspection:
    'inspecție, inspecția, inspecție tehnică, inspecția tehnică periodică, itp, verificare, verificarea, controlul, revizie, revizia, examinare, verificare tehnică, verificare periodică, data expirării itp, expirare itp, valabilitate itp',
  inspector:
    'inspector, inspectorul, inspector tehnic, examinator, examinatorul, verificat de, verificator, inspectat de',
  station: 'stație itp, stația itp, stație de inspecție, service auto, atelier, stația de inspecție tehnică',
  result:
    'rezultat, rezultatul, rezultate, concluzie, concluzia, concluzii, verdict, rezultat final, decizie, admis respins, rezultatul inspecției',
  defect: 'defecte, defecțiuni, defectele, deficiențe, deficiențe constatate, neconformități, defect',
  restriction:
    'restricții, restricție, limitări, restricțiile, condiții de utilizare, mențiuni și restricții, interdicții',
  carrier:
    'curier, curierul, transportator, transportatorul, firmă de curierat, companie aeriană, compania aeriană, operat de, livrat de',
  pickup:
    'ridicare, ridicarea, punct de ridicare, punctul de ridicare, loc de ridicare, locul de ridicare, ridicare de la, easybox, locker, punct de livrare, de unde se ridică, oficiu poștal, preluare din',
  contents: 'conținut, conținutul, conține, conținut colet, marfă, descrierea mărfii, continutul coletului',
  note: 'notă livrare, observații, observația, mențiuni, mențiune, comentarii, comentariu, instrucțiuni, instrucțiuni de livrare, remarci, notițe, mesaj',
  expected:
    'estimat, estimată, estimare, data estimată, livrare estimată, preconizat, așteptat, prevăzut, sosire estimată, data estimată a livrării',
  shipped:
    'expediat, expediat la, expediată la, data expedierii, expedierii, predat la, predat curierului, trimis la, data predării, data trimiterii, data ridicării, preluat la',
  cashOnDelivery: 'ramburs, rambursul, plata ramburs, sumă ramburs, plată la livrare, contravaloare ramburs',
  code: 'cod acces, cod de acces, cod de ridicare, cod ridicare, cod de deschidere, cod de verificare, cod verificare, cod de securitate, cod pin, pinul, codul de retur, cod de control, cod deschidere, cod interfon',
  barcode: 'cod de bare, codul de bare, cod ean',
  article: 'articol, articolul, cod articol, cod produs, codul produsului, cod piesă, număr articol, reper',
  diagnosis:
    'diagnostic, diagnosticul, diagnostic principal, cod diagnostic, diagnostic prezumtiv, cod icd, motivul consultației, indicație',
  disease: 'boală, boala, afecțiune, afecțiunea, boala țintă, maladie, patologie, boala prevenită',
  medicine:
    'medicament, medicamentul, medicamente, medicamentele, medicația, medicație, denumire comercială medicament, preparat, produs medicamentos, denumirea medicamentului, tratament, tratamentul',
  ingredient:
    'substanță activă, substanța activă, principiu activ, denumire comună internațională, denumirea comună internațională, dci',
  dosage:
    'posologie, dozaj, mod de administrare, modul de administrare, administrare, d s, mod de utilizare, doza zilnică, cum se ia, cum se administrează',
  dose: 'doză, doza, numărul dozei, nr doză, doze, rapel',
  batch: 'lot, lotul, număr lot, nr lot, numărul lotului, serie lot, lot nr',
  pharmacy: 'farmacie, farmacia, farmaciei, eliberat de farmacia',
  pharmacist: 'farmacist, farmacistul, farmacistă',
  sample: 'probă, proba, tip probă, material recoltat, produs biologic, specimen',
  sampled:
    'recoltat, recoltat la, data recoltării, recoltare, data și ora recoltării, data recoltare, prelevat, data prelevării',
  bodyHeight: 'înălțime, înălțimea',
  copayment:
    'coplată, contribuție personală, contribuția personală, contribuție asigurat, plătit de pacient, suma suportată de pacient',
  chip: 'microcip, număr microcip, cod microcip, nr microcip, microchip, transponder, număr cip',
  species: 'specie, specia, animalul, felul animalului',
  breed: 'rasă, rasa, rasa animalului',
  blood: 'grupa sanguină, grupă sanguină, grupa de sânge, grup sanguin',
  father:
    'tată, tata, tatăl, tatălui, numele tatălui, prenumele tatălui, inițiala tatălui, inițiala prenumelui tatălui',
  mother: 'mamă, mama, mamei, numele mamei, prenumele mamei',
  spouse:
    'soț, soțul, soție, soția, soțului, soției, soț soție, numele soțului, numele soției, partener, căsătorit cu, căsătorită cu',
  guarantor: 'garant, girant, garantul, fideiusor, codebitor, fidejusor',
  householder: 'cap de familie, capul familiei, capul gospodăriei, cap de gospodărie, capul de familie',
  relation:
    'grad de rudenie, gradul de rudenie, rudenie, relație, relația, calitatea față de titular, relația cu titularul, legătura de rudenie',
  teacher:
    'profesor, profesorul, profesoară, profesoara, diriginte, dirigintele, diriginta, învățător, învățătoare, instructor, instructorul, antrenor, antrenorul, formator, lector, îndrumător, coordonator, cadru didactic',
  author: 'autor, autorul, autoarea, autori, scris de',
  agent: 'agent de asigurare, broker, brokerul, intermediar, intermediarul, agent imobiliar, vândut de',
  caseworker:
    'funcționar, funcționarul, funcționar responsabil, responsabil, responsabilul, responsabil dosar, întocmit, întocmit de, referent, inspector fiscal, inspector de specialitate, operator ghișeu, consilier juridic, persoana responsabilă, ofițer stare civilă, referent de specialitate, redactat de',
  signatory:
    'semnat de, semnătura, semnătură, semnatarul, validat de, aprobat de, verificat și aprobat de, pentru conformitate, parafat de, medic validator, semnează',
  representative:
    'reprezentant, reprezentantul, reprezentată de, reprezentat de, reprezentant legal, reprezentantul legal, împuternicit, împuternicitul, administrator, administratorul, mandatar',
  chairperson: 'președinte, președintele, președinta, președintele asociației',
  shareholder:
    'asociat, asociatul, asociați, asociați și acționari, acționar, acționarul, acționari, acționariat, asociat unic, asociatul unic, structura acționariatului',
  court:
    'tribunal, tribunalul, judecătorie, judecătoria, instanța, instanță, oficiul registrului comerțului, curtea de apel',
  authority:
    'autoritate, autoritatea, autoritate emitentă, organ emitent, organul fiscal, instituție emitentă, primărie, primăria, organ, organul, anaf, casa de pensii, casa județeană de pensii, spclep, emitent act, eliberată de, eliberat de, inspectorat, poliția, prefectura, ocpi, oficiul de cadastru',
  creditor: 'creditor, creditorul, creditor ipotecar, în favoarea, împrumutător, finanțator, creditor garantat',
  founded:
    'înființat, înființată, data înființării, înființare, înființării, constituită la, data constituirii, fondat, fondată, an înființare, anul înființării, data înmatriculării firmei, data înregistrării',
  signed:
    'semnat la, semnat în data de, data semnării, semnării, încheiat la, încheiat în data de, data contractului, data încheierii contractului, data semnării contractului, semnarea contractului, încheiat azi',
  activity:
    'activitate, activitatea, activitate principală, activitatea principală, obiect de activitate, obiectul de activitate, domeniu de activitate, domeniul de activitate, cod caen, caen, domeniul principal de activitate, ramură',
  brand:
    'nume comercial, marcă comercială, emblemă, emblema, denumire prescurtată, brand, denumirea comercială a firmei',
  purpose:
    'scop, scopul, eliberat pentru, servește la, pentru a servi la, scopul eliberării, îi folosește la, necesar pentru, eliberată spre a servi la, folosește la',
  reason: 'motiv, motivul, motive, motivare, cauză, cauza, temei, temeiul, temei legal, motivul încetării, de ce',
  plot: 'parcelă, parcela, teren, terenul, număr cadastral, nr cadastral, carte funciară, nr carte funciară, lot de teren, nr topografic, tarla, cf nr, cadastral',
  deed: 'act de proprietate, actul de proprietate, titlu de proprietate, titlul de proprietate, act notarial, act de dobândire, contract de vânzare cumpărare, mod de dobândire, modul de dobândire, temeiul dobândirii',
  share:
    'cotă parte, cota parte, cotă de proprietate, cota de proprietate, cota indiviză, cotă indiviză, părți sociale, parte socială, cota de participare, participație, cotă de participare',
  floor: 'etaj, etajul, nivel etaj, la etajul',
  apartment:
    'apartament, apartamentul, număr apartament, nr apartament, numărul apartamentului, unitate locativă, ap nr',
  rooms: 'camere, număr camere, nr camere, număr de camere, numărul de camere, încăperi',
  valuation:
    'valoare impozabilă, valoarea impozabilă, valoare de piață, valoarea de piață, valoare estimată, valoare de impunere, evaluare, valoarea evaluată',
  turnover: 'cifră de afaceri, cifra de afaceri, cifra de afaceri netă, venituri din vânzări, încasări, vânzări nete',
  fund: 'fond de reparații, fondul de reparații, fond de rulment, fond, fondul, fond de rezervă, fonduri, fond reparații, fond rulment',
  territory:
    'teritoriu, teritoriul, teritorialitate, valabilitate teritorială, acoperire teritorială, unde este valabil, aria de valabilitate, limite teritoriale, țări acoperite',
  supplyPoint:
    'cod loc consum, cod loc de consum, codul locului de consum, nr loc consum, punct de consum, cod pod, punct de măsurare, punct de măsură, cod nlc, nlc, clc, cod de consum, cod punct de măsură',
  distributor:
    'distribuitor, distribuitorul, operator de distribuție, operatorul de distribuție, operator de rețea, operator rețea',
  opening:
    'inițial, inițială, vechi, veche, precedent, precedentă, index vechi, report, anterior, sold inițial, soldul inițial',
  closing: 'final, finală, nou, nouă, index nou, sold final, închidere, actuală, actual, soldul final, sold nou',
  principal:
    'principal rămas, capital rămas, capital restant, credit rămas, sold credit, rest credit, suma principalului, sold principal, principal de rambursat',
  instalment:
    'rată, rata, rata lunară, rată lunară, valoare rată, valoarea ratei, rate lunare, suma ratei, anuitate, rată de plată',
  overpayment:
    'plată în plus, plătit în plus, sold creditor, credit anterior, în favoarea dvs, sumă plătită în plus, surplus, avans existent, supraplată, de restituit',
  lateFee:
    'penalități de întârziere, majorări de întârziere, majorări, majorare de întârziere, dobânzi penalizatoare, dobândă penalizatoare, penalități, penalitate, penalizare, accesorii, dobânzi și penalități, taxă de întârziere',
  deduction:
    'reținere, rețineri, deducere, deducerea, deduceri, deducere personală, total rețineri, rețineri totale, scutire, bonificație, bonificația, scutiri, înlesnire',
  taxBase:
    'bază de calcul, baza de calcul, bază impozabilă, baza impozabilă, venit impozabil, bază de impozitare, baza de impunere, venit bază de calcul, valoare fără tva',
  bonus:
    'sporul, sporuri, primă salarială, bonus, bonusul, indemnizație, tichete de masă, stimulent, adaos, spor de vechime, spor la salariu',
  contribution:
    'contribuție, contribuția, contribuții, contribuții sociale, cass, contribuția la sănătate, contribuția de asigurări sociale, contribuție sănătate, asigurări sociale, contribuție cas, stagiu de cotizare, stagiu realizat, cotizare, contribuții plătite',
  hours:
    'ore, ore lucrate, număr ore, nr ore, total ore, ore pe săptămână, ore suplimentare, durata în ore, ore de curs, program săptămânal, normă întreagă, norma de lucru',
  leave:
    'concediu, concediul, concedii, zile de concediu, concediu de odihnă, concediu rămas, zile concediu, concediu medical, zile co',
  noticePeriod:
    'preaviz, preavizul, perioadă de preaviz, perioada de preaviz, termen de preaviz, termenul de preaviz, durata preavizului',
  branch:
    'sucursală, sucursala, filială, filiala, agenție, agenția, punct de lucru, punctul de lucru, sediu secundar, unitate teritorială',
  channel:
    'canal, canal de comunicare, canalul, notificări, mod de notificare, canal de contact, notificare prin, modalitate de comunicare',
  studyYear: 'an de studii, anul de studii, an de studiu, anul de studiu, clasa, anul curent de studii',
  studyMode:
    'formă de învățământ, forma de învățământ, formă de studii, forma de studii, frecvență învățământ, regim de studii, cu frecvență, învățământ cu frecvență, regim de studiu, formă de finanțare, mod de studiu',
  train: 'tren, trenul, număr tren, nr tren, numărul trenului, rang tren',
  coach: 'vagon, vagonul, număr vagon, nr vagon',
  platform: 'peron, peronul, platformă',
  travelClass: 'clasa de călătorie, clasă de călătorie, clasa a, tip cabină, clasă cabină, cabină',
  checkIn: 'data sosirii, data cazării, check in, prima noapte, sosire la hotel',
  checkOut: 'data plecării, eliberarea camerei, check out, plecare din hotel, ultima noapte',
  nights: 'nopți, număr nopți, nr nopți, număr de nopți, înnoptări, durata șederii, durata sejurului',
  luggage: 'bagaj, bagaje, bagajul, bagaj de mână, bagaj de cală, bagaj inclus, valiză',
  venue:
    'locul desfășurării, loc de desfășurare, locul evenimentului, locul de desfășurare, unde are loc, sala de spectacol, punct de întâlnire, locul de întâlnire',
  organiser: 'organizator, organizatorul, organizat de, organizatori, gazdă',
  training:
    'antrenament, antrenamentul, clasă rezervată, lecție, lecția, ședință, ședința, clasa rezervată, oră de antrenament, instruire',
  borrowed:
    'împrumutate, cărți împrumutate, împrumuturi, împrumuturi curente, cărți la domiciliu, documente împrumutate, titluri împrumutate',
  reserved:
    'rezervate, cărți rezervate, rezervări, rezervări active, titluri rezervate, listă de așteptare, în așteptare la raft',
};
