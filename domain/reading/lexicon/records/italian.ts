import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Italian. */
export const italianRecords: Forms = {
  colour:
    'colore, colore carrozzeria, tinta, mantello, colore del mantello, colori, colore veicolo, colore auto, colore occhi, di che colore',
  fuel: 'carburante, combustibile, alimentazione, tipo di alimentazione, tipo carburante, fonte di energia, combustione, tipo di carburante, tipo combustibile, carburante o fonte di energia, carburante veicolo, a cosa va',
  make: 'marca, costruttore, fabbricante, fabbrica, casa costruttrice, produttore, marca veicolo, case costruttrici, marche, fabbrica e tipo, marchio del costruttore, fabbricato da, marca del veicolo, prodotto da',
  model:
    'modello, denominazione commerciale, modello veicolo, allestimento, versione, tipo e modello, variante, modello auto, tipo variante versione, nome commerciale, modello dispositivo',
  body: 'carrozzeria, tipo carrozzeria, tipo di carrozzeria',
  engine: 'motore, codice motore, numero motore, tipo motore, n motore, sigla motore',
  engineSize: 'cilindrata, cilindrata cc',
  weight:
    'peso, massa, massa a vuoto, massa in ordine di marcia, peso kg, pesa, massa complessiva, massa massima, peso lordo, peso netto, peso volumetrico, peso complessivo, tara, peso a vuoto, massa rimorchiabile, peso corporeo, peso del pacco, quanto pesa',
  mileage:
    'chilometraggio, chilometri, km percorsi, chilometri percorsi, contachilometri, percorrenza, chilometri rilevati, lettura contachilometri, km rilevati, km attuali, km totali, km veicolo, chilometraggio rilevato, quanti km',
  emissions:
    'emissioni, emissioni di co2, classe ambientale, classe di emissione, classe euro, categoria euro, direttiva euro, normativa euro, co2 g km, classe inquinamento, classe emissioni, omologazione euro, classe energetica',
  manufactured:
    'anno di costruzione, anno di fabbricazione, anno di produzione, anno costruzione, anno di edificazione, costruito nel, prodotto nel, anno di realizzazione, anno modello, data di fabbricazione, data di produzione, data fabbricazione, anno immobile, epoca di costruzione, anno del veicolo',
  use: 'uso, destinazione d uso, utilizzo previsto, uso del veicolo, destinazione, uso proprio, uso immobile, destinazione urbanistica, destinazione d uso dell immobile, uso consentito, categoria d uso, impiego previsto, a uso',
  inspection:
    'revisione, collaudo, ispezione, controllo, verifica, controllo periodico, visita medica, sopralluogo, controllo caldaia, revisioni, ultima revisione, prossima revisione, controlli, accertamento, manutenzione, manutenzione periodica, manutenzione ordinaria, collaudi, visita periodica, tagliando, visita ispettiva, perizia, verifica periodica, prova fumi',
  inspector:
    'ispettore, ispettrice, verificatore, collaudatore, manutentore, ispezionato da, revisionato da, perito, tecnico, tecnico incaricato, tecnico manutentore, revisore, esaminatore, valutatore, commissario, accertatore, eseguito da, controllato da, verificato da, esperto',
  station:
    'officina, centro di revisione, centro revisioni, officina autorizzata, autofficina, centro revisione, centro di assistenza, centro assistenza, carrozzeria officina, seggio, sede di revisione',
  result:
    'esito, risultato, esito finale, esito della revisione, conclusioni, giudizio finale, risultati, referto, data referto, data del referto, valore rilevato, risultato finale, esito del controllo, esito accertamento, decisione, conclusione, valutazione complessiva, esito della domanda, esito visita, esito istruttoria, giudizio di idoneità, idoneità, giudizio complessivo, responso, esito del test, parere, deliberazione',
  defect:
    'difetti, difetto, anomalie, carenze, difetti riscontrati, anomalie riscontrate, guasto, guasti riscontrati, vizi, danni, irregolarità, non conformità, anomalia, difetto segnalato, problema, problema riscontrato, malfunzionamento',
  restriction:
    'restrizioni, limitazioni, restrizione, limitazione, vincoli, annotazioni di guida, codici limitazioni, divieti, divieto, prescrizioni, prescrizioni di guida, vincolo, obbligo di lenti, ipoteche e vincoli, gravami, esclusioni, limiti di guida, condizioni d uso',
  carrier:
    'corriere, vettore, spedizioniere, trasportatore, compagnia aerea, operato da, consegnato da, corriere espresso, corrieri, trasporto a cura, operatore di trasporto, compagnia di navigazione, spedito con, consegna effettuata da, trasporto a mezzo, impresa ferroviaria, operatore del volo',
  pickup:
    'ritiro, punto di ritiro, luogo di ritiro, dove ritirare, punto di consegna, da ritirare presso, ritiro presso, armadietto, ufficio postale di ritiro, sede di ritiro, fermo deposito, punto poste, fermopoint, locker, punto pickup, ritiro in negozio, ritiro in sede, negozio di ritiro, ritirare presso, presso l ufficio postale, luogo del ritiro',
  contents:
    'contenuto, merce, descrizione della merce, contiene, contenuto del pacco, natura dei beni, descrizione contenuto, descrizione merce, descrizione del contenuto, natura della merce, cosa contiene, oggetto spedito, merci',
  note: 'note, osservazioni, annotazioni, commento, commenti, istruzioni, istruzioni per la consegna, avvertenze, messaggio, indicazioni, nota, annotazione, osservazione, richieste particolari, istruzioni particolari, richieste speciali, dicitura, informazioni aggiuntive, comunicazioni, commenti del docente, avvertenza, ulteriori informazioni',
  expected:
    'previsto, prevista, stimato, stimata, data prevista, consegna prevista, arrivo previsto, consegna stimata, atteso, consegna attesa, previsione, data di consegna prevista, data consegna prevista, data prevista di consegna, stima di consegna, consegna entro, arrivo stimato, previsto per, quando arriva il pacco, fine lavori prevista',
  shipped:
    'spedito, spedito il, spedita il, data di spedizione, data spedizione, affidato al corriere, preso in carico il, data di accettazione, accettato il, inviato il, partito il, spedita, affidata al corriere, presa in carico, data invio, data di invio, inviata, data ritiro, ritirato il, data di affidamento, consegnato al corriere, accettazione del pacco, data accettazione',
  cashOnDelivery:
    'contrassegno, importo contrassegno, pagamento alla consegna, importo in contrassegno, incasso alla consegna, contrassegno euro, pagare al corriere',
  code: 'codice di accesso, codice di sblocco, codice di ritiro, codice ritiro, codice di verifica, codice di controllo, codice porta, codice di apertura, codice pin, codice puk, codice di sicurezza, codice univoco, codice destinatario, codice sdi, pin, puk, codice otp, codice di attivazione, codice attivazione, codice segreto, codice di conferma, codice ingresso, codice armadietto, codice cassetta, codice tributo, codice di reso, codice di autenticazione, codice prenotazione ritiro, codice di autorizzazione, codice autorizzazione',
  barcode: 'codice a barre, codice ean, ean, codice qr, ean gtin, codici a barre',
  article: 'articolo, codice articolo, codice prodotto, cod art, codice ricambio',
  diagnosis:
    'diagnosi, quesito diagnostico, sospetto diagnostico, indicazione clinica, motivo della visita, codice icd, quesito clinico, diagnosi di dimissione, diagnosi principale, sospetto clinico, motivo dell esame, motivo visita, condizione clinica, quadro clinico, codice diagnosi, indicazioni cliniche, motivo del ricovero',
  disease:
    'malattia, patologia, malattia prevenuta, esenzione per patologia, infezione, malattie, patologie, malattia infettiva, agente patogeno, contro quale malattia, vaccinazione contro',
  medicine:
    'farmaco, farmaci, medicinale, medicinali, medicina, specialità medicinale, preparato, farmaco prescritto, nome commerciale del farmaco, vaccino somministrato, nome del vaccino, nome vaccino, nome commerciale vaccino, farmaco erogato, terapia, terapia farmacologica, prodotto medicinale, descrizione farmaco, nome del farmaco, trattamento farmacologico',
  ingredient:
    'principio attivo, sostanza attiva, denominazione comune, principi attivi, sostanza, principio attivo e dosaggio, molecola',
  dosage:
    'posologia, dosaggio, modalità d uso, modalità di assunzione, come assumere, assunzione, dose giornaliera, somministrare, istruzioni per l uso, via di somministrazione, frequenza di assunzione, come si prende, ogni quanto prenderlo',
  dose: 'dose, numero dose, n dose, richiamo, numero della dose, dose somministrata, dosi, n di dose, ciclo vaccinale, quale dose',
  batch:
    'lotto, numero di lotto, numero lotto, n lotto, lotto n, numero del lotto, lotti, lotto vaccino, lotto di produzione, lotto del vaccino, lotto e scadenza',
  pharmacy:
    'farmacia, farmacia erogatrice, parafarmacia, farmacie, farmacia di erogazione, erogato da, farmacia dispensatrice',
  pharmacist: 'farmacista, dispensato da',
  sample:
    'campione, materiale, tipo di campione, materiale biologico, campioni, matrice, prelievo, tipo campione, sangue venoso, tipo di materiale, materiale esaminato',
  sampled:
    'prelevato il, data prelievo, data del prelievo, data e ora prelievo, raccolto il, data raccolta, data di prelievo, prelievo del, data campionamento, campionato il, prelievo effettuato il, data ora prelievo, ora prelievo, raccolta del, data accettazione campione',
  bodyHeight: 'statura, altezza, altezza cm',
  copayment:
    'ticket sanitario, quota ticket, compartecipazione, quota a carico dell assistito, a carico del paziente, quota assistito, quota a carico del paziente, quota a carico, quota assicurato, importo ticket, ticket pagato, ticket da pagare, a carico utente',
  chip: 'microchip, numero microchip, codice microchip, n microchip, trasponder, numero di microchip, transponder, codice transponder, identificativo elettronico, numero chip',
  species: 'specie, specie animale, tipo di animale, specie dell animale, animale specie',
  breed: 'razza, razza del cane',
  blood: 'gruppo sanguigno, gruppo sanguigno e fattore rh',
  father:
    'padre, paternità, nome del padre, nome padre, di padre, genitore, genitori, papà, cognome e nome del padre, nome e cognome del padre',
  mother:
    'madre, maternità, nome della madre, nome madre, genitore, genitori, mamma, cognome e nome della madre, nome e cognome della madre, cognome della madre',
  spouse:
    'coniuge, marito, moglie, sposo, sposa, nome del coniuge, coniugato con, coniugata con, partner, convivente, coniugi, compagno, compagna, nome coniuge, partner convivente, cognome e nome coniuge',
  guarantor:
    'garante, fideiussore, garanti, coobbligato, garanzia prestata da, terzo garante, coobbligata, coobbligati, fideiussori',
  householder:
    'capofamiglia, intestatario della scheda, intestatario della scheda di famiglia, intestatario scheda, capo famiglia, intestatario del nucleo, dichiarante nucleo, capo nucleo, intestatario stato di famiglia, intestatario foglio di famiglia',
  relation:
    'parentela, rapporto di parentela, relazione di parentela, grado di parentela, legame, relazione, parentela con, grado di relazione, rapporto con il titolare, relazione con il dichiarante, rapporto di parentela con l intestatario, in qualità di, rapporto con l assicurato',
  teacher:
    'docente, insegnante, maestro, maestra, istruttore, istruttrice, relatore, relatrice, tutor, formatore, coordinatore di classe, allenatore, allenatrice, professore, professoressa, docenti, docente responsabile, insegnanti, coordinatore, coordinatrice, educatore, educatrice, maestra di sezione, formatori, docente del corso, istruttore di guida, tutor aziendale, chi insegna, responsabile del corso',
  author:
    'autore, autrice, scritto da, autori, curatore, redattore, redatto da, progettista, autore del libro, autore titolo',
  agent:
    'agente assicurativo, intermediario, broker, agente immobiliare, mediatore, subagente, collocatore, venduto da, agenzia di viaggio, agenzia di viaggi, agente, agente di zona, promotore finanziario, consulente assicurativo, agenzia immobiliare, subagenzia, agenzia assicurativa, intermediario assicurativo, codice agenzia, produttore assicurativo',
  caseworker:
    'responsabile del procedimento, responsabile procedimento, istruttore della pratica, funzionario, funzionario responsabile, impiegato addetto, addetto, incaricato, pratica seguita da, trattato da, funzionario incaricato, ufficiale d anagrafe, operatore, operatrice, liquidatore, incaricata, pratica gestita da, assistente sociale, ufficiale giudiziario, notificatore, messo notificatore, responsabile dell istruttoria, istruttore, redattore dell atto, compilato da, rilevatore, gestita da, cassiere, sportellista, addetto alla pratica',
  signatory:
    'firmatario, firmataria, firmato da, sottoscritto da, convalidato da, validato da, approvato da, firmato, vidimato da, firma di, firma del titolare, firma del medico, sottoscrittore, sottoscrittori, firmatari, chi firma, certificato da, referto firmato da, medico firmatario, autenticato da, vistato da, controfirmato da, rogante, firma autorizzata, firmato digitalmente da',
  representative:
    'rappresentante, legale rappresentante, rappresentante legale, rappresentato da, procuratore, amministratore, rappresentanti, rappresentanza, poteri di rappresentanza, delegato, delegata, mandatario, tutore, tutrice, tutore legale, amministratore di sostegno, procuratori, amministratori, amministratore delegato, consigliere, esercente la responsabilità genitoriale, chi rappresenta, titolari di cariche',
  chairperson:
    'presidente, presidentessa, il presidente, presidente del consiglio, presidente del cda, presidente del collegio, presidente della commissione, presidenza, presidente pro tempore, presidente del club',
  shareholder:
    'socio unico, soci, azionista, azionisti, elenco soci, quotista, socio di maggioranza, titolari di quote, titolari di diritti su quote e azioni, titolare effettivo, titolari effettivi, azioni possedute da, compagine sociale, socio accomandatario',
  court:
    'tribunale, tribunale di, corte, ufficio del registro, registro imprese di, giudice di pace, tribunale competente, foro, foro competente, corte d appello, conservatoria, ufficio del registro imprese, conservatoria dei registri immobiliari, corte di giustizia tributaria',
  authority:
    'autorità, ente, ente competente, autorità competente, autorità di rilascio, ente di rilascio, ordine professionale, questura, prefettura, agenzia delle entrate, camera di commercio, rilasciato da, rilasciata da, ufficio competente, motorizzazione, autorità emittente, ufficio di rilascio, ufficio competente territoriale, organo accertatore, comando, polizia locale, ufficio doganale, dogana, agenzia delle dogane, ministero, sportello unico, ufficio anagrafe, ufficio provinciale, ufficio territoriale, inps sede, direzione provinciale, amministrazione, pubblica amministrazione, ente creditore, ente beneficiario, ente impositore, agente della riscossione, capitaneria, rilasciato dal, rilasciata dal',
  creditor:
    'creditore, creditore ipotecario, mutuante, a favore di, finanziatore, beneficiario ipoteca, creditori, vincolo a favore di, ente finanziatore, istituto mutuante, soggetto a favore, banca mutuante, società finanziaria, creditore procedente, titolare ipoteca, ente vincolatario',
  founded:
    'costituita il, costituito il, data di costituzione, data costituzione, fondata nel, fondato nel, data di fondazione, costituzione, fondazione, data atto di costituzione, anno di fondazione, anno di costituzione, data inizio impresa, nata nel, atto costitutivo, data atto costitutivo, istituito nel, istituita nel, anno costituzione, data di iscrizione registro imprese',
  signed:
    'stipulato il, stipulata il, firmato il, sottoscritto il, data di stipula, data stipula, data firma, data della firma, data di sottoscrizione, data sottoscrizione, concluso il, stipula, data contratto, data del contratto, stipulato in data, firmata il, data rogito, data dell atto, data dell accordo, data preliminare, data del rogito, data stipulazione, contratto del, contratto stipulato il, sottoscritta il, data conclusione contratto, quando firmato, letto e sottoscritto il',
  activity:
    'attività, attività principale, attività prevalente, attività esercitata, oggetto sociale, settore, settore di attività, codice ateco, ateco, ramo, attività svolta, attività economica, codice attività, descrizione attività, attività secondaria, settore merceologico, settore economico, ramo di attività, ramo d azienda, tipo di attività, categoria merceologica, cosa fa, mestiere',
  brand:
    'insegna, marchio, nome commerciale, denominazione abbreviata, nome abbreviato, sigla, ditta individuale insegna, brand, nome del negozio, denominazione commerciale, acronimo, sigla sociale',
  purpose:
    'scopo, finalità, uso certificato, rilasciato per, per uso, destinato a, per gli usi, motivo del rilascio, a che serve, finalità del certificato, motivo della richiesta, motivo richiesta, oggetto, causale del pagamento, destinazione del finanziamento, finalità del finanziamento, motivo del viaggio, per quale uso, uso per cui è rilasciato, tipo di utilizzo',
  reason:
    'motivo, motivazione, causa, ragione, motivi, motivo del recesso, perché, motivo cessazione, motivo della cessazione, motivo di cessazione, causale cessazione, motivazioni, motivo assenza, motivo del reclamo, causa del sinistro, motivo sospensione, ragioni, per quale motivo, motivo di esclusione, giustificazione, motivo del rifiuto',
  plot: 'particella, mappale, foglio, dati catastali, foglio e particella, terreno, lotto di terreno, subalterno, estremi catastali, identificativo catastale, catasto, particelle, foglio mappale, fondo agricolo, area edificabile, numero mappale, numero particella, sezione urbana, lotto n edificabile, riferimenti catastali, coordinate catastali, codice catastale, orto',
  deed: 'atto, rogito, atto notarile, titolo di provenienza, atto di provenienza, provenienza, atto di acquisto, atto di compravendita, titolo di proprietà, atto di donazione, successione, atto pubblico, compravendita, dati derivanti da, scrittura privata, titolo di acquisto, titolo di possesso, donazione da, provenienza atto',
  share:
    'quota di proprietà, quota di possesso, quota di partecipazione, quota posseduta, millesimi, partecipazione, diritto e quota, quota capitale posseduta, diritti e oneri reali, diritti reali, diritto reale, quota, quote, diritto, caratura, comproprietà, proprietà per, usufrutto, nuda proprietà, quota millesimale, tabella millesimale, percentuale di possesso, percentuale di proprietà, quota sociale posseduta, azioni possedute, quale quota',
  floor:
    'piano, piano immobile, al piano, numero piano, scala, scala piano, piano dell immobile, livelli di piano, numero piani, su quale piano',
  apartment:
    'appartamento, numero interno, interno n, interno, scala e interno, alloggio, numero appartamento, scala interno piano, unità abitativa, numero unità, alloggio n, appartamento n, sub unità',
  rooms:
    'vani, locali, numero di vani, numero vani, stanze, numero stanze, camere, numero di locali, consistenza, numero di stanze, numero locali, camere da letto, bagni, bilocale, vani catastali, composizione alloggio, quante stanze, numero camere',
  valuation:
    'rendita, rendita catastale, valore catastale, valore di mercato, valore stimato, valore di perizia, stima, valore imponibile, valore immobile, valore dell immobile, valore di stima, valore venale, valore periziato, valore commerciale, valore doganale, valore in dogana, valore a nuovo, valore di rimborso, valore assicurabile, valore fiscale, valore di riscatto, valutato',
  turnover:
    'fatturato, ricavi, volume d affari, fatturato annuo, ricavi delle vendite, giro d affari, ricavi totali, fatturati, valore della produzione, vendite nette, incassi, ricavo',
  fund: 'fondo, fondo di riserva, fondo cassa, fondo lavori, fondo spese, fondo manutenzione, fondo ammortamento, fondi accantonati, fondo straordinario, accantonamento, fondo cassa condominiale, fondo manutenzione straordinaria, fondo imprevisti, fondo di garanzia, tfr, fondo tfr',
  territory:
    'territorio, ambito territoriale, estensione territoriale, validità territoriale, dove vale, paesi coperti, area di validità, zona di copertura, validità geografica, paesi di validità, estensione geografica, ambito di validità, dove è valido, territorio di validità, ambito geografico',
  supplyPoint:
    'pdr, codice pod, codice pdr, punto di riconsegna, punto di prelievo, codice fornitura, numero fornitura, utenza, codice utenza, numero utenza, matricola impianto, pod, codice identificativo pod, codice punto di prelievo, codice servizio, numero utenza idrica, numero impianto, codice impianto, codice allaccio, punto di erogazione, codice presa, numero presa, codice rete',
  distributor:
    'distributore, distributore locale, gestore di rete, impresa di distribuzione, distributore competente, società di distribuzione, distributore elettrico, distributore gas, rete di distribuzione, azienda distributrice, gestore della rete',
  opening:
    'iniziale, precedente, inizio periodo, riporto, saldo iniziale, saldo di partenza, saldo precedente, saldo anno precedente, all inizio, di apertura, saldo apertura, riportato, esercizio precedente',
  closing:
    'finale, fine periodo, attuale, da riportare, saldo finale, nuovo saldo, di chiusura, a fine periodo, saldo chiusura, a nuovo, rilevata, alla fine, conclusivo',
  principal:
    'capitale residuo, quota capitale, capitale erogato, residuo mutuo, capitale da rimborsare, capitale a scadere, debito residuo capitale, residuo capitale, capitale finanziato, capitale iniziale, capitale mutuato, importo residuo del prestito, sorte capitale',
  instalment:
    'rata, rata mensile, importo rata, importo della rata, rata unica, rata n, rata mutuo, quota mensile, prima rata, seconda rata, ultima rata, prossima rata, rate residue, rata in scadenza, importo mensile rata, numero rata, acconto rata, quanto pago al mese, rata di rimborso',
  overpayment:
    'credito precedente, a credito, a vostro credito, a suo favore, eccedenza, credito residuo, pagato in eccesso, saldo a favore, importo a credito, credito da compensare, pagato in più, importo a vostro favore, a suo credito, importo in eccesso, saldo a vostro credito, a vostro favore, credito utilizzabile, versato in eccesso, crediti residui bolletta',
  lateFee:
    'mora, interessi di mora, interessi moratori, indennità di mora, penale, sovrattassa, ravvedimento, spese di sollecito, penalità, interessi per ritardato pagamento, interessi di ritardato pagamento, aggio, maggiorazione per ritardo, tasso di mora, penale per ritardo, sanzione per ritardo, diritto di mora, spese di mora',
  deduction:
    'trattenuta, trattenute, ritenuta, ritenute, detrazione, detrazioni, totale trattenute, deduzione, ritenuta d acconto, riduzione, detrazioni fiscali, deduzioni, oneri deducibili, detrazioni d imposta, ritenute irpef, ritenute previdenziali, ritenute fiscali, totale ritenute, trattenuta irpef, trattenute sindacali, trattenuto, detraibile, imposta trattenuta',
  taxBase:
    'imponibile, reddito imponibile, base imponibile, imponibile irpef, imponibile iva, imponibile fiscale, totale imponibile, imponibile contributivo, imponibile previdenziale, base di calcolo, imponibile tfr, reddito imponibile irpef, somma imponibile, imponibile contributi',
  bonus:
    'gratifica, premio di produzione, premio di risultato, premio produttività, tredicesima, quattordicesima, maggiorazione, superminimo, indennità, bonus, premi, incentivo, incentivi, gratificazione, scatti di anzianità, indennità di funzione, indennità di trasferta, trattamento integrativo, assegni familiari, assegno unico, buoni pasto, contingenza, edr, liquidazione, indennità di anzianità, trattamento di fine rapporto, indennità di fine rapporto',
  contribution:
    'contributo, contributi, contributi inps, contributi previdenziali, contributi obbligatori, contribuzione, quota associativa, inps, inail, contributi versati, contributo inps, contributi a carico del dipendente, contributi a carico azienda, contributo previdenziale, contributo ssn, ivs, contributo ivs, contributi previdenziali e assistenziali, contributi dovuti, gestione separata, contributi figurativi, settimane contributive',
  hours:
    'ore, ore lavorate, orario settimanale, ore settimanali, monte ore, totale ore, ore di lezione, straordinario, straordinari, ore di frequenza, durata in ore, ore ordinarie, orario di lavoro, orario contrattuale, orario part time, ore mensili, ore contrattuali, ore frequentate, ore straordinarie, ore supplementari, numero ore, ore corso, ore di formazione, ore complessive, part time percentuale, monte ore annuo, ore svolte, ore di presenza, ore previste, regime orario',
  leave:
    'ferie, ferie residue, permessi, ferie e permessi, giorni di ferie, saldo ferie, ferie godute, congedo, rol, ferie maturate, ferie non godute, ferie spettanti, permessi residui, giorni di ferie rimasti, ferie anno precedente, rol residui, ferie rimanenti, ex festività, assenze, aspettativa, giorni di assenza, malattia giorni',
  noticePeriod:
    'preavviso, periodo di preavviso, termine di preavviso, preavviso di recesso, preavviso disdetta, disdetta con preavviso di, mesi di preavviso, giorni di preavviso, termini di preavviso, termine di disdetta, termini di disdetta, recesso con preavviso, quanto preavviso, termine per il recesso',
  branch:
    'filiale, agenzia, sportello, sede secondaria, succursale, dipendenza, unità locale, sede territoriale, sede di riferimento, filiali, agenzia n, filiale di, dipendenza bancaria, ufficio postale, sede territoriale inps, sportelli, unità locali, sede competente, centro servizi, sede locale, filiale di riferimento',
  channel:
    'canale, canale di contatto, modalità di contatto, notifiche, canale di comunicazione, avvisi, modalità di invio, modalità di notifica, canali, contattare via, preferenza di contatto, comunicazioni via, invio bolletta, modalità di ricezione, notifica via, come essere contattato, modalità invio fattura, canale di vendita, canale di acquisto',
  studyYear:
    'anno di corso, anno di studio, anno di iscrizione, anno di frequenza, anno corso, classe frequentata, classe di frequenza, anno frequentato, iscritto al anno, classe attuale, classe e sezione, a quale anno, annualità, anno accademico di corso',
  studyMode:
    'modalità di frequenza, modalità di studio, tempo pieno o parziale, regime di studio, modalità didattica, impegno, frequenza obbligatoria, modalità di erogazione, tempo pieno, tempo parziale, didattica in presenza, modalità corso, modalità di svolgimento, tipo di frequenza, tipo di iscrizione, tempo scuola, formazione a distanza',
  train:
    'treno, numero treno, n treno, numero del treno, treno n, treni, categoria e numero treno, frecciarossa, intercity, regionale n, numero corsa, corsa',
  coach: 'carrozza, vagone, numero carrozza, n carrozza, vettura, carrozza n, carrozza e posto, vettura n',
  platform:
    'binario, banchina, marciapiede, pensilina, binario di partenza, n binario, binario n, banco di imbarco, stallo bus, molo',
  travelClass:
    'classe di viaggio, classe di servizio, classe cabina, livello di servizio, cabina, sistemazione, classe del biglietto, servizio a bordo, classe prenotata, tipo di cabina, tipo cabina, cabina n, sistemazione a bordo, classe tariffaria',
  checkIn:
    'data di arrivo, data arrivo, arrivo in hotel, dal giorno di arrivo, data check in, giorno di arrivo, ingresso struttura, arrivo previsto in struttura, inizio soggiorno, dal soggiorno, arrivo ospite',
  checkOut:
    'data di partenza, data partenza, rilascio camera, partenza dall hotel, data check out, giorno di partenza, uscita struttura, fine soggiorno, partenza ospite, lasciare la camera',
  nights:
    'notti, numero notti, numero di notti, pernottamenti, pernotti, durata del soggiorno, notte, pernottamento, numero pernottamenti, n notti, quante notti, durata soggiorno',
  luggage:
    'bagaglio, bagagli, bagaglio a mano, bagaglio in stiva, franchigia bagaglio, valigia, bagagli inclusi, bagaglio registrato, bagaglio imbarcato, bagaglio da stiva, bagaglio consentito, peso bagaglio, trolley',
  venue:
    'luogo, luogo dell evento, sede dell evento, sede del corso, ubicazione dell evento, ritrovo, punto di ritrovo, sede d esame, luogo evento, sede evento, luogo di svolgimento, sede di svolgimento, dove si svolge, luogo dello spettacolo, teatro, palazzetto, stadio, aula d esame, seggio elettorale, luogo di ritrovo, luogo di partenza evento, sede della lezione, luogo convocazione, luogo della violazione, luogo del sinistro',
  organiser:
    'organizzatore, organizzatrice, organizzato da, ente organizzatore, promotore, a cura di, organizzazione evento, organizzatori, ente promotore, promosso da, provider ecm, ente erogatore corso, produzione, chi organizza, ente formativo, ente di formazione',
  training:
    'allenamento, lezione, lezione prenotata, prossima lezione, corso prenotato, seduta, sessione, lezioni, allenamenti, sessione prenotata, corso fitness, turno, prossimo allenamento, prossimo corso, formazione, classe prenotata, attività prenotata, guida pratica',
  borrowed:
    'in prestito, prestiti in corso, prestiti, libri in prestito, prestiti attivi, documenti in prestito, libri presi in prestito, prestiti correnti, volumi in prestito, titoli in prestito, documenti a prestito, quanti libri, opere in prestito',
  reserved:
    'prenotati, prenotazioni in corso, prenotazioni attive, riservati, in attesa di ritiro, libri prenotati, libri riservati, in lista d attesa, lista d attesa, prenotazioni libri, in coda, posizione in coda, titoli prenotati, richieste di prestito',
  articleNumber:
    'sku, codice articolo, codice prodotto, cod articolo, cod prodotto, numero articolo, codice ricambio, codice merce, voce doganale, nomenclatura combinata, codice taric, codice nc',
};
