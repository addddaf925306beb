/** What registers, parcels, health papers, schools, journeys and bills speak of, in Italian. */
export const italianRecords = `
colour: colore, tinta, mantello, colori, colore occhi
fuel: carburante, combustibile, alimentazione, fonte di energia, combustione, carburante o fonte di energia, a cosa va
make: marca, costruttore, fabbricante, fabbrica, casa costruttrice, produttore, case costruttrici, marche, fabbricato da, prodotto da
model: modello, denominazione commerciale, allestimento, versione, variante, nome commerciale
body: carrozzeria
engine: motore
engineSize: cilindrata
weight: peso, massa, massa a vuoto, massa in ordine di marcia, pesa, massa complessiva, peso volumetrico, peso complessivo, tara, peso a vuoto, massa rimorchiabile, peso corporeo
mileage: chilometraggio, chilometri, contachilometri, percorrenza, chilometri rilevati, km rilevati, chilometraggio rilevato
emissions: emissioni, classe ambientale, classe di emissione, classe euro, categoria euro, direttiva euro, normativa euro, co2 g km, classe inquinamento, omologazione euro, classe energetica
manufactured: anno di costruzione, anno di fabbricazione, anno di produzione, anno costruzione, anno di edificazione, costruito nel, prodotto nel, anno di realizzazione, anno modello, data di fabbricazione, data di produzione, data fabbricazione, anno immobile, epoca di costruzione, anno del veicolo
use: uso, utilizzo previsto, destinazione, uso proprio, destinazione urbanistica, uso consentito, impiego previsto
inspection: revisione, collaudo, ispezione, controllo, verifica, controllo periodico, visita medica, sopralluogo, revisioni, controlli, accertamento, manutenzione, manutenzione periodica, manutenzione ordinaria, collaudi, visita periodica, tagliando, visita ispettiva, perizia, verifica periodica, prova fumi
inspector: ispettore, ispettrice, verificatore, collaudatore, manutentore, ispezionato da, revisionato da, perito, tecnico, revisore, esaminatore, valutatore, commissario, accertatore, eseguito da, controllato da, verificato da, esperto
station: officina, centro di revisione, centro revisioni, autofficina, centro revisione, centro di assistenza, centro assistenza, seggio, sede di revisione
result: esito, risultato, conclusioni, giudizio finale, risultati, referto, valore rilevato, decisione, conclusione, valutazione complessiva, esito istruttoria, idoneità, giudizio complessivo, responso, parere, deliberazione
defect: difetti, difetto, anomalie, carenze, difetti riscontrati, anomalie riscontrate, guasto, guasti riscontrati, vizi, danni, irregolarità, non conformità, anomalia, difetto segnalato, problema, problema riscontrato, malfunzionamento
restriction: restrizioni, limitazioni, restrizione, limitazione, vincoli, annotazioni di guida, divieti, divieto, prescrizioni, prescrizioni di guida, vincolo, obbligo di lenti, ipoteche e vincoli, gravami, esclusioni, limiti di guida, condizioni d uso
carrier: corriere, vettore, spedizioniere, trasportatore, compagnia aerea, operato da, consegnato da, corriere espresso, corrieri, trasporto a cura, operatore di trasporto, compagnia di navigazione, spedito con, consegna effettuata da, trasporto a mezzo, impresa ferroviaria, operatore del volo
pickup: ritiro, punto di ritiro, dove ritirare, punto di consegna, da ritirare presso, ritiro presso, armadietto, fermo deposito, punto poste, fermopoint, locker, punto pickup, ritirare presso, presso l ufficio postale
contents: contenuto, merce, contiene, natura dei beni, cosa contiene, oggetto spedito, merci
note: note, osservazioni, annotazioni, commento, commenti, istruzioni, avvertenze, messaggio, indicazioni, nota, annotazione, osservazione, richieste particolari, istruzioni particolari, richieste speciali, dicitura, informazioni aggiuntive, comunicazioni, avvertenza, ulteriori informazioni
expected: previsto, prevista, stimato, stimata, atteso, consegna attesa, previsione, stima di consegna, consegna entro, quando arriva il pacco
shipped: spedito, data di spedizione, data spedizione, affidato al corriere, preso in carico il, data di accettazione, accettato il, inviato il, partito il, spedita, affidata al corriere, presa in carico, data invio, data di invio, inviata, data ritiro, ritirato il, data di affidamento, consegnato al corriere, accettazione del pacco, data accettazione
cashOnDelivery: contrassegno, pagamento alla consegna, incasso alla consegna, contrassegno euro, pagare al corriere
code: codice di accesso, codice di sblocco, codice di ritiro, codice ritiro, codice di verifica, codice di controllo, codice porta, codice di apertura, codice di sicurezza, codice univoco, codice destinatario, codice sdi, pin, puk, codice otp, codice di attivazione, codice attivazione, codice segreto, codice di conferma, codice ingresso, codice armadietto, codice cassetta, codice tributo, codice di reso, codice di autenticazione, codice prenotazione ritiro, codice di autorizzazione, codice autorizzazione
barcode: codice a barre, ean, codice qr, codici a barre
article: articolo, codice articolo, codice prodotto, cod art, codice ricambio
articleNumber: sku, codice articolo, codice prodotto, cod articolo, cod prodotto, numero articolo, codice ricambio, codice merce, voce doganale, nomenclatura combinata, codice nc
diagnosis: diagnosi, quesito diagnostico, sospetto diagnostico, indicazione clinica, motivo della visita, quesito clinico, sospetto clinico, motivo dell esame, motivo visita, condizione clinica, quadro clinico, indicazioni cliniche, motivo del ricovero
disease: malattia, patologia, malattia prevenuta, infezione, malattie, patologie, malattia infettiva, agente patogeno, contro quale malattia, vaccinazione contro
medicine: farmaco, farmaci, medicinale, medicinali, medicina, specialità medicinale, preparato, farmaco prescritto, nome commerciale del farmaco, vaccino somministrato, nome del vaccino, nome vaccino, nome commerciale vaccino, farmaco erogato, terapia, terapia farmacologica, trattamento farmacologico
ingredient: principio attivo, sostanza attiva, denominazione comune, principi attivi, sostanza, principio attivo e dosaggio, molecola
dosage: posologia, dosaggio, modalità d uso, modalità di assunzione, come assumere, assunzione, dose giornaliera, somministrare, istruzioni per l uso, via di somministrazione, come si prende, ogni quanto prenderlo
dose: dose, richiamo, dose somministrata, ciclo vaccinale, quale dose
batch: lotto, lotti
pharmacy: farmacia, farmacia erogatrice, parafarmacia, farmacie, erogato da, farmacia dispensatrice
pharmacist: farmacista, dispensato da
sample: campione, materiale, campioni, matrice, prelievo, sangue venoso, materiale esaminato
sampled: prelevato il, data prelievo, data del prelievo, data e ora prelievo, raccolto il, data raccolta, data di prelievo, prelievo del, data campionamento, campionato il, prelievo effettuato il, data ora prelievo, ora prelievo, raccolta del, data accettazione campione
bodyHeight: statura, altezza, altezza cm
copayment: ticket sanitario, quota ticket, compartecipazione, quota a carico dell assistito, a carico del paziente, quota assistito, quota a carico del paziente, quota a carico, quota assicurato, importo ticket, ticket pagato, ticket da pagare, a carico utente
chip: microchip, trasponder, transponder, identificativo elettronico
species: specie, specie animale, tipo di animale, specie dell animale, animale specie
breed: razza del cane
blood: gruppo sanguigno e fattore rh
father: padre, paternità, di padre, genitore, genitori, papà
mother: madre, maternità, genitore, genitori, mamma
spouse: coniuge, marito, moglie, sposo, sposa, coniugato con, coniugata con, partner, convivente, coniugi, compagno, compagna
guarantor: garante, fideiussore, garanti, coobbligato, garanzia prestata da, terzo garante, coobbligata, coobbligati, fideiussori
householder: capofamiglia, intestatario della scheda, intestatario della scheda di famiglia, intestatario scheda, capo famiglia, intestatario del nucleo, dichiarante nucleo, capo nucleo, intestatario stato di famiglia, intestatario foglio di famiglia
relation: parentela, legame, relazione, parentela con, rapporto con il titolare, in qualità di, rapporto con l assicurato
teacher: docente, insegnante, maestro, maestra, istruttore, istruttrice, relatore, relatrice, tutor, formatore, allenatore, allenatrice, professore, professoressa, docenti, insegnanti, coordinatore, coordinatrice, educatore, educatrice, formatori, istruttore di guida, tutor aziendale, chi insegna, responsabile del corso
author: autore, autrice, scritto da, autori, curatore, redattore, redatto da, progettista, autore del libro
agent: agente assicurativo, intermediario, broker, agente immobiliare, mediatore, subagente, collocatore, venduto da, agenzia di viaggio, agenzia di viaggi, agente, promotore finanziario, consulente assicurativo, agenzia immobiliare, subagenzia, agenzia assicurativa, intermediario assicurativo, codice agenzia, produttore assicurativo
caseworker: responsabile del procedimento, responsabile procedimento, funzionario, addetto, incaricato, pratica seguita da, trattato da, ufficiale d anagrafe, operatore, operatrice, liquidatore, incaricata, pratica gestita da, assistente sociale, ufficiale giudiziario, notificatore, messo notificatore, responsabile dell istruttoria, istruttore, redattore dell atto, compilato da, rilevatore, gestita da, cassiere, sportellista
signatory: firmatario, firmataria, firmato da, sottoscritto da, convalidato da, validato da, approvato da, firmato, vidimato da, firma di, firma del titolare, firma del medico, sottoscrittore, sottoscrittori, firmatari, chi firma, certificato da, autenticato da, vistato da, controfirmato da, rogante, firma autorizzata, firmato digitalmente da
representative: rappresentante, legale rappresentante, rappresentante legale, rappresentato da, procuratore, amministratore, rappresentanti, rappresentanza, poteri di rappresentanza, delegato, delegata, mandatario, tutore, tutrice, tutore legale, amministratore di sostegno, procuratori, amministratori, consigliere, esercente la responsabilità genitoriale, chi rappresenta, titolari di cariche
chairperson: presidente, presidentessa, presidente del consiglio, presidente del cda, presidenza, presidente pro tempore
shareholder: socio unico, soci, azionista, azionisti, elenco soci, quotista, socio di maggioranza, titolari di quote, titolari di diritti su quote e azioni, titolare effettivo, titolari effettivi, azioni possedute da, compagine sociale, socio accomandatario
court: tribunale, tribunale di, corte, ufficio del registro, registro imprese di, giudice di pace, tribunale competente, foro, foro competente, conservatoria, ufficio del registro imprese, conservatoria dei registri immobiliari, corte di giustizia tributaria
authority: autorità, ente, ente competente, autorità competente, ordine professionale, questura, prefettura, agenzia delle entrate, camera di commercio, rilasciato da, rilasciata da, ufficio competente, motorizzazione, ufficio di rilascio, ufficio competente territoriale, comando, polizia locale, ufficio doganale, dogana, agenzia delle dogane, ministero, sportello unico, ufficio anagrafe, ufficio provinciale, ufficio territoriale, inps sede, direzione provinciale, amministrazione, pubblica amministrazione, ente impositore, agente della riscossione, capitaneria, rilasciato dal, rilasciata dal
creditor: creditore, creditore ipotecario, mutuante, a favore di, finanziatore, beneficiario ipoteca, creditori, vincolo a favore di, soggetto a favore, società finanziaria, creditore procedente, titolare ipoteca, ente vincolatario
founded: costituita il, costituito il, fondata nel, fondato nel, costituzione, fondazione, anno di fondazione, anno di costituzione, data inizio impresa, nata nel, atto costitutivo, data atto costitutivo, istituito nel, istituita nel, anno costituzione, data di iscrizione registro imprese
signed: stipulato il, stipulata il, firmato il, sottoscritto il, data firma, data della firma, data di sottoscrizione, data sottoscrizione, concluso il, stipula, data contratto, data del contratto, stipulato in data, firmata il, data rogito, data dell atto, data dell accordo, data preliminare, data del rogito, data stipulazione, contratto del, contratto stipulato il, sottoscritta il, data conclusione contratto, quando firmato, letto e sottoscritto il
activity: attività, attività esercitata, oggetto sociale, settore, ateco, ramo, attività svolta, attività economica, attività secondaria, settore merceologico, settore economico, categoria merceologica, cosa fa, mestiere
brand: insegna, marchio, nome commerciale, denominazione abbreviata, nome abbreviato, sigla, ditta individuale insegna, brand, nome del negozio, denominazione commerciale, acronimo, sigla sociale
purpose: scopo, finalità, uso certificato, rilasciato per, per uso, destinato a, per gli usi, motivo del rilascio, a che serve, motivo della richiesta, motivo richiesta, oggetto, causale del pagamento, destinazione del finanziamento, motivo del viaggio, per quale uso, uso per cui è rilasciato, tipo di utilizzo
reason: motivo, motivazione, causa, ragione, motivi, perché, causale cessazione, motivazioni, motivo assenza, motivo sospensione, ragioni, per quale motivo, motivo di esclusione, giustificazione, motivo del rifiuto
plot: particella, mappale, foglio, dati catastali, terreno, subalterno, estremi catastali, identificativo catastale, catasto, particelle, fondo agricolo, area edificabile, sezione urbana, lotto n edificabile, riferimenti catastali, coordinate catastali, codice catastale, orto
deed: atto, rogito, atto notarile, provenienza, titolo di proprietà, successione, atto pubblico, compravendita, dati derivanti da, scrittura privata, titolo di acquisto, titolo di possesso, donazione da
share: quota di proprietà, quota di possesso, quota posseduta, millesimi, partecipazione, quota capitale posseduta, diritti e oneri reali, diritti reali, diritto reale, quota, quote, diritto, caratura, comproprietà, proprietà per, usufrutto, nuda proprietà, quota millesimale, tabella millesimale, percentuale di possesso, percentuale di proprietà, quota sociale posseduta, azioni possedute, quale quota
floor: piano, al piano, scala, numero piani, su quale piano
apartment: appartamento, interno, alloggio, unità abitativa, numero unità, sub unità
rooms: vani, locali, stanze, camere, consistenza, camere da letto, bagni, bilocale, vani catastali, composizione alloggio
valuation: rendita, rendita catastale, valore catastale, valore di mercato, valore stimato, valore di perizia, stima, valore imponibile, valore immobile, valore dell immobile, valore venale, valore periziato, valore commerciale, valore doganale, valore in dogana, valore a nuovo, valore di rimborso, valore assicurabile, valore fiscale, valore di riscatto, valutato
turnover: fatturato, ricavi, volume d affari, ricavi delle vendite, giro d affari, fatturati, valore della produzione, vendite nette, incassi, ricavo
fund: fondo, fondo di riserva, fondo cassa, fondo spese, fondo ammortamento, fondi accantonati, accantonamento, fondo cassa condominiale, fondo manutenzione straordinaria, fondo imprevisti, tfr
territory: territorio, ambito territoriale, estensione territoriale, validità territoriale, dove vale, paesi coperti, area di validità, zona di copertura, validità geografica, paesi di validità, estensione geografica, ambito di validità, dove è valido, ambito geografico
supplyPoint: pdr, punto di riconsegna, punto di prelievo, codice fornitura, numero fornitura, utenza, matricola impianto, pod, codice punto di prelievo, codice servizio, numero impianto, codice impianto, codice allaccio, punto di erogazione, codice presa, numero presa, codice rete
distributor: distributore, distributore locale, gestore di rete, impresa di distribuzione, distributore competente, società di distribuzione, distributore elettrico, rete di distribuzione, azienda distributrice, gestore della rete
opening: iniziale, precedente, inizio periodo, riporto, saldo di partenza, saldo anno precedente, all inizio, riportato
closing: finale, fine periodo, attuale, da riportare, nuovo saldo, di chiusura, a fine periodo, saldo chiusura, a nuovo, rilevata, alla fine, conclusivo
principal: capitale residuo, quota capitale, capitale erogato, residuo mutuo, capitale da rimborsare, capitale a scadere, debito residuo capitale, residuo capitale, capitale finanziato, capitale iniziale, capitale mutuato, importo residuo del prestito, sorte capitale
instalment: rata, rata unica, quota mensile, seconda rata, quanto pago al mese
overpayment: credito precedente, a credito, a vostro credito, a suo favore, eccedenza, credito residuo, pagato in eccesso, saldo a favore, importo a credito, credito da compensare, pagato in più, importo a vostro favore, a suo credito, importo in eccesso, saldo a vostro credito, a vostro favore, credito utilizzabile, versato in eccesso, crediti residui bolletta
lateFee: mora, interessi moratori, penale, sovrattassa, ravvedimento, spese di sollecito, penalità, interessi per ritardato pagamento, interessi di ritardato pagamento, aggio, maggiorazione per ritardo, penale per ritardo, sanzione per ritardo, spese di mora
deduction: trattenuta, trattenute, ritenuta, ritenute, detrazione, detrazioni, deduzione, riduzione, detrazioni fiscali, deduzioni, oneri deducibili, ritenute previdenziali, ritenute fiscali, trattenute sindacali, trattenuto, detraibile
taxBase: imponibile, base imponibile, imponibile fiscale, imponibile contributivo, imponibile previdenziale, base di calcolo
bonus: gratifica, premio di produzione, premio di risultato, premio produttività, tredicesima, quattordicesima, maggiorazione, superminimo, indennità, bonus, premi, incentivo, incentivi, gratificazione, scatti di anzianità, indennità di trasferta, trattamento integrativo, assegni familiari, assegno unico, buoni pasto, contingenza, edr, liquidazione, indennità di anzianità, trattamento di fine rapporto
contribution: contributo, contributi, contributi previdenziali, contributi obbligatori, contribuzione, quota associativa, inps, inail, contributo previdenziale, ivs, contributi previdenziali e assistenziali, contributi dovuti, gestione separata, contributi figurativi, settimane contributive
hours: ore, ore lavorate, orario settimanale, monte ore, straordinario, straordinari, ore ordinarie, orario di lavoro, orario contrattuale, orario part time, ore contrattuali, ore frequentate, ore straordinarie, ore supplementari, ore complessive, part time percentuale, monte ore annuo, ore svolte, ore previste, regime orario
leave: ferie, permessi, ferie godute, congedo, rol, ferie maturate, ferie non godute, ferie spettanti, ferie anno precedente, ex festività, assenze, aspettativa, giorni di assenza, malattia giorni
noticePeriod: preavviso, termine di disdetta, termini di disdetta, termine per il recesso
branch: filiale, agenzia, sportello, sede secondaria, succursale, dipendenza, unità locale, sede territoriale, sede di riferimento, filiali, ufficio postale, sede territoriale inps, sportelli, unità locali, sede competente, centro servizi, sede locale
channel: canale, modalità di contatto, notifiche, avvisi, modalità di invio, modalità di notifica, canali, contattare via, preferenza di contatto, comunicazioni via, invio bolletta, modalità di ricezione, notifica via, come essere contattato, modalità invio fattura, canale di vendita
studyYear: anno di corso, anno di studio, anno di iscrizione, anno di frequenza, anno corso, classe frequentata, classe di frequenza, anno frequentato, iscritto al anno, classe attuale, classe e sezione, a quale anno, annualità, anno accademico di corso
studyMode: modalità di frequenza, modalità di studio, tempo pieno o parziale, modalità didattica, impegno, frequenza obbligatoria, modalità di erogazione, tempo pieno, tempo parziale, didattica in presenza, modalità corso, modalità di svolgimento, tipo di frequenza, tipo di iscrizione, tempo scuola, formazione a distanza
train: treno, treni, frecciarossa, intercity, regionale n, corsa
coach: carrozza, vagone, vettura
platform: binario, banchina, marciapiede, pensilina, banco di imbarco, stallo bus, molo
travelClass: classe di viaggio, classe di servizio, livello di servizio, cabina, sistemazione, classe del biglietto, servizio a bordo, classe prenotata, sistemazione a bordo, classe tariffaria
checkIn: data di arrivo, data arrivo, arrivo in hotel, dal giorno di arrivo, data check in, giorno di arrivo, ingresso struttura, arrivo previsto in struttura, inizio soggiorno, dal soggiorno, arrivo ospite
checkOut: data di partenza, data partenza, rilascio camera, partenza dall hotel, data check out, giorno di partenza, uscita struttura, fine soggiorno, partenza ospite, lasciare la camera
nights: notti, pernottamenti, pernotti, durata del soggiorno, notte, pernottamento, durata soggiorno
luggage: bagaglio, bagagli, bagaglio a mano, bagaglio in stiva, valigia, bagagli inclusi, bagaglio registrato, bagaglio imbarcato, bagaglio da stiva, bagaglio consentito, trolley
venue: luogo, sede dell evento, sede del corso, ubicazione dell evento, ritrovo, punto di ritrovo, sede d esame, sede evento, luogo di svolgimento, sede di svolgimento, dove si svolge, teatro, palazzetto, stadio, aula d esame, seggio elettorale, sede della lezione
organiser: organizzatore, organizzatrice, organizzato da, promotore, a cura di, organizzazione evento, organizzatori, promosso da, provider ecm, ente erogatore corso, produzione, chi organizza, ente formativo, ente di formazione
training: allenamento, lezione, corso prenotato, seduta, sessione, lezioni, allenamenti, corso fitness, turno, prossimo corso, formazione, classe prenotata, attività prenotata, guida pratica
borrowed: in prestito, prestiti, libri in prestito, prestiti attivi, documenti in prestito, libri presi in prestito, volumi in prestito, titoli in prestito, documenti a prestito, quanti libri, opere in prestito
reserved: prenotati, prenotazioni in corso, prenotazioni attive, riservati, in attesa di ritiro, libri prenotati, libri riservati, in lista d attesa, lista d attesa, prenotazioni libri, in coda, posizione in coda, richieste di prestito
`;
