/** What registers, parcels, health papers, schools, journeys and bills speak of, in Turkish. */
export const turkishRecords = `
colour: renk, rengi, renkler, don, donu, tüy rengi, göz rengi
fuel: yakıt, yakıtı, enerji türü
make: marka, markası, üretici, imalatçı, markalar, üreten, imalatçısı, üreticisi, imal eden
model: model, modeli, ticari adı, ticari ad, ticari tanım, tip
body: kasa tipi, karoser, karoseri, gövde tipi, araç cinsi
engine: motor, motoru
engineSize: silindir hacmi, motor hacmi, motor silindir hacmi, silindir kapasitesi, silindir, motor hacmi cc, motor hacmi cm3, silindir hacmi cm3
weight: ağırlık, ağırlığı, kütle, azami yüklü ağırlık, desi, kilo, kg, boş ağırlık, boş ağırlığı, katar ağırlığı, istiap haddi, kilosu, vücut ağırlığı
mileage: kilometre, kilometresi, gidilen yol, km, kmsi, kat edilen mesafe
emissions: emisyon, egzoz emisyonu, co2 emisyonu
manufactured: model yılı, üretim yılı, imal yılı, imalat yılı, yapım yılı, bina yapım yılı, inşa yılı, üretim tarihi, imal tarihi, imal tarihi yılı, modeli yılı, yapım tarihi, inşaat yılı, imal senesi, bina yaşı yılı, araç model yılı
use: kullanım amacı, kullanım şekli, kullanım tarzı, kullanım türü, kullanma amacı, niteliği, nitelik, vasfı, kullanım amacı aracın, bağımsız bölüm niteliği, imar durumu, kullanım sınıfı, yapı kullanım amacı
inspection: muayene, muayenesi, teknik muayene, denetim, denetimi, kontrol, kontrolü, periyodik kontrol, egzoz muayenesi, kontroller, bakım, bakımı, denetleme, test, ekspertiz, keşif
inspector: muayene eden, denetleyen, kontrol eden, muayene teknisyeni, denetçi, müfettiş, muayeneyi yapan, eksper, muayene uzmanı, kontrolü yapan, denetim elemanı, teknisyen, teknik personel, servis elemanı
station: tüvtürk istasyonu, istasyon, muayene yeri, istasyonu
result: sonuç, sonucu, sonuçlar, karar, kararı, değerlendirme, tahlil sonucu, bulgu, tetkik sonucu, geçti kaldı, sonuçları, genel değerlendirme
defect: kusur, kusurlar, kusurları, arıza, arızalar, eksiklikler, hafif kusur, ağır kusur, ayıp, eksik, eksikler, hasar durumu, arıza tanımı, tespit edilen arıza, hasarlı parça, tespit edilen kusurlar
restriction: kısıtlama, kısıtlamalar, kısıtlamaları, kısıt, şerhler, şerh, kayıt ve şartlar, takyidat, takyidatlar, beyanlar, beyan, irtifak, haklar ve mükellefiyetler, sınırlamalar, özel koşullar, rehinler
carrier: taşıyıcı, kurye, nakliyeci, hava yolu, havayolu, taşıyan, dağıtıcı, kargo, gönderi firması, otobüs firması, nakliye firması, dağıtım personeli, uçuş firması, firma otobüs, lojistik firması
pickup: teslim noktası, teslim alma noktası, teslim alınacak yer, teslim şubesi, teslimat noktası, varış şubesi, alış yeri, teslim alınacak şube, teslim alma yeri, mağazadan teslim, gel al, gel al noktası, kargomat, dolap, emanet noktası, teslim alınacak nokta, nereden alınacak, varış birimi, teslimat şubesi, araç alış yeri, alım noktası
contents: içerik, içeriği, muhteviyat, eşya, eşya tanımı, eşyanın cinsi, içindekiler, gönderi cinsi, kargo cinsi, malın tanımı, ürün açıklaması
note: notlar, notu, açıklama, açıklamalar, düşünceler, özel not, talimat, not, açıklaması, yorum, görüş, öneri, kanaat, hatırlatma, uyarı, ek bilgi, özel istek, özel istekler, ilave bilgiler, dipnot, öğretmen görüşü, mesaj
expected: tahmini, ne zaman gelecek, teslim edileceği tarih, öngörülen, beklenen, planlanan
shipped: kargoya veriliş, kargoya verilme tarihi, kargoya verildi, gönderi tarihi, çıkış tarihi, kabul tarihi, gönderildi, yola çıktı, gönderildiği tarih, kargoya teslim tarihi, kargolama tarihi, gönderim, sevk, kargoya teslim, çıkış zamanı, teslim alındığı tarih kargo, gönderiliş, gönderme tarihi
cashOnDelivery: kapıda ödeme, tahsilatlı, kapıda ödeme tutarı, tahsilat tutarı, ödemeli tutarı, alıcı ödemeli
code: güvenlik kodu, doğrulama kodu, şifre, şifresi, belge doğrulama kodu, kontrol no, pin, şifreniz, erişim kodu, qr kod, qr kodu, güvenlik numarası, referans doğrulama, davet kodu, kupon kodu, promosyon kodu, belge doğrulama
barcode: barkod, barkodu, karekod
article: ürün kodu, stok kodu, kalem, parça, parça no, malzeme, malzeme kodu, ürün numarası, ürün kodu ve adı, ürün adı
articleNumber: ürün kodu, stok kodu, parça no, malzeme kodu, ürün numarası, stok no, sku, model kodu
diagnosis: tanı, tanısı, tanılar, teşhis, teşhisi, ön tanı, kesin tanı, hastalık, hastalığı, şikayet, şikayeti, geliş şikayeti
disease: hastalık, hastalığı, korunulan hastalık, hastalığın adı, hastalığınız, kronik hastalık
medicine: ilaç, ilacı, ilacın adı, ilaçlar, preparat, müstahzar, aşının adı, ilacın ismi, aşı, uygulanan aşı, yazılan ilaç
ingredient: etkin madde, etken madde, etkin maddesi, etken maddesi
dosage: kullanım talimatı, doz talimatı, kullanım dozu, nasıl kullanılır, dozaj, günlük doz, dozu ve kullanımı, kullanım şekli ilaç, doz ve kullanım, günde kaç kez, kullanma şekli, günlük kullanım, kullanım periyodu, kullanım dozu adet, nasıl kullanılacak
dose: doz, dozu, kaçıncı doz
batch: parti no, seri lot, aşı seri no, parti numarası
pharmacy: eczane, eczanesi
pharmacist: eczacı, eczacısı
sample: numune, numunenin türü, örnek, materyal
sampled: numune alma, numune alınma, numune alma tarihi, numune alma zamanı, örnek alma tarihi, kan alma, kan alma zamanı, numune kabul tarihi, örnek alım zamanı, numune alındı, numunenin alındığı, kan alınma, alınma zamanı, numunenin alınma tarihi, numune alış, örnekleme tarihi
bodyHeight: boyu, boy uzunluğu
copayment: katılım payı, hasta payı, katkı payı, muayene katılım payı, ilaç katılım payı, hasta katılım payı
chip: çip, mikroçip, mikroçipi, küpe no, kulak küpe no, kulak numarası
species: hayvan türü, türü hayvan, hayvanın türü, tür adı, tür hayvan, hayvan cinsi, türü cinsi
breed: hayvanın ırkı, cins adı, cinsi hayvan, hayvan ırkı
father: baba, babası, babasının adı, babanın
mother: ana adı, annesi, annenin adı, annesinin adı, anne kızlık soyadı, anne, annenin adı soyadı, ananın adı
spouse: eşinin adı, eş adı, eşinin adı soyadı, eşin adı, karısı, kocası, eşi, nişanlı
guarantor: kefil, kefili, müteselsil kefil, garantör, kefilin, garanti veren
householder: hane reisi, aile reisi, hanehalkı reisi, hane halkı reisi, ailenin reisi, hane sorumlusu
relation: yakınlık, yakınlığı, akrabalık, akrabalık bağı, yakınlık bağı, nesi oluyor, sahibine yakınlığı, aile yakınlığı
teacher: öğretmen, öğretmeni, eğitmen, eğitmeni, öğretim elemanı, öğretim üyesi, rehber öğretmen, antrenör, akademik danışman, danışmanı, tez danışmanı, hoca, hocası, dersin öğretmeni, usta öğretici, direksiyon eğitmeni, usta
author: yazar, yazarı, yazan, kaleme alan, eser sahibi, müellif, yazarın adı
agent: acente, acentesi, aracı, sigorta aracısı, broker, emlakçı
caseworker: memur, işlem yapan, işlemi yapan, dosya sorumlusu, sorumlu kişi, hazırlayan, sorumlu personel, görevli, müşteri temsilcisi, raportör, memuru, icra müdürü, takip eden, dosya memuru, düzenleyen kişi, hazırlayanın adı, kontrolör, kasiyer, veznedar, işlem yapan personel, ilgilenen kişi, kayıt yapan
signatory: imza, imzası, imzalayan, onaylayan, onay, tasdik eden, imzalı, imza eden, imzaya yetkili, kaşe imza, onay veren, tasdik, imza kaşe, laboratuvar sorumlusu
representative: yasal temsilci, kanuni temsilci, temsile yetkili, yetkili temsilci, vekil, vekili, müdür adı, temsilcisi, temsilci adı, şirketi temsile yetkili, veli, velisi, velinin adı soyadı, vasi, vasisi, yasal temsilcisi, avukat, avukatı, vekilin, kayyum, yetkilinin adı, temsile yetkili kişi, şirket müdürü
chairperson: başkan, başkanı, yönetim kurulu başkanı, kulüp başkanı, genel başkan
shareholder: ortak, ortaklar, ortağı, pay sahibi, pay sahipleri, hissedar, hissedarlar, tek ortak, ortakları, ortakların adı, hissedarı, kurucu, kurucular, gerçek faydalanıcı, nihai faydalanıcı, pay sahibinin adı, ortağın adı
court: mahkeme, mahkemesi, ticaret sicili müdürlüğü, sicil müdürlüğü, sicil müdürlüğü adı, ticaret sicili, ticaret sicil müdürlüğü, icra mahkemesi, hakimlik, tüketici hakem heyeti
authority: veren makam, makam, müdürlük, müdürlüğü, vergi dairesi, vergi dairesi müdürlüğü, nüfus müdürlüğü, belgeyi veren makam, ruhsatı veren, kaymakamlık, valilik, idare, veren daire, düzenleyen birim, veren birim, belgeyi düzenleyen, vergi dairesi adı, bakanlık, bakanlığı, nüfus idaresi, tapu müdürlüğünün adı, verildiği yer, veren kuruluş, emniyet müdürlüğü, icra dairesi, tescil kuruluşu, başkanlığı, sosyal güvenlik merkezi, sgm, verildiği makam, ruhsat veren makam, gümrük müdürlüğü, gümrük idaresi, oda, odası, kayıt kurumu
creditor: alacaklı, alacaklısı, rehin alacaklısı, ipotek alacaklısı, dain-i mürtehin, daini mürtehin, rehinli alacaklı, ipotek lehtarı, rehin veren, haciz alacaklısı, kredi veren, kredi veren banka, lehine ipotek, ipoteği koyan, alacaklının adı
founded: kuruluş, kurulduğu tarih, kuruldu, tescil edildiği tarih, faaliyete başlama tarihi, işe başlama tarihi mükellef, kuruluş senesi
signed: imza tarihi, imzalandığı tarih, imzalanma tarihi, sözleşme tarihi, akit tarihi, sözleşmenin tarihi
activity: faaliyet, faaliyet konusu, iş konusu, amaç ve konu, nace kodu, meslek grubu, faaliyeti, iştigal konusu, meslek kodu, sektör, sektörü, iş kolu, işkolu, meslek konusu, ticari faaliyet, esas faaliyet, ne iş yapıyor, işin türü, işin konusu
brand: işletme adı, tabela adı, tabela unvanı, kısa unvan, ticari işletme adı, marka adı, marka tescil adı, ticari marka, markanın adı, işletmenin adı, tabela ismi
purpose: amaç, amacı, verilme amacı, veriliş nedeni, nereye verileceği, verileceği yer, kullanım nedeni, niçin, ne için, amacıyla, bağış amacı, seyahat amacı, verildiği yer amaç
reason: nedeni, sebep, sebebi, gerekçe, gerekçesi, çıkış nedeni, edinme sebebi, gerekçesi nedir, neden, nedenle, ret nedeni, geliş nedeni, işten çıkış nedeni, ayrılma nedeni, çıkış kodu
plot: parsel, parseli, arsa, pafta, ada, arazi, tarla, kadastro
deed: tapu, tapusu, tapu senedi, edinme, edinme sebebi, iktisap, edinim, edinme şekli, iktisap şekli, işlem türü tapu, cilt, yevmiye
share: hisse, hissesi, pay oranı, hisse pay payda, pay payda, ortaklık payı, arsa pay, sahip olunan pay, ortaklık oranı, pay oranları, pay miktarı
floor: kat, katı, bulunduğu kat, kaçıncı kat, katta, bulunduğu katı
apartment: daire, bağımsız bölüm, bağımsız bölüm no, iç kapı no, bağımsız bölümün, bağ böl no, kapı no, iç kapı, dış kapı no, bağımsız bölüm numarası, konut no, blok daire
rooms: oda sayısı, odalar, oda ve salon sayısı, oda adedi, kaç oda, oda düzeni
valuation: rayiç bedel, rayiç değer, değerleme, ekspertiz değeri, vergi değeri, emlak değeri, emlak vergi değeri, takdir edilen değer, piyasa değeri, beyan değeri, takdir, kıymet, kıymeti, arsa rayiç değeri, emlak beyan değeri, tahmini değer, kasko değeri, araç değeri, sigorta değeri
turnover: ciro, cirosu, hasılat, net satışlar, satış hasılatı
fund: fonu, yedek akçe, demirbaş bedeli, işletme projesi fonu, işletme avansı, avans, bina onarım fonu, ortak gider, yedek fon
territory: coğrafi sınır, coğrafi kapsam, geçerli olduğu yer, geçerlilik alanı, geçerli ülkeler, teminat bölgesi, coğrafi alan, hangi ülkelerde geçerli, yetki alanı, nerede geçerli, geçerli olduğu ülkeler
supplyPoint: tesisat, tekil kod, tekil no, tüketim noktası no, sözleşme hesap no, abone no, abone numarası, abone numaram, hizmet no, hizmet numarası, tüketici no, tüketici numarası, etso kodu, abonelik no, abonelik numarası, sözleşme hesap numarası, abone sicil no, devre no, hizmet noktası
distributor: dağıtıcı şirket, şebeke işletmecisi, dağıtım, su idaresi
opening: ilk endeks, açılış, devreden, önceki dönem, devir, dönem başı, önceki endeks, önceki bakiye, önceki okuma, geçen dönem, başlangıç
closing: kapanış, dönem sonu, yeni endeks, son endeks, yeni okuma, son okuma, yeni bakiye, dönem sonu bakiye
principal: anapara, ana para, kalan ana para, kredi anaparası, ana borç
instalment: taksit, taksiti, aylık ödeme, aylık geri ödeme, taksitler, taksidi, aylık ödenecek
overpayment: fazla ödeme, alacak bakiyesi, alacağınız, mahsup, fazla yatırılan, fazla ödenen, alacaklı bakiye, mahsup edilecek, fazla ödenen tutar, devreden alacak
lateFee: gecikme zammı, gecikme tazminatı, gecikme, temerrüt, geç ödeme bedeli, geç iade cezası
deduction: kesinti, kesintiler, tevkifat, stopaj, kesilen, kesintisi, yasal kesintiler, gider indirimi, icra kesintisi
taxBase: matrah, matrahı, emlak vergisi matrahı, kümülatif matrah
bonus: ikramiye, prim ödemesi, ek ödeme, sosyal yardım, fazla mesai, tazminat, prim hakedişi, ek ödemeler, yol yardımı, yemek yardımı, aile yardımı, yan ödeme, agi, asgari geçim indirimi, çocuk yardımı, burs, teşvik, kıdem tazminatı, ihbar tazminatı, huzur hakkı
contribution: katkı, sgk primi, sgk işçi payı, işçi payı, işsizlik sigortası, sigorta primi, prim tutarı, emeklilik kesintisi, işveren payı, sgk kesintisi, sgk payı, sgk işveren payı, devlet katkısı, devlet katkı payı, bes kesintisi, genel sağlık sigortası, gss primi, işsizlik primi, sosyal güvenlik primi, üyelik katkısı
hours: saat sayısı, çalışma saati, ders saati, çalışılan saat, haftalık saat, mesai, haftalık ders saati, toplam saat, fazla mesai saati, çalışma süresi, çalışılan gün, çalışma günü, prim günü, prim gün sayısı, gün sayısı, ders saatleri, kurs süresi saat, toplam ders saati, haftalık çalışma, ödenen gün, prim ödeme gün sayısı
leave: yıllık izin, kalan izin, izin günü, izin hakkı, izin gün sayısı, kalan yıllık izin, kullanılan izin, hak edilen izin, izin bakiyesi, izin süresi, kalan izin günü, yıllık ücretli izin
noticePeriod: fesih süresi, bildirim süresi, ihbar öneli, ihbar, fesih bildirim süresi, tahliye bildirim süresi, önceden bildirim, önceden haber verme süresi, ne kadar önce haber
branch: şube, şubesi, temsilcilik, bayi, acentelik, şubeniz, bayii, bağlı şube, hesabın bulunduğu şube
channel: kanal, bildirim tercihi, bildirim kanalı, iletişim tercihi, bildirim yöntemi, nasıl haber verilecek, bildirim şekli, iletişim yöntemi, tebligat şekli
studyYear: okuduğu yıl, kaçıncı sınıf, öğrenim yılı, kayıtlı olduğu sınıf, okuduğu sınıf, sınıf düzeyi kaçıncı
studyMode: öğrenim türü, öğretim türü, öğretim şekli, eğitim türü, birinci öğretim, eğitim şekli, devam durumu
train: tren, treni, sefer, hat
coach: vagon, vagonu
platform: peron, hat no, peronu
travelClass: kabin, yolculuk sınıfı, bilet sınıfı, rezervasyon sınıfı, seyahat sınıfı, mevki, vagon tipi, vagon sınıfı, sınıf bilet, bilet türü sınıf, koltuk sınıfı
checkIn: otele giriş, konaklama girişi, check in tarihi, check in, otel giriş tarihi, giriş
checkOut: çıkış tarihi, otelden çıkış, çıkış saati, ayrılış, check out, çıkış günü, konaklama çıkış tarihi, otel çıkış tarihi
nights: gece, geceleme, konaklama süresi, konaklanan gece, gecelik
luggage: bagaj, bagajı, bagaj hakkı, valiz
venue: mekan, mekanı, yer, yeri, toplantı yeri, düzenlendiği yer, nerede, salonu, salon adı, toplantı salonu, hangi salon, buluşma yeri, buluşma noktası, yapıldığı yer, düzenleneceği yer
organiser: organizatör, düzenleyen, organizasyon, organizatörü, düzenleyici, tertip eden, ev sahibi kurum, tur operatörü
training: antrenman, ders rezervasyonu, seans, grup dersi, kurs saati, sonraki ders, antreman, rezervasyon dersi, egzersiz, çalışma seansı, eğitim seansı, direksiyon dersi
borrowed: ödünç, ödünç alınan, ödünç alınanlar, üzerindeki kitaplar, üzerimdeki, ödünç verilen, üzerindeki, ödünç kitaplar, ödünç alınan kitap sayısı, emanetteki, emanet kitap, kitap sayısı
reserved: ayırtılan, ayırtılanlar, ayırtma, rezerve, rezerve edilenler, bekleme listesi, ayrılan, rezervasyonlar, rezerve edilen, ayırtılan kitap, bekleyen rezervasyon, sırada, bekleyenler
`;
