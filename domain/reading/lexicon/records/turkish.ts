import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Turkish. */
export const turkishRecords: Forms = {
  colour: 'renk, rengi, araç rengi, renkler, don, rengi donu, donu, tüy rengi, göz rengi',
  fuel: 'yakıt, yakıt türü, yakıt cinsi, yakıt tipi, yakıtı, yakıt tip, yakıt bilgisi, enerji türü',
  make: 'marka, markası, üretici, imalatçı, üretici firma, araç markası, markalar, araç marka, üreten firma, üreten, imalatçısı, üreticisi, imal eden',
  model:
    'model, modeli, tipi modeli, ticari adı, ticari ad, araç modeli, araç model, ticari tanım, cihaz modeli, tip, tipi model, ürün modeli',
  body: 'kasa tipi, karoser, karoseri, gövde tipi, araç cinsi',
  engine: 'motor, motoru',
  engineSize:
    'silindir hacmi, motor hacmi, motor silindir hacmi, silindir kapasitesi, silindir, motor hacmi cc, motor hacmi cm3, silindir hacmi cm3',
  weight:
    'ağırlık, ağırlığı, kütle, net ağırlık, net ağırlığı, brüt ağırlık, azami ağırlık, azami yüklü ağırlık, desi, kilo, ağırlık kg, ağırlık desi, kg, toplam ağırlık, boş ağırlık, boş ağırlığı, net ağırlığı kg, katar ağırlığı, istiap haddi, kilosu, doğum ağırlığı, vücut ağırlığı',
  mileage:
    'kilometre, kilometresi, kilometre bilgisi, km bilgisi, araç kilometresi, gidilen yol, km, kmsi, aracın kilometresi, kaç km, kilometre sayacı, kilometre değeri, kat edilen mesafe',
  emissions: 'emisyon, egzoz emisyonu, emisyon değeri, co2 emisyonu, emisyon sınıfı',
  manufactured:
    'model yılı, üretim yılı, imal yılı, imalat yılı, yapım yılı, bina yapım yılı, inşa yılı, üretim tarihi, imal tarihi, imal tarihi yılı, modeli yılı, yapım tarihi, inşaat yılı, imal senesi, bina yaşı yılı, araç model yılı',
  use: 'kullanım amacı, kullanım şekli, kullanım tarzı, kullanım türü, kullanma amacı, niteliği, nitelik, vasfı, kullanım amacı aracın, taşınmaz niteliği, cinsi niteliği, bağımsız bölüm niteliği, imar durumu, kullanım sınıfı, yapı kullanım amacı',
  inspection:
    'muayene, muayenesi, araç muayene, teknik muayene, denetim, denetimi, kontrol, kontrolü, periyodik kontrol, egzoz muayenesi, muayene geçerlilik, kontroller, bakım, bakımı, servis bakımı, denetleme, test, ekspertiz, keşif',
  inspector:
    'muayene eden, denetleyen, kontrol eden, muayene teknisyeni, denetçi, müfettiş, muayeneyi yapan, eksper, muayene uzmanı, kontrolü yapan, denetim elemanı, teknisyen, teknik personel, denetleyen kişi, servis elemanı',
  station:
    'muayene istasyonu, yetkili servis, servis istasyonu, tüvtürk istasyonu, istasyon, muayene yeri, istasyonu, servis adı',
  result:
    'sonuç, sonucu, sonuçlar, muayene sonucu, karar, kararı, değerlendirme, test sonucu, tahlil sonucu, bulgu, tetkik sonucu, sonuç durumu, sınav sonucu, laboratuvar sonucu, sonuç değeri, değerlendirme sonucu, geçti kaldı, başvuru sonucu, sonuçları, genel değerlendirme',
  defect:
    'kusur, kusurlar, kusurları, arıza, arızalar, eksiklikler, hafif kusur, ağır kusur, ayıp, eksik, eksikler, hasar durumu, kusur durumu, arıza tanımı, tespit edilen arıza, hasarlı parça, tespit edilen kusurlar',
  restriction:
    'kısıtlama, kısıtlamalar, kısıtlamaları, kısıt, şerhler, şerh, kayıt ve şartlar, takyidat, takyidatlar, beyanlar, beyan, irtifak, haklar ve mükellefiyetler, sınırlamalar, ehliyet kısıtlamaları, özel koşullar, rehinler',
  carrier:
    'taşıyıcı, taşıyıcı firma, kargo firması, kargo şirketi, kurye, nakliyeci, hava yolu, havayolu, taşıyan, dağıtıcı, kargo, kargo firması adı, taşıyan firma, gönderi firması, otobüs firması, havayolu şirketi, nakliye firması, dağıtım personeli, uçuş firması, firma otobüs, lojistik firması',
  pickup:
    'teslim noktası, teslim alma noktası, teslim alınacak yer, teslim şubesi, teslimat noktası, varış şubesi, alış yeri, teslim alınacak şube, teslim alma yeri, mağazadan teslim, gel al, gel al noktası, kargomat, dolap, emanet noktası, teslim alınacak nokta, nereden alınacak, varış birimi, teslimat şubesi, araç alış yeri, alım noktası',
  contents:
    'içerik, içeriği, gönderi içeriği, kargo içeriği, paket içeriği, muhteviyat, eşya, eşya tanımı, eşyanın cinsi, içindekiler, gönderi cinsi, kargo cinsi, malın tanımı, ürün açıklaması',
  note: 'notlar, notu, açıklama, açıklamalar, düşünceler, teslimat notu, sipariş notu, kargo notu, özel not, talimat, not, açıklaması, yorum, görüş, öneri, kanaat, hatırlatma, uyarı, ek bilgi, ödeme açıklaması, talep notu, özel istek, özel istekler, ilave bilgiler, dipnot, öğretmen görüşü, müşteri notu, mesaj',
  expected:
    'tahmini, tahmini teslimat, tahmini teslim tarihi, tahmini teslim, beklenen teslimat, tahmini varış, planlanan teslimat, tahmini varış tarihi, planlanan teslim, beklenen teslim tarihi, ne zaman gelecek, teslim edileceği tarih, beklenen tarih, planlanan tarih, tahmini süre, öngörülen, beklenen, planlanan',
  shipped:
    'kargoya veriliş, kargoya verilme tarihi, kargoya verildi, gönderim tarihi, gönderi tarihi, sevk tarihi, çıkış tarihi, kabul tarihi, gönderildi, yola çıktı, gönderildiği tarih, kargoya teslim tarihi, kargolama tarihi, gönderim, sevk, kargoya teslim, çıkış zamanı, teslim alındığı tarih kargo, gönderiliş, gönderme tarihi',
  cashOnDelivery: 'kapıda ödeme, tahsilatlı, kapıda ödeme tutarı, tahsilat tutarı, ödemeli tutarı, alıcı ödemeli',
  code: 'teslimat kodu, teslim kodu, güvenlik kodu, doğrulama kodu, onay kodu, şifre, şifresi, kontrol kodu, belge doğrulama kodu, giriş kodu, iade kodu, kontrol no, pin, şifreniz, erişim kodu, kapı kodu, qr kod, qr kodu, aktivasyon kodu, onay şifresi, güvenlik numarası, sms kodu, referans doğrulama, teslim şifresi, giriş şifresi, davet kodu, kupon kodu, promosyon kodu, indirim kodu, belge doğrulama',
  barcode: 'barkod, barkodu, barkod no, barkod numarası, karekod, ürün barkodu, barkod numara, belge barkodu',
  article:
    'ürün kodu, stok kodu, kalem, parça, parça no, malzeme, malzeme kodu, ürün numarası, parça adı, ürün kodu ve adı, ürün adı',
  diagnosis:
    'tanı, tanısı, tanılar, teşhis, teşhisi, ön tanı, icd kodu, tanı kodu, kesin tanı, hastalık, hastalığı, şikayet, şikayeti, tanı adı, klinik tanı, bulgu ve tanı, geliş şikayeti, ana tanı',
  disease: 'hastalık, hastalığı, korunulan hastalık, hastalığın adı, hastalığınız, kronik hastalık, hastalık adı',
  medicine:
    'ilaç, ilacı, ilaç adı, ilacın adı, ilaçlar, preparat, müstahzar, aşı adı, aşının adı, ilaç ismi, ilacın ismi, ilaç bilgisi, aşı, uygulanan aşı, yazılan ilaç, ilaç barkodu adı',
  ingredient: 'etkin madde, etken madde, etkin maddesi, etken maddesi',
  dosage:
    'kullanım talimatı, doz talimatı, kullanım dozu, nasıl kullanılır, dozaj, günlük doz, dozu ve kullanımı, kullanım şekli ilaç, doz ve kullanım, günde kaç kez, kullanma şekli, günlük kullanım, kullanım periyodu, kullanım dozu adet, nasıl kullanılacak',
  dose: 'doz, dozu, aşı dozu, kaçıncı doz',
  batch: 'parti no, lot no, seri lot, aşı seri no, parti numarası, lot numarası',
  pharmacy: 'eczane, eczanesi, eczane adı',
  pharmacist: 'eczacı, eczacısı',
  sample: 'numune, numune türü, numunenin türü, örnek, örnek türü, materyal, numune tipi',
  sampled:
    'numune alma, numune alınma, numune alma tarihi, numune alma zamanı, örnek alma tarihi, kan alma, kan alma zamanı, numune kabul tarihi, örnek alım zamanı, numune alındı, numunenin alındığı, kan alınma, alınma zamanı, numunenin alınma tarihi, numune alış, örnekleme tarihi',
  bodyHeight: 'boyu, boy uzunluğu',
  copayment: 'katılım payı, hasta payı, katkı payı, muayene katılım payı, ilaç katılım payı, hasta katılım payı',
  chip: 'çip, çip no, mikroçip, mikroçip no, mikroçip numarası, çip numarası, mikroçipi, küpe no, kulak küpe no, kulak numarası',
  species: 'hayvan türü, türü hayvan, hayvanın türü, tür adı, tür hayvan, hayvan cinsi, türü cinsi',
  breed: 'ırk, ırkı, hayvanın ırkı, cins adı, cinsi hayvan, hayvan ırkı, ırk adı',
  blood: 'kan grubu',
  father: 'baba, baba adı, babası, babanın adı, babasının adı, baba ad, babanın, baba adı soyadı',
  mother:
    'anne adı, ana adı, annesi, annenin adı, annesinin adı, anne kızlık soyadı, anne, annenin adı soyadı, ananın adı, anne ad',
  spouse: 'eşinin adı, eş adı, eşinin adı soyadı, eşin adı, karısı, kocası, eşi, nişanlı',
  guarantor: 'kefil, kefili, müteselsil kefil, garantör, kefilin adı, kefil adı soyadı, kefilin, garanti veren',
  householder: 'hane reisi, aile reisi, hanehalkı reisi, hane halkı reisi, ailenin reisi, hane sorumlusu',
  relation:
    'yakınlık, yakınlığı, yakınlık derecesi, akrabalık, akrabalık derecesi, yakınlık durumu, akrabalık bağı, yakınlık bağı, nesi oluyor, sahibine yakınlığı, yakınlık türü, aile yakınlığı',
  teacher:
    'öğretmen, öğretmeni, sınıf öğretmeni, eğitmen, eğitmeni, öğretim elemanı, öğretim üyesi, rehber öğretmen, antrenör, danışman öğretmen, akademik danışman, danışmanı, tez danışmanı, hoca, hocası, dersin öğretmeni, öğretmen adı, usta öğretici, direksiyon eğitmeni, usta',
  author: 'yazar, yazarı, yazan, kaleme alan, eser sahibi, müellif, yazarın adı, hazırlayan yazar',
  agent: 'acente, acentesi, aracı, aracı kurum, sigorta aracısı, broker, acente adı, emlakçı',
  caseworker:
    'memur, işlem yapan, işlemi yapan, dosya sorumlusu, ilgili memur, sorumlu kişi, hazırlayan, sorumlu personel, görevli, müşteri temsilcisi, raportör, memuru, icra müdürü, takip eden, dosya memuru, danışman memur, düzenleyen kişi, hazırlayanın adı, uzman memur, kontrolör, kasiyer, veznedar, işlem yapan personel, ilgilenen kişi, kayıt yapan',
  signatory:
    'imza, imzası, imzalayan, imza yetkilisi, onaylayan, onay, onaylayan uzman, tasdik eden, imza sahibi, imzalı, imza eden, imzaya yetkili, kaşe imza, onay veren, onaylayan makam, tasdik, imza kaşe, teslim alan imza, laboratuvar sorumlusu, onaylayan kişi',
  representative:
    'yasal temsilci, kanuni temsilci, temsile yetkili, yetkili temsilci, vekil, vekili, müdür adı, temsilcisi, temsilci adı, şirketi temsile yetkili, veli, velisi, velinin adı soyadı, veli adı, vasi, vasisi, yasal temsilcisi, avukat, avukatı, vekilin, kayyum, yetkilinin adı, temsile yetkili kişi, şirket müdürü',
  chairperson:
    'başkan, başkanı, yönetim kurulu başkanı, dernek başkanı, başkan adı, yönetici başkan, kulüp başkanı, genel başkan',
  shareholder:
    'ortak, ortaklar, ortağı, pay sahibi, pay sahipleri, hissedar, hissedarlar, tek ortak, ortakları, ortakların adı, hissedarı, kurucu, kurucular, gerçek faydalanıcı, nihai faydalanıcı, pay sahibinin adı, ortağın adı',
  court:
    'mahkeme, mahkemesi, ticaret sicili müdürlüğü, sicil müdürlüğü, sicil müdürlüğü adı, ticaret sicili, ticaret sicil müdürlüğü, icra mahkemesi, hakimlik, tüketici hakem heyeti',
  authority:
    'veren makam, makam, müdürlük, müdürlüğü, vergi dairesi, vergi dairesi müdürlüğü, tapu müdürlüğü, nüfus müdürlüğü, belgeyi veren makam, ruhsatı veren, kaymakamlık, valilik, idare, veren daire, düzenleyen makam, düzenleyen birim, veren birim, belgeyi düzenleyen, vergi dairesi adı, belediye başkanlığı, bakanlık, bakanlığı, nüfus idaresi, tapu müdürlüğünün adı, verildiği yer, veren kuruluş, emniyet müdürlüğü, icra dairesi, tescil kuruluşu, başkanlığı, sosyal güvenlik merkezi, sgm, verildiği makam, ruhsat veren makam, gümrük müdürlüğü, gümrük idaresi, oda, odası, il müdürlüğü, kayıt kurumu',
  creditor:
    'alacaklı, alacaklısı, rehin alacaklısı, ipotek alacaklısı, dain-i mürtehin, daini mürtehin, rehinli alacaklı, ipotek lehtarı, rehin veren, haciz alacaklısı, kredi veren, kredi veren banka, lehine ipotek, ipoteği koyan, alacaklı banka, alacaklının adı',
  founded:
    'kuruluş, kuruluş tarihi, kuruluş yılı, kurulduğu tarih, kuruldu, tescil edildiği tarih, faaliyete başlama tarihi, işe başlama tarihi mükellef, kuruluş senesi',
  signed: 'imza tarihi, imzalandığı tarih, imzalanma tarihi, sözleşme tarihi, akit tarihi, sözleşmenin tarihi',
  activity:
    'faaliyet, faaliyet konusu, faaliyet alanı, iş konusu, amaç ve konu, nace kodu, ana faaliyet, meslek grubu, faaliyeti, iştigal konusu, meslek kodu, sektör, sektörü, iş kolu, işkolu, meslek konusu, ticari faaliyet, faaliyet kodu, esas faaliyet, ne iş yapıyor, faaliyet türü, işin türü, işin konusu',
  brand:
    'işletme adı, tabela adı, tabela unvanı, kısa unvan, ticari işletme adı, marka adı, marka tescil adı, ticari marka, markanın adı, işletmenin adı, tabela ismi',
  purpose:
    'amaç, amacı, veriliş amacı, verilme amacı, düzenlenme amacı, veriliş nedeni, nereye verileceği, verileceği yer, kullanım nedeni, niçin, ne için, amacıyla, belgenin veriliş amacı, bağış amacı, kredi amacı, seyahat amacı, talep amacı, verildiği yer amaç',
  reason:
    'nedeni, sebep, sebebi, gerekçe, gerekçesi, ayrılış nedeni, çıkış nedeni, edinme sebebi, gerekçesi nedir, neden, nedenle, iade nedeni, iptal nedeni, ret nedeni, başvuru nedeni, geliş nedeni, izin nedeni, işten çıkış nedeni, ayrılma nedeni, ceza nedeni, çıkış kodu',
  plot: 'parsel, parsel no, parseli, ada no, ada parsel, arsa, pafta, pafta no, ada numarası, taşınmaz no, ada, parsel numarası, arazi, tarla, kadastro',
  deed: 'tapu, tapusu, tapu senedi, edinme, edinme sebebi, iktisap, iktisap sebebi, edinim, edinme nedeni, yevmiye no, tapu tarihi, edinme şekli, iktisap şekli, işlem türü tapu, cilt sayfa no, cilt, yevmiye',
  share:
    'hisse, hissesi, hisse oranı, pay oranı, arsa payı, hisse pay payda, pay payda, ortaklık payı, malik payı, hisse miktarı, hisse pay, arsa pay, hissesi oranı, malikin hissesi, sahip olunan pay, ortaklık oranı, pay oranları, pay miktarı, sermaye payı',
  floor: 'kat, katı, kat no, bulunduğu kat, kat numarası, kaçıncı kat, katta, bulunduğu katı',
  apartment:
    'daire, daire no, bağımsız bölüm, bağımsız bölüm no, iç kapı no, daire numarası, bağımsız bölümün, bağ böl no, daire numaram, kapı no, iç kapı, dış kapı no, bağımsız bölüm numarası, konut no, daire nosu, blok daire',
  rooms: 'oda sayısı, odalar, oda ve salon sayısı, oda adedi, kaç oda, oda düzeni',
  valuation:
    'rayiç bedel, rayiç değer, değerleme, ekspertiz değeri, vergi değeri, emlak değeri, emlak vergi değeri, takdir edilen değer, piyasa değeri, beyan değeri, takdir, kıymet, kıymeti, arsa rayiç değeri, emlak beyan değeri, tahmini değer, kasko değeri, araç değeri, sigorta değeri',
  turnover: 'ciro, cirosu, hasılat, net satışlar, yıllık ciro, satış hasılatı',
  fund: 'fonu, yedek akçe, demirbaş bedeli, yenileme fonu, işletme projesi fonu, işletme avansı, avans, site fonu, bina onarım fonu, ortak gider, yedek fon',
  territory:
    'coğrafi sınır, coğrafi kapsam, geçerli olduğu yer, geçerlilik alanı, geçerli ülkeler, teminat bölgesi, coğrafi alan, hangi ülkelerde geçerli, yetki alanı, nerede geçerli, geçerli olduğu ülkeler',
  supplyPoint:
    'tesisat, tesisat no, tesisat numarası, tekil kod, tekil no, tüketim noktası no, sözleşme hesap no, abone no, abone numarası, tesisat numaram, abone numaram, sayaç tesisat, hizmet no, hizmet numarası, tüketici no, tüketici numarası, etso kodu, abonelik no, abonelik numarası, sözleşme hesap numarası, tesisat kodu, abone sicil no, devre no, hizmet noktası',
  distributor:
    'dağıtım şirketi, dağıtıcı şirket, şebeke işletmecisi, dağıtım firması, dağıtım, görevli dağıtım şirketi, dağıtım bölgesi, elektrik dağıtım şirketi, gaz dağıtım şirketi, su idaresi',
  opening:
    'ilk endeks, açılış, devreden, önceki dönem, devir, dönem başı, açılış bakiyesi, önceki endeks, önceki bakiye, devreden bakiye, önceki okuma, önceki dönemden devreden, geçen dönem, başlangıç',
  closing:
    'kapanış, dönem sonu, yeni endeks, son endeks, kapanış bakiyesi, yeni okuma, son okuma, yeni bakiye, dönem sonu bakiye',
  principal:
    'anapara, ana para, kalan anapara, anapara tutarı, kalan ana para, anapara bakiyesi, anapara borcu, kredi anaparası, ana borç',
  instalment:
    'taksit, taksiti, taksit tutarı, aylık taksit, aylık ödeme, aylık geri ödeme, taksit bedeli, taksitler, taksit miktarı, taksidi, aylık taksit tutarı, kredi taksiti, aylık ödenecek',
  overpayment:
    'fazla ödeme, alacak bakiyesi, alacağınız, mahsup, fazla yatırılan, fazla ödenen, alacaklı bakiye, mahsup edilecek, fazla ödenen tutar, devreden alacak',
  lateFee:
    'gecikme faizi, gecikme zammı, gecikme bedeli, gecikme cezası, temerrüt faizi, gecikme tazminatı, gecikme ücreti, gecikme, temerrüt, geç ödeme bedeli, gecikme cezası tutarı, geç iade cezası',
  deduction:
    'kesinti, kesintiler, kesintiler toplamı, toplam kesinti, tevkifat, stopaj, kesilen, kesintisi, yasal kesintiler, kesintiler tutarı, kesilen tutar, gider indirimi, gelir vergisi kesintisi, icra kesintisi',
  taxBase:
    'matrah, matrahı, vergi matrahı, kdv matrahı, gelir vergisi matrahı, emlak vergisi matrahı, kümülatif matrah',
  bonus:
    'ikramiye, prim ödemesi, ek ödeme, sosyal yardım, fazla mesai, tazminat, prim hakedişi, ek ödemeler, yol yardımı, yemek yardımı, aile yardımı, yan ödeme, agi, asgari geçim indirimi, çocuk yardımı, burs, burs tutarı, teşvik, kıdem tazminatı, ihbar tazminatı, huzur hakkı',
  contribution:
    'katkı, sgk primi, sgk işçi payı, işçi payı, işsizlik sigortası, sigorta primi, prim tutarı, emeklilik kesintisi, katkı tutarı, işveren payı, sgk kesintisi, sgk payı, sgk işveren payı, devlet katkısı, devlet katkı payı, bes kesintisi, genel sağlık sigortası, gss primi, işsizlik primi, sosyal güvenlik primi, üyelik katkısı',
  hours:
    'saat sayısı, çalışma saati, ders saati, çalışılan saat, haftalık saat, mesai, haftalık ders saati, toplam saat, fazla mesai saati, çalışma süresi, çalışılan gün, çalışma günü, prim günü, prim gün sayısı, gün sayısı, ders saatleri, kurs süresi saat, toplam ders saati, haftalık çalışma, ödenen gün, prim ödeme gün sayısı',
  leave:
    'yıllık izin, kalan izin, izin günü, izin hakkı, izin gün sayısı, kalan yıllık izin, kullanılan izin, hak edilen izin, izin bakiyesi, izin süresi, kalan izin günü, yıllık ücretli izin',
  noticePeriod:
    'ihbar süresi, fesih süresi, bildirim süresi, ihbar öneli, ihbar, fesih bildirim süresi, tahliye bildirim süresi, önceden bildirim, önceden haber verme süresi, ne kadar önce haber',
  branch:
    'şube, şubesi, şube adı, temsilcilik, bayi, acentelik, şubeniz, banka şubesi, şubesi adı, bayii, bağlı şube, hesap şubesi, hesabın bulunduğu şube',
  channel:
    'kanal, iletişim kanalı, bildirim tercihi, bildirim kanalı, iletişim tercihi, bildirim yöntemi, nasıl haber verilecek, bildirim şekli, iletişim yöntemi, tebligat şekli, başvuru kanalı',
  bitcoin: 'bitcoin',
  studyYear:
    'sınıf yılı, okuduğu yıl, kaçıncı sınıf, öğrenim yılı, kayıtlı olduğu sınıf, sınıf düzeyi, sınıf seviyesi, okuduğu sınıf, sınıf yarıyıl, sınıf düzeyi kaçıncı',
  studyMode: 'öğrenim türü, öğretim türü, öğretim şekli, eğitim türü, birinci öğretim, eğitim şekli, devam durumu',
  train: 'tren, treni, tren no, sefer, sefer no, tren adı, sefer numarası, tren numarası, tren tipi, hat, hat adı',
  coach: 'vagon, vagon no, vagonu, vagon numarası',
  platform: 'peron, peron no, hat no, peronu',
  travelClass:
    'kabin, kabin sınıfı, yolculuk sınıfı, bilet sınıfı, rezervasyon sınıfı, seyahat sınıfı, mevki, vagon tipi, vagon sınıfı, sınıf bilet, bilet türü sınıf, koltuk sınıfı',
  checkIn:
    'giriş tarihi, otele giriş, konaklama girişi, giriş saati, check in tarihi, check in, giriş günü, konaklama giriş tarihi, otel giriş tarihi, giriş',
  checkOut:
    'çıkış tarihi, otelden çıkış, ayrılış tarihi, çıkış saati, ayrılış, check out, çıkış günü, konaklama çıkış tarihi, otel çıkış tarihi',
  nights:
    'gece, gece sayısı, geceleme, konaklama süresi, kaç gece, geceleme sayısı, konaklanan gece, toplam gece, gecelik',
  luggage: 'bagaj, bagajı, bagaj hakkı, el bagajı, valiz',
  venue:
    'mekan, mekanı, etkinlik yeri, yer, yeri, toplantı yeri, düzenlendiği yer, nerede, salonu, yer adresi, etkinlik mekanı, salon adı, toplantı salonu, hangi salon, buluşma yeri, buluşma noktası, eğitim yeri, kurs yeri, sınav yeri, yapıldığı yer, düzenleneceği yer',
  organiser:
    'organizatör, düzenleyen, organizasyon, düzenleyen kuruluş, organizatörü, organizatör firma, etkinlik düzenleyen, düzenleyici, tertip eden, ev sahibi kurum, tur operatörü, organizasyon firması',
  training:
    'antrenman, ders rezervasyonu, seans, grup dersi, kurs saati, sonraki ders, antreman, rezervasyon dersi, egzersiz, çalışma seansı, eğitim seansı, direksiyon dersi',
  borrowed:
    'ödünç, ödünç alınan, ödünç alınanlar, üzerindeki materyal, üzerindeki kitaplar, üzerimdeki, ödünç verilen, üzerindeki, ödünç materyal, ödünç kitaplar, ödünç alınan kitap sayısı, emanetteki, emanet kitap, üye üzerindeki, kitap sayısı',
  reserved:
    'ayırtılan, ayırtılanlar, ayırtma, rezerve, rezerve edilenler, bekleme listesi, ayrılan, rezervasyonlar, rezerve edilen, ayırtılan kitap, bekleyen rezervasyon, sırada, bekleyenler',
  articleNumber: 'ürün kodu, stok kodu, parça no, malzeme kodu, ürün numarası, stok no, sku, model kodu',
  lastVisit:
    'son işlem, son işlem tarihi, son hareket, son hareket tarihi, son aktivite, son kullanım, son giriş tarihi, en son giriş, son oturum açma',
  joined:
    'üye olma tarihi, katıldığı tarih, müşteri olduğu tarih, üyelik kayıt tarihi, ne zamandan beri üye, dernek üyelik tarihi, katılım',
  policy:
    'kapsam, sigortanız, kasko, trafik sigortası, zorunlu trafik sigortası, dask, sigorta poliçesi, sigortası, tamamlayıcı sağlık',
  pension:
    'emekli, emekli aylığı, bes, bireysel emeklilik, emeklilik planı, yaşlılık aylığı, malullük aylığı, dul yetim aylığı',
  invoice:
    'ekstre, ekstresi, hesap özeti, hesap ekstresi, hesap kesim tarihi, kesim tarihi, makbuz, fiş, dekont, tahakkuk fişi, faturası',
  power:
    'bağlantı gücü, güç bedeli, motor gücü, net güç, azami net güç, sözleşme güç, motor güç, beygir gücü, gücü, gücü kw, bağlantı anlaşma gücü, bağlantı, demant, talep gücü',
};
