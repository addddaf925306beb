/** How single kinds of papers and pages call what all of them speak of, in Turkish. */
export const turkishCustoms = `
name: unvan, ticari unvan, ticari ünvan, ismi
person: sorumlu, yükümlü, sayın, ilgili, ilgilinin, başvuranın, müracaatçı, muhatap, borçlunun, katılımcının, davacı, davalı, şikayetçi, müracaat eden, talep eden, beyan sahibi, adı geçen, başvuru yapan, vatandaş, mükellefin, beyan eden, sporcu, aday, adayın
holder: hesap adı, kart üzerindeki isim, hak sahibinin adı, hamili, lehdarı, kimin adına, abonenin adı soyadı, adına
owner: maliki, malikin, araç sahibi, ruhsat sahibi, tescilli sahibi, sahibinin adı, sahibinin adı soyadı
member: üyenin, okuyucu, okur, üyemiz, kulüp üyesi, kooperatif ortağı
customer: müşterinin, abonenin, satın alan, sipariş veren, ödeyen, kim ödüyor, fatura edilen
insured: sigortalının adı, sigorta edilen, sigorta yapılan
beneficiary: lehine, hak sahibinin
student: öğrencinin
employee: personelin, çalışanın, memur adı, sigortalının, eleman
tenant: kiracının
landlord: mal sahibi, kiraya verenin
passenger: yolcunun, yolcular
patient: hastanın
child: çocuğunuz, bebek, bebeğin adı, çocuklar
borrower: kredi müşterisi
donor: bağışta bulunan, hayırsever
guest: konuğun adı, konaklayan, konaklayacak kişi, ziyaretçi
recipient: alıcının, teslim alan kişi, kime
sender: gönderenin, kimden
contact: irtibat kişisi, yetkili kişi, iletişim, iletişim kişisi, başvurulacak kişi, müşteri hizmetleri, acil durumda aranacak kişi
doctor: hekimi, isteyen hekim, isteyen doktor, doktoru, uzman, veteriner, uygulayan, tabip, tabibi, aile hekiminin adı, uygulayan sağlık personeli, hekimin, diş hekimi, aşıyı yapan, hemşire, muayene eden hekim
manager: yönetim, müdürü, sorumlu, sorumlusu, mesul müdür, apartman görevlisi, amiri
employer: işverenin, kurumu, çalıştığı firma, iş yeri unvanı, görev yaptığı kurum, bağlı olduğu kurum, kuruluş adı
provider: görevli tedarik şirketi
account: vadesiz hesap, vadesiz mevduat, mevduat
membership: üye kartı, üyeliğiniz, üyeliğim
subscription: aboneliğiniz, aboneliğim
policy: kapsam, sigortanız, kasko, trafik sigortası, zorunlu trafik sigortası, dask, sigortası, tamamlayıcı sağlık
card: üye kartı
invoice: ekstre, ekstresi, hesap özeti, hesap kesim tarihi, kesim tarihi, makbuz, fiş, dekont, tahakkuk fişi, faturası
booking: pnr, rezervasyonu
ticket: e-bilet
delivery: teslim edildi, teslim edilme, teslimatı
parcel: gönderinin, kargonun, takip no, takip numarası
vehicle: aracın, aracı, otomobil, taşıt, taşıtın, motorlu araç, motosiklet, araba
licence: ruhsat, lisans, işyeri açma ruhsatı, yapı ruhsatı, iskan, yapı kullanma izni, avcılık belgesi, silah ruhsatı, çalışma izni, ikamet izni, oturma izni, park izni, otopark izni, lisansı
registration: sicil, kayıtlı, sicil numarası, kütük, esnaf sicil, meslek odası, tescili, nüfusa kayıtlı
meter: sayacı
loan: kullandırılan kredi, kredisi, kredinin, krediniz, ihtiyaç kredisi, borçlanma, konut finansmanı, kullandırılan tutar
property: gayrimenkul, taşınmazın, ev, bina, binası, apartman, apartmanı, kiralananın, konutun, mecur, daire adresi
course: dersin adı, bölüm program, eğitim, eğitimi, kursu, uzmanlık, branşı, ihtisas, ana bilim dalı, dersler, modül, dalı
exam: sınavı, yazılı sınav, direksiyon sınavı
flight: uçak
product: ürünün adı, hizmet adı, satın alınan
device: makine, ekipman, demirbaş, modem, cihaz seri
employment: iş sözleşmesi, işin niteliği, hizmet, iş akdi, iş ilişkisi, çalıştığı süre, sözleşme türü iş
pension: emekli, bes, bireysel emeklilik, emeklilik planı, yaşlılık aylığı, malullük aylığı, dul yetim aylığı
claim: hasarsızlık, talebi, hasarınız, kaza
application: başvurusu, başvuru
prescription: reçetenin, e-reçete
appointment: görüşme
vaccination: aşılama, aşılar, uygulama, aşının, yapılan aşı
enrolment: kayıt türü, okula kayıt, okula giriş, kayıt oldu, öğrenci kayıt, kayıt yaptırdığı tarih, yerleşme, okula kayıt tarihi, kayıt tarihi öğrenci
event: gösterim, organizasyon adı, oyun, film, maç, müsabaka, tur, gezi
number: numaranız, sıra, takip no, takip numarası, dosya numarası, nolu, numaralı, numarası, no lu, müracaat no, kimlik, seri numarası, sicil numarası, aile sıra no
reference: protokol, evrak no, evrak sayısı, takip numarası, kargo takip no, gönderi no, karar no, izin no, ihale no, ihale kayıt no, beyanname no, tahakkuk no, işlem numarası, başvuru numarası, işlem referansı, sorgu no, dekont no, makbuz no, fiş no, hasar dosya no, dava no, esas no, onay numarası, provizyon, tebligat no, barkodlu belge, doğrulama numarası
taxNumber: vergi kimlik no, vergi kimlik numarası, vergi dairesi numarası, mersis, vergi kimlik numaranız, vergi sicil no, ticaret sicil vergi no
nationalId: kimlik seri no, t.c. no, tc no, vatandaşlık numarası, sosyal güvenlik no, sgk sicil no, ssk no, tc kimlik, t c kimlik, kimlik numaram, yabancı kimlik no, yabancı kimlik numarası, ykn, bağkur no, emekli sicil no, sgk no, sgk numarası, tahsis no, tahsis numarası, mavi kart no
plate: plakası, plakanız
chassis: araç kimlik no, araç kimlik numarası, şasisi, şasi, şase
seat: yer numarası, koltuğu, koltuklar, oturma yeri, oturulacak yer, yer no
room: odası, derslik
gate: biniş kapısı, uçağa biniş kapısı, çıkış kapısı
zone: park bölgesi
status: aktiflik, aktif mi, statüsü, vaziyet, durumunuz, medeni hali, medeni hal, medeni durum, aşaması, aşama
plan: tarifesi, tarifeniz, abonelik planı, kampanya, tarife adım
type: niteliği, vasfı, çeşit, çeşidi, abone grubu, tarife grubu, kapsam, kapsamı, sigorta kolu, işlem türü, kullanıcı tipi, nevi, sınıflandırma, türleri
level: basamak, basamağı
licenceClass: belge sınıfı, sınıflar, araç sınıfı, sertifika sınıfı, sınıf ehliyet
faculty: fakültesi, yüksekokulu
university: üniversitesi, yüksekokul, lisesi, enstitü, ilkokul, okulun adı, mezun olduğu okul, öğretim kurumu adı, anaokulu, kreş, mezun olunan okul, lise, yurt
hospital: sağlık kurumu, sağlık tesisi, sağlık ocağı, servis, polikliniği, laboratuvar, tesis adı, sağlık kuruluşu, tıp merkezi, sağlık tesisi adı, laboratuvarı, diş polikliniği, tesis kodu
library: kütüphanem, bağlı kütüphane
department: bölüm program, birimi, çalıştığı birim, departmanı, servisi, kliniği, anabilim, takım, takımı
semester: yarıyılı, ders yılı, akademik dönem, güz dönemi, bahar dönemi, yarı yıl, öğretim dönemi, ders dönemi
degree: ön lisans, yüksek lisans, öğrenim durumu, eğitim durumu, eğitim düzeyi, eğitim seviyesi, tahsili
position: pozisyonu, iş unvanı, işi, iş tanımı, yaptığı iş, ünvanı, mesleğiniz
address: açık adres, adresiniz, tebligat adresi, mernis adresi, teslimat adresi, fatura adresi, bulunduğu yer
street: mevki, mevkii, mevkisi, sokağı, caddesi, bulvar, sok, cad, bulvarı, küme evler
city: ilçesi, belediyesi, mahalle, mahallesi, köy, köyü, semt, nüfusa kayıtlı olduğu il, ili, şehri, belde, bucak, muhtarlık, kasaba
country: ülkesi, hangi ülke
nationality: tabiiyet, vatandaşlığı, uyruğunuz, vatandaşı olduğu ülke, tabiyet, tabiyeti, uyruklu
birthplace: doğum yeri tarihi, doğduğu yer, doğum yeri ve tarihi, doğduğu şehir, doğduğu il, nerede doğdu
origin: çıkış yeri, kalkış istasyonu, biniş, kalkış durağı, gönderim yeri, çıkış şubesi, çıkış noktası, kalkış garı, kalkış havalimanı, nereden biniyor, çıkış ili, gönderim şubesi, kalkış terminali, yükleme yeri, yükleme limanı, çıkış limanı, menşei, menşe
destination: varış istasyonu, iniş, varış durağı, gidilecek yer, varış şubesi, teslim yeri, varış garı, varış havalimanı, nereye gidiyor, varış ili, varış terminali, boşaltma yeri, gideceği yer, hedef, varış ülkesi
email: eposta, elektronik posta
phone: cep no, iletişim numarası
gender: cinsiyeti hayvan, cins, cinsiyetiniz
method: ödeme aracı, ödeme biçimi, ödeme tipi, nasıl ödendi, ödeme kanalı, tahsilat şekli, ödeme türü
frequency: ödeme periyodu, ne sıklıkta, ödeme aralığı, tekrar
date: ne zaman, günü, tarihler, işlem zamanı, tarihim
start: başlangıcı, kullandırım, kullandırılan tarih, yürürlüğe giriş, ne zaman başlıyor, başlıyor, başlar, itibaren, açılış, işe giriş, işbaşı, başlama, taşınma tarihi, abone olma tarihi, taahhüt başlangıç, yürürlük, devir tarihi, bağlantı tarihi, memuriyete başlama, tedavi başlangıç
until: sonu, geçerli, tarihine kadar, geçerlidir, vadesi, en son, bitimi, bitim tarihi, bitiyor, biter, sona eriyor, sona erer, ne zamana kadar, ne zaman bitiyor, son tarih, tarihe kadar, skt, tett, son kullanma, taahhüt bitiş, taahhüt bitiş tarihi, geçerli olduğu tarih, ayrılma tarihi, ayrılış tarihi, işten ayrılış tarihi, işten ayrılma tarihi, son ikamet, tahliye
joined: üye olma tarihi, katıldığı tarih, müşteri olduğu tarih, üyelik kayıt tarihi, ne zamandan beri üye, dernek üyelik tarihi, katılım
renewal: yenilenir, otomatik yenileme, sonraki fatura, sonraki fatura tarihi, bir sonraki ödeme, sonraki ödeme tarihi, yenilenecek, bir sonraki fatura, otomatik yenilenme
issued: rapor tarihi, düzenleme, tanzim, sonuç tarihi, onay tarihi, onay zamanı, uzman onay zamanı, fatura kesim tarihi, hesap kesim tarihi, kesim tarihi, rapor zamanı, evrak tarihi, düzenleniş tarihi, makbuz tarihi, ruhsat tarihi, karar tarihi, verilme tarihi, hazırlanma tarihi, çıktı alınma tarihi, rapor onay tarihi, imza tarihi belge, tebliğ tarihi, tebligat tarihi, yayın tarihi, onaylanma tarihi, diploma tarihi, fiş tarihi
cancelledOn: iptal edildi, terk tarihi, kapanış tarihi, iptali, kapanma tarihi, fesih, feshedildi, silinme tarihi, terkin, hurdaya ayrılma, sonlandırma tarihi, abonelik sonlandırma, iptal edilme tarihi
lastVisit: son işlem, son işlem tarihi, son hareket, son hareket tarihi, son aktivite, son kullanım, son giriş tarihi, en son giriş, son oturum açma
created: kayıt zamanı, başvurunun tarihi, istem tarihi, istek tarihi, müracaat tarihi, satış tarihi, istem zamanı, sipariş tarihi, talep tarihi, dava tarihi, ihbar tarihi, bildirim tarihi, kayıt oluşturma, işlem tarihi saati, sipariş zamanı, kabul zamanı, bağış tarihi, şikayet tarihi, dosya açılış tarihi, beyan tarihi, beyanname tarihi, valör, ödeme yapıldığı tarih, satın alındı, alış tarihi, rezervasyon tarihi, kayıt tarihi saati, işlem zamanı ve tarihi
updated: son güncellenme, güncellendi, son değişiklik, değişiklik tarihi
birth: doğduğu tarih, doğduğu gün, d tarihi, doğum tar
departure: yolculuk tarihi, uçuş tarihi, hareket, sefer tarihi, seyahat tarihi, biniş saati, kaçta kalkıyor
arrival: iniş saati, kaçta varıyor
graduation: mezun olma tarihi, bitirme tarihi, mezun, bitirme yılı, mezun olduğu tarih, tamamladığı tarih, tamamlama tarihi, diploma aldığı tarih, tamamlandı, mezun olduğu sene
time: seans, saatler, kaçta, saat aralığı
period: dönemler, hesap özeti dönemi, ait olduğu ay, bordro ayı, ay, dönem aralığı, vergilendirme dönemi, ait olduğu yıl, yıl, fatura ayı, rapor dönemi, hangi ay, hangi dönem, yılı
duration: vade, kaç ay, kredi vadesi, kalış süresi, konaklama, kaç gün, kaç yıl, taksit sayısı, ne kadar süre, park süresi, gün sayısı süre, izin süresi gün
money: ne kadar, bedeli, meblağ, değer, değeri, tutarları, bağış tutarı, bağış miktarı, kaç tl, işlem tutarı, tutarınız, parasal
total: genel tutar, fatura tutarı, ödenecek, ödemeniz gereken, toplamı, yekün, toplam ödenmesi gereken, genel toplamı, kdv dahil toplam, ödenmesi gereken, ödenmesi gereken tutar, tahakkuk, tahakkuk eden, kdv dahil, tahsil edilecek
balance: bakiyeniz, bakiyem, hesaptaki para, para
outstanding: ödenmemiş, birikmiş borç, borçlar, kalan, geriye kalan, borcunuz, ödenmeyen, açık borç
fee: harç, harcı, hizmet bedeli, komisyon, masraf, işletme gideri, katılma payı, abone bedeli, dosya masrafı, işlem ücreti, kargo bedeli, masrafı, komisyonu, otopark ücreti, kira avansı, noter ücreti, dağıtım bedeli, atık su bedeli, gider, giderler, katkı bedeli, bandrol ücreti, gümrük vergisi harç
price: liste fiyatı, enerji bedeli, satış bedeli, kaça, maliyet, ücretler, tutar birim, birim bedel, liste fiyat, birim ücret, satın alma bedeli, sözleşme bedeli, bilet ücreti, ne kadara, kaç para, kaç lira
premium: sigorta ücreti
pay: temel ücret, kazanç, aylığı, maaşınız, yevmiye, gündelik, hakediş, çıplak ücret
rent: kirası, kira parası, ecrimisil
tax: emlak vergisi, çevre temizlik vergisi, damga vergisi, bsmv, ötv, vergiler, motorlu taşıtlar vergisi, mtv, hesaplanan kdv, özel tüketim vergisi, özel iletişim vergisi, öiv, gümrük vergisi, veraset vergisi
discount: iskonto, indirimli, erken ödeme indirimi, peşin ödeme indirimi
deposit: güvence, peşinat, yatan, yatırılan, depozitosu, teminat mektubu, kaparo
limit: kredili mevduat limiti, ek hesap, kredili mevduat hesabı, kredili mevduat, esnek hesap, kmh, tavan, azami tutar
coverage: sigorta bedeli, sigorta tutarı, teminatlar, teminatı, vefat teminatı, poliçe limiti, sigorta bedeli toplamı
deductible: tenzili muafiyet, muafiyeti, sigortalı katılım
refund: iade edilen, iade edilecek tutar, geri ödenecek, iade edilecek
fine: idari para cezası, trafik cezası
interest: akdi faiz oranı, faizi, kar payı, kar payı oranı, akdi faiz, nema, getiri, kar oranı
points: puanı, puanlarım, kazanılan puan, sadakat puanı, milleri, parapuan
usage: harcanan, sarfiyat, tüketimi, tüketilen, kullanılan, sarf, harcama, tüketiminiz
data: internet kotası, kullanım kotası, internet hakkı, akk
power: beygir gücü, gücü, bağlantı, demant
area: alanı, yüzölçümü, metrekaresi, m2, metrekare, alan, kapalı alan, dairenin alanı
reading: okuma, yeni endeks, endeksi, sayaç göstergesi, okunan
quantity: kaç, miktarı, adedi, kutu, adetler, tane, koli, hane sayısı
grade: genel ortalama, puanı, ağırlıklı ortalama, başarı durumu, genel başarı, gano, yano, ağırlıklı genel not ortalaması, geçme notu, vize, harf notu, başarı puanı, yerleştirme puanı, puan türü
credits: toplam kredi
due: son ödeme, ödeme günü, taksit tarihi, iade tarihi, son iade tarihi, teslim edilmesi gereken tarih, son gün, son teslim tarihi, en geç, en son ödeme, en geç ödeme tarihi, ödeme vadesi, ne zaman ödenecek, ödeme tarihi son, son ödeme günü, teslim etme tarihi, iade edilecek tarih, geri getirme tarihi, itiraz süresi, son itiraz tarihi, son kayıt tarihi, kaydın son günü, iade günü, teslim tarihi son, ödeme son tarihi
paid: ödeme durumu, tahsil, tahsil edildi, tahsilat, ödeyen tutar, yatırıldı, ödendiği, ödenmiş mi, ödeme yapıldı
pending: işlemde
overdue: gecikme, vadesi geçen, süresi geçmiş, vadesi geçmiş
available: çekilebilir, harcanabilir, müsait, serbest
next: bir sonraki, gelecek, en yakın
last: en son, önceki
former: geçmiş
gross: toplam kazanç, kesintisiz, toplam hakediş
net: net ele geçen, ele geçen net, kdv hariç, vergiler hariç, elime geçen, eline geçen, hesaba yatan, hesaba geçen
billing: fatura adresi
shipping: teslimat adresi, sevk adresi
detail: hakkında, genel bilgiler
`;
