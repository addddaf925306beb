import { customerTable } from './customers.ts';

export const turkish = customerTable(
  `Üyenin adı soyadı
  Üyelik durumu
  Paketin adı
  Bitiş tarihi
  Üyelik başlangıç tarihi
  Düzenlenme tarihi
  Kullanılabilir bakiye
  Ödenmemiş borç
  Üye numarası`,
  { status: 'Aktif' },
  `Üyenin adı soyadı görünüyor
  Üyenin adı ve soyadı görünüyor
  Sayfada üye numarası var
  Üye numarası belirtilmiş
  Üye numarası görünür
  Sayfa üye numarasını gösteriyor
  Üye numarası sayfada yer alıyor
  Üye numarası sayfada görülebiliyor
  Durum: Aktif
  Üyelik durumu Aktif veya Ödendi
  Üyelik durumu İptal edildi değil
  Üyelik aktif
  Üyelik askıya alınmamış
  Paket Comfort Plus
  Paketin adı Comfort Plus
  Paket Comfort veya Comfort Plus
  Bitiş tarihi gelecekte
  Bitiş tarihi geçmemiş
  Üyelik sona ermemiş
  Üyelik devam ediyor
  Üyelik en az 31 Mart 2027'ye kadar geçerli
  En az Mart 2027'ye kadar geçerli
  Bitiş tarihi 2026'dan sonra
  Bitiş tarihi en erken 2027
  Bitiş tarihine en az 30 gün var
  Üyelik en az 12 ay önce başlamış
  Üyelik iki yıldan fazla süre önce başladı
  En az 2 yıldır üye
  2020'den beri veya daha önce üye
  Üyelik başlangıç tarihi 2020'den önce
  Düzenlenme tarihi son 3 ay içinde
  Belge 90 günden eski değil
  Son 30 gün içinde düzenlenmiş
  Bakiye en az 2.000 EUR
  Kullanılabilir bakiye 2.000 €'dan fazla
  Bakiye 1.000 EUR'dan az değil
  Bakiye 1.000 ile 5.000 EUR arasında
  En az 2.000 EUR kullanılabilir bakiye
  Borç yok
  Ödenmemiş borcu bulunmuyor
  Ödenmemiş borç en fazla 50 EUR
  Ödenmemiş borç 0 EUR
  Üyenin adı Ana Novak
  Adı soyadı: Ana Novak`,
  `Üyenin adı soyadı görünmüyor
  Sayfada üye numarası yok
  İşverenin adı görünüyor
  Üyenin adı belki görünüyor
  Durum: İptal edildi
  Üyelik durumu Aktif değil
  Üyelik askıya alınmış
  Paket Comfort
  Bitiş tarihi geçmişte
  Üyelik sona ermiş
  Üyelik artık devam etmiyor
  En az Haziran 2027'ye kadar geçerli
  Bitiş tarihi 2027'den sonra
  Üyelik en az 10 yıl önce başlamış
  2018'den beri veya daha önce üye
  Belge 90 günden eski
  Düzenlenme tarihi son 10 gün içinde
  Bakiye en az 20.000 EUR
  Bakiye en az 2.000 USD
  Bakiye 2.000 EUR'dan az
  Ödenmemiş borç 50 EUR'dan fazla
  Borç var
  Üyenin adı Eva Novak`,
);
