import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const turkishPapers: Forms = {
  name: 'unvanı, ticaret unvanı, isim soyisim, unvan, tam adı, ticari unvan, ticari ünvan, adınız soyadınız, ismi, firma unvanı',
  person:
    'mükellef, ilgili kişi, sorumlu, yükümlü, sayın, ilgili, ilgilinin, başvuranın, müracaatçı, muhatap, borçlunun, katılımcının, davacı, davalı, şikayetçi, müracaat eden, talep eden, beyan sahibi, adı geçen, başvuru yapan, vatandaş, mükellefin, mükellefin adı soyadı, beyan eden, sporcu, aday, adayın',
  holder:
    'abone, hesap adı, kart üzerindeki isim, hak sahibinin adı, belge sahibi, hamili, lehdarı, kart hamili, diploma sahibi, kimin adına, abonenin adı soyadı, abone adı soyadı, sözleşme sahibi, hesap sahibinin adı, adına, kartın sahibi, ruhsat sahibinin, hesabın sahibi',
  student: 'öğrencinin adı, öğrencinin adı soyadı, mezun, kursiyer, öğrencinin, öğrenci adı',
  employee:
    'işçi, çalışanın adı soyadı, sigortalı çalışan, personelin, çalışanın, işçinin, memur adı, personel adı, işçinin adı, sigortalının adı soyadı, sigortalının, kursiyer çalışan, eleman',
  customer:
    'alıcı, tüketici, sayın, müşterinin, abonenin, satın alan, sipariş veren, ödeyen, alıcı müşteri, müşteri adı soyadı, müşteri ünvanı, kim ödüyor, fatura edilen, müşteri bilgileri',
  provider:
    'düzenleyen, yüklenici, tedarikçi firma, görevli tedarik şirketi, satıcı firma, hizmet sağlayıcı, elektrik tedarikçisi',
  manager:
    'yetkili, genel müdür, şirket yetkilisi, temsilci, yönetim, apartman yöneticisi, site yöneticisi, müdürü, sorumlu, sorumlusu, mesul müdür, sorumlu müdür, kat maliki yönetici, sorumlu yönetici, müdürün adı, birim amiri, apartman görevlisi, yönetici adı, şube müdürü, okul müdürü, amiri',
  employer:
    'kurum, işyeri unvanı, işverenin, işyeri adı, kurumu, firma, firma adı, şirket adı, işyerinin unvanı, çalıştığı firma, işverenin adı, çalıştığı kurum, çalıştığı yer, iş yeri unvanı, işyeri ünvanı, görev yaptığı kurum, şirket ünvanı, işyeri sicil, firma ünvanı, bağlı olduğu kurum, kurum adı, kuruluş adı',
  issuer: 'düzenleyen kurum, belgeyi veren',
  university:
    'okul, okulu, öğretim kurumu, yükseköğretim kurumu, üniversitesi, yüksekokul, lisesi, enstitü, ilkokul, okul adı, okulun adı, kurum adı okul, mezun olduğu okul, üniversite adı, öğretim kurumu adı, anaokulu, kreş, mezun olunan okul, lise, yurt',
  course:
    'bölüm, bölümü, alan, anabilim dalı, branş, programı, eğitim adı, ders adı, dersin adı, bölüm program, programın adı, eğitim, eğitimi, kursu, sertifika programı, uzmanlık, uzmanlık alanı, branşı, ihtisas, ana bilim dalı, ders kodu ve adı, kurs adı, dersler, modül, eğitim programı, alanı dalı, dalı',
  degree:
    'öğrenim düzeyi, diploma, ön lisans, yüksek lisans, öğrenim durumu, eğitim durumu, mezuniyet derecesi, eğitim düzeyi, eğitim seviyesi, tahsili',
  position:
    'görevi, unvanı görevi, kadro, mesleği, pozisyonu, iş unvanı, meslek adı, kadro unvanı, işi, iş tanımı, görev unvanı, yaptığı iş, meslek kodu ve adı, ünvanı, mesleğiniz',
  type: 'çalışma şekli, cinsi, niteliği, ana taşınmaz niteliği, vasfı, çeşit, çeşidi, tipi, belge türü, abone grubu, abone türü, tarife grubu, kapsam, kapsamı, sigorta türü kapsam, sigorta kolu, provizyon tipi, abonelik türü, işlem türü, kullanıcı tipi, başvuru türü, cinsi nevi, nevi, sınıflandırma, türleri, hesap türü cinsi, izin türü, bilet türü, bilet tipi',
  group: 'sınıf, sınıfı, şube',
  start:
    'işe giriş tarihi, işe başlama tarihi, işe başlama, kira başlangıcı, giriş tarihi, yürürlük tarihi, başlangıcı, açılış tarihi, hesap açılış tarihi, sözleşme başlangıç tarihi, tarihinden itibaren, kullandırım, kullandırım tarihi, kullandırılan tarih, poliçe başlangıcı, teminat başlangıcı, yürürlüğe giriş, geçerlilik başlangıç, geçerlilik başlangıcı, ne zaman başlıyor, başlıyor, başlar, itibaren, geçerlilik başlangıç tarihi, abonelik başlangıç, abonelik başlangıcı, açılış, hesap açılış, işe giriş, işbaşı, göreve başlama, göreve başlama tarihi, başlama, taşınma tarihi, abone olma tarihi, taahhüt başlangıç, yürürlük, sözleşme başlangıcı, garanti başlangıç, devir tarihi, bağlantı tarihi, aktivasyon tarihi, memuriyete başlama, tedavi başlangıç',
  until:
    'işten çıkış tarihi, çıkış tarihi, sonu, sigorta sonu, teminat sonu, geçerlilik süresi, geçerlilik sonu, geçerli, tarihine kadar, geçerlidir, üyelik bitiş tarihi, sözleşme bitiş tarihi, vadesi, kira bitişi, en son, geçerlilik bitiş, geçerlilik bitiş tarihi, bitimi, bitim tarihi, bitiyor, biter, sona eriyor, sona erer, ne zamana kadar, ne zaman bitiyor, son geçerlilik, son tarih, tarihe kadar, geçerlilik tarih, kullanım süresi sonu, skt, tett, son kullanma, garanti bitiş, garanti sonu, taahhüt bitiş, taahhüt bitiş tarihi, üyelik bitişi, abonelik bitişi, izin bitiş tarihi, ehliyet geçerlilik, geçerli olduğu tarih, görevin bitişi, ayrılma tarihi, ayrılış tarihi, işten ayrılış tarihi, işten ayrılma tarihi, son ikamet, tahliye tarihi, tahliye',
  issued:
    'belgenin tarihi, düzenlendiği tarih, verildiği tarih, tanzim tarihi, veriliş, rapor tarihi, düzenleme, düzenlenme tarihi, tanzim, sonuç tarihi, onay tarihi, onay zamanı, uzman onay zamanı, fatura kesim tarihi, hesap kesim tarihi, kesim tarihi, rapor zamanı, veriliş yeri ve tarihi, belge tarihi, evrak tarihi, düzenleniş tarihi, makbuz tarihi, ruhsat tarihi, karar tarihi, verilme tarihi, hazırlanma tarihi, çıktı alınma tarihi, rapor onay tarihi, imza tarihi belge, tebliğ tarihi, tebligat tarihi, yayın tarihi, veriliş tarihi ve yeri, onaylanma tarihi, belge düzenleme tarihi, diploma tarihi, fatura düzenleme tarihi, fiş tarihi',
  created:
    'ödeme tarihi yapılan, işlem tarihi, tahsilat tarihi, ödendiği tarih, alım tarihi, kayıt zamanı, başvurunun tarihi, istem tarihi, istek tarihi, müracaat tarihi, satış tarihi, istem zamanı, sipariş tarihi, talep tarihi, dava tarihi, ihbar tarihi, bildirim tarihi, kayıt oluşturma, işlem tarihi saati, sipariş zamanı, kabul zamanı, bağış tarihi, şikayet tarihi, dosya açılış tarihi, oluşturulma tarihi, beyan tarihi, beyanname tarihi, valör, ödeme yapıldığı tarih, satın alındı, alış tarihi, rezervasyon tarihi, kayıt tarihi saati, işlem zamanı ve tarihi',
  reference:
    'sayı, dosya no, barkod no, tesisat no, doğrulama kodu, işlem no, başvuru no, protokol no, protokol numarası, protokol, evrak no, evrak sayısı, takip numarası, kargo takip no, gönderi no, karar no, izin no, ihale no, ihale kayıt no, beyanname no, tahakkuk no, ıban referans, işlem numarası, başvuru numarası, işlem referansı, sorgu no, takip kodu, sipariş kodu, dekont no, makbuz no, fiş no, hasar dosya no, dava no, esas no, onay numarası, provizyon no, provizyon, tebligat no, barkodlu belge, doğrulama numarası',
  number:
    'seri no, sicil no, sıra no, seri sıra no, no su, numaranız, kaydı no, sıra, takip no, takip numarası, dosya numarası, nolu, numaralı, numarası, kayıt no, no lu, müracaat no, kimlik, hesap nosu, sıra numarası, seri numarası, sicil numarası, cilt no, aile sıra no, belge numarası, evrak numarası',
  taxNumber:
    'mersis no, vergi dairesi no, vergi kimlik no, vergi kimlik numarası, vergi dairesi numarası, mersis, mersis numarası, vergi kimlik numaranız, vergi sicil no, ticaret sicil vergi no, vkn tckn',
  nationalId:
    'tckn, t c kimlik numarası, kimlik numarası, kimlik seri no, t.c. no, tc no, vatandaşlık numarası, sosyal güvenlik no, sgk sicil no, ssk no, tc kimlik, t c kimlik, kimlik numaram, yabancı kimlik no, yabancı kimlik numarası, ykn, bağkur no, emekli sicil no, sgk no, sgk numarası, tahsis no, tahsis numarası, mavi kart no',
  total:
    'genel toplam, ödenecek toplam, ödenecek toplam tutar, toplam ödenecek, vergiler dahil toplam tutar, toplam bedel, toplam ödenecek tutar, toplam borç, toplam ücret, toplam fiyat, genel tutar, fatura tutarı, ödenecek, ödemeniz gereken, ödenecek toplam borç, toplamı, toplam ödeme, ara toplam, toplam ödenen, yekün, yekun, toplam ödenmesi gereken, genel toplamı, kdv dahil toplam, ödenmesi gereken, ödenmesi gereken tutar, tahakkuk, tahakkuk tutarı, tahakkuk eden, toplam tahakkuk, dönem toplamı, kdv dahil, tahsil edilecek',
  paid: 'ödenen, tahsil edilen, yatırılan tutar, ödenen tutar, ödeme durumu, tahsil, ödenmiş tutar, tahsil edildi, tahsilat, ödeyen tutar, yatırıldı, ödendiği, ödenmiş mi, ödeme yapıldı',
  outstanding:
    'kalan tutar, ödenmemiş tutar, ödenmemiş, ödenmemiş borç, kalan ödeme, vadesi geçmiş borç, borç tutarı, dönem borcu, birikmiş borç, gecikmiş borç, kalan anapara, kalan kredi, borçlar, kalan, geriye kalan, bakiye borç, ödenecek borç, borcunuz, toplam borcunuz, önceki dönem borcu, devreden borç, geçmiş dönem borcu, ödenmeyen, ödenmeyen faturalar, açık borç',
  money:
    'yalnız, yazıyla, bedel, ne kadar, bedeli, meblağ, değer, değeri, tutarları, bağış tutarı, bağış miktarı, para tutarı, kaç tl, işlem tutarı, tutarınız, parasal',
  net: 'ele geçen, net ödenecek, net ele geçen, ele geçen net, ödenecek net, kdv hariç, vergiler hariç, net aylık, elime geçen, eline geçen, hesaba yatan, hesaba geçen',
  gross: 'brüt kazanç, toplam kazanç, brüt toplam, brüt aylık, kesintisiz, toplam hakediş, brüt maaşı',
  pay: 'ücret, temel ücret, kazanç, aylığı, maaşı, maaşınız, yevmiye, gündelik, hakediş, çıplak ücret, asgari ücret',
  price:
    'birim fiyatı, fiyatı, liste fiyatı, birim fiyat, enerji bedeli, satış bedeli, kaça, maliyet, ücretler, satış fiyatı, tutar birim, birim bedel, liste fiyat, alış fiyatı, birim ücret, satın alma bedeli, sözleşme bedeli, bilet ücreti, bilet fiyatı, ne kadara, kaç para, kaç lira',
  usage:
    'tüketim miktarı, harcanan, tüketim kwh, toplam tüketim, sarfiyat, tüketimi, tüketim m3, tüketim (kwh), aylık tüketim, tüketilen, kullanılan miktar, kullanılan, sarf, kullanılan veri, harcama, tüketiminiz, ortalama tüketim, günlük ortalama tüketim',
  product:
    'açıklama, malın cinsi, mal hizmet cinsi, ürün adı, ürünün adı, mal hizmet, hizmet adı, cinsi mal, satın alınan, ürün bilgisi',
  property:
    'kiralanan, tüketim noktası, gayrimenkul, taşınmazın, ana taşınmaz, ev, bina, binası, site, apartman, apartmanı, kiralanan taşınmaz, kiralananın, konutun, işyeri adresi taşınmaz, mecur, daire adresi',
  vehicle:
    'marka, markası, marka model, aracın, aracı, otomobil, taşıt, araç bilgileri, aracın plakası araç, taşıtın, motorlu araç, motosiklet, araba',
  grade:
    'not, başarı notu, genel not ortalaması, genel ortalama, yıl sonu notu, puanı, ağırlıklı ortalama, başarı durumu, genel başarı, gano, yano, ağırlıklı genel not ortalaması, dönem notu, geçme notu, vize, final notu, harf notu, başarı puanı, yerleştirme puanı, sınav puanı, diploma notu, puan türü',
  period:
    'dönem, ait olduğu dönem, bordro dönemi, dönemler, tüketim dönemi, ekstre dönemi, hesap özeti dönemi, ait olduğu ay, bordro ayı, ay, dönem aralığı, hesap dönemi, vergilendirme dönemi, ait olduğu yıl, yıl, tahakkuk dönemi, ödeme dönemi, fatura ayı, vergi dönemi, rapor dönemi, hangi ay, hangi dönem, yılı, ilgili dönem, okuma dönemi',
  semester:
    'öğretim yılı, eğitim öğretim yılı, akademik yıl, yarıyıl, yarıyılı, ders yılı, akademik dönem, güz dönemi, bahar dönemi, yarı yıl, öğretim dönemi, ders dönemi',
  address:
    'ikametgah, yerleşim yeri, ikamet adresi, merkez adresi, ikametgah adresi, açık adres, adresiniz, tebligat adresi, mernis adresi, teslimat adresi, fatura adresi, iş yeri adresi, işyeri adresi, bulunduğu yer',
  status:
    'öğrencilik durumu, hukuki durum, kargo durumu, son durum, son durumu, aktiflik, aktif mi, statüsü, vaziyet, güncel durum, durumunuz, başvuru durumu, sipariş durumu, gönderi durumu, üyelik statüsü, öğrenci durumu, medeni hali, medeni hal, medeni durum, aşaması, aşama, abonelik durumu',
  date: 'ne zaman, günü, tarihler, işlem zamanı, tarihim',
  quantity:
    'kaç, kaç adet, miktarı, adedi, kutu adedi, kutu, parça sayısı, kaç tane, adetler, parça adedi, kişi sayısı, tane, koli, paket sayısı, toplam adet, hane sayısı',
  duration:
    'vade, kaç ay, vade süresi, kredi vadesi, toplam vade, kira süresi, poliçe süresi, kalış süresi, konaklama, süre ay, kaç gün, kaç yıl, eğitim süresi, garanti süresi, abonelik süresi, taksit sayısı, ne kadar süre, toplam süre, park süresi, gün sayısı süre, izin süresi gün',
  member:
    'üyenin, üye adı, okuyucu, okur, üye adı soyadı, üyenin adı, üyemiz, üye bilgileri, kulüp üyesi, kooperatif ortağı',
  membership: 'üye kartı, kütüphane üyeliği, üyelik türü, üyelik durumu, üyeliğiniz, üyeliğim',
  card: 'kartı, üye kartı',
  claim: 'hasarsızlık, hasar kaydı, talebi, hasarınız, kaza, tazminat talebi',
  level: 'hasarsızlık basamağı, basamak, basamağı, hasarsızlık kademesi, derece basamak',
  reading:
    'ilk endeks, okuma, okunan endeks, endeks değeri, sayaç okuma, önceki endeks, yeni endeks, okuma tarihi endeks, endeksi, ilk okuma, son okuma, okuma endeksi, sayaç endeksi, sayaç göstergesi, okunan, sayaç okuma değeri',
  updated:
    'son güncellenme, güncellendi, son güncelleme tarihi, son değişiklik, değişiklik tarihi, güncelleme tarihi, güncelleme zamanı',
  due: 'son ödeme, ödeme günü, taksit tarihi, iade tarihi, son iade tarihi, teslim edilmesi gereken tarih, son gün, son teslim tarihi, en geç, en son ödeme, en geç ödeme tarihi, ödeme vadesi, ne zaman ödenecek, ödeme tarihi son, son ödeme günü, vade günü, teslim etme tarihi, iade edilecek tarih, geri getirme tarihi, itiraz süresi, son itiraz tarihi, son kayıt tarihi, kaydın son günü, iade günü, teslim tarihi son, ödeme son tarihi',
  overdue: 'gecikme, vadesi geçen, süresi geçmiş, vadesi geçmiş, geciken materyal',
  next: 'bir sonraki, gelecek, en yakın',
  last: 'en son, önceki',
  former: 'geçmiş, eski plaka',
  registration:
    'sicil, tescil belgesi, kayıtlı, ticaret sicil no, sicil numarası, oda sicil no, dernek kütük no, kütük no, kütük, kayıt tescil, tescil no, esnaf sicil, meslek odası, tescili, nüfusa kayıtlı',
  shipping: 'teslimat adresi, sevk adresi',
  billing: 'fatura adresi',
  city: 'ilçesi, belediyesi, mahalle, mahallesi, köy, köyü, mahalle köy, il ilçe, semt, mahalle adı, mahalle muhtarlığı, nüfusa kayıtlı olduğu il, doğum ili, ili, şehri, belde, bucak, muhtarlık, kasaba, ilçe adı, il adı',
  street:
    'cadde sokak, mevki, mevkii, mevkisi, sokağı, caddesi, bulvar, sokak adı, cadde adı, sok, cad, bulvarı, küme evler',
  origin:
    'çıkış yeri, kalkış istasyonu, biniş, biniş istasyonu, kalkış durağı, gönderim yeri, çıkış şubesi, çıkış noktası, kalkış garı, kalkış havalimanı, nereden biniyor, çıkış ili, gönderim şubesi, biniş yeri, kalkış terminali, yükleme yeri, yükleme limanı, çıkış limanı, menşei, menşe',
  destination:
    'varış istasyonu, iniş, iniş istasyonu, varış durağı, gidilecek yer, varış şubesi, teslim yeri, varış garı, varış havalimanı, nereye gidiyor, varış ili, iniş yeri, varış terminali, boşaltma yeri, gideceği yer, hedef, varış ülkesi',
  departure:
    'kalkış saati, kalkış tarihi, kalkış zamanı, hareket saati, hareket zamanı, yolculuk tarihi, uçuş tarihi, kalkış tarihi ve saati, hareket tarihi, hareket, gidiş tarihi, gidiş saati, sefer tarihi, seyahat tarihi, biniş saati, kaçta kalkıyor, kalkış saat',
  arrival:
    'varış saati, varış zamanı, varış tarihi, varış saat, iniş saati, dönüş tarihi varış, kaçta varıyor, tahmini varış saati',
  ticket: 'bilet no, pnr no, e-bilet, bilet numarası',
  booking: 'pnr, rezervasyonu, pnr kodu, rezervasyon kodu',
  seat: 'yer numarası, koltuğu, koltuk numarası, koltuklar, oturma yeri, koltuk sayısı, oturulacak yer, yer no',
  tax: 'emlak vergisi, çevre temizlik vergisi, gelir vergisi, damga vergisi, bsmv, ötv, kdv tutarı, vergisi, vergiler, gelir vergisi tutarı, motorlu taşıtlar vergisi, mtv, kdv oranı, hesaplanan kdv, özel tüketim vergisi, özel iletişim vergisi, öiv, gümrük vergisi, konaklama vergisi, veraset vergisi, kurumlar vergisi, vergi tutarı',
  fee: 'harç, harcı, hizmet bedeli, komisyon, masraf, işletme gideri, aidatı, katılma payı, abone bedeli, dosya masrafı, işlem ücreti, aidat tutarı, kargo ücreti, kargo bedeli, hizmet ücreti, abonelik ücreti, yıllık aidat, giriş ücreti, kayıt ücreti, öğrenim ücreti, katkı payı harcı, harç tutarı, masrafı, komisyonu, otopark ücreti, kira avansı, noter ücreti, dağıtım bedeli, atık su bedeli, gider, giderler, okul ücreti, ders ücreti, kart ücreti, katkı bedeli, bandrol ücreti, gümrük vergisi harç',
  premium: 'primi, sigorta ücreti',
  coverage:
    'sigorta bedeli, teminat limiti, teminat tutarı, sigorta tutarı, teminatlar, teminatı, teminat bedeli, vefat teminatı, azami teminat, poliçe limiti, toplam teminat, teminat kapsamı, sigorta bedeli toplamı',
  limit:
    'üst limit, kullanılabilir limit, kredili mevduat limiti, ek hesap, kredili mevduat hesabı, kredili mevduat, esnek hesap, kmh, üst sınır, tavan, azami tutar, harcama limiti',
  deposit:
    'depozit, güvence, kira depozitosu, peşinat, yatan, yatırılan, güvence bedeli tutarı, teminat bedeli depozito, güvence bedelim, yatırılan güvence, depozitosu, teminat mektubu, kaparo',
  discount:
    'hasarsızlık indirimi, iskonto, muafiyet indirimi, indirim tutarı, indirimli, indirim oranı, erken ödeme indirimi, kampanya indirimi, peşin ödeme indirimi, burs indirimi, öğrenci indirimi',
  refund: 'iade tutarı, iade edilen, iade edilecek tutar, iade bedeli, vergi iadesi, geri ödenecek, iade edilecek',
  interest:
    'akdi faiz oranı, aylık faiz, yıllık faiz, faizi, kar payı, kar payı oranı, kredi faiz oranı, faiz oran, yıllık faiz oranı, akdi faiz, nema, getiri, kar oranı, getiri oranı, faiz tutarı',
  loan: 'kredi tutarı, kullandırılan kredi, konut kredisi, kredisi, kredinin, krediniz, kredi türü, kredi miktarı, ihtiyaç kredisi, taşıt kredisi, borçlanma, konut finansmanı, kullandırılan tutar',
  borrower: 'kredi müşterisi, kredi borçlusu',
  owner:
    'maliki, malikin, araç sahibi, ruhsat sahibi, tescilli sahibi, taşınmaz maliki, sahibinin adı, sahibinin adı soyadı',
  tenant: 'kiracının',
  landlord: 'mal sahibi, kiraya verenin',
  rent: 'kira bedeli, kira tutarı, kirası, kira parası, kira bedelleri, ecrimisil',
  patient: 'hastanın, hastanın adı, hasta adı, hasta adı soyadı, hastanın adı soyadı, hasta no adı, sigortalı hasta',
  doctor:
    'hekimi, isteyen hekim, isteyen doktor, doktoru, sorumlu hekim, uzman, uzman doktor, veteriner, veteriner hekim, uygulayan, tabip, tabibi, hekim adı, doktor adı, doktorun adı, aile hekiminin adı, veteriner hekimin adı, uygulayan sağlık personeli, hekimin, diş hekimi, aşıyı yapan, hemşire, muayene eden hekim, doktor adı soyadı, hekim adı soyadı, düzenleyen hekim',
  hospital:
    'sağlık kurumu, sağlık tesisi, sağlık ocağı, servis, polikliniği, laboratuvar, tesis adı, sağlık kuruluşu, tıp merkezi, hastane adı, sağlık tesisi adı, kurum hastane, laboratuvarı, diş polikliniği, tesis kodu',
  vaccination: 'aşılama, aşılar, uygulama, aşının, yapılan aşı, aşı uygulaması, aşı türü',
  prescription: 'reçete no, reçetenin, e-reçete, reçete numarası, reçete türü, reçetesi no',
  visits: 'ziyaret sayısı',
  enrolment:
    'kayıt türü, öğrenime başlama, okula kayıt, okula giriş, kayıt oldu, öğrenci kayıt, kayıt yaptırdığı tarih, yerleşme, okula kayıt tarihi, kayıt tarihi öğrenci',
  faculty: 'fakültesi, yüksekokulu, fakülte yüksekokul',
  department:
    'bölüm program, bölüm adı, birimi, çalıştığı birim, müdürlük birim, departmanı, servisi, kliniği, anabilim, takım, takımı',
  credits: 'toplam kredi, kredisi akts, akts kredisi',
  graduation:
    'mezuniyet yılı, mezun olma tarihi, bitirme tarihi, mezun, mezuniyet tarihi yılı, bitirme yılı, mezun olduğu tarih, tamamladığı tarih, tamamlama tarihi, diploma aldığı tarih, tamamlandı, mezun olduğu sene',
  employment:
    'hizmet süresi, istihdam türü, iş sözleşmesi, çalışma türü, işin niteliği, hizmet, iş akdi, iş ilişkisi, çalıştığı süre, sözleşme türü iş',
  contact:
    'irtibat kişisi, yetkili kişi, iletişim, iletişim kişisi, irtibat bilgisi, iletişim bilgileri kişi, başvurulacak kişi, müşteri hizmetleri, acil durumda aranacak kişi, iletişim yetkilisi',
  licence:
    'ruhsat, ruhsat no, lisans, belge no, çalışma ruhsatı, sürücü belgesi no, sürücü belgesi numarası, ehliyet no, işyeri açma ruhsatı, yapı ruhsatı, iskan, yapı kullanma izni, izin, ruhsat numarası, avcılık belgesi, silah ruhsatı, çalışma izni, ikamet izni, oturma izni, park izni, otopark izni, lisansı',
  licenceClass:
    'belge sınıfı, sınıflar, araç sınıfı, sürücü sınıfları, sertifika sınıfı, sürücü belgesi sınıfları, ehliyet sınıfları, sınıf ehliyet',
  plate:
    'plakası, araç plakası, plaka no, plaka numarası, araç plaka, plaka numaram, araç plakaları, plakanız, tescil plakası',
  chassis: 'araç kimlik no, araç kimlik numarası, şasisi, şase no, şasi, şasi numaram, şase, şase numarası, vin no',
  phone: 'cep no, telefonu, tel no, cep telefonu numarası, telefon no, iletişim numarası, gsm no',
  email: 'eposta, mail adresi, elektronik posta, e-mail adresi',
  beneficiary: 'lehine, hak sahibinin',
  account: 'hesabı, vadesiz hesap, vadesiz mevduat, mevduat hesabı, mevduat, cari hesap, hesabın',
  balance:
    'hesap bakiyesi, bakiyeniz, güncel bakiye, açılış bakiyesi, mevcut bakiye, cari bakiye, bakiyem, hesaptaki para, para',
  points:
    'puanı, puanlarım, bonus, mil puan, puan bakiyesi, kazanılan puan, sadakat puanı, kalan puan, toplam puan, milleri, mil bakiyesi, para puan, parapuan',
  pending: 'onay bekleyen, işlemde',
  plan: 'tarifesi, üyelik paketi, tarife adı, paketi, tarifeniz, paket adı, abonelik planı, kampanya, kampanya adı, internet paketi adı, tarife adım',
  delivery: 'teslim edildi, teslim edilme, teslimatı',
  recipient: 'alıcının, alıcı adı, teslim alan kişi, kime',
  sender: 'gönderenin, gönderici adı, kimden',
  parcel:
    'gönderinin, kargonun, kargo takip, paket no, koli no, kargo numarası, gönderi kodu, kargo kodu, gönderi numarası, takip no, takip numarası',
  event:
    'etkinlik adı, etkinliğin adı, gösterim, etkinlik türü, organizasyon adı, oyun, film, film adı, maç, müsabaka, tur, gezi',
  time: 'seans, saatler, saat kaç, kaçta, başlama saati, saat aralığı, seans saati, randevu saati',
  season: 'sezonu',
  birthplace: 'doğum yeri tarihi, doğduğu yer, doğum yeri ve tarihi, doğduğu şehir, doğduğu il, nerede doğdu',
  birth: 'doğum yılı, doğum günü, doğduğu tarih, doğum günü ve yeri, doğduğu gün, d tarihi, doğum tar',
  nationality: 'tabiiyet, vatandaşlığı, uyruğunuz, vatandaşı olduğu ülke, tabiyet, tabiyeti, uyruklu',
  gender: 'cinsiyeti hayvan, cins, cinsiyetiniz',
  child: 'çocuğunuz, öğrencinin velisi çocuk, çocuğun adı, çocuğun adı soyadı, bebek, bebeğin adı, çocuklar',
  cancelledOn:
    'fesih tarihi, iptal edildi, terk tarihi, kapanış tarihi, iptali, kapanma tarihi, fesih, feshedildi, silinme tarihi, terkin tarihi, terkin, hurdaya ayrılma, sonlandırma tarihi, abonelik sonlandırma, iptal edilme tarihi',
  renewal:
    'yenilenir, otomatik yenileme, poliçe yenileme, yenileme günü, sonraki fatura, sonraki fatura tarihi, bir sonraki ödeme, sonraki ödeme tarihi, yenilenecek, bir sonraki fatura, otomatik yenilenme, abonelik yenileme',
  detail: 'hakkında, genel bilgiler',
  area: 'alanı, yüzölçümü, brüt alan, net alan, metrekaresi, alan m2, m2, metrekare, brüt m2, net m2, yüzölçümü m2, alan, kapalı alan, kullanım alanı, dairenin alanı',
  application: 'başvurusu, başvuru',
  available: 'çekilebilir, harcanabilir, müsait, serbest',
  exam: 'sınavı, sınav adı, yazılı sınav, direksiyon sınavı, sınava giriş',
  country: 'ülkesi, ülke adı, menşe ülke, hangi ülke',
  data: 'kalan internet, internet kotası, kullanım kotası, data, kalan veri, internet hakkı, mobil veri, internet, akk',
  meter: 'sayacı',
  flight: 'sefer uçuş, uçak',
  passenger: 'yolcunun, yolcu adı, yolcu adı soyadı, yolcular',
  gate: 'biniş kapısı, uçağa biniş kapısı, çıkış kapısı',
  guest: 'konuğun adı, misafir adı, konaklayan, konaklayacak kişi, ziyaretçi',
  room: 'oda numarası, oda tipi, odası, sınıf salon, derslik, salon no',
  subscription: 'aboneliğiniz, aboneliğim, abonelik paketi',
  library: 'kütüphanem, kütüphane adı, bağlı kütüphane',
  insured: 'sigortalının adı, sigorta edilen, sigorta yapılan, lehine sigortalanan, sigortalı kişi',
  deductible: 'tenzili muafiyet, muafiyet tutarı, muafiyeti, sigortalı katılım, hasarda muafiyet',
  fine: 'para cezası, idari para cezası, ceza tutarı, trafik cezası, ceza miktarı',
  method: 'ödeme aracı, ödeme biçimi, ödeme tipi, nasıl ödendi, ödeme kanalı, tahsilat şekli, ödeme türü',
  frequency: 'ödeme periyodu, ne sıklıkta, ödeme aralığı, faturalama dönemi sıklığı, faturalama sıklığı, tekrar',
  appointment: 'randevu zamanı, muayene randevusu, görüşme',
  donor: 'bağışçının adı, bağışta bulunan, bağışçı adı, hayırsever',
  zone: 'park bölgesi, tarife bölgesi, zon',
  device: 'cihaz adı, makine, ekipman, demirbaş, modem, cihaz seri',
};
