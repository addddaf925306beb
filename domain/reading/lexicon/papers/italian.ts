import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const italianPapers: Forms = {
  name: 'denominazione, denominazione sociale, cognome o ragione sociale, denominazione impresa, nome o ragione sociale, nome e cognome o ragione sociale, generalità',
  person:
    'contribuente, dichiarante, sottoscritto, sottoscritta, professionista, chi deve pagare, soggetto, soggetto passivo, soggetto obbligato, utente, obbligato, nominativo del richiedente, aderente, convocato, elettore',
  holder:
    'rilasciato a, intestazione, intestatari, titolari, intestato, intestata a, cointestatario, titolare del conto, titolare della carta',
  student: 'alunna, allievo, allieva, diplomato, laureato',
  employee: 'impiegato, lavoratore dipendente, collaboratore, collaboratrice, nominativo dipendente',
  customer: 'cessionario, committente, spettabile',
  provider: 'cedente, emittente, prestatore, esercente',
  tenant: 'conduttrice, parte conduttrice, inquilina, conduttori',
  landlord:
    'locatrice, proprietario dell immobile, concedente, parte locatrice, proprietario casa, proprietario di casa, proprietaria di casa',
  manager: 'amministratore, amministratore unico, legale rappresentante, rappresentante legale, direttore',
  employer: 'ditta, società datrice, ente di appartenenza, datore, organizzazione',
  issuer: 'ente, ente emittente, emesso da, autorità, ufficio',
  university: 'istituzione scolastica, istituto scolastico',
  course: 'indirizzo, specializzazione, titolo del corso, percorso formativo',
  degree: 'titolo conseguito',
  position: 'inquadramento, incarico',
  type: 'tipologia contrattuale, forma giuridica, natura del rapporto, tipo di rapporto, categoria catastale, tipo contratto, tipo di contratto, natura, genere di documento, categoria veicolo, tipo veicolo',
  group: 'classe, sezione, classe e sezione',
  start:
    'assunto il, assunta il, assunto dal, inizio rapporto, apertura, data di apertura, data apertura, aperto il, in vigore dal, valide dal, decorre dal, effetto dal, data effetto, iscritto in data, avvio, data di assunzione, data assunzione, entrata in vigore, da quando, attivata il',
  until:
    'fine rapporto, valevole fino al, valide fino al, validi fino al, valevole sino al, valido sino al, in scadenza il, efficace fino al, termina il, ultimo giorno, copertura fino al',
  issued: 'data ricevuta, rilasciata il',
  created: 'data operazione, data della transazione',
  graduation: 'conseguito il, data di conseguimento, conseguita il',
  reference:
    'serie e numero, protocollo, numero di protocollo, causale, codice avviso, iuv, codice iuv, identificativo univoco, numero avviso, codice pratica, numero pratica, numero di pratica, numero fascicolo, n protocollo, prot n, identificativo, riferimenti, repertorio, numero di repertorio, codice bolletta, codice avviso pagopa, avviso pagopa, codice di pagamento, codice pagamento',
  number:
    'numero di serie, numero serie, n serie, n di serie, numero progressivo, numero di identificazione, identificativo, id cliente, n iscrizione, numero di iscrizione, numero iscrizione, n progressivo, n tessera, rea, numero rea',
  taxNumber: 'piva, partita iva cf, numero partita iva, cod fisc e p iva',
  nationalId:
    'c f, documento d identità, cod fiscale, carta identità, numero carta d identità, tessera sanitaria, numero tessera sanitaria, estremi documento, documento di riconoscimento',
  total:
    'totale complessivo, totale dovuto, importo dovuto, totale ivato, importo complessivo, totale a pagare, netto da pagare, totale generale, totale documento, totale bolletta, quanto pago',
  paid: 'importo versato, somma versata, versato',
  outstanding: 'saldo dovuto, arretrato, importo residuo, quanto devo, importo scaduto, residuo da pagare, rimanente',
  money: 'importo in lettere',
  net: 'netto del mese',
  price: 'prezzo unitario, tariffa oraria, prezzo totale, costo unitario, quotazione, quanto costa, corrispettivo',
  usage:
    'consumi fatturati, consumo fatturato, consumo annuo, consumo rilevato, consumo effettivo, consumi annui, consumo annuo stimato, smc, consumato',
  product: 'descrizione, oggetto della fornitura',
  device: 'apparecchio',
  property:
    'unità immobiliare, punto di fornitura, ubicazione, ubicazione dell immobile, luogo di fornitura, alloggio, fabbricato, edificio, abitazione, stabile, tipo immobile',
  street: 'viale, piazza',
  vehicle: 'marca, marca e modello, modello',
  grade:
    'votazione, voto finale, giudizio, punteggio, punteggio finale, valutazione, media voti, voto di laurea, voto di diploma',
  credits: 'crediti formativi, ecm, crediti ecm, crediti maturati, crediti formativi triennio',
  duration: 'ore settimanali, durata contratto, durata del contratto, durata corso, ore totali, giorni',
  period:
    'mese retribuito, periodo di riferimento, competenza, mese, periodo assicurativo, periodo di validità, bimestre, trimestre',
  semester: 'anno scolastico, anno di corso accademico, quadrimestre',
  city: 'luogo di rilascio, comune di residenza, località di residenza, luogo',
  address:
    'sede legale, sede, studio professionale, indirizzo studio, indirizzo di residenza, luogo di residenza, indirizzo di spedizione, indirizzo di consegna, domicilio fiscale, recapito, sede operativa, dove abita',
  blood: 'gruppo sanguigno',
  home: 'abitazione, domestico, telefono fisso',
  status: 'posizione, stato pratica, stato ordine, stato civile, stato della spedizione, stato della domanda',
  vaccination: 'vaccinazione, vaccino',
  notice: 'preavviso, avviso, avviso di pagamento, comunicazione, diffida, notifica',
  due: 'scadenza, data scadenza pagamento, data limite, da versare entro, pagabile entro, scade il pagamento, entro quando, pagare entro il',
  cancelledOn:
    'data di chiusura, data chiusura, chiuso il, recesso, data di recesso, cessato il, data cessazione, revocato il, radiazione, data di radiazione',
  emergency: 'pronto intervento, guasti, segnalazione guasti, numero guasti',
  plate: 'numero di immatricolazione, numero immatricolazione, numero di targa, targa veicolo, n targa',
  chassis:
    'numero di identificazione, numero identificazione, numero di identificazione del veicolo, numero telaio, n telaio',
  registration:
    'numero rea, rea, iscrizione al registro, n iscrizione, numero di iscrizione, numero iscrizione, albo, iscrizione all albo, registro, prima immatricolazione',
  first: 'prima immatricolazione',
  licence:
    'porto d armi, abilitazione, concessione, n iscrizione, numero di iscrizione, contrassegno di sosta, pass sosta',
  licenceClass: 'categorie patente, categoria patente, categorie veicoli, abilitazioni',
  family: 'cognome o ragione sociale, cognome da nubile',
  rent: 'canone, canone di affitto, pigione, canone d affitto',
  limit:
    'fido, fido accordato, affidamento, scoperto di conto, scoperto consentito, limite di spesa, limite di credito, massimale di spesa, tetto',
  balance:
    'giacenza, giacenza media, saldo contabile, saldo disponibile, credito disponibile, rimanenza, saldo iniziale, saldo di partenza',
  quantity:
    'componenti, componenti nucleo, numero componenti, componenti del nucleo familiare, numero occupanti, occupanti, quanti, numero pezzi, colli, numero colli',
  area: 'superficie, metri quadri, metri quadrati, mq, superficie catastale, superficie calpestabile, metratura, superficie tassabile, superficie utile, estensione',
  doctor:
    'medico richiedente, medico curante, medico prescrittore, medico di base, medico di medicina generale, pediatra, pediatra di libera scelta, dott, medico di famiglia, prescritto da',
  enrolment: 'iscrizione, immatricolato, anno di immatricolazione',
  work: 'studio professionale, lavorativo, professionale',
  updated:
    'aggiornato al, aggiornata al, aggiornato il, dati aggiornati al, dati aggiornati il, ultima modifica, aggiornamento, modificato il',
  prescription: 'prescrizione, ricetta medica, impegnativa, ricetta elettronica, nre, promemoria ricetta',
  application: 'domanda, istanza, richiesta, candidatura',
  date: 'quando, giorno e ora, il giorno, in data',
  lastVisit: 'ultima volta, ultima presenza, ultimo prestito, ultima attività, ultimo controllo',
  next: 'successivo, successiva, prossimi, seguente, prossimo addebito',
  last: 'ultimi, scorso, scorsa, passato',
  former: 'vecchio, vecchia, precedenti',
  pending: 'in attesa, in sospeso, in lavorazione, da evadere, da confermare',
  primary: 'principale, primario, primaria',
  shipping: 'indirizzo di spedizione, indirizzo di consegna, spedizione a',
  website: 'sito, sito web, sito internet, pagina web',
  visits: 'visite, ingressi, accessi, presenze, numero ingressi, ingressi residui',
  followers: 'seguaci, follower',
  following: 'seguiti, profili seguiti',
  holdings: 'controvalore, titoli detenuti, quote possedute, titoli in deposito',
  method:
    'modalità di versamento, domiciliazione, metodo pagamento, tipo di pagamento, come si paga, mezzo di pagamento',
  frequency: 'frazionamento, rateizzazione, cadenza di pagamento, ogni quanto',
  payment:
    'versamento, bonifico, accredito, incasso, saldo rata, versamenti, codice avviso pagopa, avviso pagopa, codice di pagamento, codice pagamento, prossimo addebito',
  fee: 'diritti, diritti di segreteria, commissioni, oneri, tassa di iscrizione, quota di iscrizione, quota annuale, spese di spedizione, contributo di iscrizione',
  tax: 'iva esposta, imposta di bollo, bollo, imposte, tributo, tributi, tari, imu, irpef, addizionale',
  refund: 'rimborso spettante, importo rimborsato, da rimborsare, restituzione',
  fine: 'penalità, contravvenzione, ammenda, sanzioni',
  discount: 'agevolazione, agevolazioni, riduzione, esenzione, detrazione',
  coverage: 'somme assicurate, garanzie, capitale garantito, valore assicurato, massimali',
  interest: 'interessi, tasso annuo, tasso nominale, tasso applicato',
  points: 'punteggio punti, saldo punti, punti residui, punti patente, raccolta punti',
  exam: 'prova d esame, appello, sessione d esame, verifica scritta',
  zone: 'area tariffaria, settore, fascia',
  seat: 'posto a sedere, posti, numero posti, posto assegnato, poltrona, fila e posto',
  origin: 'da aeroporto, luogo di partenza, partenza da, porto di partenza, provenienza viaggio, porto di imbarco',
  destination: 'arrivo a, luogo di arrivo, porto di arrivo, porto di sbarco, diretto a',
  departure: 'data andata, ora di partenza',
  arrival: 'data ritorno, ora di arrivo',
  country: 'stato estero, stato di residenza, paese di residenza, paese di rilascio',
  birthplace: 'comune di nascita, nata a, luogo e data di nascita, luogo nascita',
  birth: 'luogo e data di nascita, data nascita, nasc',
  insurer: 'compagnia assicurativa, impresa assicuratrice, compagnia di assicurazione, impresa di assicurazione',
  beneficiary: 'avente diritto, creditore del bonifico, a favore',
  child: 'figli, nome del bambino, nato minore',
  contact: 'persona di contatto, recapiti, contatti, chi contattare, servizio clienti',
  phone: 'recapito telefonico, n telefono, numero verde, cell, fisso, numero cellulare',
  document: 'titolo documento, tipo documento, atto documento',
  delivery: 'recapito pacco, consegnato il, data di consegna, data consegna, consegnato',
  claim: 'denuncia, danno, pratica di sinistro, numero sinistro',
  appointment: 'visita, prenotazione visita, data visita, visita specialistica, convocazione',
  department: 'unità operativa, servizio competente, divisione, settore ufficio',
  hospital: 'struttura, struttura sanitaria, casa di cura, laboratorio, azienda sanitaria, asl, presidio',
  meter: 'matricola contatore, misuratore, numero contatore',
  power:
    'potenza massima, potenza disponibile, potenza netta, kw impegnati, potenza contrattuale, cavalli fiscali, potenza kw',
  reading: 'letture, lettura rilevata, autolettura, lettura contatore',
  tenancy: 'contratto di locazione, contratto di affitto, comodato',
  membership: 'quota associativa iscrizione, adesione, tessera associativa',
  level: 'fascia di livello, livello contrattuale',
};
