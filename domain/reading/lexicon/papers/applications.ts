import type { Forms } from '../forms.ts';

/** What somebody applies for, and how large a home is, as offices and forms name both in the languages that make no compounds. */
export const applications: Forms = {
  application: [
    'application, applications, application form, demande, demandes, solicitud, solicitudes, pedido de inscrição, requerimento, requerimentos, solicitação',
    'domanda, istanza, wniosek, wniosku, wnioski, podanie, žádost, žádosti, žiadosť, žiadosti, cerere, cererii, αίτηση, αίτησης, αιτήσεως, başvuru, başvurunun',
    'заявление, заявления, заявка, заявки, заява, заяви, заявлението, молба, молбата, захтев, zahtjev, zahtjeva, zahtev, zahteva, vloga, vloge',
    'prašymas, prašymo, paraiška, paraiškos, iesniegums, iesnieguma, pieteikums, pieteikuma, aplikimi, aplikimit, kërkesa, sol·licitud',
    'permohonan, pengajuan, ombi, müraciət, müraciətin, өтініш, განაცხადი, განცხადება, դիմում, դիմումի, umsókn, umsóknar',
    'الطلب, طلب, בקשה, הבקשה, درخواست, درخواست ها, आवेदन, अर्ज, আবেদন, விண்ணப்பம், คำขอ, ใบสมัคร, hồ sơ, đơn đăng ký, đơn',
    '申込, 申込み, お申込み, 申請, 申请, 신청',
  ].join(', '),
  area: [
    'floor area, living area, superficie, superfície, superficie habitable, surface habitable, área útil, area útil, superficie utile, metratura',
    'powierzchnia, powierzchni, plocha, podlahová plocha, výměra, výmera, suprafața, suprafață, εμβαδόν, επιφάνεια, yüzölçümü, metrekare',
    'площадь, общая площадь, площа, загальна площа, площ, površina, površine, plotas, bendras plotas, platība, kopējā platība, sipërfaqja, luas, luas bangunan',
    'المساحة, مساحة, שטח, متراژ, مساحت, क्षेत्रफल, আয়তন, พื้นที่, diện tích, 面積, 延床面積, 床面積, 面积, 建筑面积, 供热面积, 计费面积, 专有面积, 면적, 전용면적, ფართობი, մակերես',
  ].join(', '),
};
