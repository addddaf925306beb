import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Serbian, in both alphabets. */
export const serbianRecords: Forms = {
  colour: 'боја, боје, боја возила, боја каросерије, боја длаке',
  fuel: 'pogon vozila, гориво, горива, врста горива, врста погонског горива, погонско гориво, погон возила',
  make: 'proizvođač vozila, марка, марке, марка возила, произвођач, произвођача, произвођач возила',
  model: 'модел, модела, модел возила, комерцијална ознака, тип и модел, тип возила',
  body: 'oblik i namena karoserije, каросерија, облик каросерије, облик и намена каросерије, врста возила',
  engine: 'мотор, мотора, број мотора',
  engineSize:
    'radna zapremina, radna zapremina motora, kubikaža, запремина мотора, радна запремина, радна запремина мотора, запремина, кубикажа',
  weight:
    'najveća dozvoljena masa, nosivost, telesna težina, telesna masa, маса, тежина, тежине, маса празног возила, највећа дозвољена маса, маса пошиљке, тежина пошиљке, носивост, маса возила, телесна тежина, телесна маса, бруто тежина, нето тежина',
  mileage:
    'pređena kilometraža, kilometraže, pređeni put, pređeni kilometri, stanje na kilometar satu, пређена километража, километража, километраже, пређени пут, пређени километри, стање километара, број километара, стање на километар сату',
  emissions:
    'evro norma, izduvna emisija, емисија, емисије, емисија цо2, еколошка категорија, евро норма, издувна емисија',
  manufactured: 'godište, година производње, годиште, година изградње, датум производње, година градње, произведено',
  use: 'namena, namene, način korišćenja, namena vozila, namena objekta, način korišćenja zemljišta, namena zgrade, način korišćenja i naziv objekta, намена, намене, начин коришћења, намена возила, намена објекта, начин коришћења земљишта, намена зграде, начин коришћења и назив објекта',
  inspection:
    'provera, provere, lekarski pregled, baždarenje, технички преглед, техничког прегледа, контрола, инспекција, провера, провере, лекарски преглед, баждарење, редовни технички преглед',
  inspector:
    'pregled izvršio, proverio, инспектор, инспектора, контролор, контролора, прегледао, преглед извршио, проверио',
  station:
    'radionica, tehnički pregled stanica, auto servis, станица техничког прегледа, сервис, радионица, технички преглед станица, ауто сервис',
  result:
    'odluke, ocena ispravnosti, резултат, резултата, резултати, налаз, налаза, закључак, закључка, исход, мишљење, одлука, одлуке, оцена исправности, резултат прегледа',
  defect:
    'uočeni nedostaci, недостаци, недостатак, неисправности, неисправност, квар, кварови, оштећења, уочени недостаци',
  restriction:
    'tereti i ograničenja, zabeležba, zabeležbe, ограничења, ограничење, забране, забрана, терети, терети и ограничења, забележба, забележбе',
  carrier:
    'prevoznik, prevoznika, kurira, avio kompanija, avioprevoznik, ko dostavlja, превозник, превозника, курирска служба, курир, курира, достављач, доставна служба, авио компанија, авиопревозник, ко доставља',
  pickup:
    'mesto preuzimanja, pošta preuzimanja, gde preuzeti, lično preuzimanje, preuzimanje u, gde podići, место преузимања, преузимање, пакетомат, пакетомата, локација преузимања, пошта преузимања, где преузети, лично преузимање, преузимање у, пословница преузимања, где подићи',
  contents:
    'sadržina, sadržina pošiljke, садржај, садржаја, садржај пошиљке, садржина, опис робе, опис пошиљке, садржај пакета, садржина пошиљке',
  note: 'primedba, primedbe, uputstvo, uputstva, beleška, beleške, напомена, напомене, коментар, коментари, примедба, примедбе, упутство, упутства, белешка, белешке, препорука, препоруке, додатне информације, опаска',
  expected:
    'očekivani datum isporuke, predviđena isporuka, datum isporuke, planirana isporuka, procenjeni datum isporuke, очекивана испорука, очекивани датум испоруке, очекује се, предвиђена испорука, датум испоруке, планирана испорука, процењени датум испоруке, рок испоруке, очекивани долазак, стиже, када стиже, очекивано',
  shipped:
    'poslato, datum prijema pošiljke, predato kuriru, preuzeto od pošiljaoca, kada je poslato, послато, датум слања, отпремљено, датум отпреме, датум пријема пошиљке, предато куриру, преузето од пошиљаоца, датум предаје пошиљке, примљено у пошту, када је послато',
  cashOnDelivery:
    'pouzećem, otkup, plaćanje po preuzimanju, откупнина, откупнине, поузеће, поузећем, плаћање поузећем, износ откупнине, откуп, плаћање по преузимању',
  code: 'verifikacioni kod, код, кода, пин код, код за преузимање, приступни код, сигурносни код, контролни код, контролни број, код за отварање, верификациони код',
  barcode: 'prijemni broj, баркод, баркода, бар код, пријемни број',
  article: 'шифра артикла, каталошки број, шифра производа, назив артикла, ознака артикла, шифра робе',
  diagnosis:
    'šifra bolesti, razlog posete, дијагноза, дијагнозе, мкб, мкб 10, шифра болести, упутна дијагноза, шифра дијагнозе, разлог доласка, разлог посете',
  disease:
    'oboljenja, besnilo, болест, болести, против болести, обољење, обољења, беснило, против чега, заразна болест',
  medicine:
    'lekovi, naziv leka, vakcina, vakcine, naziv vakcine, propisani lek, zaštićeni naziv leka, лек, лека, лекови, назив лека, препарат, вакцина, вакцине, назив вакцине, терапија, прописани лек, заштићени назив лека',
  ingredient:
    'aktivna supstanca, aktivne supstance, aktivna materija, inn naziv, nezaštićeno ime leka, активна супстанца, активне супстанце, активна материја, инн назив, незаштићени назив, незаштићено име лека',
  dosage:
    'način primene, način upotrebe, način upotrebe leka, primena, uputstvo za upotrebu leka, дозирање, дозирања, начин примене, начин употребе, начин употребе лека, како узимати, примена, режим дозирања, упутство за употребу лека',
  dose: 'доза, дозе, број дозе, редни број дозе, која доза',
  batch:
    'serijski broj vakcine, serija vakcine, serija leka, серија, серије, број серије, серијски број вакцине, лот број, шаржа, серија вакцине, серија лека',
  pharmacy: 'apotekarska ustanova, izdato u apoteci, апотека, апотеке, апотекарска установа, издато у апотеци',
  pharmacist: 'lek izdao, apotekar, фармацеут, фармацеута, магистар фармације, лек издао, апотекар',
  sample: 'materijala, узорак, узорка, врста узорка, материјал, материјала, биолошки материјал, врста материјала',
  sampled:
    'vreme uzorkovanja, vreme uzimanja uzorka, datum i vreme uzorkovanja, prijem uzorka, датум узорковања, узорковано, узорак узет, датум узимања узорка, време узорковања, узимање узорка, време узимања узорка, вађење крви, узорковање, датум и време узорковања, пријем узорка',
  bodyHeight: 'telesna visina, висина, висине, телесна висина, висина цм, висина у цм',
  copayment:
    'iznos participacije, učešće osiguranika, партиципација, партиципације, доплата, доплате, износ партиципације, доплата осигураника, учешће осигураника',
  chip: 'чип, чипа, микрочип, микрочипа, број микрочипа, број чипа, транспондер',
  species: 'врста животиње, животиња, животиње',
  breed: 'rasa, rasa psa, раса, расе, раса пса',
  blood: 'крвна група, крвне групе, рх фактор, крвна група и рх фактор',
  father: 'ime jednog roditelja, отац, оца, име оца, име и презиме оца, име једног родитеља, очево име',
  mother: 'мајка, мајке, име мајке, име и презиме мајке, мајчино име',
  spouse: 'супруг, супруга, супружник, супружника, брачни друг, супруге, брачног друга',
  guarantor:
    'jemac, jemca, žiranta, sadužnik, sadužnika, jemci, јемац, јемца, жирант, жиранта, садужник, садужника, солидарни дужник, јемци',
  householder:
    'nosilac domaćinstva, domaćin, glava porodice, nosilac porodičnog domaćinstva, носилац домаћинства, домаћин, глава породице, носилац породичног домаћинства',
  relation:
    'stepen srodstva, srodstvo sa nosiocem, сродство, сродства, однос према, степен сродства, сродство са носиоцем, сроднички однос',
  teacher:
    'razredni starešina, razrednog starešine, vaspitač, наставник, наставника, наставница, професор, професора, разредни старешина, разредног старешине, учитељ, учитеља, тренер, тренера, инструктор, инструктора, ментор, ментора, предавач, васпитач',
  author: 'autor, ko je napisao, аутор, аутора, аутори, писац, ко је написао',
  agent:
    'zastupnik osiguranja, заступник осигурања, посредник, посредника, посредник у осигурању, брокер, брокера, агент, агента, агент осигурања, продајни заступник',
  caseworker:
    'rešenje obradila, rešenje obradio, službeno lice, ovlašćeno službeno lice, pripremila, matičar, ko je obradio, postupajuće lice, обрадио, обрадила, обрађивач, решење обрадила, решење обрадио, референт, референта, службено лице, овлашћено службено лице, саставио, саставила, предмет обрадио, израдио, израдила, припремио, припремила, матичар, службеник, службеника, предмет води, ко је обрадио, поступајуће лице',
  signatory:
    'ovlašćeno lice, ovlašćenog lica, overio, overila, odgovorno lice, ko je potpisao, nalaz overio, потпис, потписа, потписао, потписала, потписник, потписника, овлашћено лице, овлашћеног лица, одобрио, одобрила, оверио, оверила, одговорно лице, ко је потписао, налаз оверио, валидирао',
  representative:
    'zakonskog zastupnika, zastupnik, ovlašćeni zastupnik, koga zastupa, koje zastupa, direktor, direktora, staratelj, staratelja, ko zastupa, upravnik zgrade, представник, представника, законски заступник, законског заступника, заступник, заступника, овлашћени заступник, пуномоћник, пуномоћника, кога заступа, које заступа, заступа, директор, директора, старатељ, старатеља, ко заступа, управник зграде, члан управе',
  chairperson:
    'predsednik, predsednika, predsednica, predsednik upravnog odbora, predsedavajući, predsednik skupštine, predsednik udruženja, председник, председника, председница, председник управног одбора, председавајући, председник скупштине, председник удружења, декан, декана',
  shareholder:
    'akcionar, akcionari, suvlasnik firme, оснивач, оснивача, оснивачи, члан друштва, чланови друштва, акционар, акционари, једини члан друштва, једини члан, ортак, сувласник фирме',
  court:
    'privredni sud, osnovni sud, viši sud, sud u, надлежни суд, привредни суд, основни суд, виши суд, суд у, регистарски суд',
  authority:
    'organ, organa, nadležni organ, organ koji izdaje, organ koji izdaje dokument, izdavalac isprave, poreska uprava, filijala fonda, opštinska uprava, katastar nepokretnosti, služba za katastar, donosilac rešenja, agencija za privredne registre, matično područje, fond pio, орган, органа, надлежни орган, орган који издаје, орган који издаје документ, издавалац исправе, пореска управа, испостава, филијала фонда, полицијска управа, општинска управа, институција, надлежна установа, катастар непокретности, служба за катастар, доносилац решења, агенција за привредне регистре, матично подручје, фонд пио',
  creditor:
    'poverilac, poverioca, založni poverilac, hipotekarni poverilac, izvršni poverilac, u čiju korist, davalac kredita, hipotekarni poverioci, поверилац, повериоца, заложни поверилац, хипотекарни поверилац, у корист, зајмодавац, зајмодавца, извршни поверилац, у чију корист, давалац кредита, хипотекарни повериоци',
  founded:
    'datum registracije firme, датум оснивања, основано, основана, основан, година оснивања, датум регистрације фирме, датум уписа у регистар, оснивање',
  signed:
    'datum zaključenja, zaključen, datum zaključenja ugovora, zaključeno, датум закључења, закључен, закључен дана, датум закључења уговора, датум уговора, датум потписивања, датум потписа, потписано дана, склопљен, закључено, када је потписан',
  activity:
    'delatnost, delatnosti, šifra delatnosti, pretežna delatnost, naziv delatnosti, oblast delatnosti, grana delatnosti, opis delatnosti, делатност, делатности, шифра делатности, претежна делатност, назив делатности, предмет пословања, област делатности, грана делатности, опис делатности',
  brand:
    'skraćeno poslovno ime, žig, kratak naziv, скраћено пословно име, скраћени назив, робна марка, бренд, скраћено име, жиг, трговачко име, кратак назив',
  purpose:
    'svrha uverenja, radi regulisanja, svrha uplate, izdaje se radi, сврха, сврхе, сврха издавања, сврха уверења, издаје се у сврху, ради регулисања, ради остваривања, у сврху, сврха плаћања, сврха уплате, сврха потврде, издаје се ради, чему служи',
  reason:
    'razlog vraćanja, osnov prestanka, разлог, разлога, разлози, образложење, разлог отказа, узрок, због чега, зашто, разлог враћања, основ престанка',
  plot: 'katastarska parcela, katastarske parcele, parcela, parcele, broj parcele, broj katastarske parcele, kat parcela, k p broj, катастарска парцела, катастарске парцеле, парцела, парцеле, број парцеле, број катастарске парцеле, кат парцела, катастарски број, земљиште, земљишта, к п број',
  deed: 'pravni osnov, pravni osnov sticanja, osnov sticanja, isprava o svojini, list nepokretnosti, osnov upisa, ugovor o kupoprodaji, правни основ, правни основ стицања, основ стицања, исправа о својини, купопродајни уговор, лист непокретности, власнички лист, основ уписа, уговор о купопродаји',
  share:
    'udeo, udela, obim udela, suvlasnički udeo, udeo u kapitalu, suvlasnički deo, obim prava, vlasnički udeo, udeo u vlasništvu, удео, удела, обим удела, сувласнички удео, удео у капиталу, сувласнички део, обим права, власнички удео, удео у власништву',
  floor: 'sprat, sprata, spratnost, broj sprata, na spratu, спрат, спрата, спратност, етажа, број спрата, на спрату',
  apartment:
    'posebni deo, broj posebnog dela, број стана, стан број, стан бр, посебни део, ознака стана, апартман, број посебног дела',
  rooms: 'struktura stana, soba ukupno, број соба, собност, структура стана, број просторија, структура, соба укупно',
  valuation:
    'procenjena vrednost, procena vrednosti, tržišna vrednost, vrednost nepokretnosti, procena, katastarska vrednost, процењена вредност, процена вредности, тржишна вредност, вредност непокретности, процена, катастарска вредност',
  turnover:
    'promet ukupno, пословни приход, пословни приходи, приходи од продаје, приход од продаје, промет укупно, годишњи промет, остварени промет',
  fund: 'rezervni fond, fond za održavanje, investiciono održavanje, tekuće održavanje, fond zgrade, fond za popravke, фонд, фонда, резервни фонд, фонд за одржавање, инвестиционо одржавање, текуће одржавање, фонд зграде, фонд за поправке',
  territory:
    'teritorije, teritorijalno važenje, gde važi, teritorijalni obim, територија, територије, територијално покриће, територијално важење, где важи, подручје покрића, територијални обим',
  supplyPoint:
    'ed broj, mesto merenja, broj mernog mesta, šifra mernog mesta, merno mesto broj, ed broj mernog mesta, ед број, место мерења, број мерног места, шифра мерног места, мерно место број, ед број мерног места',
  distributor:
    'operator distributivnog sistema, elektrodistribucija, elektrodistribucije, operator sistema, оператор дистрибутивног система, дистрибутер, дистрибутера, електродистрибуција, електродистрибуције, одс, оператор система',
  opening:
    'preneto stanje, prenos iz prethodnog perioda, почетно стање, претходно стање, старо стање, почетни, почетно, почетна, стање на почетку, пренето стање, пренос из претходног периода',
  closing:
    'krajnje, завршно стање, ново стање, крајње стање, завршни, завршно, завршна, стање на крају, коначно, коначно стање, крајње',
  principal:
    'preostali dug, nedospela glavnica, ostatak kredita, главница, главнице, преостала главница, остатак дуга, преостали дуг, стање кредита, недоспела главница, остатак кредита, преостало за отплату',
  instalment:
    'mesečna rata, mesečni anuitet, rata kredita, рата, ануитет, ануитета, месечна рата, месечни ануитет, износ рате, рата кредита, висина рате, износ ануитета',
  overpayment: 'преплата, преплаћено, преплаћени износ, више уплаћено, износ преплате, вишак уплате, у вашу корист',
  lateFee:
    'troškovi opomene, obračunata kamata, iznos kamate za docnju, затезна камата, затезне камате, камата за кашњење, опомена, трошкови опомене, обрачуната камата, законска затезна камата, износ камате за доцњу',
  deduction:
    'neoporezivi iznos, poreska olakšica, одбитак, одбитка, одбици, обустава, обуставе, умањење, олакшица, олакшице, укупне обуставе, неопорезиви износ, укупно обуставе, пореска олакшица',
  taxBase:
    'poreska osnovica, poreske osnovice, пореска основица, пореске основице, основица, основице, основица за пдв, износ без пдв, опорезиви износ, укупно без пдв, основица пореза',
  bonus:
    'topli obrok, додатак, додатка, додаци, бонус, бонуса, стимулација, регрес, минули рад, награда, награде, топли оброк',
  contribution:
    'doprinosi na teret zaposlenog, pio doprinos, doprinos za pio, doprinosi na teret poslodavca, doprinos za zdravstvo, допринос, доприноса, доприноси, доприноси на терет запосленог, пио допринос, допринос за пио, здравствено осигурање допринос, доприноси на терет послодавца, допринос за здравство',
  hours:
    'broj časova, časova, radno vreme, efektivni sati, prekovremeni rad, fond časova, сати, број сати, радни сати, број часова, часова, радно време, ефективни сати, прековремени рад, фонд часова, укупно сати, сати рада, колико сати',
  leave:
    'neiskorišćeni godišnji odmor, odsustvo, odsustva, preostali dani odmora, годишњи одмор, годишњег одмора, преостали годишњи одмор, дани годишњег одмора, неискоришћени годишњи одмор, одсуство, одсуства, преостали дани одмора',
  noticePeriod:
    'dužina otkaznog roka, отказни рок, отказног рока, рок отказа, трајање отказног рока, дужина отказног рока, rok za raskid, рок за раскид',
  branch:
    'ekspozitura, ekspoziture, poslovna jedinica, филијала, филијале, експозитура, експозитуре, пословница, пословнице, огранак, огранка, пословна јединица',
  channel:
    'način obaveštavanja, obaveštenja putem, канал, канала, начин обавештавања, начин комуникације, обавештења путем, начин доставе рачуна',
  bitcoin: 'биткоин',
  ethereum: 'eterijum, етеријум',
  studyYear:
    'razred škole, година студија, године студија, година школовања, уписана година, на којој је години, разред школе',
  studyMode:
    'način finansiranja, redovan student, način pohađanja, начин студирања, начин финансирања, облик студија, начин студија, врста студија, редован студент, начин похађања',
  train: 'broj voza, voz broj, voza, vozom, voz br, број воза, воз број, воза, возом, воз бр',
  coach: 'broj kola, вагон, вагона, број вагона, број кола',
  platform: 'kolosek, koloseka, broj koloseka, перон, перона, колосек, колосека, број перона, број колосека',
  travelClass:
    'putnička klasa, klasa karte, класа путовања, класа лета, путничка класа, разред вагона, разред путовања, класа карте',
  checkIn:
    'prijavljivanje gosta, vreme prijave, пријава у хотел, датум доласка, долазак у хотел, пријављивање госта, време пријаве',
  checkOut: 'odlazak iz hotela, vreme odjave, одјава, одјаве, датум одласка, одлазак из хотела, време одјаве',
  nights: 'dužina boravka, ноћења, ноћење, број ноћења, број ноћи, ноћи, колико ноћења, дужина боравка',
  luggage:
    'prtljag, ručni prtljag, predati prtljag, dozvoljeni prtljag, registrovani prtljag, пртљаг, пртљага, ручни пртљаг, предати пртљаг, дозвољени пртљаг, регистровани пртљаг',
  venue:
    'mesto održavanja, mesto događaja, gde, gde se održava, mesto okupljanja, место одржавања, место догађаја, дворана, сала, сале, где, где се одржава, локација догађаја, место окупљања',
  organiser: 'organizuje, ko organizuje, организатор, организатора, у организацији, организује, ко организује',
  training:
    'zakazani trening, sledeći trening, čas vežbanja, obuke, тренинг, тренинга, групни тренинг, заказани тренинг, следећи тренинг, час вежбања, обука, обуке, радионица',
  borrowed:
    'pozajmljeno, pozajmljene knjige, na zaduženju, izdate knjige, позајмљено, позајмљене књиге, на задужењу, задужено, издате књиге, задужене књиге, задужених књига',
  reserved:
    'rezervisano, rezervisane knjige, rezervisan, резервисано, резервисане књиге, резервисан, листа чекања, у реду чекања, спремно за преузимање',
  portfolio: 'investicije',
  status: 'statusu, trenutačno stanje pošiljke, gdje je',
  event: 'festival, utakmica, manifestacija, koja predstava',
  chassis: 'vin oznaka, identifikacijska oznaka vozila, broj okvira, broj rame',
  gross: 'obračunato, ukupno obračunato, obračunata plaća, bruto 1, bruto 2',
};
