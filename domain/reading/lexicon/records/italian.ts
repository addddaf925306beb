import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Italian. */
export const italianRecords: Forms = {
  colour: 'colore, colore carrozzeria, tinta, mantello, colore del mantello',
  fuel: 'carburante, combustibile, alimentazione, tipo di alimentazione, tipo carburante, fonte di energia',
  make: 'marca, costruttore, fabbricante, fabbrica, casa costruttrice, produttore, marca veicolo',
  model: 'modello, denominazione commerciale, modello veicolo, allestimento',
  body: 'carrozzeria, tipo carrozzeria, tipo di carrozzeria',
  engine: 'motore, codice motore',
  engineSize: 'cilindrata, cilindrata cc',
  weight: 'peso, massa, massa a vuoto, massa in ordine di marcia, peso kg, pesa',
  mileage:
    'chilometraggio, chilometri, km percorsi, chilometri percorsi, contachilometri, percorrenza, chilometri rilevati',
  emissions: 'emissioni, emissioni di co2, classe ambientale, classe di emissione, classe euro, categoria euro',
  manufactured:
    'anno di costruzione, anno di fabbricazione, anno di produzione, anno costruzione, anno di edificazione',
  use: 'uso, destinazione d uso, utilizzo previsto, uso del veicolo',
  inspection:
    'revisione, collaudo, ispezione, controllo, verifica, controllo periodico, visita medica, sopralluogo, controllo caldaia',
  inspector: 'ispettore, ispettrice, verificatore, collaudatore, manutentore, ispezionato da, revisionato da',
  station: 'officina, centro di revisione, centro revisioni, officina autorizzata, autofficina',
  result:
    'esito, risultato, esito finale, esito della revisione, conclusioni, giudizio finale, risultati, referto, data referto, data del referto, valore rilevato',
  defect: 'difetti, difetto, anomalie, carenze, difetti riscontrati, anomalie riscontrate',
  restriction: 'restrizioni, limitazioni, restrizione, limitazione, vincoli, annotazioni di guida',
  carrier: 'corriere, vettore, spedizioniere, trasportatore, compagnia aerea, operato da, consegnato da',
  pickup:
    'ritiro, punto di ritiro, luogo di ritiro, dove ritirare, punto di consegna, da ritirare presso, ritiro presso, armadietto, ufficio postale di ritiro, sede di ritiro',
  contents: 'contenuto, merce, descrizione della merce, contiene, contenuto del pacco, natura dei beni',
  note: 'note, osservazioni, annotazioni, commento, commenti, istruzioni, istruzioni per la consegna, avvertenze, messaggio, indicazioni',
  expected:
    'previsto, prevista, stimato, stimata, data prevista, consegna prevista, arrivo previsto, consegna stimata, atteso',
  shipped:
    'spedito, spedito il, spedita il, data di spedizione, data spedizione, affidato al corriere, preso in carico il, data di accettazione, accettato il, inviato il',
  cashOnDelivery: 'contrassegno, importo contrassegno, pagamento alla consegna',
  code: 'codice di accesso, codice di sblocco, codice di ritiro, codice ritiro, codice di verifica, codice di controllo, codice porta, codice di apertura, codice pin, codice puk, codice di sicurezza, codice univoco, codice destinatario, codice sdi',
  barcode: 'codice a barre, codice ean',
  article: 'articolo, codice articolo, codice prodotto, cod art, codice ricambio',
  diagnosis:
    'diagnosi, quesito diagnostico, sospetto diagnostico, indicazione clinica, motivo della visita, codice icd',
  disease: 'malattia, patologia, malattia prevenuta, esenzione per patologia, infezione',
  medicine:
    'farmaco, farmaci, medicinale, medicinali, medicina, specialità medicinale, preparato, farmaco prescritto, nome commerciale del farmaco',
  ingredient: 'principio attivo, sostanza attiva, denominazione comune',
  dosage: 'posologia, dosaggio, modalità d uso, modalità di assunzione, come assumere, assunzione',
  dose: 'dose, numero dose, n dose, richiamo',
  batch: 'lotto, numero di lotto, numero lotto, n lotto, lotto n, numero del lotto',
  pharmacy: 'farmacia, farmacia erogatrice, parafarmacia',
  pharmacist: 'farmacista, dispensato da',
  sample: 'campione, materiale, tipo di campione, materiale biologico',
  sampled:
    'prelevato il, data prelievo, data del prelievo, data e ora prelievo, raccolto il, data raccolta, data di prelievo, prelievo del',
  bodyHeight: 'statura, altezza, altezza cm',
  copayment:
    'ticket sanitario, quota ticket, compartecipazione, quota a carico dell assistito, a carico del paziente, quota assistito',
  chip: 'microchip, numero microchip, codice microchip, n microchip, trasponder',
  species: 'specie, specie animale, tipo di animale',
  breed: 'razza, razza del cane',
  blood: 'gruppo sanguigno, gruppo sanguigno e fattore rh',
  father: 'padre, paternità, nome del padre, nome padre, di padre',
  mother: 'madre, maternità, nome della madre, nome madre',
  spouse: 'coniuge, marito, moglie, sposo, sposa, nome del coniuge, coniugato con, coniugata con, partner, convivente',
  guarantor: 'garante, fideiussore, garanti, coobbligato',
  householder:
    'capofamiglia, intestatario della scheda, intestatario della scheda di famiglia, intestatario scheda, capo famiglia',
  relation:
    'parentela, rapporto di parentela, relazione di parentela, grado di parentela, legame, relazione, parentela con',
  teacher:
    'docente, insegnante, maestro, maestra, istruttore, istruttrice, relatore, relatrice, tutor, formatore, coordinatore di classe, allenatore, allenatrice',
  author: 'autore, autrice, scritto da, autori',
  agent:
    'agente assicurativo, intermediario, broker, agente immobiliare, mediatore, subagente, collocatore, venduto da',
  caseworker:
    'responsabile del procedimento, responsabile procedimento, istruttore della pratica, funzionario, funzionario responsabile, impiegato addetto, addetto, incaricato, pratica seguita da, trattato da, funzionario incaricato, ufficiale d anagrafe',
  signatory:
    'firmatario, firmataria, firmato da, sottoscritto da, convalidato da, validato da, approvato da, firmato, vidimato da, firma di, firma del titolare, firma del medico',
  representative:
    'rappresentante, legale rappresentante, rappresentante legale, rappresentato da, procuratore, amministratore',
  chairperson: 'presidente, presidentessa, il presidente, presidente del consiglio',
  shareholder: 'socio unico, soci, azionista, azionisti, elenco soci, quotista',
  court: 'tribunale, tribunale di, corte, ufficio del registro, registro imprese di, giudice di pace',
  authority:
    'autorità, ente, ente competente, autorità competente, autorità di rilascio, ente di rilascio, ordine professionale, questura, prefettura, agenzia delle entrate, camera di commercio, rilasciato da, rilasciata da, ufficio competente, motorizzazione',
  creditor: 'creditore, creditore ipotecario, mutuante, a favore di, finanziatore, beneficiario ipoteca',
  founded:
    'costituita il, costituito il, data di costituzione, data costituzione, fondata nel, fondato nel, data di fondazione, costituzione, fondazione, data atto di costituzione',
  signed:
    'stipulato il, stipulata il, firmato il, sottoscritto il, data di stipula, data stipula, data firma, data della firma, data di sottoscrizione, data sottoscrizione, concluso il, stipula, data contratto, data del contratto',
  activity:
    'attività, attività principale, attività prevalente, attività esercitata, oggetto sociale, settore, settore di attività, codice ateco, ateco, ramo',
  brand: 'insegna, marchio, nome commerciale, denominazione abbreviata, nome abbreviato, sigla',
  purpose:
    'scopo, finalità, uso certificato, rilasciato per, per uso, destinato a, per gli usi, motivo del rilascio, a che serve',
  reason: 'motivo, motivazione, causa, ragione, motivi, motivo del recesso, perché',
  plot: 'particella, mappale, foglio, dati catastali, foglio e particella, terreno, lotto di terreno, subalterno, estremi catastali, identificativo catastale, catasto',
  deed: 'atto, rogito, atto notarile, titolo di provenienza, atto di provenienza, provenienza, atto di acquisto, atto di compravendita',
  share:
    'quota di proprietà, quota di possesso, quota di partecipazione, quota posseduta, millesimi, partecipazione, diritto e quota, quota capitale posseduta',
  floor: 'piano, piano immobile, al piano, numero piano',
  apartment: 'appartamento, numero interno, interno n, interno, scala e interno, alloggio, numero appartamento',
  rooms: 'vani, locali, numero di vani, numero vani, stanze, numero stanze, camere, numero di locali, consistenza',
  valuation:
    'rendita, rendita catastale, valore catastale, valore di mercato, valore stimato, valore di perizia, stima, valore imponibile',
  turnover: 'fatturato, ricavi, volume d affari, fatturato annuo, ricavi delle vendite, giro d affari',
  fund: 'fondo, fondo di riserva, fondo cassa, fondo lavori, fondo spese, fondo manutenzione',
  territory:
    'territorio, ambito territoriale, estensione territoriale, validità territoriale, dove vale, paesi coperti',
  supplyPoint:
    'pdr, codice pod, codice pdr, punto di riconsegna, punto di prelievo, codice fornitura, numero fornitura, utenza, codice utenza, numero utenza, matricola impianto',
  distributor: 'distributore, distributore locale, gestore di rete, impresa di distribuzione, distributore competente',
  opening: 'iniziale, precedente, inizio periodo, riporto, saldo iniziale, saldo di partenza',
  closing: 'finale, fine periodo, attuale, da riportare, saldo finale, nuovo saldo',
  principal: 'capitale residuo, quota capitale, capitale erogato, residuo mutuo, capitale da rimborsare',
  instalment:
    'rata, rata mensile, importo rata, importo della rata, rata unica, rata n, rata mutuo, quota mensile, prima rata, seconda rata, ultima rata',
  overpayment:
    'credito precedente, a credito, a vostro credito, a suo favore, eccedenza, credito residuo, pagato in eccesso, saldo a favore, importo a credito',
  lateFee:
    'mora, interessi di mora, interessi moratori, indennità di mora, penale, sovrattassa, ravvedimento, spese di sollecito, penalità',
  deduction:
    'trattenuta, trattenute, ritenuta, ritenute, detrazione, detrazioni, totale trattenute, deduzione, ritenuta d acconto, riduzione',
  taxBase: 'imponibile, reddito imponibile, base imponibile, imponibile irpef, imponibile iva, imponibile fiscale',
  bonus:
    'gratifica, premio di produzione, premio di risultato, premio produttività, tredicesima, quattordicesima, maggiorazione, superminimo, indennità, bonus',
  contribution:
    'contributo, contributi, contributi inps, contributi previdenziali, contributi obbligatori, contribuzione, quota associativa, inps, inail',
  hours:
    'ore, ore lavorate, orario settimanale, ore settimanali, monte ore, totale ore, ore di lezione, straordinario, straordinari, ore di frequenza, durata in ore, ore ordinarie',
  leave: 'ferie, ferie residue, permessi, ferie e permessi, giorni di ferie, saldo ferie, ferie godute, congedo',
  noticePeriod: 'preavviso, periodo di preavviso, termine di preavviso, preavviso di recesso, preavviso disdetta',
  branch:
    'filiale, agenzia, sportello, sede secondaria, succursale, dipendenza, unità locale, sede territoriale, sede di riferimento',
  channel:
    'canale, canale di contatto, modalità di contatto, notifiche, canale di comunicazione, avvisi, modalità di invio, modalità di notifica',
  studyYear: 'anno di corso, anno di studio, anno di iscrizione, anno di frequenza, anno corso, classe frequentata',
  studyMode:
    'modalità di frequenza, modalità di studio, tempo pieno o parziale, regime di studio, modalità didattica, impegno',
  train: 'treno, numero treno, n treno, numero del treno, treno n',
  coach: 'carrozza, vagone, numero carrozza, n carrozza, vettura',
  platform: 'binario, banchina, marciapiede, pensilina',
  travelClass: 'classe di viaggio, classe di servizio, classe cabina, livello di servizio, cabina, sistemazione',
  checkIn: 'data di arrivo, data arrivo, arrivo in hotel, dal giorno di arrivo',
  checkOut: 'data di partenza, data partenza, rilascio camera, partenza dall hotel',
  nights: 'notti, numero notti, numero di notti, pernottamenti, pernotti, durata del soggiorno',
  luggage: 'bagaglio, bagagli, bagaglio a mano, bagaglio in stiva, franchigia bagaglio, valigia',
  venue:
    'luogo, luogo dell evento, sede dell evento, sede del corso, ubicazione dell evento, ritrovo, punto di ritrovo, sede d esame',
  organiser: 'organizzatore, organizzatrice, organizzato da, ente organizzatore, promotore, a cura di',
  training: 'allenamento, lezione, lezione prenotata, prossima lezione, corso prenotato, seduta, sessione',
  borrowed: 'in prestito, prestiti in corso, prestiti, libri in prestito, prestiti attivi, documenti in prestito',
  reserved: 'prenotati, prenotazioni in corso, prenotazioni attive, riservati, in attesa di ritiro, libri prenotati',
};
