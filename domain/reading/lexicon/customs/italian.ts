/** How single kinds of papers and pages call what all of them speak of, in Italian. */
export const italianCustoms = `
name: nome o ragione sociale, nome e cognome o ragione sociale, generalità, ragione sociale o denominazione, come si chiama, nomi, denominazione o ragione sociale
family: cognome o ragione sociale, cognome da nubile
person: chi deve pagare, soggetto, soggetto passivo, obbligato, aderente, convocato, elettore, richiedenti, controparte, trasgressore, obbligato in solido, percipiente, percettore, destinatario del provvedimento, iscrivente, partecipanti, chi paga, proposto, avente titolo, erede, defunto, deceduto, de cuius, titolare del trattamento, volontari, condannato, convenuto, ricorrente
holder: intestazione, intestatari, titolari, intestato, intestata a, cointestatario, a nome di, di proprietà di chi, correntista
owner: proprietari, comproprietario, comproprietari, intestati, titolarità, nudo proprietario, usufruttuario, di chi è, proprietario dell animale
member: iscritti, associato, associata, associati, tesserati, socia ordinaria, lettore, lettrice
customer: ordinante fattura, clientela, utente finale, consumatore
subscriber: abbonati, sottoscrittore, sottoscrittrice
policyholder: stipulante
insured: assicurati
beneficiary: avente diritto, creditore del bonifico, a favore, creditore sepa, accreditato a, a chi va
student: allievi, iscritto al corso, dottorando, tirocinante, stagista, alunni, frequentante, laureando, diplomando, universitario
employee: collaboratore, lavoratori, assunto, assunta, dipendenti, addetti, prestatore di lavoro
tenant: conduttori, locataria, affittuaria, inquilini
landlord: proprietario dell immobile, concedente, proprietario casa, proprietario di casa, proprietaria di casa, locatori
passenger: passeggeri, viaggiatori, viaggiatrice
patient: assistita, degente, pazienti, assistibile, vaccinato, vaccinata
driver: guidatore, autista, conducente abituale
child: figli, minore, bimbo, bimba, minori, bambini
borrower: mutuatari, debitore, debitrice, soggetto finanziato, cliente finanziato
donor: benefattore, chi dona, sostenitori
guest: ospiti, intestatario prenotazione, cliente hotel
recipient: ricevente, a chi, consegnare a, ritirato da, consegnato a
sender: ordinante, speditore, da chi, spedito da, inviato da
contact: recapiti, contatti, chi contattare, servizio clienti, contattare, assistenza, gestore di riferimento, consulente finanziario, persona di riferimento, a chi rivolgersi, consulente dedicato
doctor: medico curante, medico prescrittore, medico di base, pediatra, pediatra di libera scelta, dott, medico di famiglia, prescritto da, medico refertante, medico certificatore, dottoressa, dr, operatore sanitario, veterinario, dentista, odontoiatra, oculista, medico competente, ginecologo, visitato da, specialista
manager: dirigente scolastico, preside, rettore, capo ufficio, superiore, direttrice, direttore sanitario, direttore generale, referente aziendale, responsabile diretto
employer: società datrice, ente di appartenenza, datore, organizzazione, sostituto, impresa datrice, ragione sociale azienda, dove lavora
insurer: compagnia assicurativa, impresa di assicurazione, assicuratrice, impresa assicurativa
provider: fornitrice, società di vendita, rivenditore, erogatore, professionista incaricato, ditta esecutrice, installatore
bank: istituto di credito, banca d appoggio, presso la banca
issuer: ente certificatore, organismo di certificazione, organismo
account: rapporto, c c, dossier titoli, deposito titoli, addebito su, accredito su
membership: quota associativa iscrizione, adesione, tessera associativa, tessera socio, appartenenza, adesioni
subscription: abbonamenti
card: bancomat, carta fedeltà, tessera fedeltà, badge, tesserino
invoice: scontrino, ricevuta, parcella, ricevuta fiscale, nota spese, documento commerciale, fatture, quietanza
order: ordini, conferma d ordine, acquisti
booking: prenotazioni, conferma di prenotazione, prenotato
ticket: biglietti, titolo di viaggio, biglietto elettronico
delivery: recapito pacco, consegnato, consegne, recapitato il, data recapito, consegnare, data consegna effettiva
parcel: lettera di vettura, ldv, spedizione n, plico, raccomandata, collo, particella
vehicle: mezzo, automezzo, motoveicolo, motociclo, ciclomotore, autoveicolo, rimorchio, vettura privata, moto
licence: porto d armi, abilitazione, concessione, n iscrizione, contrassegno di sosta, pass sosta, patente di guida, documento di guida, permesso di soggiorno, permesso di sosta, titolo edilizio, permesso di costruire, nulla osta, porto d arma, licenza di pesca, foglio rosa, autorizzato
registration: rea, n iscrizione, albo, iscrizione all albo, prima immatricolazione, immatricolato il, immatricolata il, anno immatricolazione, anno di prima immatricolazione, carta di circolazione, libretto di circolazione, documento unico, anagrafe canina, iscrizione anagrafe, registro delle imprese, trascrizione, trascritto il
meter: misuratore, contatori
electricity: elettricità, fornitura elettrica, corrente elettrica, energia elettrica fornitura
gas: metano
water: acquedotto, idrico
loan: finanziamenti, mutui, mutuo ipotecario, cessione del quinto, ipoteca, affidamenti
savings: libretto di risparmio, conto deposito, libretto postale, risparmi, piano di accumulo
portfolio: investimenti, titoli, fondi, strumento finanziario, strumenti finanziari, gestione patrimoniale
property: alloggio, fabbricato, edificio, abitazione, stabile, immobile locato, unità, casa, cantina, fabbricati, alloggio assegnato, bene, immobili
tenancy: comodato, locazioni
course: materia, insegnamento, disciplina, corso frequentato, attività formativa, evento formativo, percorso
exam: appello, verifica scritta, esami, prove, prova scritta, prova orale, esame sostenuto
service: prestazione, prestazioni, servizi, lavorazione, intervento, lavori
product: voce, articolo acquistato, bene acquistato, prodotti
device: caldaia, impianto termico, generatore, apparecchiatura, modem, elettrodomestico, apparato, smartphone, macchina
payment: versamento, bonifico, accredito, versamenti, codice avviso pagopa, avviso pagopa, prossimo addebito, pagamenti, erogazione, erogazione liberale, donazione, transazione, prelievo, ricarica, pagamento effettuato, bonifici, movimento, addebiti
pension: trattamento pensionistico, assegno sociale, assegno pensionistico, previdenza
claim: denuncia, danno, evento dannoso, denunciato il, incidente, danno subito, richiesta di risarcimento
application: domanda, istanza, richiesta, candidatura, domande, richieste, istanze, pratica n, bando
prescription: prescrizione, impegnativa, ricetta elettronica, nre, promemoria ricetta, prescritto il, ricetta bianca, ricetta dematerializzata, esami prescritti
appointment: visita, visita specialistica, convocazione, incontro, colloquio, seduta fissata, consulto
vaccination: vaccini, vaccinato il, somministrato il, somministrazione, inoculazione
enrolment: iscrizione, immatricolato, anno di immatricolazione, data immatricolazione università, iscrizioni, anno di prima iscrizione, ammissione, ammesso
notice: avviso, comunicazione, diffida, notifica, cartella di pagamento, sollecito, intimazione
event: manifestazione, gara, partita, mostra, convegno, rappresentazione, eventi
document: foglio, modulo, atti, documenti, verbale n
number: numero di identificazione, identificativo, n progressivo, rea, codice cliente, codice utente, codice socio, codice soggetto, codice ditta, codice dipendente, codice studente, codice contribuente, seriale, imei, isin, numero libretto, registro generale, registro particolare, posizione inps, posizione assicurativa territoriale, pat inail, codice lei, sigillo fiscale, omologazione, codice iscrizione, isbn
reference: iuv, identificativo univoco, numero avviso, numero fascicolo, prot n, identificativo, riferimenti, repertorio, codice avviso pagopa, avviso pagopa, numero spedizione, numero di tracciamento, pnr, localizzatore, numero verbale, n verbale, verbale n, numero provvedimento, numero atto, numero decreto, mrn, numero domanda, n domanda, numero istanza, numero operazione, cro, trn, numero transazione, id transazione, numero pratica edilizia, numero referto, n referto, numero accettazione, codice accettazione, numero ricevuta, n ricevuta, numero scontrino, quietanza n, numero richiesta, codice cup, cig, codice di migrazione, codice migrazione, collocazione, segnatura, vostro riferimento, ns rif, rif, nostro riferimento, numero cartella, n cartella, numero avviso di pagamento
iban: coordinate bancarie, coordinate iban
taxNumber: partita iva cf, numero partita iva, cod fisc e p iva, p iva cf, codice fiscale e partita iva, cod iva, partita iva azienda
nationalId: cod fiscale, carta identità, numero carta d identità, tessera sanitaria, numero tessera sanitaria, estremi documento, documento di riconoscimento, cod fisc, codice fiscale assistito, codice fiscale intestatario, ci n, carta identità elettronica, n documento, documento n, estremi documento identità, documento identità, numero cie, codice fiscale titolare
plate: numero di immatricolazione, numero immatricolazione, targato
chassis: numero di identificazione, numero identificazione, numero di identificazione del veicolo
seat: posto a sedere, posti, posto assegnato, posti a sedere, fila, platea, stallo, postazione
room: aula, sala riunioni
gate: imbarco
zone: area tariffaria, settore, fascia, zona censuaria, zona climatica, microzona, zona tariffaria
status: stato civile, adempimento, conformità, conforme, regolarità, in regola, posizione amministrativa, stato carriera, stato giuridico, attivo o no, situazione contabile
plan: formula, profilo tariffario, piano tariffario, offerta attiva, opzione tariffaria, tariffa applicata, trattamento, tipo abbonamento, tipo di abbonamento, regime tariffario, profilo d uso, prodotto assicurativo
type: categoria catastale, natura, genere di documento, classamento, natura giuridica, specie pratica
level: livello contrattuale, classe di merito, classe universale, classe cu, livello retributivo, livello contrattuale ccnl, fascia isee, livello di difficoltà, livello qcer
group: gruppo sportivo
licenceClass: categorie patente, categoria patente, categorie veicoli, abilitazioni, categorie di patente, categorie abilitate, categorie autorizzate
university: plesso, accademia, conservatorio, liceo, istituto comprensivo, scuola frequentata, asilo, asilo nido, scuola dell infanzia, autoscuola
club: società sportiva, circolo, asd, associazione sportiva, associazione, sodalizio, squadra di appartenenza, sezione locale
hospital: struttura, struttura sanitaria, casa di cura, laboratorio, azienda sanitaria, asl, presidio, struttura erogatrice, centro vaccinale, distretto sanitario, azienda ospedaliera, azienda usl, ausl, ats, asst, poliambulatorio, pronto soccorso, centro prelievi, consultorio, studio medico, dove è stato visitato, luogo di vaccinazione
library: sistema bibliotecario, biblioteche, mediateca
shop: punto di vendita, negozi, supermercato, dove acquistato
department: unità operativa, servizio competente, divisione, settore ufficio, ufficio di appartenenza, struttura di appartenenza
semester: anno di corso accademico, anno d imposta, anno di imposta, anno fiscale, periodo d imposta, anno di riferimento, anno tributario, esercizio, esercizio finanziario, esercizio contabile, anno educativo, sessione, anno formativo, stagione sportiva
season: stagione sportiva, annata sportiva
degree: titolo, titolo accademico, qualifica conseguita, titolo rilasciato
position: mansioni, profilo professionale, carica, carica sociale, cariche, lavoro svolto, impiego attuale, funzione, che lavoro fa, ruolo ricoperto, figura professionale
address: studio professionale, domicilio fiscale, recapito, sede operativa, dove abita, luogo della fornitura, ubicazione impianto, ubicazione contatore, residente, domiciliato in, dimora, via e numero civico, dove vive, luogo di lavoro
street: indirizzo via, civico, corso via
city: luogo, provincia, comune catastale, comune amministrativo, frazione
country: stato estero, stato di residenza, stato di provenienza, stato nazionale
nationality: cittadino, nazione di appartenenza, cittadinanze
birthplace: comune di nascita, nata a, luogo e data di nascita, luogo nascita, nato in, comune nascita, provincia di nascita, nata in, data e luogo di nascita, dove è nato, stato di nascita, paese di nascita
origin: da aeroporto, luogo di partenza, partenza da, porto di partenza, provenienza viaggio, porto di imbarco, stazione partenza, aeroporto di partenza, città di partenza, da dove, partenza da stazione, fermata di salita, provenienza, imbarco da
destination: arrivo a, luogo di arrivo, porto di arrivo, porto di sbarco, diretto a, stazione arrivo, aeroporto di arrivo, città di arrivo, per dove, fermata di discesa, dove arriva
email: pec, casella pec, posta certificata, posta elettronica certificata, domicilio digitale, indirizzo di posta elettronica
phone: numero verde, fisso, numero linea, linea telefonica
website: sito, pagina web, portale
username: nome profilo, codice accesso utente
gender: sesso m f, m f
language: madrelingua, lingua parlata, lingua preferita
currency: moneta
method: modalità di versamento, domiciliazione, tipo di pagamento, come si paga, mezzo di pagamento, forma di pagamento, pagamento tramite, pagato con, pagamento con, modo di pagamento, addebito diretto, modalità pagamento, strumento di pagamento, addebito sepa, come pagare
frequency: frazionamento, rateizzazione, ogni quanto, ciclo di fatturazione, rateazione, scadenza rate, ogni quanto si paga
date: quando, in data
start: apertura, aperto il, in vigore dal, valide dal, decorre dal, effetto dal, iscritto in data, avvio, data di assunzione, data assunzione, entrata in vigore, da quando, decorrenza giuridica, decorrenza economica, efficace dal, a partire dal, a decorrere dal, effetto, ore 24 del effetto, attivata, in servizio dal, in forza dal, nominato il, data di nomina, data nomina, in carica dal, iniziato il, iniziata il, comincia il, presa in servizio, titolare dal, in corso dal, lavora dal, residente dal, occupato dal, ammesso il, data di ingresso
until: valide fino al, validi fino al, valevole sino al, valido sino al, efficace fino al, ultimo giorno, copertura fino al, validità fino al, valida sino al, valevole fino, cessato il, cessata il, in carica fino al, fino a quando, entro quando scade, termina, data cessazione rapporto, cessazione del rapporto, cessazione rapporto, cessazione rapporto di lavoro, utilizzabile fino al, utilizzabile entro, da consumarsi entro, consumare entro, scadrà il, in vigore fino al, ultimo giorno di lavoro, finito il, finita il, data di conclusione, conservare fino al
joined: associato dal, iscritto da, iscritto dall anno, iscrizione dal, tesserato dal, anno di iscrizione all albo, data prima iscrizione, cliente da, utente dal, registrato il, registrata il, registrato dal, membro da
renewal: proroga, prorogato al, rinnovata il, rinnovato il, rinnovabile dal, si rinnoverà il, prossimo pagamento, prossima ricarica, prossima rata il, tacito rinnovo
issued: data del documento, data documento, data certificato, data attestato, rilasciato in data, emesso in data, data visura, data di estrazione, estratto il, documento del, fattura del, data bolletta, redatta il, data redazione, data provvedimento, data del provvedimento, data della lettera, data verbale, quando emesso, quando rilasciato, data atto, data decreto, data delibera, data notifica
cancelledOn: chiuso il, recesso, cessato il, revocato il, radiazione, annullata il, risolto il, risoluzione, revoca, estinto il, estinzione, dimissioni, cancellazione dall albo, chiusura, cessato, sospeso il
lastVisit: ultima volta, ultima presenza, ultimo prestito, ultima attività, ultimo controllo, ultima connessione, ultima prenotazione, ultima operazione, ultimo acquisto, ultima sessione, ultimo login, ultimo utilizzo, ultima seduta
created: data acquisto, data di acquisto, data dell acquisto, acquistata il, comprato il, data ordine, data dell ordine, ordinato il, data prenotazione, prenotato il, prenotata il, data richiesta, data della richiesta, richiesto il, data domanda, data della domanda, data presentazione, data inserimento, inserito il, protocollato il, data protocollo, data registrazione, data denuncia, data contabile, data valuta, registrazione del, data versamento, pagato il, data pagamento, data del pagamento, data prestito, caricato il, data accertamento, eseguito il, data esecuzione, inoltrata il, inviata il, depositata il, depositato il, data deposito
updated: aggiornato al, aggiornata al, ultima modifica, aggiornamento, dati al, situazione al, alla data del, ultima variazione, variato il
birth: luogo e data di nascita, nasc, anno di nascita, nata a il
departure: data partenza viaggio, parte il, parte alle, imbarco ore, data viaggio, quando parte, data del viaggio
arrival: data ritorno, data di ritorno
graduation: data laurea, data di laurea, laureato il, laureata il, diplomato il, diplomata il, data conseguimento, conseguito in data, anno di diploma, anno di laurea, data diploma, terminato gli studi, data superamento, superato in data, completamento
time: apertura porte, apertura cancelli, alle ore
period: competenza, mese, periodo assicurativo, bimestre, trimestre, periodo retributivo, dal al, anno di competenza, mensilità, periodo contributivo, rateo, validità dal al
duration: ore totali, giorni, durata legale, anzianità contributiva, anzianità di servizio, per quanto tempo, durata in anni, mesi, anni di garanzia, vincolo contrattuale, durata del soggiorno, settimane
age: anni compiuti, quanti anni
money: importo donato, importo erogato, importo operazione, importo concesso, importo finanziato, somma dovuta, entità, cifra, corrisposto, valore nominale, liquidato, accreditato
capital: capitale sociale, capitale deliberato, capitale sociale versato, capitale sociale deliberato, capitale sociale sottoscritto
total: importo complessivo, totale a pagare, netto da pagare, totale generale, quanto pago, importo totale da pagare, totale da versare, totale spese, totale preventivo, quanto devo pagare, quanto si paga, da versare, importo da versare, totale euro, importo bolletta, totale riga, saldo da pagare
balance: giacenza, saldo contabile, credito disponibile, rimanenza, credito residuo, liquidità, montante, montante contributivo, capitale accumulato, quanto ho sul conto, disponibilità
outstanding: arretrato, quanto devo, importo scaduto, residuo da pagare, rimanente, conguaglio, morosità, rate scadute, importi scaduti, debiti, quote non pagate, non pagato, insoluti, pendenze, situazione debitoria, importo ancora dovuto, pagamenti precedenti, bollette precedenti non pagate
fee: diritti, diritti di segreteria, commissioni, oneri, tassa di iscrizione, spese di spedizione, contributo di iscrizione, quota fissa, quota variabile, canone rai, canone tv, retta, spese condominiali, spese accessorie, oneri accessori, quota condominiale, spese istruttoria, spese di gestione, prevendita, tassa scolastica, contributo scolastico, tasse universitarie, costo mensile, tariffa mensile, pedaggio, diritto camerale, costo del servizio, tassa di possesso, spese postali, tassa universitaria
price: costo unitario, quotazione, quanto costa, corrispettivo, tariffa, prezzo di vendita, prezzo medio di carico, valore unitario, prezzo intero
premium: costo polizza
pay: retribuzione di fatto, paga base, minimo tabellare, stipendio tabellare, compenso, emolumenti, onorario, ral, assegno, retribuzione ordinaria, quanto guadagna
income: isee, ise, redditi, reddito complessivo, entrate, rendita, rendita catastale, entrata, proventi, reddito dichiarato
rent: canone, pigione, affitto annuo, canone concordato, canone pattuito, quanto pago di affitto
tax: iva esposta, bollo, imposte, tributo, tributi, tari, imu, irpef, addizionale, imposta sostitutiva, dazio, dazi, dazi doganali, tassa di soggiorno, tassa automobilistica, accisa, accise, aliquota, cedolare secca, tari da pagare, imposta dovuta, iva al 22, addizionale regionale, ires, irap
discount: agevolazione, agevolazioni, riduzione, esenzione, detrazione, sconti, buono sconto, abbuono, bonus sociale, ribasso, sconto applicato, promozione
deposit: deposito cauzionale, caparra, caparra confirmatoria, anticipo, mensilità anticipate, garanzia versata
limit: fido, fido accordato, affidamento, scoperto di conto, scoperto consentito, massimale di spesa, tetto, massimale giornaliero, soglia, importo massimo, massimale carta, quanto posso spendere
coverage: somme assicurate, garanzie, capitale garantito, valore assicurato, massimali, garanzia, somma garantita, valore dei beni assicurati, prestazione assicurata, rischi coperti, importo garantito, oggetto assicurato
deductible: franchigia assoluta, quanto resta a mio carico
refund: rimborso spettante, da rimborsare, restituzione, restituito, importo da rimborsare, indennizzo, risarcimento, storno, importo liquidato, rimborsato, nota di credito, rimborso spese
fine: penalità, contravvenzione, ammenda, sanzioni, violazione, infrazione, sanzione amministrativa
holdings: controvalore, titoli detenuti, quote possedute, titoli in deposito, valore di mercato titoli, valore portafoglio, valore delle quote, numero quote, quote in possesso, valore investimento
interest: interessi, tasso nominale, tasso applicato, tasso variabile, spread, tasso annuo nominale, tasso annuo effettivo globale, rendimento, tasso attivo
percent: percentuale di invalidità, avanzamento, progresso
points: raccolta punti, punti decurtati, saldo patente, punti fedeltà, punti accumulati, bollini
usage: consumo rilevato, consumo effettivo, smc, consumato, mc consumati, metri cubi, kwh, energia prelevata, energia attiva, consumo fatturato mc, traffico utilizzato
data: gb inclusi, traffico incluso, traffico internet, gb residui, internet incluso, navigazione
power: kw impegnati, potenza contrattuale, cavalli fiscali, kw, potenza kw cv, potenza nominale, cavalli, potenza contrattualmente impegnata, cv fiscali
area: superficie, metri quadri, metri quadrati, mq, superficie catastale, superficie calpestabile, metratura, superficie tassabile, superficie utile, estensione, superficie coperta, superficie tassata, superficie commerciale, ettari, quanti metri quadri
reading: letture, autolettura, lettura effettiva
quantity: componenti, componenti nucleo, componenti del nucleo familiare, occupanti, quanti, colli, persone, adulti, numero ospiti, numero passeggeri, passeggeri numero, pezzi, unità vendute, numero biglietti, quantitativo, numero addetti, numero figli, copie, q tà, qta
visits: visite, ingressi, accessi, presenze, quante volte
followers: seguaci
following: seguiti
grade: punteggio, valutazione, media voti, condotta, comportamento, media ponderata, media aritmetica, media dei voti, voto in trentesimi, esito esame, profitto, voto medio, voto complessivo
credits: ecm, crediti maturati, crediti formativi triennio, credito scolastico, crediti acquisiti, cfu acquisiti, cfu conseguiti, crediti assegnati
due: scadenza, da versare entro, pagabile entro, scade il pagamento, entro quando, pagare entro il, da pagare entro, pagamento entro, da versare entro il, termine di presentazione, termine presentazione, restituzione entro, da restituire entro, da restituire entro il, data restituzione, data di restituzione, restituire entro, quando pagare, quando devo pagare, quando si paga, pagamento da effettuare entro, entro e non oltre il, entro la data, consegnare entro, termini di pagamento
paid: pagati, saldato, quietanzato, incassato, pagamenti effettuati, già pagato
pending: in attesa, in sospeso, in lavorazione, da evadere, da confermare, da approvare, attesa, sospeso, sospesa, non ancora, in valutazione, in corso di
overdue: scaduto, scaduta, scaduti, scadute, oltre termine
available: residui, rimasti, rimaste, disponibili, spendibile, utilizzabile
current: in corso, odierno, in essere, attuali
next: successivo, successiva, prossimi, seguente, prossimo addebito, successivi, prossime, imminente, in arrivo
last: ultimi, scorso, scorsa, passato, ultime, più recente, anno precedente, scorsi
former: vecchio, vecchia, precedenti, ex, precedente titolare
first: prima immatricolazione, primi, anno di prima immatricolazione
gross: lordi, lorde, totale competenze
net: netti, netto a percepire, netto in busta paga, netto da percepire, quanto prendo netto
maximum: massima complessiva, massimi, ammissibile
monthly: mensili, mensilmente, ogni mese, per mese
yearly: annuali, annui, ogni anno, per anno
weekly: settimanali, a settimana
daily: giornaliera, giornalieri, al giorno, quotidiano
home: domestico, telefono fisso
work: studio professionale, lavorativo, professionale, lavorativa
billing: fatturare a, intestazione fattura
shipping: indirizzo di spedizione, indirizzo di consegna, spedizione a, consegna a domicilio, luogo di consegna, luogo di destinazione, spese di consegna, dove spedire, indirizzo consegna
emergency: pronto intervento, guasti, segnalazione guasti, in caso di emergenza, reperibilità
mailing: postale
primary: primario, primaria, principali, prevalente
`;
