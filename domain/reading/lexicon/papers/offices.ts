import type { Forms } from '../forms.ts';

/** How offices and suppliers of many languages name what every application, connection and post has. */
export const offices: Forms = {
  address: [
    'adres punktu poboru, adres poboru, adres nieruchomości, adresa odběrného místa, adresa nemovitosti',
    'adresa odberného miesta, adresa imobilului, adresa locului de consum, διεύθυνση εγκατάστασης',
    'адрес объекта, адрес потребления, адрес поставки, адрес квартиры, адреса споживання, адреса об єкта, адрес на имота, адрес на обекта',
    'adresa mjernog mjesta, adresa nekretnine, adresa objekta, objekto adresas, vartojimo vietos adresas, objekta adrese, tarbimiskoha aadress, objekti aadress',
    'käyttöpaikan osoite, kohteen osoite, uttagsadress, anläggningsadress, installationsadresse, forbrugsadresse, anleggsadresse, leveringsadres',
    'adresse de fourniture, adresse du risque, adresse du logement, dirección de suministro, dirección del suministro, morada de fornecimento, local de consumo',
    'indirizzo di fornitura, indirizzo dell immobile, tesisat adresi, tüketim adresi, alamat pemasangan, कनेक्शन का पता, สถานที่ใช้ไฟ, địa chỉ sử dụng điện',
    '사용 장소, 설치 장소, 설치 주소, 거주지, 使用場所, 供給場所, 供热地址, 用电地址, 用水地址, 房屋地址',
  ].join(', '),
  created: [
    'datum podání, dátum podania, benyújtás dátuma, data depunerii, ημερομηνία υποβολής',
    'подадено, zaprimljeno, vloženo dne, ansøgningsdato',
    'innsendt, ansökningsdatum, inskickad, jätetty, hakemuspäivä, ingediend, datum aanvraag, data de submissão, submetido em',
    'fecha de presentación, تاریخ درخواست, تاریخ ثبت درخواست',
    'วันที่ยื่นคำขอ, ngày nộp, 접수일, 提交日期',
  ].join(', '),
  joined: 'felvéve, felvétel dátuma, הצטרפה, 자격취득일, 자격 취득일',
  issued: 'bejegyzés dátuma, 認定日, 授与日',
  employer: 'munkaadó, darbovietė, çalıştığı kurum, çalıştığı yer',
  position: 'stanowisko pracy',
  number: [
    'nr sprawy, регистрационный номер, партиден номер, evidencijski broj, broj predmeta, شماره پرونده',
    'mã khách hàng, mã số khách hàng, 户号, 戶號, asiointitunnus',
  ].join(', '),
  until: 'istječe, окончание срока, окончание срока действия, smlouva na dobu do, მოქმედებს, ժամկետը, 迄日',
  fee: 'wysokość składki, внесок, biedru nauda, üyelik aidatı, aidatı, lidmaatschapsgeld, quota associativa, quota sociale',
  premium: '保險費, 應繳保費, 总保费, 總保費, 应缴保费',
  fine: 'տուգանքներ, სანქცია',
  monthly: [
    'среднемесячный, среднемесячная, среднемесячное, среднемесячного, середньомісячний, середньомісячна, средномесечен, средномесечно, просечна месечна',
    'średniomiesięczne, średniomiesięczny, średniomiesięczna, průměrný měsíční, priemerný mesačný, prosječna mjesečna, povprečna mesečna',
    'keskimääräinen kuukausi, havi átlag, havi átlagos, aylık ortalama, μέσος μηνιαίος',
  ].join(', '),
  season: '供暖季, 采暖期, 采暖季, 供暖期',
  power: 'भार, संयोजित भार, 契約電力',
  points: 'ไมล์สะสม',
  course: 'lớp học, tên khóa học, tên lớp',
  faculty: 'khoa',
  status: 'stadiul, stadiul cererii, olek, 처리 상태, 자격 상태, 审核状态',
};
