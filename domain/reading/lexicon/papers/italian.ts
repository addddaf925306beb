import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const italianPapers: Forms = {
  issuer:
    'ente, ente emittente, emesso da, autorità, ufficio, ente certificatore, organismo di certificazione, organismo',
  university:
    'istituzione scolastica, istituto scolastico, plesso, accademia, conservatorio, liceo, istituto comprensivo, scuola frequentata, asilo, asilo nido, scuola dell infanzia, autoscuola',
  course:
    'indirizzo, specializzazione, titolo del corso, percorso formativo, materia, insegnamento, disciplina, corso frequentato, attività formativa, evento formativo, percorso',
  degree: 'titolo conseguito, titolo, titolo accademico, diploma, qualifica conseguita, titolo rilasciato',
  position:
    'inquadramento, incarico, mansioni, profilo professionale, carica, carica sociale, cariche, lavoro svolto, impiego attuale, funzione, che lavoro fa, ruolo ricoperto, figura professionale',
  type: 'tipologia contrattuale, forma giuridica, natura del rapporto, tipo di rapporto, categoria catastale, tipo contratto, tipo di contratto, natura, genere di documento, categoria veicolo, tipo veicolo, classamento, natura giuridica, specie pratica, categorie',
  group: 'classe, sezione, classe e sezione, gruppo sportivo',
  graduation:
    'conseguito il, data di conseguimento, conseguita il, data laurea, data di laurea, laureato il, laureata il, diplomato il, diplomata il, data conseguimento, conseguito in data, anno di diploma, anno di laurea, data diploma, terminato gli studi, data superamento, superato in data, completamento',
  total:
    'totale complessivo, totale dovuto, importo dovuto, totale ivato, importo complessivo, totale a pagare, netto da pagare, totale generale, totale documento, totale bolletta, quanto pago, importo totale da pagare, totale da versare, totale spese, totale preventivo, quanto devo pagare, quanto si paga, da versare, importo da versare, totale euro, importo bolletta, totale riga, saldo da pagare',
  paid: 'importo versato, somma versata, versato, pagati, saldato, quietanzato, incassato, pagamenti effettuati, già pagato',
  money:
    'importo in lettere, importo donato, importo erogato, importo operazione, importo concesso, importo finanziato, somma dovuta, entità, cifra, corrisposto, valore nominale, liquidato, accreditato',
  net: 'netto del mese, netti, netto a percepire, netto in busta paga, netto da percepire, quanto prendo netto',
  price:
    'prezzo unitario, tariffa oraria, prezzo totale, costo unitario, quotazione, quanto costa, corrispettivo, tariffa, prezzo di vendita, prezzo medio di carico, valore unitario, prezzo intero',
  usage:
    'consumi fatturati, consumo fatturato, consumo annuo, consumo rilevato, consumo effettivo, consumi annui, consumo annuo stimato, smc, consumato, mc consumati, metri cubi, kwh, energia prelevata, energia attiva, consumo fatturato mc, traffico utilizzato',
  product: 'descrizione, oggetto della fornitura, voce, articolo acquistato, bene acquistato, prodotti',
  device:
    'apparecchio, caldaia, impianto termico, generatore, dispositivo, apparecchiatura, modem, elettrodomestico, apparato, smartphone, macchina',
  property:
    'unità immobiliare, punto di fornitura, ubicazione, ubicazione dell immobile, luogo di fornitura, alloggio, fabbricato, edificio, abitazione, stabile, tipo immobile, immobile locato, unità, casa, cantina, fabbricati, alloggio assegnato, bene, immobili',
  street: 'viale, piazza, indirizzo via, civico, strada, corso via',
  vehicle:
    'marca, marca e modello, modello, mezzo, automezzo, motoveicolo, motociclo, ciclomotore, autoveicolo, rimorchio, vettura privata, moto',
  grade:
    'votazione, voto finale, giudizio, punteggio, punteggio finale, valutazione, media voti, voto di laurea, voto di diploma, condotta, comportamento, media ponderata, media aritmetica, media dei voti, voto in trentesimi, esito esame, profitto, voto medio, voto complessivo',
  credits:
    'crediti formativi, ecm, crediti ecm, crediti maturati, crediti formativi triennio, credito scolastico, crediti acquisiti, cfu acquisiti, cfu conseguiti, crediti assegnati',
  duration:
    'ore settimanali, durata contratto, durata del contratto, durata corso, ore totali, giorni, durata legale, anzianità contributiva, anzianità di servizio, per quanto tempo, durata in anni, mesi, anni di garanzia, vincolo contrattuale, durata del soggiorno, settimane',
  period:
    'mese retribuito, periodo di riferimento, competenza, mese, periodo assicurativo, periodo di validità, bimestre, trimestre, periodo retributivo, dal al, anno di competenza, mensilità, periodo contributivo, rateo, validità dal al',
  semester:
    'anno scolastico, anno di corso accademico, quadrimestre, anno d imposta, anno di imposta, anno fiscale, periodo d imposta, anno di riferimento, anno tributario, esercizio, esercizio finanziario, esercizio contabile, anno educativo, sessione, anno formativo, stagione sportiva',
  city: 'luogo di rilascio, comune di residenza, località di residenza, luogo, provincia, comune catastale, comune amministrativo, frazione',
  home: 'abitazione, domestico, telefono fisso',
  status:
    'posizione, stato pratica, stato ordine, stato civile, stato della spedizione, stato della domanda, adempimento, conformità, conforme, regolarità, in regola, posizione amministrativa, stato carriera, stato giuridico, attivo o no, situazione contabile',
  vaccination: 'vaccinazione, vaccino, vaccini, vaccinato il, somministrato il, somministrazione, inoculazione',
  notice:
    'preavviso, avviso, avviso di pagamento, comunicazione, diffida, notifica, cartella di pagamento, sollecito, intimazione',
  emergency: 'pronto intervento, guasti, segnalazione guasti, numero guasti, in caso di emergenza, reperibilità',
  registration:
    'numero rea, rea, iscrizione al registro, n iscrizione, numero di iscrizione, numero iscrizione, albo, iscrizione all albo, registro, prima immatricolazione, immatricolato il, immatricolata il, anno immatricolazione, anno di prima immatricolazione, carta di circolazione, libretto di circolazione, documento unico, anagrafe canina, iscrizione anagrafe, registro delle imprese, trascrizione, trascritto il',
  first: 'prima immatricolazione, primi, anno di prima immatricolazione',
  licence:
    'porto d armi, abilitazione, concessione, n iscrizione, numero di iscrizione, contrassegno di sosta, pass sosta, patente di guida, documento di guida, permesso di soggiorno, permesso di sosta, titolo edilizio, permesso di costruire, nulla osta, porto d arma, licenza di pesca, foglio rosa, autorizzato',
  licenceClass:
    'categorie patente, categoria patente, categorie veicoli, abilitazioni, categorie di patente, categorie abilitate, categorie autorizzate',
  rent: 'canone, canone di affitto, pigione, canone d affitto, affitto annuo, canone concordato, canone pattuito, quanto pago di affitto',
  limit:
    'fido, fido accordato, affidamento, scoperto di conto, scoperto consentito, limite di spesa, limite di credito, massimale di spesa, tetto, massimale giornaliero, soglia, importo massimo, massimale carta, quanto posso spendere',
  balance:
    'giacenza, giacenza media, saldo contabile, saldo disponibile, credito disponibile, rimanenza, saldo iniziale, saldo di partenza, credito residuo, liquidità, montante, montante contributivo, capitale accumulato, quanto ho sul conto, disponibilità',
  quantity:
    'componenti, componenti nucleo, numero componenti, componenti del nucleo familiare, numero occupanti, occupanti, quanti, numero pezzi, colli, numero colli, persone, adulti, numero ospiti, numero passeggeri, passeggeri numero, pezzi, unità vendute, numero biglietti, quantitativo, numero addetti, numero figli, copie, q tà, qta',
  area: 'superficie, metri quadri, metri quadrati, mq, superficie catastale, superficie calpestabile, metratura, superficie tassabile, superficie utile, estensione, superficie coperta, superficie tassata, superficie commerciale, ettari, quanti metri quadri',
  doctor:
    'medico richiedente, medico curante, medico prescrittore, medico di base, medico di medicina generale, pediatra, pediatra di libera scelta, dott, medico di famiglia, prescritto da, medico refertante, medico certificatore, dottoressa, dr, operatore sanitario, veterinario, dentista, odontoiatra, oculista, medico competente, ginecologo, visitato da, specialista',
  enrolment:
    'iscrizione, immatricolato, anno di immatricolazione, data immatricolazione università, iscrizioni, anno di prima iscrizione, ammissione, ammesso',
  updated:
    'aggiornato al, aggiornata al, aggiornato il, dati aggiornati al, dati aggiornati il, ultima modifica, aggiornamento, modificato il, dati al, situazione al, alla data del, ultima variazione, variato il',
  prescription:
    'prescrizione, ricetta medica, impegnativa, ricetta elettronica, nre, promemoria ricetta, prescritto il, ricetta bianca, ricetta dematerializzata, numero ricetta elettronica, esami prescritti',
  application: 'domanda, istanza, richiesta, candidatura, domande, richieste, istanze, pratica n, bando',
  date: 'quando, giorno e ora, il giorno, in data',
  lastVisit:
    'ultima volta, ultima presenza, ultimo prestito, ultima attività, ultimo controllo, ultima connessione, ultima prenotazione, ultima operazione, ultimo acquisto, ultima sessione, ultimo login, ultimo utilizzo, ultima seduta',
  next: 'successivo, successiva, prossimi, seguente, prossimo addebito, successivi, prossime, imminente, in arrivo',
  former: 'vecchio, vecchia, precedenti, ex, precedente titolare',
  pending:
    'in attesa, in sospeso, in lavorazione, da evadere, da confermare, da approvare, attesa, sospeso, sospesa, non ancora, in valutazione, in corso di',
  primary: 'principale, primario, primaria, principali, prevalente',
  shipping:
    'indirizzo di spedizione, indirizzo di consegna, spedizione a, consegna a domicilio, luogo di consegna, luogo di destinazione, spese di consegna, dove spedire, indirizzo consegna',
  visits: 'visite, ingressi, accessi, presenze, numero ingressi, ingressi residui, quante volte',
  followers: 'seguaci, follower',
  following: 'seguiti, profili seguiti',
  holdings:
    'controvalore, titoli detenuti, quote possedute, titoli in deposito, valore di mercato titoli, valore portafoglio, valore delle quote, numero quote, quote in possesso, valore investimento',
  method:
    'modalità di versamento, domiciliazione, metodo pagamento, tipo di pagamento, come si paga, mezzo di pagamento, forma di pagamento, pagamento tramite, pagato con, pagamento con, modo di pagamento, addebito diretto, modalità pagamento, strumento di pagamento, addebito sepa, come pagare, metodi di pagamento',
  frequency:
    'frazionamento, rateizzazione, cadenza di pagamento, ogni quanto, ciclo di fatturazione, rateazione, scadenza rate, ogni quanto si paga',
  payment:
    'versamento, bonifico, accredito, incasso, saldo rata, versamenti, codice avviso pagopa, avviso pagopa, codice di pagamento, codice pagamento, prossimo addebito, pagamenti, erogazione, erogazione liberale, donazione, transazione, prelievo, ricarica, pagamento effettuato, bonifici, movimento, addebiti, mandato di pagamento',
  fee: 'diritti, diritti di segreteria, commissioni, oneri, tassa di iscrizione, quota di iscrizione, quota annuale, spese di spedizione, contributo di iscrizione, quota fissa, quota variabile, canone rai, canone tv, retta, spese condominiali, spese accessorie, oneri accessori, quota condominiale, spese istruttoria, spese di gestione, prevendita, tassa scolastica, contributo scolastico, tasse universitarie, costo mensile, tariffa mensile, pedaggio, diritto camerale, quota sociale, costo del servizio, tassa di possesso, spese postali, tassa universitaria',
  tax: 'iva esposta, imposta di bollo, bollo, imposte, tributo, tributi, tari, imu, irpef, addizionale, imposta sostitutiva, dazio, dazi, dazi doganali, tassa di soggiorno, tassa automobilistica, accisa, accise, aliquota, cedolare secca, tari da pagare, imposta dovuta, iva al 22, addizionale regionale, ires, irap',
  refund:
    'rimborso spettante, importo rimborsato, da rimborsare, restituzione, restituito, importo da rimborsare, indennizzo, risarcimento, storno, importo liquidato, rimborsato, nota di credito, rimborso spese',
  fine: 'penalità, contravvenzione, ammenda, sanzioni, violazione, infrazione, sanzione amministrativa',
  discount:
    'agevolazione, agevolazioni, riduzione, esenzione, detrazione, sconti, buono sconto, abbuono, bonus sociale, ribasso, sconto applicato, promozione',
  coverage:
    'somme assicurate, garanzie, capitale garantito, valore assicurato, massimali, garanzia, somma garantita, valore dei beni assicurati, prestazione assicurata, rischi coperti, importo garantito, oggetto assicurato',
  interest:
    'interessi, tasso annuo, tasso nominale, tasso applicato, tasso variabile, spread, tasso annuo nominale, tasso annuo effettivo globale, rendimento, tasso attivo',
  points:
    'punteggio punti, saldo punti, punti residui, punti patente, raccolta punti, punti decurtati, saldo patente, punti fedeltà, punti accumulati, bollini',
  exam: 'prova d esame, appello, sessione d esame, verifica scritta, esami, prova, prove, prova scritta, prova orale, esame sostenuto',
  zone: 'area tariffaria, settore, fascia, zona censuaria, zona climatica, microzona, zona tariffaria',
  seat: 'posto a sedere, posti, numero posti, posto assegnato, poltrona, fila e posto, posti a sedere, fila, platea, stallo, posto auto, postazione',
  origin:
    'da aeroporto, luogo di partenza, partenza da, porto di partenza, provenienza viaggio, porto di imbarco, stazione partenza, aeroporto di partenza, città di partenza, da dove, partenza da stazione, fermata di salita, provenienza, imbarco da',
  destination:
    'arrivo a, luogo di arrivo, porto di arrivo, porto di sbarco, diretto a, stazione arrivo, aeroporto di arrivo, città di arrivo, per dove, fermata di discesa, dove arriva',
  departure:
    'data andata, ora di partenza, data partenza viaggio, parte il, parte alle, imbarco ore, data viaggio, quando parte, data del viaggio',
  arrival: 'data ritorno, ora di arrivo, data di ritorno',
  country:
    'stato estero, stato di residenza, paese di residenza, paese di rilascio, stato di provenienza, stato nazionale',
  birthplace:
    'comune di nascita, nata a, luogo e data di nascita, luogo nascita, nato in, comune nascita, provincia di nascita, nata in, data e luogo di nascita, dove è nato, stato di nascita, paese di nascita',
  birth: 'luogo e data di nascita, data nascita, nasc, anno di nascita, nata a il',
  insurer:
    'compagnia assicurativa, impresa assicuratrice, compagnia di assicurazione, impresa di assicurazione, assicuratrice, impresa assicurativa',
  beneficiary: 'avente diritto, creditore del bonifico, a favore, beneficiari, creditore sepa, accreditato a, a chi va',
  child: 'figli, nome del bambino, nato minore, minore, bimbo, bimba, minori, bambini',
  contact:
    'persona di contatto, recapiti, contatti, chi contattare, servizio clienti, contattare, assistenza, gestore di riferimento, consulente finanziario, persona di riferimento, a chi rivolgersi, consulente dedicato',
  phone: 'recapito telefonico, n telefono, numero verde, cell, fisso, numero cellulare, numero linea, linea telefonica',
  delivery:
    'recapito pacco, consegnato il, data di consegna, data consegna, consegnato, consegne, recapitato il, data recapito, consegnare, data consegna effettiva',
  claim:
    'denuncia, danno, pratica di sinistro, numero sinistro, evento dannoso, denunciato il, incidente, danno subito, richiesta di risarcimento',
  appointment:
    'visita, prenotazione visita, data visita, visita specialistica, convocazione, incontro, colloquio, seduta fissata, consulto',
  department:
    'unità operativa, servizio competente, divisione, settore ufficio, ufficio di appartenenza, struttura di appartenenza',
  hospital:
    'struttura, struttura sanitaria, casa di cura, laboratorio, azienda sanitaria, asl, presidio, struttura erogatrice, centro vaccinale, distretto sanitario, azienda ospedaliera, azienda usl, ausl, ats, asst, poliambulatorio, pronto soccorso, centro prelievi, consultorio, studio medico, dove è stato visitato, luogo di vaccinazione',
  meter: 'matricola contatore, misuratore, numero contatore, contatori',
  power:
    'potenza massima, potenza disponibile, potenza netta, kw impegnati, potenza contrattuale, cavalli fiscali, potenza kw, kw, potenza kw cv, potenza nominale, cavalli, potenza contrattualmente impegnata, cv fiscali',
  reading: 'letture, lettura rilevata, autolettura, lettura contatore, lettura effettiva',
  tenancy: 'contratto di locazione, contratto di affitto, comodato, locazioni',
  membership: 'quota associativa iscrizione, adesione, tessera associativa, tessera socio, appartenenza, adesioni',
  level:
    'fascia di livello, livello contrattuale, classe di merito, classe universale, classe cu, livello retributivo, livello contrattuale ccnl, fascia isee, livello di difficoltà, livello qcer',
  owner:
    'proprietari, comproprietario, comproprietari, intestati, titolarità, nudo proprietario, usufruttuario, di chi è, proprietario dell animale',
  member: 'iscritti, associato, associata, associati, tesserati, socia ordinaria, lettore, lettrice, membri',
  joined:
    'associato dal, iscritto da, iscritto dall anno, iscrizione dal, tesserato dal, anno di iscrizione all albo, data prima iscrizione, cliente da, utente dal, registrato il, registrata il, registrato dal, membro da',
  plan: 'formula, profilo tariffario, piano tariffario, offerta attiva, opzione tariffaria, tariffa applicata, trattamento, tipo abbonamento, tipo di abbonamento, regime tariffario, profilo d uso, prodotto assicurativo',
  time: 'apertura porte, apertura cancelli, alle ore',
  premium: 'costo polizza',
  pay: 'retribuzione di fatto, paga base, minimo tabellare, stipendio tabellare, compenso, emolumenti, onorario, ral, assegno, retribuzione ordinaria, quanto guadagna',
  income:
    'isee, ise, redditi, reddito complessivo, entrate, rendita, rendita catastale, entrata, proventi, reddito dichiarato',
  deposit: 'deposito cauzionale, caparra, caparra confirmatoria, anticipo, mensilità anticipate, garanzia versata',
  deductible: 'franchigia assoluta, quanto resta a mio carico',
  percent: 'percentuale di invalidità, avanzamento, progresso',
  data: 'gb inclusi, traffico incluso, traffico internet, gb residui, internet incluso, navigazione',
  gross: 'lordi, lorde, totale competenze',
  electricity: 'energia, elettricità, fornitura elettrica, corrente elettrica, energia elettrica fornitura',
  service: 'prestazione, prestazioni, servizi, lavorazione, intervento, lavori',
  invoice:
    'scontrino, ricevuta, parcella, ricevuta fiscale, nota spese, documento commerciale, fatture, quietanza, numero fattura elettronica',
  account: 'rapporto, c c, dossier titoli, deposito titoli, addebito su, accredito su',
  card: 'bancomat, carta fedeltà, tessera fedeltà, badge, tesserino, carte',
  loan: 'finanziamenti, mutui, mutuo ipotecario, cessione del quinto, ipoteca, affidamenti',
  portfolio: 'investimenti, titoli, fondi, strumento finanziario, strumenti finanziari, gestione patrimoniale',
  pension: 'trattamento pensionistico, pensioni, assegno sociale, assegno pensionistico, previdenza',
  event: 'manifestazione, gara, partita, mostra, convegno, rappresentazione, eventi',
  club: 'società sportiva, circolo, asd, associazione sportiva, associazione, sodalizio, squadra di appartenenza, sezione locale',
  language: 'madrelingua, lingua parlata, lingua preferita',
  capital:
    'capitale sociale, capitale deliberato, capitale sociale versato, capitale sociale deliberato, capitale sociale sottoscritto',
};
