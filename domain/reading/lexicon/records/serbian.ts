/** What registers, parcels, health papers, schools, journeys and bills speak of, in Serbian. */
export const serbianRecords = `
colour: боја, боје, боја каросерије, боја длаке
fuel: гориво, горива, врста погонског горива, погонско гориво, погон возила
make: марка, марке, произвођач, произвођача
model: модел, модела, комерцијална ознака, тип возила
body: oblik i namena karoserije, каросерија, облик каросерије, облик и намена каросерије, врста возила
engine: мотор, мотора
engineSize: radna zapremina, radna zapremina motora, kubikaža, радна запремина, радна запремина мотора, запремина, кубикажа
weight: najveća dozvoljena masa, nosivost, telesna težina, telesna masa, маса, тежина, тежине, маса празног возила, највећа дозвољена маса, носивост, телесна тежина, телесна маса
mileage: pređena kilometraža, kilometraže, pređeni put, pređeni kilometri, stanje na kilometar satu, пређена километража, километража, километраже, пређени пут, пређени километри, стање километара, број километара, стање на километар сату
emissions: evro norma, izduvna emisija, емисија, емисије, емисија цо2, еколошка категорија, евро норма, издувна емисија
manufactured: godište, година производње, годиште, година изградње, датум производње, година градње, произведено
use: namena, namene, način korišćenja, način korišćenja zemljišta, način korišćenja i naziv objekta, намена, намене, начин коришћења, начин коришћења земљишта, начин коришћења и назив објекта
inspection: provera, provere, baždarenje, технички преглед, техничког прегледа, контрола, инспекција, провера, провере, лекарски преглед, баждарење, редовни технички преглед
inspector: pregled izvršio, proverio, инспектор, инспектора, контролор, контролора, прегледао, преглед извршио, проверио
station: radionica, tehnički pregled stanica, станица техничког прегледа, сервис, радионица, технички преглед станица
result: odluke, ocena ispravnosti, резултат, резултата, резултати, налаз, налаза, закључак, закључка, исход, мишљење, одлука, одлуке, оцена исправности
defect: uočeni nedostaci, недостаци, недостатак, неисправности, неисправност, квар, кварови, оштећења, уочени недостаци
restriction: zabeležba, zabeležbe, ограничења, ограничење, забране, забрана, терети, забележба, забележбе
carrier: prevoznik, prevoznika, kurira, avio kompanija, avioprevoznik, ko dostavlja, превозник, превозника, курирска служба, курир, курира, достављач, доставна служба, авио компанија, авиопревозник, ко доставља
pickup: mesto preuzimanja, pošta preuzimanja, gde preuzeti, lično preuzimanje, preuzimanje u, gde podići, место преузимања, преузимање, пакетомат, пакетомата, локација преузимања, пошта преузимања, где преузети, лично преузимање, преузимање у, пословница преузимања, где подићи
contents: sadržina, садржај, садржаја, садржина, опис робе, опис пошиљке
note: primedba, primedbe, uputstvo, uputstva, beleška, beleške, напомена, напомене, коментар, коментари, примедба, примедбе, упутство, упутства, белешка, белешке, препорука, препоруке, додатне информације, опаска
expected: datum isporuke, procenjeni datum isporuke, очекивана испорука, очекивани датум испоруке, очекује се, предвиђена испорука, датум испоруке, процењени датум испоруке, рок испоруке, очекивани долазак, стиже, очекивано
shipped: poslato, datum prijema pošiljke, predato kuriru, preuzeto od pošiljaoca, послато, датум слања, отпремљено, датум отпреме, датум пријема пошиљке, предато куриру, преузето од пошиљаоца, датум предаје пошиљке, примљено у пошту
cashOnDelivery: pouzećem, otkup, plaćanje po preuzimanju, откупнина, откупнине, поузеће, поузећем, откуп, плаћање по преузимању
code: verifikacioni kod, код, кода, приступни код, сигурносни код, контролни код, контролни број, код за отварање, верификациони код
barcode: prijemni broj, баркод, баркода, бар код, пријемни број
article: шифра артикла, каталошки број, шифра производа, назив артикла, ознака артикла, шифра робе
diagnosis: šifra bolesti, razlog posete, дијагноза, дијагнозе, мкб, мкб 10, шифра болести, упутна дијагноза, разлог доласка, разлог посете
disease: oboljenja, besnilo, болест, болести, против болести, обољење, обољења, беснило, против чега, заразна болест
medicine: lekovi, naziv leka, vakcina, vakcine, propisani lek, zaštićeni naziv leka, лек, лека, лекови, препарат, вакцина, вакцине, терапија, заштићени назив лека
ingredient: aktivna supstanca, aktivne supstance, aktivna materija, inn naziv, nezaštićeno ime leka, активна супстанца, активне супстанце, активна материја, инн назив, незаштићени назив, незаштићено име лека
dosage: način primene, način upotrebe, način upotrebe leka, primena, uputstvo za upotrebu leka, дозирање, дозирања, начин примене, начин употребе, начин употребе лека, како узимати, примена, режим дозирања, упутство за употребу лека
dose: доза, дозе, која доза
batch: serijski broj vakcine, serija leka, серија, серије, серијски број вакцине, шаржа
pharmacy: apotekarska ustanova, izdato u apoteci, апотека, апотеке, апотекарска установа, издато у апотеци
pharmacist: lek izdao, apotekar, фармацеут, фармацеута, магистар фармације, лек издао, апотекар
sample: materijala, узорак, узорка, материјал, материјала, биолошки материјал
sampled: vreme uzorkovanja, vreme uzimanja uzorka, datum i vreme uzorkovanja, prijem uzorka, датум узорковања, узорковано, узорак узет, датум узимања узорка, време узорковања, узимање узорка, време узимања узорка, вађење крви, узорковање, датум и време узорковања, пријем узорка
bodyHeight: telesna visina, висина, висине, телесна висина, висина цм, висина у цм
copayment: učešće osiguranika, партиципација, партиципације, доплата, доплате, учешће осигураника
chip: чип, чипа, микрочип, микрочипа, транспондер
species: животиња, животиње
breed: rasa psa, раса, расе, раса пса
blood: крвне групе, рх фактор, крвна група и рх фактор
father: ime jednog roditelja, отац, оца, име једног родитеља, очево име
mother: мајка, мајке, мајчино име
spouse: супруг, супруга, супружник, супружника, брачни друг, супруге, брачног друга
guarantor: jemac, jemca, žiranta, sadužnik, sadužnika, jemci, јемац, јемца, жирант, жиранта, садужник, садужника, солидарни дужник, јемци
householder: nosilac domaćinstva, domaćin, glava porodice, nosilac porodičnog domaćinstva, носилац домаћинства, домаћин, глава породице, носилац породичног домаћинства
relation: srodstvo sa nosiocem, сродство, сродства, однос према, сродство са носиоцем, сроднички однос
teacher: razredni starešina, razrednog starešine, vaspitač, наставник, наставника, наставница, професор, професора, разредни старешина, разредног старешине, учитељ, учитеља, тренер, тренера, инструктор, инструктора, ментор, ментора, предавач, васпитач
author: autor, ko je napisao, аутор, аутора, аутори, писац, ко је написао
agent: zastupnik osiguranja, заступник осигурања, посредник, посредника, брокер, брокера, агент, агента, продајни заступник
caseworker: službeno lice, ovlašćeno službeno lice, pripremila, matičar, ko je obradio, postupajuće lice, обрадио, обрадила, обрађивач, референт, референта, службено лице, овлашћено службено лице, саставио, саставила, израдио, израдила, припремио, припремила, матичар, службеник, службеника, предмет води, ко је обрадио, поступајуће лице
signatory: ovlašćeno lice, ovlašćenog lica, overio, overila, odgovorno lice, ko je potpisao, потпис, потписа, потписао, потписала, потписник, потписника, овлашћено лице, овлашћеног лица, одобрио, одобрила, оверио, оверила, одговорно лице, ко је потписао, валидирао
representative: zakonskog zastupnika, zastupnik, ovlašćeni zastupnik, koga zastupa, koje zastupa, direktor, direktora, staratelj, staratelja, ko zastupa, upravnik zgrade, представник, представника, законски заступник, законског заступника, заступник, заступника, овлашћени заступник, пуномоћник, пуномоћника, које заступа, заступа, директор, директора, старатељ, старатеља, ко заступа, управник зграде, члан управе
chairperson: predsednik, predsednika, predsednica, predsednik upravnog odbora, predsedavajući, predsednik skupštine, председник, председника, председница, председник управног одбора, председавајући, председник скупштине, декан, декана
shareholder: akcionar, akcionari, suvlasnik firme, оснивач, оснивача, оснивачи, члан друштва, чланови друштва, акционар, акционари, једини члан друштва, једини члан, ортак, сувласник фирме
court: privredni sud, viši sud, sud u, надлежни суд, привредни суд, виши суд, суд у, регистарски суд
authority: organ, organa, nadležni organ, izdavalac isprave, poreska uprava, filijala fonda, opštinska uprava, donosilac rešenja, agencija za privredne registre, matično područje, fond pio, орган, органа, надлежни орган, орган који издаје, орган који издаје документ, издавалац исправе, пореска управа, испостава, филијала фонда, полицијска управа, општинска управа, институција, надлежна установа, катастар непокретности, служба за катастар, доносилац решења, агенција за привредне регистре, матично подручје, фонд пио
creditor: poverilac, poverioca, založni poverilac, hipotekarni poverilac, izvršni poverilac, u čiju korist, davalac kredita, hipotekarni poverioci, поверилац, повериоца, заложни поверилац, хипотекарни поверилац, у корист, зајмодавац, зајмодавца, извршни поверилац, у чију корист, давалац кредита, хипотекарни повериоци
founded: datum registracije firme, датум оснивања, основано, основана, основан, година оснивања, датум регистрације фирме, датум уписа у регистар, оснивање
signed: datum zaključenja, zaključen, datum zaključenja ugovora, zaključeno, датум закључења, закључен, закључен дана, датум закључења уговора, датум уговора, датум потписивања, датум потписа, потписано дана, склопљен, закључено, када је потписан
activity: delatnost, delatnosti, pretežna delatnost, делатност, делатности, претежна делатност, предмет пословања, област делатности, грана делатности
brand: skraćeno poslovno ime, žig, kratak naziv, скраћено пословно име, скраћени назив, робна марка, бренд, скраћено име, жиг, трговачко име, кратак назив
purpose: radi regulisanja, izdaje se radi, сврха, сврхе, издаје се у сврху, ради регулисања, ради остваривања, у сврху, издаје се ради, чему служи
reason: razlog vraćanja, osnov prestanka, разлог, разлога, разлози, образложење, узрок, због чега, зашто, разлог враћања, основ престанка
plot: katastarske parcele, parcela, parcele, катастарска парцела, катастарске парцеле, парцела, парцеле, број катастарске парцеле, катастарски број, земљиште, земљишта, к п број
deed: pravni osnov, pravni osnov sticanja, osnov sticanja, isprava o svojini, list nepokretnosti, osnov upisa, ugovor o kupoprodaji, правни основ, правни основ стицања, основ стицања, исправа о својини, купопродајни уговор, лист непокретности, власнички лист, основ уписа, уговор о купопродаји
share: udeo, udela, obim udela, suvlasnički udeo, udeo u kapitalu, suvlasnički deo, obim prava, vlasnički udeo, udeo u vlasništvu, удео, удела, обим удела, сувласнички удео, удео у капиталу, сувласнички део, обим права, власнички удео, удео у власништву
floor: sprat, sprata, spratnost, na spratu, спрат, спрата, спратност, етажа, на спрату
apartment: posebni deo, broj posebnog dela, број стана, стан број, стан бр, посебни део, ознака стана, апартман, број посебног дела
rooms: struktura stana, soba ukupno, број соба, собност, број просторија, структура, соба укупно
valuation: procenjena vrednost, tržišna vrednost, vrednost nepokretnosti, procena, katastarska vrednost, процењена вредност, тржишна вредност, вредност непокретности, процена, катастарска вредност
turnover: пословни приход, пословни приходи, приходи од продаје, приход од продаје, промет укупно, годишњи промет, остварени промет
fund: rezervni fond, fond za održavanje, investiciono održavanje, tekuće održavanje, fond za popravke, фонд, фонда, резервни фонд, фонд за одржавање, инвестиционо одржавање, текуће одржавање, фонд за поправке
territory: teritorije, teritorijalno važenje, gde važi, teritorijalni obim, територија, територије, територијално покриће, територијално важење, где важи, подручје покрића, територијални обим
supplyPoint: ed broj, mesto merenja, broj mernog mesta, šifra mernog mesta, merno mesto broj, ed broj mernog mesta, ед број, место мерења, број мерног места, шифра мерног места, мерно место број, ед број мерног места
distributor: operator distributivnog sistema, elektrodistribucija, elektrodistribucije, operator sistema, оператор дистрибутивног система, дистрибутер, дистрибутера, електродистрибуција, електродистрибуције, одс, оператор система
opening: preneto stanje, prenos iz prethodnog perioda, претходно стање, почетни, почетно, почетна, стање на почетку, пренето стање, пренос из претходног периода
closing: krajnje, завршни, завршно, завршна, стање на крају, коначно, крајње
principal: preostali dug, nedospela glavnica, ostatak kredita, главница, главнице, преостала главница, остатак дуга, преостали дуг, стање кредита, недоспела главница, остатак кредита, преостало за отплату
instalment: рата, ануитет, ануитета, износ рате, висина рате
overpayment: преплата, преплаћено, преплаћени износ, више уплаћено, износ преплате, вишак уплате, у вашу корист
lateFee: troškovi opomene, obračunata kamata, iznos kamate za docnju, затезна камата, затезне камате, камата за кашњење, опомена, трошкови опомене, обрачуната камата, законска затезна камата, износ камате за доцњу
deduction: neoporezivi iznos, poreska olakšica, одбитак, одбитка, одбици, обустава, обуставе, умањење, олакшица, олакшице, неопорезиви износ, пореска олакшица
taxBase: poreska osnovica, poreske osnovice, пореска основица, пореске основице, основица, основице, износ без пдв, опорезиви износ, укупно без пдв
bonus: topli obrok, додатак, додатка, додаци, бонус, бонуса, стимулација, регрес, минули рад, награда, награде, топли оброк
contribution: pio doprinos, doprinos za pio, doprinos za zdravstvo, допринос, доприноса, доприноси, доприноси на терет запосленог, пио допринос, допринос за пио, здравствено осигурање допринос, доприноси на терет послодавца, допринос за здравство
hours: časova, radno vreme, efektivni sati, prekovremeni rad, сати, часова, радно време, ефективни сати, прековремени рад
leave: neiskorišćeni godišnji odmor, odsustvo, odsustva, preostali dani odmora, годишњи одмор, годишњег одмора, преостали годишњи одмор, дани годишњег одмора, неискоришћени годишњи одмор, одсуство, одсуства, преостали дани одмора
noticePeriod: dužina otkaznog roka, отказни рок, отказног рока, рок отказа, трајање отказног рока, дужина отказног рока, rok za raskid, рок за раскид
branch: ekspozitura, ekspoziture, poslovna jedinica, филијала, филијале, експозитура, експозитуре, пословница, пословнице, огранак, огранка, пословна јединица
channel: način obaveštavanja, obaveštenja putem, канал, канала, начин обавештавања, начин комуникације, обавештења путем, начин доставе рачуна
studyYear: razred škole, година студија, године студија, година школовања, уписана година, на којој је години, разред школе
studyMode: način finansiranja, redovan student, način pohađanja, начин студирања, начин финансирања, облик студија, начин студија, врста студија, редован студент, начин похађања
train: voz broj, voza, vozom, voz br, воза, возом
coach: broj kola, вагон, вагона, број кола
platform: kolosek, koloseka, перон, перона, колосек, колосека
travelClass: putnička klasa, класа путовања, класа лета, путничка класа, разред вагона, разред путовања
checkIn: prijavljivanje gosta, vreme prijave, пријава у хотел, датум доласка, долазак у хотел, пријављивање госта, време пријаве
checkOut: odlazak iz hotela, одјава, одјаве, датум одласка, одлазак из хотела
nights: dužina boravka, ноћења, ноћење, ноћи, дужина боравка
luggage: prtljag, ručni prtljag, predati prtljag, dozvoljeni prtljag, пртљаг, пртљага, ручни пртљаг, предати пртљаг, дозвољени пртљаг, регистровани пртљаг
venue: mesto održavanja, mesto događaja, gde, gde se održava, mesto okupljanja, место одржавања, место догађаја, дворана, сала, сале, где, где се одржава, локација догађаја, место окупљања
organiser: organizuje, ko organizuje, организатор, организатора, у организацији, организује, ко организује
training: čas vežbanja, obuke, тренинг, тренинга, час вежбања, обука, обуке, радионица
borrowed: pozajmljeno, pozajmljene knjige, na zaduženju, izdate knjige, позајмљено, позајмљене књиге, на задужењу, задужено, издате књиге, задужене књиге, задужених књига
reserved: rezervisano, rezervisane knjige, rezervisan, резервисано, резервисане књиге, резервисан, листа чекања, у реду чекања, спремно за преузимање
`;
