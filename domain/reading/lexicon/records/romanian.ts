import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Romanian. */
export const romanianRecords: Forms = {
  colour:
    'culoare, culoarea, culoarea vehiculului, culoarea caroseriei, culori, culoare blană, culoarea blănii, vopsea, ce culoare, culoare ochi',
  fuel: 'carburant, carburantul, combustibil, combustibilul, tip combustibil, tipul combustibilului, sursa de energie, combustibil sau sursă de energie, cu ce merge, carburanți, motorizare combustibil, sursă de energie, sursa energiei',
  make: 'marcă, marca, producător, producătorul, fabricant, constructor, fabricantul, mărci, fabrică, fabricat de',
  model:
    'model, modelul, denumire comercială, denumirea comercială, tip variantă, modele, varianta, variantă, versiune, versiunea, tipul comercial',
  body: 'caroserie, caroseria, tip caroserie, tipul caroseriei, caroseriei',
  engine: 'motor, motorul, motorului, serie motor, serie motor nr',
  engineSize:
    'cilindree, cilindreea, capacitate cilindrică, capacitatea cilindrică, cm3, capacitate cilindrică cm3, capacitate motor, cmc, capacitatea motorului',
  weight:
    'greutate, greutatea, masă, masa, masa proprie, masa vehiculului, greutate brută, greutate netă, masa totală, masa la gol, cântărește, greutate corporală, greutate volumetrică, kg brut, tonaj, cât cântărește, masa remorcabilă',
  mileage:
    'kilometraj, kilometrajul, km parcurși, rulaj, kilometri, odometru, citire odometru, kilometri parcurși, km la bord, kilometri la bord, kilometraj citit, odometrul, kilometri înregistrați, rulaj km',
  emissions:
    'emisii, emisii co2, norma de poluare, normă de poluare, clasa de poluare, clasă de emisii, norma euro, emisiile, euro norma, norme de poluare, emisia, clasa energetică, clasă energetică, co2 g km, norma de emisii, noxe',
  manufactured:
    'an fabricație, anul fabricației, an de fabricație, anul de fabricație, anul construirii, anul construcției, an construcție, an model, anul modelului, fabricat în, data fabricației, dată fabricație, data de fabricație, produs în, construit în, an construire, anul fabricării, an fabricare, anul construcției clădirii, anul edificării, data producției',
  use: 'utilizare, utilizarea, categoria de folosință, destinație imobil, destinația imobilului, scop utilizare, categorie de folosință, folosință, destinația, destinație, folosința, mod de folosință, la ce se folosește',
  inspection:
    'inspecție, inspecția, inspecție tehnică, inspecția tehnică periodică, itp, verificare, verificarea, controlul, revizie, revizia, examinare, verificare tehnică, verificare periodică, data expirării itp, expirare itp, valabilitate itp, controale, verificări, inspecții, inspecție periodică, inspecția periodică, control tehnic, revizie tehnică, revizii, revizia periodică, constatare, expertiză, expertiza, examen medical, control periodic, data efectuării itp, vizită tehnică, mentenanță, întreținere tehnică',
  inspector:
    'inspector, inspectorul, inspector tehnic, examinator, examinatorul, verificat de, verificator, inspectat de, inspectori, tehnician, tehnicianul, expert, expertul, evaluator, evaluatorul, agent constatator, agentul constatator, controlor, verificat, efectuat de, control efectuat de, constatat de, examinat de, executat de',
  station:
    'stație itp, stația itp, stație de inspecție, service auto, atelier, stația de inspecție tehnică, stația de inspecție, stație inspecție, service autorizat, service ul, reprezentanță service, autoservice, atelierul, secție de votare, stația tehnică',
  result:
    'rezultat, rezultatul, rezultate, concluzie, concluzia, concluzii, verdict, rezultat final, decizie, admis respins, rezultatul inspecției, rezultatele, rezultatul analizei, rezultatul testului, rezultatul verificării, concluziile, decizia, hotărâre, hotărârea, soluție, soluția, aviz medical, apt sau inapt, admis, aprobat, interpretare, evaluare, constatări, rezultatul evaluării, rezolvare, rezoluție, calificativ final, deciziei, hotărârii, deciziile, data deciziei',
  defect:
    'defecte, defecțiuni, defectele, deficiențe, deficiențe constatate, neconformități, defect, defecțiune, defecțiunea, defectul, vicii, nereguli, deficiență, probleme, problemă, problema, avarie, avarii constatate, daune constatate, defecte constatate, neconformitate',
  restriction:
    'restricții, restricție, limitări, restricțiile, condiții de utilizare, mențiuni și restricții, interdicții, restricțiile medicale, restricții medicale, mențiuni restrictive, sarcini, sarcini și servituți, coduri restricții, excluderi, interdicție, obligații speciale, contraindicații, condiții speciale',
  carrier:
    'curier, curierul, transportator, transportatorul, firmă de curierat, companie aeriană, compania aeriană, operat de, livrat de, curierat, transportatori, operator de transport, companie de transport, companie de zbor, transport prin, livrare prin, operator feroviar',
  pickup:
    'ridicare, ridicarea, punct de ridicare, punctul de ridicare, loc de ridicare, locul de ridicare, ridicare de la, easybox, locker, punct de livrare, de unde se ridică, oficiu poștal, preluare din, ridicare personală, locul ridicării, oficiul poștal, pick up point, punct pick up, ridici de la, unde ridic coletul, cutie poștală automată, punct fix',
  contents:
    'conținut, conținutul, conține, conținut colet, marfă, descrierea mărfii, continutul coletului, descrierea conținutului, marfa transportată, natura mărfii, bunuri, ce conține, conținut declarat',
  note: 'notă livrare, observații, observația, mențiuni, mențiune, comentarii, comentariu, instrucțiuni, instrucțiuni de livrare, remarci, notițe, mesaj, mențiuni speciale, observații suplimentare, informații suplimentare, alte mențiuni, notă, note explicative, remarcă, cerințe speciale, solicitări speciale, preferințe, detalii suplimentare, comentariul, alte observații, recomandări, recomandare',
  expected:
    'estimat, estimată, estimare, data estimată, livrare estimată, preconizat, așteptat, prevăzut, sosire estimată, data estimată a livrării, livrare preconizată, data preconizată, termen de livrare, termenul de livrare, interval de livrare, prevăzută, așteptată, ajunge până la, planificat, planificată, estimativ, când ajunge coletul',
  shipped:
    'expediat, expediat la, expediată la, data expedierii, expedierii, predat la, predat curierului, trimis la, data predării, data trimiterii, data ridicării, preluat la, expediată, predat spre expediere, data prezentării, data depunerii coletului, trimis, trimisă, data preluării, preluat de curier la, data trimitere, dată expediere, ridicat de la expeditor, prezentat la',
  cashOnDelivery:
    'ramburs, rambursul, plata ramburs, sumă ramburs, plată la livrare, contravaloare ramburs, plata la livrare, rambursuri, plată cash la curier, ramburs lei, încasare la livrare',
  code: 'cod acces, cod de acces, cod de ridicare, cod ridicare, cod de deschidere, cod de verificare, cod verificare, cod de securitate, cod pin, pinul, codul de retur, cod de control, cod deschidere, cod interfon, codul de acces, codul de ridicare, puk, cod de activare, codul de activare, cod autorizare, cod de autorizare, codul de verificare, cod sms, cod otp, cod ușă, cod seif, cod dulap, codul de deschidere, cod de validare, cod retur, cod confirmare, cod de confirmare, codul de confirmare, cod easybox, cod locker',
  barcode: 'cod de bare, codul de bare, cod ean, cod bare, ean, cod qr, coduri de bare',
  article: 'articol, articolul, cod articol, cod produs, codul produsului, cod piesă, număr articol, reper',
  diagnosis:
    'diagnostic, diagnosticul, diagnostic principal, cod diagnostic, diagnostic prezumtiv, cod icd, motivul consultației, indicație, diagnostice, diagnosticul la externare, suspiciune, motivul internării, motivele prezentării, motivul trimiterii, cod cim, icd 10, motiv consultație, concluzie clinică',
  disease:
    'boală, boala, afecțiune, afecțiunea, boala țintă, maladie, patologie, boala prevenită, boli, afecțiuni, boala prevenibilă, infecție, infecția, împotriva, boală cronică, agent infecțios, boala pentru care, patologia',
  medicine:
    'medicament, medicamentul, medicamente, medicamentele, medicația, medicație, denumire comercială medicament, preparat, produs medicamentos, denumirea medicamentului, tratament, tratamentul, medicament prescris, medicamentul prescris, vaccinul administrat, numele medicamentului, medicamente prescrise, terapie, terapia, denumire comercială vaccin, schema de tratament',
  ingredient:
    'substanță activă, substanța activă, principiu activ, denumire comună internațională, denumirea comună internațională, dci, substanțe active, substanță, denumire comună, compoziție activă, principiul activ, substanța',
  dosage:
    'posologie, dozaj, mod de administrare, modul de administrare, administrare, d s, mod de utilizare, doza zilnică, cum se ia, cum se administrează, dozare, dozarea, posologia, mod administrare, doză zilnică, cale de administrare, calea de administrare, frecvența administrării, mod de folosire, instrucțiuni de utilizare, doza recomandată, schemă de administrare',
  dose: 'doză, doza, numărul dozei, nr doză, doze, rapel, doze administrate, a câta doză, rapelul, doza administrată, schema de vaccinare',
  batch:
    'lot, lotul, număr lot, nr lot, numărul lotului, serie lot, lot nr, serie de lot, lot fabricație, seria lotului, serie vaccin, lot și serie',
  pharmacy:
    'farmacie, farmacia, farmaciei, eliberat de farmacia, farmacii, punct farmaceutic, farmacia care a eliberat, farmacie cu circuit deschis',
  pharmacist: 'farmacist, farmacistul, farmacistă, farmacistului',
  sample:
    'probă, proba, tip probă, material recoltat, produs biologic, specimen, probe, tipul probei, produs patologic, tipul produsului biologic, eșantion, material biologic',
  sampled:
    'recoltat, recoltat la, data recoltării, recoltare, data și ora recoltării, data recoltare, prelevat, data prelevării, prelevare, prelevării, ora recoltării, recoltată, data primirii probei, data recoltării probei',
  bodyHeight: 'înălțime, înălțimea, înălțime cm, talie, talia, statură, statura',
  copayment:
    'coplată, contribuție personală, contribuția personală, contribuție asigurat, plătit de pacient, suma suportată de pacient, contribuția asiguratului, parte suportată de asigurat, sumă suportată de asigurat, sumă de plată pacient, plata pacientului, coplata, contribuție pacient, suma plătită de asigurat, diferență de plată pacient',
  chip: 'microcip, număr microcip, cod microcip, nr microcip, microchip, transponder, număr cip, codul microcipului, numărul microcipului, microcipul, cip, număr identificare animal',
  species: 'specie, specia, animalul, felul animalului, specia animalului, specii, animal de companie specie',
  father:
    'tată, tata, tatăl, tatălui, numele tatălui, prenumele tatălui, inițiala tatălui, inițiala prenumelui tatălui, părinte, părintele, părinți, tatalui, fiul lui, inițiala',
  mother: 'mamă, mama, mamei, numele mamei, prenumele mamei, părinte, părintele, părinți, mămica, fiica lui și a',
  spouse:
    'soț, soțul, soție, soția, soțului, soției, soț soție, numele soțului, numele soției, partener, căsătorit cu, căsătorită cu, soții, partenerul, partenera, concubin, concubină, consort',
  guarantor:
    'garant, girant, garantul, fideiusor, codebitor, fidejusor, garanți, fideiusori, girantul, codebitorul, garant ipotecar, codebitoare, coplătitor',
  householder:
    'cap de familie, capul familiei, capul gospodăriei, cap de gospodărie, capul de familie, titularul gospodăriei, persoana reprezentantă a familiei, reprezentantul familiei, reprezentant familie, cap gospodărie, întreținător',
  relation:
    'grad de rudenie, gradul de rudenie, rudenie, relație, relația, calitatea față de titular, relația cu titularul, legătura de rudenie, raport de rudenie, calitatea față de asigurat, calitatea față de elev, legătură, ce rudă, rudă',
  teacher:
    'profesor, profesorul, profesoară, profesoara, diriginte, dirigintele, diriginta, învățător, învățătoare, instructor, instructorul, antrenor, antrenorul, formator, lector, îndrumător, coordonator, cadru didactic, profesori, cadrul didactic, învățătorul, învățătoarea, educator, educatoare, educatoarea, instructoare, antrenoare, formatorul, formatori, lectorul, conferențiar, îndrumătorul, coordonatorul lucrării, coordonator științific, conducător științific, tutore de practică, titular disciplină, cine predă, mentor',
  author:
    'autor, autorul, autoarea, autori, scris de, redactor, redactorul, proiectant, proiectantul, elaborat de, autoarei, scriitor, realizat de',
  agent:
    'agent de asigurare, broker, brokerul, intermediar, intermediarul, agent imobiliar, vândut de, agenție de turism, agenția de turism, agent de turism, agenție imobiliară, agenție imobiliara, asistent în brokeraj, reprezentant vânzări, consultant asigurări, agenția emitentă, agentul',
  caseworker:
    'funcționar, funcționarul, funcționar responsabil, responsabil, responsabilul, responsabil dosar, întocmit, întocmit de, referent, inspector fiscal, inspector de specialitate, operator ghișeu, consilier juridic, persoana responsabilă, ofițer stare civilă, referent de specialitate, redactat de, inspector de caz, manager de caz, persoană responsabilă, responsabil de caz, responsabil caz, operator, operatoare, operatorul ghișeu, lucrător, polițist, agent șef, executor judecătoresc, grefier, grefierul, secretar, secretara, casier, casierul, ofițer de credite, consilier superior, referentul, soluționat de, preluat de funcționar, completat de, instrumentat de, introdus de, operat de, asistent social, întocmitor, întocmită de, gestionar',
  signatory:
    'semnat de, semnătura, semnătură, semnatarul, validat de, aprobat de, verificat și aprobat de, pentru conformitate, parafat de, medic validator, semnează, semnat electronic de, semnatari, cine semnează, semnat din partea, validat, certificat de, autentificat de, vizat de, contrasemnat, conducătorul unității, aprobat, medic semnatar, avizat de, ștampila și semnătura',
  representative:
    'reprezentant, reprezentantul, reprezentată de, reprezentat de, reprezentant legal, reprezentantul legal, împuternicit, împuternicitul, administrator, administratorul, mandatar, reprezentanți, reprezentanta, mandatarul, împuterniciți, persoane împuternicite, administratori, tutore, tutorele, curator, curatorul, reprezentant legal al minorului, aparținător, aparținătorul, ocrotitor legal, delegat, delegatul, procurist, avocat, avocatul, reprezentantului legal, reprezentare, cine reprezintă, susținător legal',
  chairperson:
    'președinte, președintele, președinta, președintele asociației, vicepreședinte, președintele consiliului, președintele comisiei, președintele clubului, primar, primarul',
  shareholder:
    'asociat, asociatul, asociați, asociați și acționari, acționar, acționarul, acționari, acționariat, asociat unic, asociatul unic, structura acționariatului, acționara, acționarilor, asociați persoane fizice, asociata, asociaților, beneficiar real, beneficiari reali, beneficiarul real, structura asociaților, deținător de părți sociale, deținător acțiuni, acționar majoritar',
  court:
    'tribunal, tribunalul, judecătorie, judecătoria, instanța, instanță, oficiul registrului comerțului, curtea de apel, tribunalului, judecătoriei, instanța de judecată, curtea, oficiul registrului, orc, onrc, birou notarial, notar public, birou de carte funciară, instanța competentă',
  authority:
    'autoritate, autoritatea, autoritate emitentă, organ emitent, organul fiscal, instituție emitentă, primărie, primăria, organ, organul, anaf, casa de pensii, casa județeană de pensii, spclep, emitent act, eliberată de, eliberat de, inspectorat, poliția, prefectura, ocpi, oficiul de cadastru, organul competent, organ fiscal, organul fiscal competent, instituția, instituția publică, serviciul public comunitar, consiliul local, consiliul județean, direcția, direcția fiscală, administrația financiară, administrația finanțelor publice, dgaspc, drpciv, igpr, serviciul emitent, inspectoratul școlar, autoritatea competentă, autoritate competentă, biroul vamal, birou vamal, vama, autoritatea vamală, consulat, ambasada, comisie, comisia, ministerul, minister, agenția pentru ocuparea forței de muncă, ajofm, ajpis, cnas, cjas, inspectoratul, instituția care a eliberat, poliția locală, unitatea emitentă, administrație, serviciul înmatriculări, oficiul de stare civilă, starea civilă oficiu, organul care a emis',
  creditor:
    'creditor, creditorul, creditor ipotecar, în favoarea, împrumutător, finanțator, creditor garantat, creditori, creditoare, creditoarea, banca finanțatoare, finanțatorul, cesionar, cesionară, beneficiar ipotecă, ipotecat în favoarea, creditor gajist, împrumutătorul',
  founded:
    'înființat, înființată, data înființării, înființare, înființării, constituită la, data constituirii, fondat, fondată, an înființare, anul înființării, data înmatriculării firmei, data înregistrării, anul constituirii, data înregistrării în registrul comerțului, data înmatriculării societății, data inmatricularii, data înmatriculării în registrul comerțului, constituit la, act constitutiv din, funcționează din',
  signed:
    'semnat la, semnat în data de, data semnării, semnării, încheiat la, încheiat în data de, data contractului, data încheierii contractului, data semnării contractului, semnarea contractului, încheiat azi, contract semnat la, contract încheiat la, semnată la, semnată la data de, încheiată la, data încheierii actului, semnare, încheiere, data autentificării, autentificat la, încheiat astăzi, încheiat în data, data încheierii asigurării, data acordului, data actului adițional, data încheierii convenției, contract din data, când s a semnat',
  activity:
    'activitate, activitatea, activitate principală, activitatea principală, obiect de activitate, obiectul de activitate, domeniu de activitate, domeniul de activitate, cod caen, caen, domeniul principal de activitate, ramură, activități, activități secundare, activitatea desfășurată, sectorul, ocupație principală, specific activitate, cu ce se ocupă',
  brand:
    'nume comercial, marcă comercială, emblemă, emblema, denumire prescurtată, brand, denumirea comercială a firmei, denumire comercială firmă, prescurtare, acronim, marca înregistrată, nume de marcă, nume magazin, denumirea emblemei, siglă',
  purpose:
    'scop, scopul, eliberat pentru, servește la, pentru a servi la, scopul eliberării, îi folosește la, necesar pentru, eliberată spre a servi la, folosește la, obiect, obiectul, scopul eliberării adeverinței, destinația creditului, destinația sumei, explicații, detalii plată, detaliile plății, motivul eliberării, pentru ce, pentru ce se eliberează, la ce folosește, destinată',
  reason:
    'motiv, motivul, motive, motivare, cauză, cauza, temei, temeiul, temei legal, motivul încetării, de ce, motiv respingere, motivul respingerii, motivul absenței, temeiul legal, temeiul de drept, baza legală, bază legală, cauzele, explicație, justificare, articol încetare, motivul refuzului, din ce cauză, fapta, faptă, faptă constatată',
  plot: 'parcelă, parcela, teren, terenul, număr cadastral, nr cadastral, carte funciară, nr carte funciară, lot de teren, nr topografic, tarla, cf nr, cadastral, parcele, terenului, cf, carte funciară nr, cartea funciară, nr cad, număr topografic, solă, sola, teren intravilan, teren extravilan, lot nr, cvartal, nr cadastral și topografic, ieslea, loc de veci, grădină',
  deed: 'act de proprietate, actul de proprietate, titlu de proprietate, titlul de proprietate, act notarial, act de dobândire, contract de vânzare cumpărare, mod de dobândire, modul de dobândire, temeiul dobândirii, act de vânzare, contract vânzare cumpărare, act autentic, certificat de moștenitor, act de donație, contract de donație, titlul, temei juridic dobândire, document de proprietate, dovada proprietății, act de dobândire a dreptului, dobândit prin, act juridic',
  share:
    'cotă parte, cota parte, cotă de proprietate, cota de proprietate, cota indiviză, cotă indiviză, părți sociale, parte socială, cota de participare, participație, cotă de participare, cota, cote părți, cota parte deținută, procent deținut, număr părți sociale, nr părți sociale, cota de participare la beneficii, participare la capital, participare la beneficii și pierderi, cotă parte indiviză, cota parte indiviză, drept de proprietate, dreptul de proprietate, uzufruct, nuda proprietate, ce cotă',
  floor: 'etaj, etajul, nivel etaj, la etajul, etaje, nivelul clădirii, regim de înălțime, la ce etaj',
  apartment:
    'apartament, apartamentul, număr apartament, nr apartament, numărul apartamentului, unitate locativă, ap nr, apartamente, garsonieră, număr apart, nr ap, unitate locuință, scara, numărul unității',
  rooms:
    'camere, număr camere, nr camere, număr de camere, numărul de camere, încăperi, camera și dependințe, dormitoare, compartimentare, spații locative',
  valuation:
    'valoare impozabilă, valoarea impozabilă, valoare de piață, valoarea de piață, valoare estimată, valoare de impunere, evaluare, valoarea evaluată, valoarea de impunere, valoare clădire, valoarea clădirii, valoare de impozitare, valoare de inventar, valoare de asigurare, valoarea de înlocuire, valoare de înlocuire, valoare contabilă, valoare vamală, valoarea în vamă, valoarea imobilului, valoare imobil, valoarea declarată, valoare declarată, preț evaluat, evaluat la, valoarea evaluata',
  turnover:
    'cifră de afaceri, cifra de afaceri, cifra de afaceri netă, venituri din vânzări, încasări, vânzări nete, venituri din exploatare, total venituri, vânzări, cifra de afaceri anuală, venituri totale firmă, rulaj financiar, încasările',
  fund: 'fond de reparații, fondul de reparații, fond de rulment, fond, fondul, fond de rezervă, fonduri, fond reparații, fond rulment, fond de rulment cotă, fondul de rulment, fondul de rezervă, fond de garantare, fond special, fond de modernizare',
  territory:
    'teritoriu, teritoriul, teritorialitate, valabilitate teritorială, acoperire teritorială, unde este valabil, aria de valabilitate, limite teritoriale, țări acoperite, zona de valabilitate, valabil în, valabilă în, zonă geografică, aria geografică, acoperire geografică, limite teritoriale de acoperire, țări de valabilitate, unde e valabil',
  supplyPoint:
    'cod loc consum, cod loc de consum, codul locului de consum, nr loc consum, punct de consum, cod pod, punct de măsurare, punct de măsură, cod nlc, nlc, clc, cod de consum, cod punct de măsură, pod, număr loc consum, număr loc de consum, număr de loc de consum, nr loc de consum, cod punct de consum, cod pm, id loc de consum, cod instalație, punct de livrare energie, branșament, punct de consum apă, cod identificare loc consum',
  distributor:
    'distribuitor, distribuitorul, operator de distribuție, operatorul de distribuție, operator de rețea, operator rețea, operator distribuție, rețea de distribuție, operator de sistem, operatorul de sistem, operatorul de distribuție concesionar',
  opening:
    'inițial, inițială, vechi, veche, precedent, precedentă, index vechi, anterior, sold inițial, soldul inițial, la început, început perioadă, reportat, din perioada anterioară, sold la începutul perioadei, deschidere, începutul perioadei',
  closing:
    'final, finală, nou, nouă, index nou, sold final, închidere, actuală, actual, soldul final, sold nou, finale, sfârșit perioadă, la sfârșit, sold la sfârșitul perioadei, soldul la sfârșit, încheiere perioadă',
  principal:
    'principal rămas, capital rămas, capital restant, credit rămas, sold credit, rest credit, suma principalului, sold principal, principal de rambursat, capital de rambursat, creditul rămas, sold rămas credit, valoare rămasă, rest de rambursat, sold credit rămas, valoarea rămasă a creditului, soldul creditului, suma rămasă din credit',
  instalment:
    'rată, rata, rata lunară, rată lunară, valoare rată, valoarea ratei, rate lunare, suma ratei, anuitate, rată de plată, suma lunară de plată, valoarea ratei lunare, cât e rata, tranșă, tranșa',
  overpayment:
    'plată în plus, plătit în plus, sold creditor, credit anterior, în favoarea dvs, sumă plătită în plus, surplus, avans existent, supraplată, de restituit, credit disponibil factură, sumă în avans, sold în favoarea clientului, sold în favoarea dvs, plăți în avans, plăți în plus, sumă achitată în plus, de recuperat de client, plus de plată, avans neconsumat, sold creditor client',
  lateFee:
    'penalități de întârziere, majorări de întârziere, majorări, majorare de întârziere, dobânzi penalizatoare, dobândă penalizatoare, penalități, penalitate, penalizare, accesorii, dobânzi și penalități, taxă de întârziere, penalități calculate, dobândă de întârziere, dobândă restantă, majorare, penalizări, rată penalizatoare, dobânda penalizatoare, cost întârziere',
  deduction:
    'reținere, rețineri, deducere, deducerea, deduceri, deducere personală, total rețineri, rețineri totale, scutire, bonificație, bonificația, scutiri, înlesnire, reținerile, sume reținute, deducere de bază, reținut, sumă reținută, popriri, poprire, suma dedusă, diminuare, deducerea personală, impozit reținut la sursă',
  taxBase:
    'bază de calcul, baza de calcul, bază impozabilă, baza impozabilă, venit impozabil, bază de impozitare, baza de impunere, venit bază de calcul, valoare fără tva, baza de impozitare, valoare impozabilă tva, venit net impozabil, bază de calcul cas, bază contribuții, venitul impozabil, baza de calcul a impozitului, bază tva, valoare fără taxe, bază calcul, baza impozabila',
  bonus:
    'sporul, sporuri, primă salarială, bonus, bonusul, indemnizație, tichete de masă, stimulent, adaos, spor de vechime, spor la salariu, spor, primă, prime salariale, prima de vacanță, primă de vacanță, al 13 lea salariu, tichete, tichete de vacanță, tichete cadou, stimulente, indemnizația de hrană, compensație plecare, plăți compensatorii, salarii compensatorii, adaosuri, ajutor social, voucher de vacanță, alocație, alocația, bursă, bursa, sporuri salariale',
  contribution:
    'contribuție, contribuția, contribuții, contribuții sociale, cass, contribuția la sănătate, contribuția de asigurări sociale, contribuție sănătate, asigurări sociale, contribuție cas, stagiu de cotizare, stagiu realizat, cotizare, contribuții plătite, cas reținut, contribuții asigurări sociale, contribuție asiguratorie, contribuția asiguratorie pentru muncă, contribuții de sănătate, asigurări de sănătate, contribuție pilon ii, pilon ii, contribuții obligatorii, contribuțiile, contribuții individuale, contribuție individuală',
  hours:
    'ore, ore lucrate, număr ore, nr ore, total ore, ore pe săptămână, ore suplimentare, durata în ore, ore de curs, program săptămânal, normă întreagă, norma de lucru, ore normale, timp de lucru, timp lucrat, ore efectuate, ore de practică, ore de voluntariat, durata timpului de muncă, ore predate, zile lucrate, timp suplimentar',
  leave:
    'concediu, concediul, concedii, zile de concediu, concediu de odihnă, concediu rămas, zile concediu, concediu medical, zile co, zile de co, zile de concediu rămase, zile concediu rămase, zile rămase de concediu, concediu neefectuat, zile libere, absențe, concediu fără plată, zile cm, concediu efectuat, zile de odihnă, câte zile de concediu',
  noticePeriod:
    'preaviz, preavizul, perioadă de preaviz, perioada de preaviz, termen de preaviz, termenul de preaviz, durata preavizului, zile preaviz, zile de preaviz, termen de denunțare, termen de contestare, termen de contestație, cât e preavizul',
  branch:
    'sucursală, sucursala, filială, filiala, agenție, agenția, punct de lucru, punctul de lucru, sediu secundar, unitate teritorială, sucursale, filiale, agenții, puncte de lucru, oficiu, oficiul, casa teritorială, casa teritorială de pensii, unitatea bancară, punctul de lucru unde',
  channel:
    'canal, canal de comunicare, canalul, notificări, mod de notificare, canal de contact, notificare prin, modalitate de comunicare, canale, mod de comunicare, mijloc de comunicare, cale de comunicare, mod transmitere factură, mod de transmitere, canal de vânzare, prin ce canal, cum este notificat, canal comunicare, transmis prin',
  studyYear:
    'an de studii, anul de studii, an de studiu, anul de studiu, clasa, anul curent de studii, anul curent, an de școlarizare, anul în care este înscris, anul i ii iii, an universitar de studiu, clasa în care este înscris, clasa a viii a, anul școlarizării, în ce an, semestrul curent de studii',
  studyMode:
    'formă de învățământ, forma de învățământ, formă de studii, forma de studii, frecvență învățământ, regim de studii, cu frecvență, învățământ cu frecvență, regim de studiu, formă de finanțare, mod de studiu, cu frecvență redusă, învățământ la distanță, forma de școlarizare, regim taxă sau buget, regim de finanțare, forma de finanțare, finanțare studii, buget sau taxă, modalitate de studiu, mod de desfășurare, ritm de studiu, regim curs',
  train: 'tren, trenul, număr tren, nr tren, numărul trenului, rang tren, trenuri, ir nr, cursă, cursa',
  coach: 'vagon, vagonul, număr vagon, nr vagon, vagoane, vag',
  platform: 'peron, peronul, platformă, linia de plecare, cheu',
  travelClass:
    'clasa de călătorie, clasă de călătorie, clasa a, tip cabină, clasă cabină, cabină, clasa biletului, clasa tren, clasa vagon, clasă vagon, clasa 1 sau 2, clasă zbor, clasa de zbor, clasă rezervare, tip loc',
  checkIn:
    'data sosirii, data cazării, check in, prima noapte, sosire la hotel, cazare de la, sosire cazare, data intrării cazare, data check in, ora check in, începutul sejurului, sosire oaspeți, cazare din',
  checkOut:
    'data plecării, eliberarea camerei, check out, plecare din hotel, ultima noapte, cazare până la, plecare cazare, data ieșirii cazare, data check out, ora check out, sfârșitul sejurului, eliberare cameră, eliberarea camerei la',
  nights:
    'nopți, număr nopți, nr nopți, număr de nopți, înnoptări, durata șederii, durata sejurului, noapte, durată sejur, nopți cazare',
  luggage:
    'bagaj, bagaje, bagajul, bagaj de mână, bagaj de cală, bagaj inclus, valiză, bagaje incluse, bagaj înregistrat, geamantan, bagaje de cală',
  venue:
    'locul desfășurării, loc de desfășurare, locul evenimentului, locul de desfășurare, unde are loc, sala de spectacol, punct de întâlnire, locul de întâlnire, locație eveniment, locația evenimentului, loc desfășurare, sală spectacol, teatru, teatrul, stadion, arena, sediul desfășurării, locul examenului, centru de examen, locul probei, locul faptei, locul accidentului, locul contravenției, unde se ține, locul cursului, loc de întâlnire, adresa evenimentului, loc adunare',
  organiser:
    'organizator, organizatorul, organizat de, organizatori, gazdă, organizatoare, organizatoarea, furnizor de formare, furnizor de formare profesională, promotor, promotorul, producător eveniment, cine organizează, gazda',
  training:
    'antrenament, antrenamentul, clasă rezervată, lecție, lecția, ședință, ședința, clasa rezervată, oră de antrenament, instruire, antrenamente, clase, clasă de grup, următoarea clasă, ședințe, curs rezervat, formare, formarea, instruirea, pregătire, pregătirea, tură',
  borrowed:
    'împrumutate, cărți împrumutate, împrumuturi, împrumuturi curente, cărți la domiciliu, documente împrumutate, titluri împrumutate, cărți luate, împrumutul curent, exemplare împrumutate, volume împrumutate, documente la domiciliu, câte cărți, publicații împrumutate',
  reserved:
    'rezervate, cărți rezervate, rezervări, rezervări active, titluri rezervate, listă de așteptare, în așteptare la raft, rezervată, volume rezervate, exemplare rezervate, cerute, poziție în listă, în așteptare carte, cereri de rezervare, rezervări cărți',
  articleNumber:
    'sku, cod articol, codul articolului, cod produs, codul produsului, cod piesă, număr articol, cod catalog, cod nc, cod tarifar, încadrare tarifară, cod marfă, număr de articol, cod intern produs',
  reference:
    'nr ieșire, dosar, parafa, parafă, cod parafă, parafa medicului, număr dosar, nr dosar, numărul dosarului, nr înregistrare, număr înregistrare, număr de înregistrare, nr de înregistrare, nr decizie, număr decizie, nr cerere, cod de bare factură, id tranzacție, număr document, nr document, număr unic, cod unic de referință, identificare plată, id comandă, id plată, pnr, nr proces verbal, proces verbal nr, număr proces verbal, nr hotărâre, număr hotărâre, nr aviz, număr aviz, număr factură proformă, buletin de analize, buletin analize, buletin nr, nr buletin, număr buletin, număr tranzacție, nr tranzacție, ordin de plată nr, nr op, mrn, lrn, număr cerere, nr chitanță, număr chitanță, nr sesizare, nr foaie, foaia de observație, foaie de observație, fo nr, cotă topografică, cotă raft, registratură, număr solicitare, ticket suport, cod caz, nr caz, numărul de înregistrare, numărul deciziei, numărul cererii, înregistrat sub nr, înregistrată sub nr, nostru nr, referința noastră, referință, cod, codul, cod de referință, referința',
  start: 'plata începe de la, plata începând cu',
};
