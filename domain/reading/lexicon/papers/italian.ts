import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const italianPapers: Forms = {
  name: 'denominazione, denominazione sociale, cognome o ragione sociale, denominazione impresa, nome o ragione sociale, nome e cognome o ragione sociale, generalità, ragione sociale o denominazione, nome ditta, nome società, come si chiama, nome del titolare, nomi, denominazione o ragione sociale',
  person:
    'contribuente, dichiarante, sottoscritto, sottoscritta, professionista, chi deve pagare, soggetto, soggetto passivo, soggetto obbligato, utente, obbligato, nominativo del richiedente, aderente, convocato, elettore, richiedenti, controparte, trasgressore, obbligato in solido, percipiente, percettore, destinatario del provvedimento, iscrivente, partecipanti, chi paga, proposto, avente titolo, erede, defunto, deceduto, de cuius, titolare del trattamento, dichiarante dogana, volontari, condannato, convenuto, ricorrente',
  holder:
    'rilasciato a, intestazione, intestatari, titolari, intestato, intestata a, cointestatario, titolare del conto, titolare della carta, titolare della patente, titolare licenza, titolare tessera, titolare abbonamento, intestatario bolletta, intestatario utenza, intestatario del veicolo, intestatario del contratto, a nome di, intestato al, di proprietà di chi, correntista, possessore carta',
  student:
    'alunna, allievo, allieva, diplomato, laureato, studenti, allievi, iscritto al corso, dottorando, tirocinante, stagista, alunni, frequentante, laureando, diplomando, universitario',
  employee:
    'impiegato, lavoratore dipendente, collaboratore, collaboratrice, nominativo dipendente, lavoratori, assunto, assunta, dipendenti, addetti, prestatore di lavoro, dipendente nome',
  customer:
    'cessionario, committente, spettabile, ordinante fattura, clientela, utente finale, consumatore, parte acquirente',
  provider:
    'cedente, emittente, prestatore, esercente, fornitrice, società fornitrice, società di vendita, rivenditore, operatore telefonico, erogatore, ente erogatore, professionista incaricato, ditta esecutrice, installatore',
  tenant: 'conduttrice, parte conduttrice, inquilina, conduttori, locataria, affittuaria, inquilini',
  landlord:
    'locatrice, proprietario dell immobile, concedente, parte locatrice, proprietario casa, proprietario di casa, proprietaria di casa, locatori, proprietario locatore',
  manager:
    'amministratore, amministratore unico, legale rappresentante, rappresentante legale, direttore, dirigente scolastico, preside, rettore, responsabile di sede, capo ufficio, superiore, direttrice, direttore sanitario, direttore generale, referente aziendale, responsabile diretto',
  employer:
    'ditta, società datrice, ente di appartenenza, datore, organizzazione, società datoriale, sostituto d imposta, sostituto, impresa datrice, ragione sociale azienda, denominazione azienda, ente datore, dove lavora, sede di lavoro ditta',
  issuer:
    'ente, ente emittente, emesso da, autorità, ufficio, ente certificatore, organismo di certificazione, organismo, ufficio emittente',
  university:
    'istituzione scolastica, istituto scolastico, plesso, scuola di appartenenza, accademia, conservatorio, liceo, istituto comprensivo, scuola frequentata, asilo, asilo nido, scuola dell infanzia, autoscuola, ateneo di appartenenza',
  course:
    'indirizzo, specializzazione, titolo del corso, percorso formativo, materia, insegnamento, disciplina, corso frequentato, indirizzo di studi, indirizzo di studio, nome corso, titolo corso, attività formativa, evento formativo, percorso di studi, percorso, profilo professionale corso',
  degree:
    'titolo conseguito, titolo, titolo accademico, diploma, titolo professionale, qualifica conseguita, titolo rilasciato',
  position:
    'inquadramento, incarico, mansioni, profilo professionale, carica, carica sociale, cariche, lavoro svolto, impiego attuale, funzione, che lavoro fa, ruolo ricoperto, figura professionale',
  type: 'tipologia contrattuale, forma giuridica, natura del rapporto, tipo di rapporto, categoria catastale, tipo contratto, tipo di contratto, natura, genere di documento, categoria veicolo, tipo veicolo, tipo utenza, tipo di utenza, tipologia utenza, tipo cliente, tipologia cliente, tipo di contribuente, classamento, tipo pratica, tipo atto, tipo di documento, tipologia di pensione, categoria pensione, natura giuridica, tipo tessera, tipo biglietto, specie pratica, categorie, tipo immobile, categoria immobile',
  group: 'classe, sezione, classe e sezione, gruppo classe, gruppo di imbarco, gruppo sportivo',
  start:
    'assunto il, assunta il, assunto dal, inizio rapporto, apertura, data di apertura, data apertura, aperto il, in vigore dal, valide dal, decorre dal, effetto dal, data effetto, iscritto in data, avvio, data di assunzione, data assunzione, entrata in vigore, da quando, attivata il, inizio validità, inizio attività, data inizio attività, inizio rapporto di lavoro, decorrenza contratto, decorrenza giuridica, decorrenza economica, efficace dal, a partire dal, a decorrere dal, effetto, ore 24 del effetto, con effetto dal, attivata, data attivazione, in servizio dal, in forza dal, nominato il, data di nomina, data nomina, in carica dal, iniziato il, iniziata il, comincia il, presa in servizio, data inizio validità, inizio copertura, inizio lavori, quando inizia, titolare dal, in corso dal, lavora dal, residente dal, occupato dal, data apertura conto, data decorrenza contratto, ammesso il, data di ingresso',
  until:
    'fine rapporto, valevole fino al, valide fino al, validi fino al, valevole sino al, valido sino al, in scadenza il, efficace fino al, termina il, ultimo giorno, copertura fino al, data termine, fine validità, validità fino al, valida sino al, valevole fino, cessato il, cessata il, data fine validità, in carica fino al, in scadenza, scadenza polizza, scadenza contratto, quando scade, fino a quando, entro quando scade, termina, termine del contratto, data di termine, fine contratto, fine lavori, fine vincolo, data fine rapporto, data cessazione rapporto, cessazione del rapporto, cessazione rapporto, cessazione rapporto di lavoro, data scadenza polizza, utilizzabile fino al, utilizzabile entro, da consumarsi entro, consumare entro, scadrà il, in vigore fino al, ultimo giorno di lavoro, finito il, finita il, data di conclusione, termine di validità, validità residua, conservare fino al',
  issued:
    'data ricevuta, rilasciata il, data del documento, data documento, data certificato, data attestato, data rilascio, data del rilascio, rilasciato in data, emesso in data, data di emissione fattura, data visura, data di estrazione, estratto il, documento del, fattura del, data bolletta, redatta il, data redazione, data provvedimento, data del provvedimento, data della lettera, data verbale, quando emesso, quando rilasciato, data atto, data decreto, data delibera, data notifica',
  created:
    'data operazione, data della transazione, data acquisto, data di acquisto, data dell acquisto, acquistata il, comprato il, data ordine, data dell ordine, ordinato il, data prenotazione, prenotato il, prenotata il, data richiesta, data della richiesta, richiesto il, data domanda, data della domanda, data presentazione, data inserimento, inserito il, protocollato il, data protocollo, data registrazione, data denuncia, data contabile, data valuta, registrazione del, data versamento, pagato il, data pagamento, data del pagamento, data prestito, caricato il, data accertamento, eseguito il, data esecuzione, inoltrata il, inviata il, depositata il, depositato il, data deposito',
  graduation:
    'conseguito il, data di conseguimento, conseguita il, data laurea, data di laurea, laureato il, laureata il, diplomato il, diplomata il, data conseguimento, conseguito in data, anno di diploma, anno di laurea, data diploma, terminato gli studi, data superamento, superato in data, completamento, data completamento, data di completamento',
  reference:
    'serie e numero, protocollo, numero di protocollo, causale, codice avviso, iuv, codice iuv, identificativo univoco, numero avviso, codice pratica, numero pratica, numero di pratica, numero fascicolo, n protocollo, prot n, identificativo, riferimenti, repertorio, numero di repertorio, codice bolletta, codice avviso pagopa, avviso pagopa, codice di pagamento, codice pagamento, numero spedizione, codice spedizione, numero di tracciamento, codice tracking, pnr, codice prenotazione, localizzatore, numero verbale, n verbale, verbale n, numero provvedimento, numero atto, numero decreto, mrn, identificativo pratica, codice identificativo, numero domanda, n domanda, numero istanza, numero operazione, cro, trn, codice transazione, numero transazione, id transazione, numero pratica edilizia, numero referto, n referto, numero accettazione, codice accettazione, numero ricevuta, n ricevuta, numero scontrino, quietanza n, numero richiesta, codice cup, cig, codice di migrazione, codice migrazione, collocazione, segnatura, vostro riferimento, ns rif, vs rif, rif, nostro riferimento, numero cartella, n cartella, numero avviso di pagamento, nro pratica, id pratica',
  number:
    'numero di serie, numero serie, n serie, n di serie, numero progressivo, numero di identificazione, identificativo, id cliente, n iscrizione, numero di iscrizione, numero iscrizione, n progressivo, n tessera, rea, numero rea, codice cliente, codice utente, codice socio, codice soggetto, codice ditta, codice dipendente, codice studente, codice contribuente, numero seriale, seriale, matricola prodotto, imei, isin, codice isin, numero libretto, numero di rapporto, numero rapporto, numero licenza, n licenza, numero certificato, numero attestato, attestato n, certificato n, numero documento identificativo, nro, numero di registro, numero registro, registro generale, registro particolare, posizione inps, matricola inps, posizione assicurativa territoriale, pat inail, codice lei, sigillo fiscale, numero di omologazione, omologazione, numero d ordine, n ordine iscrizione, codice iscrizione, isbn, numero utente, numero patente, n patente, patente n',
  taxNumber:
    'piva, partita iva cf, numero partita iva, cod fisc e p iva, p iva cf, codice fiscale e partita iva, cf piva, cod iva, partita iva azienda',
  nationalId:
    'c f, documento d identità, cod fiscale, carta identità, numero carta d identità, tessera sanitaria, numero tessera sanitaria, estremi documento, documento di riconoscimento, cod fisc, codice fiscale assistito, codice fiscale intestatario, ci n, carta identità elettronica, n documento, documento n, estremi documento identità, documento identità, numero cie, codice fiscale titolare',
  total:
    'totale complessivo, totale dovuto, importo dovuto, totale ivato, importo complessivo, totale a pagare, netto da pagare, totale generale, totale documento, totale bolletta, quanto pago, totale fornitura, totale ordine, importo totale da pagare, totale da versare, totale spese, totale preventivo, totale imponibile e imposta, quanto devo pagare, quanto si paga, da versare, importo da versare, totale euro, totale rata, spesa totale, importo bolletta, totale spesa, totale riga, saldo da pagare, importo pagato totale',
  paid: 'importo versato, somma versata, versato, pagati, saldato, quietanzato, importo pagato, totale versato, totale pagato, incassato, pagamenti effettuati, versato il, già pagato',
  outstanding:
    'saldo dovuto, arretrato, importo residuo, quanto devo, importo scaduto, residuo da pagare, rimanente, conguaglio, morosità, rate scadute, importi scaduti, debiti, quote non pagate, non pagato, insoluti, pendenze, situazione debitoria, importo ancora dovuto, pagamenti precedenti, bollette precedenti non pagate',
  money:
    'importo in lettere, importo donato, importo erogato, importo operazione, importo concesso, importo contributo, importo finanziato, somma dovuta, entità, cifra, corrisposto, valore nominale, liquidato, accreditato',
  net: 'netto del mese, netti, al netto, netto a percepire, netto in busta paga, importo netto, netto da percepire, netto corrisposto, totale netto, quanto prendo netto',
  price:
    'prezzo unitario, tariffa oraria, prezzo totale, costo unitario, quotazione, quanto costa, corrispettivo, tariffa, prezzo biglietto, prezzo di acquisto, prezzo d acquisto, prezzo di vendita, prezzo medio di carico, costo totale, valore unitario, prezzo al mese, prezzo intero',
  usage:
    'consumi fatturati, consumo fatturato, consumo annuo, consumo rilevato, consumo effettivo, consumi annui, consumo annuo stimato, smc, consumato, mc consumati, metri cubi, kwh, consumo totale, energia prelevata, energia attiva, consumo fatturato mc, kwh consumati, quanto consumo, traffico utilizzato',
  product:
    'descrizione, oggetto della fornitura, voce, articolo acquistato, bene acquistato, servizio o prodotto, nome prodotto, descrizione articolo, descrizione prodotto, descrizione del bene, prodotti',
  device:
    'apparecchio, caldaia, impianto termico, generatore, dispositivo, apparecchiatura, modem, elettrodomestico, apparato, smartphone, macchina',
  property:
    'unità immobiliare, punto di fornitura, ubicazione, ubicazione dell immobile, luogo di fornitura, alloggio, fabbricato, edificio, abitazione, stabile, tipo immobile, immobile locato, unità, bene immobile, casa, cantina, fabbricati, alloggio assegnato, indirizzo dell unità, bene, immobili',
  street: 'viale, piazza, indirizzo via, numero civico, civico, strada, corso via',
  vehicle:
    'marca, marca e modello, modello, mezzo, automezzo, motoveicolo, motociclo, ciclomotore, autoveicolo, rimorchio, vettura privata, moto, auto assicurata',
  grade:
    'votazione, voto finale, giudizio, punteggio, punteggio finale, valutazione, media voti, voto di laurea, voto di diploma, voto in condotta, condotta, comportamento, media ponderata, media aritmetica, media dei voti, voto in trentesimi, esito esame, profitto, voto medio, voto esame, valutazione finale, voto complessivo',
  credits:
    'crediti formativi, ecm, crediti ecm, crediti maturati, crediti formativi triennio, credito scolastico, crediti acquisiti, crediti totali, cfu acquisiti, cfu conseguiti, crediti ects, crediti assegnati, ore ecm',
  duration:
    'ore settimanali, durata contratto, durata del contratto, durata corso, ore totali, giorni, durata residua, durata legale, anzianità contributiva, anzianità di servizio, per quanto tempo, durata in anni, durata in mesi, mesi, numero mesi, anni di garanzia, durata garanzia, vincolo contrattuale, durata del soggiorno, settimane',
  period:
    'mese retribuito, periodo di riferimento, competenza, mese, periodo assicurativo, periodo di validità, bimestre, trimestre, periodo di competenza, periodo retributivo, periodo di paga, periodo fatturato, periodo di consumo, periodo di occupazione, dal al, anno di competenza, mensilità, periodo contributivo, rateo, validità dal al',
  semester:
    'anno scolastico, anno di corso accademico, quadrimestre, anno d imposta, anno di imposta, anno fiscale, periodo d imposta, anno di riferimento, anno tributario, esercizio, esercizio finanziario, esercizio contabile, anno educativo, sessione, anno formativo, stagione sportiva',
  city: 'luogo di rilascio, comune di residenza, località di residenza, luogo, comune sede, città di residenza, provincia, comune catastale, comune amministrativo, frazione, luogo di emissione',
  address:
    'sede legale, sede, studio professionale, indirizzo studio, indirizzo di residenza, luogo di residenza, indirizzo di spedizione, indirizzo di consegna, domicilio fiscale, recapito, sede operativa, dove abita, luogo della fornitura, indirizzo fornitura, indirizzo immobile, indirizzo sede, indirizzo della sede, sede principale, sede di lavoro, indirizzo abitazione, ubicazione impianto, ubicazione contatore, residente a, residente, domiciliato in, dimora, via e numero civico, residenza anagrafica, indirizzo di recapito, indirizzo del cliente, dove vive, luogo di lavoro',
  blood: 'gruppo sanguigno',
  home: 'abitazione, domestico, telefono fisso',
  status:
    'posizione, stato pratica, stato ordine, stato civile, stato della spedizione, stato della domanda, adempimento, stato adempimento, conformità, conforme, regolarità, in regola, stato attività, stato impresa, stato socio, stato iscrizione, stato veicolo, stato contratto, stato abbonamento, stato pagamento, stato volo, stato prenotazione, stato polizza, posizione amministrativa, stato carriera, stato giuridico, stato lavori, stato del pagamento, attivo o no, situazione contabile',
  vaccination:
    'vaccinazione, vaccino, vaccini, data vaccinazione, vaccinato il, somministrato il, data somministrazione, somministrazione, data di somministrazione, inoculazione',
  notice:
    'preavviso, avviso, avviso di pagamento, comunicazione, diffida, notifica, cartella di pagamento, sollecito, intimazione, avviso di accertamento',
  due: 'scadenza, data scadenza pagamento, data limite, da versare entro, pagabile entro, scade il pagamento, entro quando, pagare entro il, da pagare entro, pagamento entro, scadenza di pagamento, scadenza rata, scadenza versamento, da versare entro il, termine di pagamento, termine per il pagamento, termine di presentazione, termine presentazione, restituzione entro, da restituire entro, da restituire entro il, data restituzione, data di restituzione, restituire entro, scadenza prestito, quando pagare, quando devo pagare, quando si paga, pagamento da effettuare entro, entro e non oltre il, scadenza bolletta, scadenza bollo, termine di scadenza, termine ultimo di pagamento, entro la data, consegnare entro, termini di pagamento',
  cancelledOn:
    'data di chiusura, data chiusura, chiuso il, recesso, data di recesso, cessato il, data cessazione, revocato il, radiazione, data di radiazione, cessata il, disdetto il, disdetta il, data disdetta, annullata il, data annullamento, risolto il, data risoluzione, risoluzione, revoca, data revoca, estinto il, data estinzione, estinzione, dimissioni, data dimissioni, cancellazione dall albo, chiusura, cessato, sospeso il',
  emergency:
    'pronto intervento, guasti, segnalazione guasti, numero guasti, contatto di emergenza, in caso di emergenza, numero di emergenza, reperibilità',
  plate:
    'numero di immatricolazione, numero immatricolazione, numero di targa, targa veicolo, n targa, targa auto, targa del veicolo, targa numero, targato',
  chassis:
    'numero di identificazione, numero identificazione, numero di identificazione del veicolo, numero telaio, n telaio, vin, numero vin, telaio n, codice telaio, n di telaio',
  registration:
    'numero rea, rea, iscrizione al registro, n iscrizione, numero di iscrizione, numero iscrizione, albo, iscrizione all albo, registro, prima immatricolazione, data di prima immatricolazione, immatricolato il, immatricolata il, anno immatricolazione, anno di prima immatricolazione, carta di circolazione, libretto di circolazione, documento unico, anagrafe canina, iscrizione anagrafe, sezione registro, data iscrizione registro imprese, registro delle imprese, registro imprese, trascrizione, trascritto il, nota di trascrizione',
  first:
    'prima immatricolazione, primi, iscrizione prima, data di prima immatricolazione, anno di prima immatricolazione',
  licence:
    'porto d armi, abilitazione, concessione, n iscrizione, numero di iscrizione, contrassegno di sosta, pass sosta, patente di guida, documento di guida, permesso di soggiorno, permesso di sosta, titolo edilizio, permesso di costruire, nulla osta, porto d arma, licenza di pesca, abilitazione professionale, foglio rosa, autorizzato',
  licenceClass:
    'categorie patente, categoria patente, categorie veicoli, abilitazioni, categorie di patente, categorie abilitate, categorie autorizzate',
  family: 'cognome o ragione sociale, cognome da nubile',
  rent: 'canone, canone di affitto, pigione, canone d affitto, canone annuo di locazione, affitto annuo, canone concordato, canone pattuito, quanto pago di affitto',
  limit:
    'fido, fido accordato, affidamento, scoperto di conto, scoperto consentito, limite di spesa, limite di credito, massimale di spesa, tetto, tetto di spesa, massimale giornaliero, soglia, importo massimo, massimale carta, quanto posso spendere',
  balance:
    'giacenza, giacenza media, saldo contabile, saldo disponibile, credito disponibile, rimanenza, saldo iniziale, saldo di partenza, credito residuo, saldo punti conto, liquidità, saldo al, saldo liquido, saldo corrente, montante, montante contributivo, capitale accumulato, saldo carta, quanto ho sul conto, disponibilità',
  quantity:
    'componenti, componenti nucleo, numero componenti, componenti del nucleo familiare, numero occupanti, occupanti, quanti, numero pezzi, colli, numero colli, numero di persone, numero persone, persone, adulti, numero ospiti, numero passeggeri, passeggeri numero, pezzi, unità vendute, n componenti, numero biglietti, quantitativo, numero addetti, numero figli, copie, numero copie, q tà, qta',
  area: 'superficie, metri quadri, metri quadrati, mq, superficie catastale, superficie calpestabile, metratura, superficie tassabile, superficie utile, estensione, superficie coperta, superficie lorda, superficie tassata, superficie totale, superficie commerciale, mq totali, ettari, quanti metri quadri, superficie m2, superficie imponibile',
  doctor:
    'medico richiedente, medico curante, medico prescrittore, medico di base, medico di medicina generale, pediatra, pediatra di libera scelta, dott, medico di famiglia, prescritto da, medico refertante, medico specialista, medico certificatore, dottoressa, dr, medico vaccinatore, operatore sanitario, veterinario, medico veterinario, dentista, odontoiatra, oculista, medico competente, ginecologo, medico accertatore, visitato da, specialista',
  enrolment:
    'iscrizione, immatricolato, anno di immatricolazione, data immatricolazione università, iscrizioni, anno di prima iscrizione, ammissione, ammesso',
  work: 'studio professionale, lavorativo, professionale, professionale ufficio, lavorativa',
  updated:
    'aggiornato al, aggiornata al, aggiornato il, dati aggiornati al, dati aggiornati il, ultima modifica, aggiornamento, modificato il, data aggiornamento, data di aggiornamento, aggiornata il, dati al, situazione al, alla data del, ultima variazione, variato il',
  prescription:
    'prescrizione, ricetta medica, impegnativa, ricetta elettronica, nre, promemoria ricetta, data prescrizione, prescritto il, ricetta bianca, ricetta dematerializzata, numero ricetta, numero ricetta elettronica, esami prescritti',
  application: 'domanda, istanza, richiesta, candidatura, domande, richieste, istanze, pratica n, bando',
  date: 'quando, giorno e ora, il giorno, in data, in che data, che giorno, data evento, giorno ora, data ora, data e ora, a che data',
  lastVisit:
    'ultima volta, ultima presenza, ultimo prestito, ultima attività, ultimo controllo, ultima connessione, ultima prenotazione, ultima operazione, ultimo acquisto, ultima sessione, ultimo login, ultimo utilizzo, ultima seduta',
  next: 'successivo, successiva, prossimi, seguente, prossimo addebito, successivi, prossime, imminente, in arrivo',
  last: 'ultimi, scorso, scorsa, passato, ultime, più recente, anno precedente, scorsi',
  former: 'vecchio, vecchia, precedenti, ex, precedente titolare',
  pending:
    'in attesa, in sospeso, in lavorazione, da evadere, da confermare, da approvare, attesa, sospeso, sospesa, non ancora, in valutazione, in corso di',
  primary: 'principale, primario, primaria, principali, prevalente',
  shipping:
    'indirizzo di spedizione, indirizzo di consegna, spedizione a, consegna a domicilio, luogo di consegna, luogo di destinazione, spese di consegna, dove spedire, indirizzo consegna',
  website: 'sito, sito web, sito internet, pagina web, portale, indirizzo web, indirizzo sito',
  visits:
    'visite, ingressi, accessi, presenze, numero ingressi, ingressi residui, ingressi disponibili, numero accessi, quante volte',
  followers: 'seguaci, follower',
  following: 'seguiti, profili seguiti',
  holdings:
    'controvalore, titoli detenuti, quote possedute, titoli in deposito, valore di mercato titoli, valore portafoglio, valore delle quote, numero quote, quote in possesso, valore investimento',
  method:
    'modalità di versamento, domiciliazione, metodo pagamento, tipo di pagamento, come si paga, mezzo di pagamento, forma di pagamento, pagamento tramite, pagato con, pagamento con, modo di pagamento, addebito diretto, modalità pagamento, strumento di pagamento, addebito sepa, come pagare, metodi di pagamento',
  frequency:
    'frazionamento, rateizzazione, cadenza di pagamento, ogni quanto, frequenza di pagamento, periodicità di fatturazione, ciclo di fatturazione, periodicità rata, rateazione, frazionamento del premio, scadenza rate, ogni quanto si paga',
  payment:
    'versamento, bonifico, accredito, incasso, saldo rata, versamenti, codice avviso pagopa, avviso pagopa, codice di pagamento, codice pagamento, prossimo addebito, pagamenti, erogazione, erogazione liberale, donazione, transazione, prelievo, ricarica, pagamento effettuato, bonifici, movimento, addebiti, mandato di pagamento',
  fee: 'diritti, diritti di segreteria, commissioni, oneri, tassa di iscrizione, quota di iscrizione, quota annuale, spese di spedizione, contributo di iscrizione, quota fissa, quota variabile, canone mensile, canone annuo, canone rai, canone tv, retta, retta mensile, spese condominiali, spese accessorie, oneri accessori, quota condominiale, spese istruttoria, spese di gestione, diritti di prevendita, prevendita, tassa scolastica, contributo scolastico, tasse universitarie, quota di partecipazione, quota iscrizione, costo mensile, tariffa mensile, pedaggio, diritto camerale, quota sociale, costo del servizio, tassa di possesso, spese postali, tassa universitaria',
  tax: 'iva esposta, imposta di bollo, bollo, imposte, tributo, tributi, tari, imu, irpef, addizionale, imposta netta, imposta lorda, imposta di registro, imposta sostitutiva, dazio, dazi, dazi doganali, tassa di soggiorno, tassa automobilistica, bollo auto, accisa, accise, aliquota, aliquota iva, cedolare secca, tari da pagare, imposta dovuta, iva al 22, addizionale regionale, addizionale comunale, ires, irap',
  refund:
    'rimborso spettante, importo rimborsato, da rimborsare, restituzione, restituito, importo da rimborsare, indennizzo, risarcimento, storno, importo liquidato, rimborsato, nota di credito, rimborso spese',
  fine: 'penalità, contravvenzione, ammenda, sanzioni, violazione, infrazione, sanzione amministrativa, importo sanzione',
  discount:
    'agevolazione, agevolazioni, riduzione, esenzione, detrazione, sconti, buono sconto, codice sconto, abbuono, bonus sociale, ribasso, sconto applicato, promozione',
  coverage:
    'somme assicurate, garanzie, capitale garantito, valore assicurato, massimali, garanzia, massimale di polizza, massimale per sinistro, massimale per persona, somma garantita, valore dei beni assicurati, prestazione assicurata, garanzie prestate, rischi coperti, importo garantito, oggetto assicurato',
  interest:
    'interessi, tasso annuo, tasso nominale, tasso applicato, quota interessi, tasso debitore, tasso creditore, tasso fisso, tasso variabile, spread, tasso annuo nominale, tasso annuo effettivo globale, rendimento, tasso attivo, rendimento annuo',
  points:
    'punteggio punti, saldo punti, punti residui, punti patente, raccolta punti, punti in scadenza, punti disponibili, punti decurtati, saldo patente, punti fedeltà, punti accumulati, punti premio, bollini, miglia premio, quanti punti',
  exam: 'prova d esame, appello, sessione d esame, verifica scritta, esami, prova, prove, prova scritta, prova orale, esame di stato, esame finale, test di ingresso, esame sostenuto',
  zone: 'area tariffaria, settore, fascia, zona censuaria, zona climatica, microzona, zona di validità, zona tariffaria',
  seat: 'posto a sedere, posti, numero posti, posto assegnato, poltrona, fila e posto, posti a sedere, n posti, numero di posti, posti totali, fila, platea, n posto, stallo, posto auto, postazione',
  origin:
    'da aeroporto, luogo di partenza, partenza da, porto di partenza, provenienza viaggio, porto di imbarco, stazione partenza, aeroporto di partenza, città di partenza, da dove, partenza da stazione, fermata di salita, provenienza, imbarco da',
  destination:
    'arrivo a, luogo di arrivo, porto di arrivo, porto di sbarco, diretto a, stazione arrivo, aeroporto di arrivo, città di arrivo, per dove, fermata di discesa, dove arriva',
  departure:
    'data andata, ora di partenza, data partenza viaggio, parte il, parte alle, orario partenza, ora partenza, data di andata, imbarco ore, data viaggio, quando parte, data del viaggio',
  arrival:
    'data ritorno, ora di arrivo, orario arrivo, ora arrivo, arriva il, arriva alle, data di ritorno, quando arriva',
  country:
    'stato estero, stato di residenza, paese di residenza, paese di rilascio, paese di origine, stato di provenienza, paese d origine, paese di destinazione, stato nazionale',
  birthplace:
    'comune di nascita, nata a, luogo e data di nascita, luogo nascita, nato in, comune nascita, provincia di nascita, nata in, data e luogo di nascita, dove è nato, stato di nascita, paese di nascita',
  birth:
    'luogo e data di nascita, data nascita, nasc, nato a il, data e luogo di nascita, luogo e data nascita, anno di nascita, quando è nato, nata a il, data di nasc',
  insurer:
    'compagnia assicurativa, impresa assicuratrice, compagnia di assicurazione, impresa di assicurazione, assicuratrice, compagnia assicuratrice, impresa assicurativa, società assicuratrice, denominazione compagnia, assicuratore rca',
  beneficiary:
    'avente diritto, creditore del bonifico, a favore, beneficiari, erede beneficiario, creditore sepa, accreditato a, a chi va',
  child:
    'figli, nome del bambino, nato minore, minore, bimbo, bimba, figlio minore, nome del minore, figli a carico, minori, bambini, nome figlio',
  contact:
    'persona di contatto, recapiti, contatti, chi contattare, servizio clienti, contattare, assistenza, assistenza clienti, gestore di riferimento, consulente finanziario, persona di riferimento, a chi rivolgersi, consulente dedicato',
  phone:
    'recapito telefonico, n telefono, numero verde, cell, fisso, numero cellulare, telefono cellulare, recapito cellulare, n cellulare, telefono ufficio, contatto telefonico, numero linea, utenza telefonica, linea telefonica, tel cell, telefono casa',
  document: 'titolo documento, tipo documento, atto documento, foglio, modulo, atti, documenti, verbale n',
  delivery:
    'recapito pacco, consegnato il, data di consegna, data consegna, consegnato, consegne, consegnata il, recapitato il, data recapito, in consegna, consegnare, data consegna effettiva',
  claim:
    'denuncia, danno, pratica di sinistro, numero sinistro, data sinistro, evento dannoso, denunciato il, incidente, danno subito, richiesta di risarcimento',
  appointment:
    'visita, prenotazione visita, data visita, visita specialistica, convocazione, incontro, colloquio, data appuntamento, prossima visita, orario visita, seduta fissata, consulto, data e ora appuntamento',
  department:
    'unità operativa, servizio competente, divisione, settore ufficio, ufficio di appartenenza, corso di reparto, struttura di appartenenza',
  hospital:
    'struttura, struttura sanitaria, casa di cura, laboratorio, azienda sanitaria, asl, presidio, struttura erogatrice, centro vaccinale, distretto sanitario, azienda ospedaliera, azienda usl, ausl, ats, asst, poliambulatorio, pronto soccorso, centro prelievi, consultorio, studio medico, ambulatorio veterinario, clinica veterinaria, dove è stato visitato, luogo di vaccinazione',
  meter:
    'matricola contatore, misuratore, numero contatore, contatori, matricola del contatore, numero di matricola contatore, contatore n, misuratore n',
  power:
    'potenza massima, potenza disponibile, potenza netta, kw impegnati, potenza contrattuale, cavalli fiscali, potenza kw, kw, potenza kw cv, potenza motore, potenza nominale, cavalli, potenza del motore, potenza contrattualmente impegnata, cv fiscali',
  reading:
    'letture, lettura rilevata, autolettura, lettura contatore, lettura iniziale, lettura finale, lettura precedente, lettura attuale, data lettura, ultima lettura, lettura effettiva, lettura stimata',
  tenancy: 'contratto di locazione, contratto di affitto, comodato, contratto d affitto, locazioni, comodato d uso',
  membership:
    'quota associativa iscrizione, adesione, tessera associativa, iscrizione annuale, tesseramento annuale, tessera socio, appartenenza, adesioni',
  level:
    'fascia di livello, livello contrattuale, classe di merito, classe universale, classe cu, livello tessera, livello retributivo, livello di inquadramento, livello contrattuale ccnl, fascia isee, livello di difficoltà, livello qcer',
  owner:
    'proprietari, comproprietario, comproprietari, intestati, titolarità, nudo proprietario, usufruttuario, di chi è, proprietario del veicolo, proprietario dell animale',
  member: 'iscritti, associato, associata, associati, tesserati, socia ordinaria, lettore, lettrice, membri',
  subscriber: 'abbonati, sottoscrittore, sottoscrittrice',
  policyholder: 'contraente di polizza, contraente assicurato, stipulante',
  insured: 'assicurati, persona assicurata, soggetto assicurato',
  driver: 'guidatore, autista, conducente abituale',
  passenger: 'passeggeri, viaggiatori, viaggiatrice',
  patient: 'assistita, degente, pazienti, assistibile, vaccinato, vaccinata',
  borrower: 'mutuatari, debitore, debitrice, soggetto finanziato, cliente finanziato',
  recipient: 'destinataria, ricevente, a chi, consegnare a, ritirato da, consegnato a',
  sender: 'ordinante, speditore, da chi, spedito da, inviato da',
  bank: 'istituto di credito, istituto bancario, banca d appoggio, presso la banca',
  joined:
    'associato dal, iscritto da, iscritto dall anno, iscrizione dal, tesserato dal, anno di iscrizione all albo, data prima iscrizione, cliente da, utente dal, registrato il, registrata il, registrato dal, membro da',
  renewal:
    'proroga, prorogato al, data rinnovo, rinnovata il, rinnovato il, rinnovabile dal, si rinnoverà il, prossimo pagamento, prossima ricarica, prossima rata il, tacito rinnovo',
  iban: 'coordinate bancarie, codice iban, coordinate iban, accredito su iban',
  email:
    'pec, indirizzo pec, casella pec, posta certificata, posta elettronica certificata, domicilio digitale, mail, indirizzo mail, indirizzo di posta elettronica, e mail di contatto',
  username: 'nome profilo, codice accesso utente, id utente nome, login',
  plan: 'formula, profilo tariffario, piano tariffario, nome offerta, offerta attiva, opzione tariffaria, codice offerta, tariffa applicata, trattamento, tipo abbonamento, tipo di abbonamento, formula abbonamento, regime tariffario, profilo d uso, prodotto assicurativo',
  season: 'stagione sportiva, annata sportiva',
  time: 'orario di inizio, orario inizio, ora inizio, apertura porte, apertura cancelli, alle ore, ora prevista, orario appuntamento, orario di convocazione',
  age: 'anni compiuti, quanti anni',
  premium:
    'premio annuo, premio totale, premio lordo, premio imponibile, premio di rata, rata di premio, premio alla firma, premio di polizza, costo polizza',
  pay: 'retribuzione di fatto, paga base, minimo tabellare, stipendio tabellare, compenso, emolumenti, onorario, ral, retribuzione annua lorda, assegno, retribuzione ordinaria, quanto guadagna, netto stipendio',
  income:
    'isee, valore isee, ise, redditi, reddito complessivo, entrate, redditi di lavoro dipendente, reddito da lavoro dipendente, rendita, rendita catastale, entrata, proventi, reddito dichiarato',
  deposit:
    'deposito cauzionale, caparra, caparra confirmatoria, anticipo, mensilità anticipate, garanzia versata, acconto versato',
  deductible: 'franchigia assoluta, scoperto percentuale, scoperto minimo, quanto resta a mio carico',
  percent:
    'percentuale di invalidità, avanzamento, progresso, quota percentuale, in percentuale, tasso percentuale, grado percentuale',
  data: 'gb inclusi, traffico incluso, traffico internet, gb residui, giga residui, giga disponibili, dati residui, internet incluso, navigazione',
  overdue: 'scaduto, scaduta, scaduti, scadute, oltre termine',
  available: 'residui, rimasti, rimaste, disponibili, spendibile, utilizzabile',
  current: 'vigente, in corso, odierno, in essere, attuali',
  gross: 'lordi, lorde, totale lordo, totale competenze, competenze lorde, importo lordo, imponibile lordo',
  maximum: 'massima complessiva, massimi, ammissibile, massima ammissibile, al massimo',
  monthly: 'mensili, mensilmente, ogni mese, per mese',
  yearly: 'annuali, annui, ogni anno, per anno',
  weekly: 'settimanali, a settimana',
  daily: 'giornaliera, giornalieri, al giorno, quotidiano',
  mailing: 'recapito corrispondenza, postale',
  room: 'aula, numero camera, n camera, sala, tipologia camera, sala riunioni, ufficio stanza',
  gate: 'gate d imbarco, uscita d imbarco, imbarco',
  nationality: 'cittadino, nazione di appartenenza, cittadinanze',
  electricity: 'energia, elettricità, fornitura elettrica, corrente elettrica, energia elettrica fornitura',
  gas: 'gas naturale, metano, fornitura gas',
  water: 'acquedotto, servizio idrico, idrico',
  service:
    'prestazione, prestazioni, servizi, tipo di servizio, lavorazione, intervento, tipo di intervento, descrizione servizio, lavori, descrizione lavori',
  invoice:
    'scontrino, ricevuta, parcella, ricevuta fiscale, nota spese, documento commerciale, fatture, quietanza, numero fattura elettronica',
  order: 'ordini, ordine di acquisto, conferma d ordine, acquisti',
  booking: 'prenotazioni, conferma di prenotazione, prenotato',
  ticket: 'biglietti, titolo di viaggio, biglietto elettronico, titolo di ingresso',
  parcel: 'lettera di vettura, ldv, spedizione n, plico, raccomandata, collo, particella',
  account:
    'rapporto, conto n, numero conto corrente, c c, conto di accredito, conto di addebito, conto di pagamento, dossier titoli, deposito titoli, addebito su, accredito su',
  card: 'carta n, carta di credito, carta di debito, bancomat, carta fedeltà, tessera fedeltà, badge, tesserino, numero carta, carte',
  loan: 'finanziamenti, mutui, prestito personale, mutuo ipotecario, credito al consumo, importo del mutuo, cessione del quinto, ipoteca, affidamenti',
  savings: 'libretto di risparmio, conto deposito, libretto postale, risparmi, piano di accumulo',
  portfolio: 'investimenti, titoli, fondi, strumento finanziario, strumenti finanziari, gestione patrimoniale',
  pension: 'trattamento pensionistico, pensioni, assegno sociale, assegno pensionistico, fondo pensione, previdenza',
  subscription: 'abbonamenti, sottoscritto abbonamento, servizio in abbonamento',
  event:
    'titolo evento, manifestazione, gara, partita, mostra, convegno, nome evento, rappresentazione, titolo dello spettacolo, eventi',
  donor: 'benefattore, donante, chi dona, sostenitori',
  guest: 'ospiti, ospite principale, intestatario prenotazione, cliente hotel',
  club: 'società sportiva, circolo, asd, associazione sportiva, associazione, sodalizio, squadra di appartenenza, sezione locale',
  library: 'sistema bibliotecario, biblioteche, biblioteca di appartenenza, mediateca',
  shop: 'punto di vendita, negozi, store, supermercato, dove acquistato',
  currency: 'moneta, valute',
  gender: 'sesso m f, m f',
  language: 'madrelingua, lingua madre, lingua del corso, lingua di insegnamento, lingua parlata, lingua preferita',
  billing: 'fatturare a, dati di fatturazione, intestazione fattura, sede di fatturazione',
  capital:
    'capitale sociale, capitale deliberato, capitale sottoscritto, capitale versato, capitale sociale versato, capitale sociale deliberato, capitale sociale sottoscritto',
};
