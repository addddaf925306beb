import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Turkish. */
export const turkishRecords: Forms = {
  colour: 'renk, rengi, araç rengi, renkler',
  fuel: 'yakıt, yakıt türü, yakıt cinsi, yakıt tipi, yakıtı',
  make: 'marka, markası, üretici, imalatçı, üretici firma, araç markası',
  model: 'model, modeli, tipi modeli, ticari adı, ticari ad, araç modeli',
  body: 'kasa tipi, karoser, karoseri, gövde tipi, araç cinsi',
  engine: 'motor, motoru',
  engineSize: 'silindir hacmi, motor hacmi, motor silindir hacmi, silindir kapasitesi',
  weight:
    'ağırlık, ağırlığı, kütle, net ağırlık, net ağırlığı, brüt ağırlık, azami ağırlık, azami yüklü ağırlık, desi, kilo',
  mileage: 'kilometre, kilometresi, kilometre bilgisi, km bilgisi, araç kilometresi, gidilen yol',
  emissions: 'emisyon, egzoz emisyonu, emisyon değeri, co2 emisyonu, emisyon sınıfı',
  manufactured:
    'model yılı, üretim yılı, imal yılı, imalat yılı, yapım yılı, bina yapım yılı, inşa yılı, üretim tarihi, imal tarihi',
  use: 'kullanım amacı, kullanım şekli, kullanım tarzı, kullanım türü, kullanma amacı, niteliği, nitelik, vasfı',
  inspection:
    'muayene, muayenesi, araç muayene, teknik muayene, denetim, denetimi, kontrol, kontrolü, periyodik kontrol',
  inspector: 'muayene eden, denetleyen, kontrol eden, muayene teknisyeni, denetçi, müfettiş, muayeneyi yapan, eksper',
  station: 'muayene istasyonu, yetkili servis',
  result: 'sonuç, sonucu, sonuçlar, muayene sonucu, karar, kararı, değerlendirme, test sonucu, tahlil sonucu, bulgu',
  defect: 'kusur, kusurlar, kusurları, arıza, arızalar, eksiklikler, hafif kusur, ağır kusur, ayıp',
  restriction: 'kısıtlama, kısıtlamalar, kısıtlamaları, kısıt, şerhler, şerh, kayıt ve şartlar',
  carrier:
    'taşıyıcı, taşıyıcı firma, kargo firması, kargo şirketi, kurye, nakliyeci, hava yolu, havayolu, taşıyan, dağıtıcı',
  pickup:
    'teslim noktası, teslim alma noktası, teslim alınacak yer, teslim şubesi, teslimat noktası, varış şubesi, alış yeri',
  contents: 'içerik, içeriği, gönderi içeriği, kargo içeriği, paket içeriği, muhteviyat',
  note: 'notlar, notu, açıklama, açıklamalar, düşünceler, teslimat notu, sipariş notu, kargo notu, özel not, talimat',
  expected:
    'tahmini, tahmini teslimat, tahmini teslim tarihi, tahmini teslim, beklenen teslimat, tahmini varış, planlanan teslimat',
  shipped:
    'kargoya veriliş, kargoya verilme tarihi, kargoya verildi, gönderim tarihi, gönderi tarihi, sevk tarihi, çıkış tarihi, kabul tarihi, gönderildi, yola çıktı',
  cashOnDelivery: 'kapıda ödeme, tahsilatlı, kapıda ödeme tutarı, tahsilat tutarı, ödemeli tutarı, alıcı ödemeli',
  code: 'teslimat kodu, teslim kodu, güvenlik kodu, doğrulama kodu, onay kodu, şifre, şifresi, kontrol kodu, belge doğrulama kodu, giriş kodu, iade kodu, kontrol no',
  barcode: 'barkod, barkodu, barkod no, barkod numarası, karekod',
  article: 'ürün kodu, stok kodu, kalem, parça, parça no, malzeme, malzeme kodu, ürün numarası',
  diagnosis: 'tanı, tanısı, tanılar, teşhis, teşhisi, ön tanı, icd kodu, tanı kodu, kesin tanı',
  disease: 'hastalık, hastalığı, korunulan hastalık, hastalığın adı',
  medicine: 'ilaç, ilacı, ilaç adı, ilacın adı, ilaçlar, preparat, müstahzar, aşı adı, aşının adı',
  ingredient: 'etkin madde, etken madde, etkin maddesi, etken maddesi',
  dosage: 'kullanım talimatı, doz talimatı, kullanım dozu, nasıl kullanılır, dozaj, günlük doz, dozu ve kullanımı',
  dose: 'doz, dozu, doz no, aşı dozu, kaçıncı doz',
  batch: 'parti no, lot no, seri lot, aşı seri no, parti numarası, lot numarası',
  pharmacy: 'eczane, eczanesi, eczane adı',
  pharmacist: 'eczacı, eczacısı',
  sample: 'numune, numune türü, numunenin türü, örnek, örnek türü, materyal, numune tipi',
  sampled:
    'numune alma, numune alınma, numune alma tarihi, numune alma zamanı, örnek alma tarihi, kan alma, kan alma zamanı, numune kabul tarihi, örnek alım zamanı',
  bodyHeight: 'boyu, boy uzunluğu',
  copayment: 'katılım payı, hasta payı, katkı payı, muayene katılım payı, ilaç katılım payı, hasta katılım payı',
  chip: 'çip, çip no, mikroçip, mikroçip no, mikroçip numarası, çip numarası',
  species: 'hayvan türü, türü hayvan, hayvanın türü, tür adı',
  breed: 'ırk, ırkı, hayvanın ırkı, cins adı',
  blood: 'kan grubu',
  father: 'baba, baba adı, babası, babanın adı, babasının adı',
  mother: 'anne adı, ana adı, annesi, annenin adı, annesinin adı, anne kızlık soyadı',
  spouse: 'eşinin adı, eş adı, eşinin adı soyadı',
  guarantor: 'kefil, kefili, müteselsil kefil, garantör',
  householder: 'hane reisi, aile reisi, hanehalkı reisi',
  relation: 'yakınlık, yakınlığı, yakınlık derecesi, akrabalık, akrabalık derecesi',
  teacher:
    'öğretmen, öğretmeni, sınıf öğretmeni, eğitmen, eğitmeni, öğretim elemanı, öğretim üyesi, rehber öğretmen, antrenör, danışman öğretmen, akademik danışman',
  author: 'yazar, yazarı, yazan, kaleme alan',
  agent: 'acente, acentesi, aracı, aracı kurum, sigorta aracısı, broker, acente adı, emlakçı',
  caseworker:
    'memur, işlem yapan, işlemi yapan, dosya sorumlusu, ilgili memur, sorumlu kişi, hazırlayan, sorumlu personel, görevli, müşteri temsilcisi, raportör',
  signatory: 'imza, imzası, imzalayan, imza yetkilisi, onaylayan, onay, onaylayan uzman, tasdik eden, imza sahibi',
  representative:
    'yasal temsilci, kanuni temsilci, temsile yetkili, yetkili temsilci, vekil, vekili, müdür adı, temsilcisi',
  chairperson: 'başkan, başkanı, yönetim kurulu başkanı, dernek başkanı',
  shareholder: 'ortak, ortaklar, ortağı, pay sahibi, pay sahipleri, hissedar, hissedarlar, tek ortak',
  court: 'mahkeme, mahkemesi, ticaret sicili müdürlüğü, sicil müdürlüğü',
  authority:
    'veren makam, makam, müdürlük, müdürlüğü, vergi dairesi, vergi dairesi müdürlüğü, tapu müdürlüğü, nüfus müdürlüğü, belgeyi veren makam, ruhsatı veren, kaymakamlık, valilik, idare, veren daire',
  creditor:
    'alacaklı, alacaklısı, rehin alacaklısı, ipotek alacaklısı, dain-i mürtehin, daini mürtehin, rehinli alacaklı',
  founded: 'kuruluş, kuruluş tarihi, kuruluş yılı, kurulduğu tarih',
  signed: 'imza tarihi, imzalandığı tarih, imzalanma tarihi, sözleşme tarihi, akit tarihi, sözleşmenin tarihi',
  activity:
    'faaliyet, faaliyet konusu, faaliyet alanı, iş konusu, amaç ve konu, nace kodu, ana faaliyet, meslek grubu, faaliyeti, iştigal konusu',
  brand: 'işletme adı, tabela adı, tabela unvanı, kısa unvan, ticari işletme adı, marka adı',
  purpose:
    'amaç, amacı, veriliş amacı, verilme amacı, düzenlenme amacı, veriliş nedeni, nereye verileceği, verileceği yer',
  reason: 'nedeni, sebep, sebebi, gerekçe, gerekçesi, ayrılış nedeni, çıkış nedeni, edinme sebebi',
  plot: 'parsel, parsel no, parseli, ada no, ada parsel, arsa, pafta, pafta no, ada numarası',
  deed: 'tapu, tapusu, tapu senedi, edinme, edinme sebebi, iktisap, iktisap sebebi, edinim, edinme nedeni, yevmiye no',
  share:
    'hisse, hissesi, hisse oranı, pay oranı, arsa payı, hisse pay payda, pay payda, ortaklık payı, malik payı, hisse miktarı',
  floor: 'kat, katı, kat no, bulunduğu kat',
  apartment:
    'daire, daire no, bağımsız bölüm, bağımsız bölüm no, iç kapı no, daire numarası, bağımsız bölümün, bağ böl no',
  rooms: 'oda sayısı, odalar, oda ve salon sayısı',
  valuation:
    'rayiç bedel, rayiç değer, değerleme, ekspertiz değeri, vergi değeri, emlak değeri, emlak vergi değeri, takdir edilen değer, piyasa değeri',
  turnover: 'ciro, cirosu, hasılat, net satışlar, yıllık ciro, satış hasılatı',
  fund: 'fonu, yedek akçe, demirbaş bedeli, yenileme fonu, işletme projesi fonu',
  territory: 'coğrafi sınır, coğrafi kapsam, geçerli olduğu yer, geçerlilik alanı, geçerli ülkeler, teminat bölgesi',
  supplyPoint:
    'tesisat, tesisat no, tesisat numarası, tekil kod, tekil no, tüketim noktası no, sözleşme hesap no, abone no, abone numarası, tesisat numaram',
  distributor: 'dağıtım şirketi, dağıtıcı şirket, şebeke işletmecisi, dağıtım firması',
  opening: 'ilk endeks, açılış, devreden, önceki dönem, devir, dönem başı, açılış bakiyesi, önceki endeks',
  closing: 'kapanış, dönem sonu, yeni endeks, son endeks, kapanış bakiyesi',
  principal: 'anapara, ana para, kalan anapara, anapara tutarı, kalan ana para, anapara bakiyesi',
  instalment: 'taksit, taksiti, taksit tutarı, aylık taksit, aylık ödeme, aylık geri ödeme, taksit bedeli',
  overpayment: 'fazla ödeme, alacak bakiyesi, alacağınız, mahsup, fazla yatırılan',
  lateFee: 'gecikme faizi, gecikme zammı, gecikme bedeli, gecikme cezası, temerrüt faizi, gecikme tazminatı',
  deduction: 'kesinti, kesintiler, kesintiler toplamı, toplam kesinti, tevkifat, stopaj, kesilen',
  taxBase:
    'matrah, matrahı, vergi matrahı, kdv matrahı, gelir vergisi matrahı, emlak vergisi matrahı, kümülatif matrah',
  bonus: 'ikramiye, prim ödemesi, ek ödeme, sosyal yardım, fazla mesai, tazminat',
  contribution:
    'katkı, sgk primi, sgk işçi payı, işçi payı, işsizlik sigortası, sigorta primi, prim tutarı, emeklilik kesintisi, katkı tutarı',
  hours:
    'saat sayısı, çalışma saati, ders saati, çalışılan saat, haftalık saat, mesai, haftalık ders saati, toplam saat',
  leave: 'yıllık izin, kalan izin, izin günü, izin hakkı, izin gün sayısı',
  noticePeriod: 'ihbar süresi, fesih süresi, bildirim süresi, ihbar öneli',
  branch: 'şube, şubesi, şube adı, temsilcilik, bayi, acentelik',
  channel: 'kanal, iletişim kanalı, bildirim tercihi, bildirim kanalı, iletişim tercihi, bildirim yöntemi',
  bitcoin: 'bitcoin',
  studyYear: 'sınıfı, sınıf yılı, okuduğu yıl, kaçıncı sınıf, öğrenim yılı, kayıtlı olduğu sınıf, sınıf düzeyi',
  studyMode: 'öğrenim türü, öğretim türü, öğretim şekli, eğitim türü, birinci öğretim, eğitim şekli, devam durumu',
  train: 'tren, treni, tren no, sefer, sefer no, tren adı, sefer numarası',
  coach: 'vagon, vagon no, vagonu, vagon numarası',
  platform: 'peron, peron no, hat no, peronu',
  travelClass: 'kabin, kabin sınıfı, yolculuk sınıfı, bilet sınıfı, rezervasyon sınıfı, seyahat sınıfı, mevki',
  checkIn: 'giriş tarihi, otele giriş, konaklama girişi, giriş saati, check in tarihi',
  checkOut: 'çıkış tarihi, otelden çıkış, ayrılış tarihi, çıkış saati, ayrılış',
  nights: 'gece, gece sayısı, geceleme, konaklama süresi, kaç gece',
  luggage: 'bagaj, bagajı, bagaj hakkı, el bagajı, valiz',
  venue: 'mekan, mekanı, etkinlik yeri, yer, yeri, toplantı yeri, düzenlendiği yer, nerede, salonu',
  organiser: 'organizatör, düzenleyen, organizasyon, düzenleyen kuruluş, organizatörü',
  training: 'antrenman, ders rezervasyonu, seans, grup dersi, kurs saati, sonraki ders',
  borrowed:
    'ödünç, ödünç alınan, ödünç alınanlar, üzerindeki materyal, üzerindeki kitaplar, üzerimdeki, ödünç verilen, üzerindeki',
  reserved: 'ayırtılan, ayırtılanlar, ayırtma, rezerve, rezerve edilenler, bekleme listesi, ayrılan',
};
