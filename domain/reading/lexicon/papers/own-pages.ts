import type { Forms } from '../forms.ts';

/** How people's own pages head what they show of whoever looks: "About you", "Meine Daten", "Hesaplarım". */
export const ownPages: Forms = {
  detail: [
    'about you, about me, personal details, personal information, personal data, my data, your data',
    'über sie, über mich, über dich, ihre daten, meine daten, deine daten, stammdaten, persönliche daten, persönliche angaben, persönliches',
    'à propos de vous, à propos de moi, données personnelles, mes données, vos données, informations personnelles, état civil',
    'sobre ti, sobre usted, sobre mí, mis datos, sus datos, tus datos, datos personales, información personal',
    'sobre você, sobre si, meus dados, os meus dados, seus dados, os seus dados, dados pessoais, dados cadastrais, dados de cadastro',
    'su di te, su di lei, i miei dati, i tuoi dati, i suoi dati, dati personali, anagrafica, dati anagrafici, scheda anagrafica',
    'over u, over jou, over mij, persoonlijke gegevens, persoonsgegevens, mijn gegevens, uw gegevens',
    'o tobie, o mnie, twoje dane, moje dane, dane osobowe, osobní údaje, moje údaje, osobné údaje, o vás',
    'om dig, om mig, om deg, om meg, uppgifter om dig, dina uppgifter, mina uppgifter, personlige oplysninger, oplysninger om dig, dine oplysninger, mine oplysninger',
    'opplysninger om deg, dine opplysninger, mine opplysninger, personlig informasjon, tietoja sinusta, henkilötiedot, perustiedot',
    'hakkınızda, bilgilerim, bilgileriniz, kişisel bilgiler, kişisel bilgilerim, kimlik bilgileri',
    'о вас, обо мне, личные данные, персональные данные, мои данные, ваши данные, про вас, про мене, особисті дані, персональні дані, мої дані, ваші дані',
    'σχετικά με εσάς, προσωπικά στοιχεία, τα στοιχεία σας, despre tine, despre dumneavoastră, date personale, datele mele, datele tale, datele dumneavoastră',
    'adataim, adataid, személyes adatok, személyes adataim, rólad, önről, лични данни, моите данни, osobni podaci, moji podaci, vaši podaci, osebni podatki, moji podatki',
    '基本情報, 個人情報, 个人信息, 個人資料, 个人资料, 基本資料, 基本信息, 내 정보, 기본 정보, 개인 정보, 개인정보',
    'بياناتي, بياناتك, معلوماتك, معلوماتي, البيانات الشخصية, المعلومات الشخصية, פרטים אישיים, הפרטים שלי, אודותיך, व्यक्तिगत जानकारी, मेरी जानकारी',
    'thông tin cá nhân, ข้อมูลส่วนตัว, ข้อมูลส่วนบุคคล, data diri, data pribadi',
  ].join(', '),
  account: 'hesaplarım, hesaplarınız, konten, rekeningen, kontoni, számláim, fiókjaim',
  card: 'kartlarım, kartlarınız, kártyáim',
  subscription: 'aboneliklerim, abonelikleriniz, előfizetéseim',
  contract: 'sözleşmelerim, szerződéseim',
  address: [
    'käyttöpaikka, uttagsplats, forbrugssted, verbrauchsstelle, lieferstelle, abnahmestelle, odběrné místo, odberné miesto',
    'punto de suministro, felhasználási hely, fogyasztási hely, loc de consum, место потребления, місце споживання',
  ].join(', '),
  until:
    'määräaika päättyy, määräaikaisuus päättyy, määräaikainen asti, sopimuskausi päättyy, festlaufzeit bis, contract vast tot, umowa terminowa do',
  taxNumber: 'adószáma, adóazonosító jele, adóazonosítója, közösségi adószáma',
};
