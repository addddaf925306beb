import type { StateWords } from './state-kinds.ts';

/** Languages of the Caucasus, of the middle and south-east of Asia, and of Africa. */
export const STATE_WORDS_AFAR: Readonly<Record<string, StateWords>> = {
  malay: {
    'in force':
      'masih sah, masih berkuat kuasa, berkuat kuasa, sah laku, sedang berkuat kuasa, ahli aktif, masih aktif, diinsuranskan, berdaftar, masih sah laku',
    paid: 'telah dibayar, sudah dibayar, dibayar penuh, telah dijelaskan',
    granted: 'diluluskan, telah diluluskan',
    established: 'disahkan, telah disahkan, telah disemak',
    'no longer':
      'tidak sah laku, tamat, tamat tempoh, telah tamat, telah tamat tempoh, luput, telah luput, digantung, digantung sementara, ditamatkan, ditarik balik, disekat, dinyahaktifkan, terbatal, batal, muflis, tidak lagi sah',
    unpaid: 'belum dijelaskan, tertunggak, lewat bayar, tunggakan',
    refused: 'tidak diluluskan, tidak berjaya, belum disahkan',
    'still open':
      'menunggu kelulusan, menunggu bayaran, belum selesai, dalam semakan, dalam pertimbangan, sedang disemak, draf, tidak diketahui, akan datang',
  },
  filipino: {
    'in force': 'aktibo, may bisa, may bisa pa, balido, nakarehistro, nakaseguro, epektibo pa',
    paid: 'bayad na, nabayaran na, nabayaran, ganap na bayad',
    granted: 'aprubado, naaprubahan, inaprubahan, tinanggap',
    established: 'beripikado, na-verify na, kumpirmado, nakumpirma',
    'no longer':
      'hindi aktibo, hindi na aktibo, di-aktibo, walang bisa, wala nang bisa, hindi balido, hindi na balido, paso na, napaso, napaso na, kinansela, kanselado, nakansela, suspendido, sinuspinde, nasuspinde, tinapos na, tapos na, isinara, sarado, sarado na, binawi, naka-block, winakasan, nag-expire',
    unpaid: 'hindi bayad, hindi pa bayad, hindi pa nababayaran, di pa bayad, lampas na sa takdang araw',
    refused: 'tinanggihan, hindi naaprubahan, hindi inaprubahan, nabigo',
    'still open':
      'nakabinbin, hinihintay, naghihintay, pinoproseso, kasalukuyang pinoproseso, sinusuri, naghihintay ng pag-apruba, naghihintay ng bayad, burador, hindi alam',
  },
  afrikaans: {
    'in force': 'aktief, geldig, van krag, in werking, geregistreer, ingeskryf',
    paid: 'ten volle betaal',
    granted: 'goedgekeur, toegestaan, aanvaar',
    established: 'geverifieer',
    'no longer':
      'onaktief, nie aktief nie, ongeldig, nie geldig nie, nie meer geldig nie, verval, het verval, verstreke, gekanselleer, beëindig, opgeskort, gesluit, geblokkeer, ingetrek, opgesê, geskors, gederegistreer, in likwidasie',
    unpaid: 'onbetaald, nie betaal nie, agterstallig',
    refused: 'afgekeur, geweier, afgewys, misluk, nie goedgekeur nie',
    'still open':
      'hangende, wag op goedkeuring, wag op betaling, word verwerk, in verwerking, word oorweeg, konsep, onbekend, voorlopig, ingedien',
  },
  swahili: {
    'in force': 'inatumika, ni halali, halali, ipo hai, imesajiliwa, amesajiliwa',
    paid: 'imelipwa, yamelipwa, amelipa, imelipwa yote',
    granted: 'imeidhinishwa, imekubaliwa, amekubaliwa, imepitishwa',
    established: 'imethibitishwa, imehakikiwa, amethibitishwa',
    'no longer':
      'si hai, haitumiki, haitumiki tena, si halali, imeisha, imeisha muda, imekwisha, imekwisha muda, imeisha muda wake, imefutwa, imeghairiwa, imesitishwa, imesimamishwa, amesimamishwa, imefungwa, imezuiwa, imebatilishwa, imeondolewa',
    unpaid: 'haijalipwa, hayajalipwa, imechelewa kulipwa, hajalipa, inadaiwa',
    refused: 'imekataliwa, amekataliwa, imeshindikana, haijaidhinishwa, haijathibitishwa',
    'still open':
      'inasubiri, inasubiriwa, inashughulikiwa, inachakatwa, inakaguliwa, inasubiri kuidhinishwa, inasubiri malipo, rasimu, haijulikani',
  },
  azerbaijani: {
    'in force': 'aktivdir, etibarlı, etibarlıdır, qüvvədə, qüvvədədir, qeydiyyatdadır, qüvvədə olan, fəal',
    paid: 'ödənilib, ödənilmiş, tam ödənilib, ödənildi',
    granted: 'təsdiqlənib, təsdiq edilib, qəbul edilib, razılaşdırılıb',
    established: 'yoxlanılıb, doğrulanıb, təsdiqini tapıb',
    'no longer':
      'qeyri-aktiv, qeyri aktiv, aktiv deyil, etibarsız, etibarsızdır, etibarlı deyil, qüvvədə deyil, qüvvədən düşüb, vaxtı bitib, vaxtı keçib, müddəti bitib, müddəti başa çatıb, başa çatıb, ləğv edilib, ləğv olunub, dayandırılıb, xitam verilib, bağlanıb, bağlıdır, bloklanıb, bitib, silinib, deaktiv',
    unpaid: 'ödənilməyib, ödənilməmiş, gecikdirilib, vaxtı keçmiş ödəniş',
    refused: 'rədd edilib, rədd olunub, imtina edilib, uğursuz, təsdiqlənməyib',
    'still open':
      'gözləyir, gözləmədə, gözləmədədir, icradadır, icra olunur, emal olunur, baxılır, baxılmaqdadır, təsdiq gözləyir, ödəniş gözləyir, qaralama, naməlum, hazırlanır',
  },
  kazakh: {
    'in force': 'белсенді, жарамды, қолданыста, күшінде, тіркелген, сақтандырылған, әрекет етеді',
    paid: 'төленді, төленген, толық төленді',
    granted: 'мақұлданды, мақұлданған, бекітілді, бекітілген, қабылданды',
    established: 'расталды, расталған, тексерілді, тексерілген',
    'no longer':
      'белсенді емес, жарамсыз, жарамды емес, күшінде емес, мерзімі өткен, мерзімі өтті, мерзімі аяқталды, мерзімі аяқталған, тоқтатылды, тоқтатылған, тоқтатыла тұрды, тоқтатыла тұрған, күші жойылды, күші жойылған, жойылды, жойылған, бұғатталды, бұғатталған, жабылды, жабылған, жабық, аяқталды, аяқталған, бұзылды, бұзылған, шығарылған, таратылған, күшін жойған',
    unpaid: 'төленбеген, төленбеді, мерзімі өткен берешек, кешіктірілген',
    refused: 'қабылданбады, қабылданбаған, бас тартылды, мақұлданбады, сәтсіз',
    'still open':
      'күтуде, күтілуде, өңделуде, қаралуда, қарастырылуда, өңдеуде, төлем күтілуде, растау күтілуде, белгісіз, дайындалуда, қарауда',
  },
  marathi: {
    'in force': 'सक्रिय आहे, वैध आहे, चालू आहे, कार्यरत, नोंदणीकृत, विमाकृत, अंमलात, अमलात',
    paid: 'भरले, भरलेले, देय भरले, पूर्ण भरले, अदा केले, भरणा केला',
    granted: 'मंजूर झाले, मंजूर केले, मान्य केले, संमत',
    established: 'पडताळलेले, सत्यापित केले, खात्री केलेले',
    'no longer':
      'सक्रिय नाही, वैध नाही, अवैध आहे, मुदत संपली, मुदत संपलेली, मुदत समाप्त, कालबाह्य, रद्द केले, रद्द झाले, रद्द केलेले, निलंबित केले, संपुष्टात, संपले, थांबवले, स्थगित, बंद आहे, बंद केले, अवरोधित',
    unpaid: 'न भरलेले, भरले नाही, थकीत, थकबाकी आहे',
    refused: 'नाकारले, नाकारलेले, नामंजूर, फेटाळले, अयशस्वी, मंजूर नाही',
    'still open': 'प्रलंबित, प्रक्रियेत, प्रतीक्षेत, विचाराधीन आहे, तपासणी सुरू, मंजुरीच्या प्रतीक्षेत, अज्ञात आहे',
  },
  georgian: {
    'in force': 'აქტიური, აქტიურია, მოქმედი, მოქმედებს, ძალაშია, ძალაში, დაზღვეულია, რეგისტრირებული, რეგისტრირებულია',
    paid: 'გადახდილი, გადახდილია, სრულად გადახდილი',
    granted: 'დამტკიცებული, დამტკიცებულია, დამტკიცდა, მიღებულია',
    established: 'დადასტურებული, დადასტურებულია, გადამოწმებული, გადამოწმებულია',
    'no longer':
      'არააქტიური, არ არის აქტიური, არ მოქმედებს, აღარ მოქმედებს, არ არის ძალაში, ვადაგასული, ვადაგასულია, ვადა გასულია, ვადა ამოიწურა, გაუქმებული, გაუქმებულია, გაუქმდა, შეწყვეტილი, შეწყვეტილია, შეჩერებული, შეჩერებულია, დახურული, დახურულია, დაბლოკილი, დაბლოკილია, დასრულებული, დასრულებულია, ძალადაკარგული, ძალადაკარგულია, ბათილი, ლიკვიდირებული',
    unpaid: 'გადაუხდელი, გადაუხდელია, არ არის გადახდილი, ვადაგადაცილებული, ვადაგადაცილებულია',
    refused: 'უარყოფილი, უარყოფილია, წარუმატებელი, არ დამტკიცდა, დაუდასტურებელი',
    'still open':
      'მოლოდინში, მოლოდინის რეჟიმში, მუშავდება, განიხილება, განხილვის პროცესში, დამტკიცების მოლოდინში, გადახდის მოლოდინში, მიმდინარეობს, უცნობი, უცნობია, დროებითი, განხილვაშია',
  },
  armenian: {
    'in force':
      'ակտիվ, ակտիվ է, գործող, գործում է, վավեր, վավեր է, ուժի մեջ, ուժի մեջ է, գրանցված, գրանցված է, ապահովագրված, ապահովագրված է',
    paid: 'վճարված, վճարված է, վճարվել է, ամբողջությամբ վճարված',
    granted: 'հաստատված, հաստատված է, հաստատվել է, ընդունված է',
    established: 'ստուգված, ստուգված է, վավերացված',
    'no longer':
      'ոչ ակտիվ, ակտիվ չէ, չի գործում, այլևս չի գործում, անվավեր, անվավեր է, վավեր չէ, ուժի մեջ չէ, ժամկետանց, ժամկետանց է, ժամկետը լրացել է, ժամկետն անցել է, չեղարկված, չեղարկված է, չեղյալ, դադարեցված, դադարեցված է, կասեցված, կասեցված է, ընդհատված, լուծված, լուծված է, փակված, փակված է, փակ է, արգելափակված, արգելափակված է, ավարտված, ավարտված է, ուժը կորցրած, ուժը կորցրել է, լուծարված',
    unpaid: 'չվճարված, չվճարված է, վճարված չէ, ժամկետանց վճարում',
    refused: 'մերժված, մերժված է, մերժվել է, ձախողված, չհաստատված, հաստատված չէ',
    'still open':
      'սպասման մեջ, սպասվում է, սպասվող, մշակվում է, ընթացքի մեջ, ընթացքում է, քննարկվում է, դիտարկվում է, հաստատման սպասող, սևագիր, անհայտ, նախապատրաստվում է, ընթացքում',
  },
};
