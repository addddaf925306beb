/** What registers, parcels, health papers, schools, journeys and bills speak of, in Azerbaijani. */
export const azerbaijaniRecords = `
colour: rəng, rəngi
fuel: yanacaq, yanacağın növü
make: marka, istehsalçı, istehsalçısı
model: model, modeli
body: ban növü, kuzov, banın növü
engine: mühərrik, mühərrikin nömrəsi, mühərriki
engineSize: mühərrikin həcmi, mühərrik həcmi
weight: çəki, çəkisi, kütlə, kütləsi, tam kütləsi
mileage: yürüş, yürüşü, qət edilmiş məsafə
emissions: emissiya, tullantı sinfi
manufactured: buraxılış ili, istehsal ili, istehsal tarixi, tikinti ili
use: istifadə təyinatı, istifadə məqsədi
inspection: texniki baxış, müayinə, yoxlama, baxış
inspector: müayinə edən, yoxlayan, müfəttiş, ekspert
station: texniki baxış məntəqəsi, baxış mərkəzi
result: nəticə, nəticəsi, nəticələr, qərar
defect: nöqsan, nöqsanlar, qüsurlar
restriction: məhdudiyyət, məhdudiyyətlər, şərtlər
carrier: kuryer, daşıyıcı, çatdırılma şirkəti, aviaşirkət, hava yolları
pickup: təhvil məntəqəsi, götürülmə yeri, təhvil alma nöqtəsi
contents: məzmun, məzmunu, malın təsviri
note: qeyd, qeydlər, şərh, qeydi, əlavə qeyd
expected: təxmini, gözlənilən
shipped: göndərilib, göndərilmə, yola salınıb
cashOnDelivery: çatdırılma zamanı ödəniş, qapıda ödəniş
code: təsdiq kodu, təhlükəsizlik kodu, şifrə, parol
barcode: barkod, ştrix kod, ştrixkod
article: malın kodu, məhsulun kodu, artikul
diagnosis: diaqnoz, diaqnozu
disease: xəstəlik, xəstəliyin adı
medicine: dərman, dərmanın adı, preparat, dərman vasitəsi, vaksinin adı
ingredient: təsiredici maddə, aktiv maddə
dosage: qəbul qaydası, dozalanma, istifadə qaydası
dose: doza, dozası
batch: partiya
pharmacy: aptek, apteki
pharmacist: əczaçı, aptekçi
sample: nümunə, nümunənin növü
sampled: nümunənin götürülmə tarixi, nümunə götürülüb, götürülmə tarixi
bodyHeight: boyu, boy uzunluğu
copayment: pasiyentin payı, birgə ödəniş
chip: çip, mikroçip
species: heyvanın növü
breed: cins adı
father: atasının adı, ata adı, atası
mother: ana adı, anasının adı, anası
spouse: həyat yoldaşı, həyat yoldaşının adı
guarantor: zamin, zamin duran, zaminin
householder: ailə başçısı, ev təsərrüfatının başçısı
relation: qohumluq
teacher: müəllim, müəllimi, sinif rəhbəri, təlimçi, məşqçi
author: müəllif, müəllifi
agent: agent, agenti, broker, vasitəçi
caseworker: məsul şəxs, icraçı, məsul icraçı, məsul işçi
signatory: imza, imzası, imzalayan, təsdiq edən
representative: nümayəndə, nümayəndəsi, qanuni nümayəndə, direktoru
chairperson: sədr, sədri, prezident
shareholder: təsisçi, təsisçilər, səhmdar, səhmdarlar, iştirakçı payı
court: məhkəmə, məhkəməsi
authority: orqan, dövlət orqanı, qurum, idarə, idarəsi, vergi orqanı
creditor: kreditor, girov saxlayan, borc verən
founded: təsis tarixi, təsis edilib, yaradıldığı tarix, dövlət qeydiyyatı tarixi
signed: imzalanma tarixi, bağlanma tarixi, müqavilənin tarixi
activity: fəaliyyət, fəaliyyət sahəsi
brand: əmtəə nişanı, ticarət adı, obyektin adı, brend
purpose: məqsəd, məqsədi, təyinatı, təqdim edilir
reason: səbəb, səbəbi
plot: torpaq sahəsi, torpaq sahəsinin nömrəsi, kadastr nömrəsi, torpaq
deed: çıxarış, mülkiyyət hüququ, hüququn əsası
share: hissə, payı, pay faizi
floor: mərtəbə, mərtəbəsi
apartment: mənzil, mənzilin nömrəsi
rooms: otaqların sayı, otaq sayı, otaqlar
valuation: qiymətləndirmə dəyəri, bazar dəyəri, kadastr dəyəri
turnover: dövriyyə, dövriyyəsi, satış həcmi
fund: fondu, ehtiyat fondu, təmir fondu
territory: ərazi, ərazisi
supplyPoint: abonent kodu, abonent nömrəsi, istehlakçı kodu
distributor: paylayıcı, paylayıcı şəbəkə, azərişıq
opening: ilkin, əvvəlki, dövrün əvvəlinə
closing: dövrün sonuna, yekun qalıq, son qalıq, son göstərici
principal: əsas borc, əsas məbləğ, əsas borcun qalığı
instalment: aylıq ödəniş, hissəli ödəniş, aylıq kredit ödənişi, taksit
overpayment: artıq ödəniş, artıq ödənilmiş
lateFee: gecikmə faizi, dəbbə, gecikmə cəriməsi
deduction: tutulma, tutulmalar, tutulub
taxBase: vergiyə cəlb olunan, vergi bazası, vergi tutulan məbləğ
bonus: mükafat, əlavələr, mükafatı
contribution: sosial sığorta, icbari tibbi sığorta, işsizlikdən sığorta, sosial ayırmalar
hours: saatlar, iş saatları, saatların sayı, dərs saatı
leave: məzuniyyət günləri, qalan məzuniyyət, əmək məzuniyyəti
noticePeriod: xəbərdarlıq müddəti
branch: filialı, bölmə
channel: kanal, əlaqə vasitəsi, bildiriş kanalı
studyYear: təhsil ili kursu, sinif, sinfi
studyMode: təhsil forması, təhsilin forması, təhsilalma forması
train: qatar, qatarın nömrəsi
coach: vaqon, vaqonun nömrəsi
platform: platforma, perron
travelClass: xidmət sinfi, salon sinfi
checkIn: yerləşmə tarixi
checkOut: çıxış tarixi, ayrılma tarixi
nights: gecə, gecələrin sayı
luggage: baqaj, əl yükü
venue: keçirilmə yeri, məkan, harada
organiser: təşkilatçı, təşkilatçısı
training: məşq, məşğələ, təlim
borrowed: götürülmüş kitablar, verilmiş kitablar
reserved: rezerv edilmiş, gözləmə siyahısı
`;
