import { folded } from '../../../reading/text.ts';

/**
 * What people call the thing that evidence is of, whatever it is of: the permit, the card, the cover, the right; by the
 * beginnings of the words, in the languages of guides. It asks for nothing where no other thing could be meant.
 */
const BEGINNINGS: readonly string[] = [
  'permit|permission|authorisation|authorization|entitlement|pass|cover|licence|license|contract|card|certificate|agreement|registration|document|entry|plan|credential|badge|accreditation',
  'erlaubnis|genehmigung|berechtigung|bewilligung|zulassung|ausweis|vertrag|karte|bescheinigung|zertifikat|vereinbarung|eintrag|registrierung|dokument|nachweis|lizenz|police|schein',
  'vergunning|toestemming|recht|pas|bewijs|contract|kaart|certificaat|overeenkomst|inschrijving|registratie|document|polis|machtiging|dekking',
  'tillstånd|behörighet|rättighet|bevis|avtal|kort|intyg|certifikat|registrering|dokument|licens|försäkringsbrev|legitimation',
  'tilladelse|godkendelse|ret|bevis|aftale|kontrakt|kort|attest|certifikat|registrering|dokument|licens|police|tillatelse|godkjenning|rett|avtale|sertifikat|lisens|polise',
  'lupa|oikeus|todistus|sopimus|kortti|asiakirja|rekisteröinti|lisenssi|vakuutus',
  'permis|autorisation|agrément|droit|attestation|carte|contrat|certificat|accord|inscription|document|licence|police|titre|justificatif|dossier|garantie',
  'permiso|autorización|derecho|carné|carnet|tarjeta|contrato|certificado|acuerdo|inscripción|registro|documento|licencia|póliza|título|credencial|cobertura',
  'permissão|autorização|direito|carteira|carteirinha|cartão|contrato|certificado|acordo|inscrição|registo|registro|documento|licença|apólice|título|credencial|cobertura|cédula',
  'permesso|autorizzazione|diritto|tessera|contratto|certificato|accordo|iscrizione|registrazione|documento|licenza|polizza|titolo|attestato|copertura|patente',
  'permis|autorizați|drept|legitimați|contract|certificat|acord|înregistrare|document|licenț|poliț|card|adeverinț',
  'pozwoleni|zezwoleni|uprawnieni|legitymacj|kart|umow|certyfikat|zaświadczeni|rejestracj|dokument|licencj|polis|wpis|ubezpieczeni',
  'povolení|oprávnění|průkaz|kart|smlouv|certifikát|osvědčení|potvrzení|registrac|dokument|licenc|pojistk|pojištění|povoleni|oprávneni|preukaz|zmluv|osvedčeni|potvrdeni|poistk|poisteni',
  'разрешени|удостоверени|право|карт|договор|сертификат|соглашени|регистраци|документ|лицензи|полис|пропуск|справк|запис',
  'дозвіл|дозвол|посвідченн|право|картк|договір|договор|сертифікат|угод|реєстраці|документ|ліцензі|поліс|перепустк|довідк|запис',
  'άδεια|άδειας|δικαίωμα|κάρτα|κάρτας|σύμβαση|σύμβασης|πιστοποιητικό|βεβαίωση|συμφωνία|εγγραφή|έγγραφο|συμβόλαιο|ασφάλεια|ασφάλιση',
  'engedély|jogosultság|jog|igazolvány|kártya|kártyá|szerződés|tanúsítvány|igazolás|megállapodás|regisztráció|dokumentum|okmány|kötvény|bérlet|biztosítás',
  'izin|izni|ruhsat|hak|kart|sözleşme|sertifika|belge|anlaşma|kayıt|kaydı|lisans|poliçe|kimlik',
  'رخصة|الرخصة|تصريح|التصريح|بطاقة|البطاقة|عقد|العقد|شهادة|الشهادة|وثيقة|الوثيقة|تسجيل|التسجيل|ترخيص|الترخيص|اشتراك|الاشتراك',
  'רישיון|הרישיון|היתר|ההיתר|כרטיס|הכרטיס|חוזה|החוזה|תעודה|התעודה|פוליסה|הפוליסה|אישור|האישור|רישום|הרישום|מסמך|המסמך',
  'लाइसेंस|अनुमति|परमिट|कार्ड|अनुबंध|प्रमाणपत्र|पंजीकरण|दस्तावेज़|पॉलिसी',
  'giấy phép|thẻ|hợp đồng|chứng nhận|chứng chỉ|giấy tờ|đăng ký|tài liệu|izin|kartu|kontrak|sertifikat|perjanjian|pendaftaran|dokumen|lisensi|polis|kad|lesen|sijil',
];
const ALL = BEGINNINGS.flatMap(list => list.split('|')).map(folded);
const BY_START = new Map<string, string[]>();
for (const one of ALL) BY_START.set(one.slice(0, 2), [...(BY_START.get(one.slice(0, 2)) ?? []), one]);

/** How many letters an ending of case, number or article has at most. */
const LONGEST_ENDING = 3;

/** Whether a word is one for whatever thing the evidence is of, in any of its forms. */
export function callsThing(word: string): boolean {
  const plain = folded(word);
  return (BY_START.get(plain.slice(0, 2)) ?? []).some(
    one => plain.startsWith(one) && plain.length - one.length <= LONGEST_ENDING,
  );
}
