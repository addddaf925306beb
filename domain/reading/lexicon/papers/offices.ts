import type { Forms } from '../forms.ts';

/** How offices and suppliers of many languages name what every application, connection and post has. */
export const offices: Forms = {
  address: [
    'supply address, service address, premises address, adres punktu poboru, adres poboru, adres nieruchomości, adresa odběrného místa, adresa nemovitosti',
    'adresa odberného miesta, adresa imobilului, adresa locului de consum, διεύθυνση εγκατάστασης, διεύθυνση παροχής, διεύθυνση ακινήτου',
    'адрес объекта, адрес потребления, адрес поставки, адрес квартиры, адреса споживання, адреса об єкта, адрес на имота, адрес на обекта',
    'adresa mjernog mjesta, adresa nekretnine, adresa objekta, objekto adresas, vartojimo vietos adresas, objekta adrese, tarbimiskoha aadress, objekti aadress',
    'käyttöpaikan osoite, kohteen osoite, uttagsadress, anläggningsadress, installationsadresse, forbrugsadresse, anleggsadresse, leveringsadres',
    'adresse de fourniture, adresse du risque, adresse du logement, dirección de suministro, dirección del suministro, morada de fornecimento, local de consumo',
    'indirizzo di fornitura, indirizzo dell immobile, tesisat adresi, tüketim adresi, alamat pemasangan, कनेक्शन का पता, สถานที่ใช้ไฟ, địa chỉ sử dụng điện',
    '사용 장소, 설치 장소, 설치 주소, 거주지, 使用場所, 供給場所, 供热地址, 用电地址, 用水地址, 房屋地址',
  ].join(', '),
  created: [
    'datum podání, podáno dne, podáno, dátum podania, podané dňa, benyújtás dátuma, benyújtva, data depunerii, depusă la, depus la, ημερομηνία υποβολής, υποβλήθηκε',
    'подадено, дата на подаване, zaprimljeno, datum podnošenja, vloženo dne, pateikta, pateikimo data, iesniegts, iesniegšanas datums, esitatud, ansøgningsdato',
    'indsendt, innsendt, søknadsdato, ansökningsdatum, inskickad, jätetty, hakemuspäivä, ingediend op, ingediend, datum aanvraag, data de submissão, submetido em',
    'date de dépôt, déposée le, déposé le, presentata il, presentato il, fecha de presentación, başvuru tarihi, تاریخ درخواست, تاریخ ثبت درخواست, تاريخ التقديم',
    'आवेदन तिथि, วันที่ยื่นคำขอ, ngày nộp, tanggal pengajuan, 신청일, 접수일, 申込日, 受付日, 申請日, 申请日期, 提交日期',
  ].join(', '),
  joined: 'felvéve, felvétel dátuma, הצטרפה, הצטרף, 자격취득일, 자격 취득일',
  issued: 'bejegyzés dátuma, 取得日, 取得年月日, 認定日, 授与日',
  employer: 'munkaadó, darbovietė, çalıştığı kurum, çalıştığı yer, iş yeri, 사업장, 근무처, 직장',
  position: 'stanowisko pracy, pozicija, radno mjesto, mansione, görevi, jabatan, 職種, 职位',
  number: [
    'nr sprawy, spisová značka, регистрационный номер, партиден номер, evidencijski broj, broj predmeta, شماره پرونده',
    'mã khách hàng, mã số khách hàng, 户号, 戶號, asiointitunnus',
  ].join(', '),
  until:
    'istječe, ističe, окончание срока, окончание срока действия, smlouva na dobu do, მოქმედებს, მოქმედებს მდე, ժամկետը, 迄日',
  fee: 'wysokość składki, внесок, членський внесок, biedru nauda, üyelik aidatı, aidatı, aidat, lidmaatschapsgeld, quota associativa, quota sociale, 使用料, 利用料',
  premium: '保險費, 應繳保費, 总保费, 總保費, 应缴保费',
  fine: 'տուգանք, տուգանքներ, ჯარიმა, სანქცია',
  season: '供暖季, 采暖期, 采暖季, 供暖期',
  power: 'भार, स्वीकृत भार, संयोजित भार, 계약전력, 契約電力',
  points: 'ไมล์สะสม, คะแนนสะสม',
  course: 'lớp học, tên khóa học, tên lớp',
  faculty: 'khoa',
  status: 'stadiul, stadiu, stadiul cererii, olek, 처리 상태, 자격 상태, 审核状态',
};
