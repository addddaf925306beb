import type { NamesOfKinds } from '../names-of-kinds.ts';

export const german: NamesOfKinds = {
  payslip:
    'gehaltsabrechnung|lohnabrechnung|lohnzettel|gehaltszettel|verdienstabrechnung|entgeltabrechnung|bezügemitteilung|lohn- und gehaltsabrechnung|lohn-/gehaltsabrechnung|brutto-netto-abrechnung|abrechnung der brutto/netto-bezüge|entgeltnachweis|gehaltsnachweis|lohnausweis',
  bank_statement: 'kontoauszug|bankauszug|umsatzübersicht|kontoumsätze|saldenbestätigung',
  invoice: 'rechnung|faktura',
  utility_bill:
    'versorgerrechnung|energierechnung|nebenkostenabrechnung|betriebskostenabrechnung|verbrauchsabrechnung|versorgungsrechnung',
  electricity_bill: 'stromrechnung|stromabrechnung',
  water_bill: 'wasserrechnung|wasserabrechnung',
  gas_bill: 'gasrechnung|gasabrechnung',
  telecom_bill: 'telefonrechnung|internetrechnung|festnetzrechnung',
  mobile_bill: 'handyrechnung|mobilfunkrechnung',
  receipt: 'quittung|zahlungsbestätigung|zahlungsbeleg|kassenbon|zahlungsnachweis|empfangsbestätigung',
  rent_receipt: 'mietquittung',
  payment_request: 'mahnung|zahlungserinnerung|zahlungsaufforderung',
  quotation: 'angebot|kostenvoranschlag|offerte|preisangebot',
  order_confirmation: 'auftragsbestätigung|bestellbestätigung|bestellübersicht',
  ticket: 'ticket|fahrkarte|fahrschein|eintrittskarte|flugticket|online-ticket|bordkarte',
  contract: 'vertrag',
  employment_contract: 'arbeitsvertrag|anstellungsvertrag|dienstvertrag',
  tenancy_agreement: 'mietvertrag|wohnraummietvertrag|wohnungsmietvertrag',
  certificate: 'bescheinigung|bestätigung|nachweis',
  employment_certificate:
    'arbeitsbescheinigung|beschäftigungsnachweis|arbeitgeberbescheinigung|beschäftigungsbestätigung|arbeitsbestätigung|arbeitszeugnis',
  salary_certificate:
    'verdienstbescheinigung|gehaltsbescheinigung|einkommensbescheinigung|einkommensnachweis|lohnbescheinigung',
  insurance_policy: 'versicherungspolice|versicherungsschein|police|versicherungsvertrag',
  insurance_certificate:
    'versicherungsbestätigung|versicherungsnachweis|versicherungsbescheinigung|deckungsbestätigung',
  membership_card: 'mitgliedsausweis|mitgliedskarte',
  membership_certificate:
    'mitgliedsbescheinigung|mitgliedschaftsbescheinigung|mitgliedschaftsbestätigung|mitgliedsbestätigung',
  diploma: 'diplom|urkunde|bachelorurkunde|masterurkunde|abschlusszeugnis|hochschulzeugnis',
  transcript: 'notenspiegel|leistungsübersicht|notenübersicht|studienbuch|zeugnis',
  enrolment_certificate:
    'immatrikulationsbescheinigung|studienbescheinigung|schulbescheinigung|einschreibebestätigung|studienbestätigung',
  course_certificate: 'teilnahmebescheinigung|teilnahmebestätigung|kursbescheinigung|zertifikat|lehrgangszeugnis',
  tax_assessment: 'steuerbescheid|einkommensteuerbescheid|bescheid für',
  tax_return: 'steuererklärung|einkommensteuererklärung',
  vaccination_record: 'impfpass|impfausweis|impfnachweis|impfzertifikat|impfbescheinigung',
  medical_certificate: 'attest|ärztliches attest|ärztliche bescheinigung|arbeitsunfähigkeitsbescheinigung|krankmeldung',
  licence: 'führerschein|lizenz|genehmigung|erlaubnis|zulassung|parkausweis|gewerbeschein',
  passport: 'reisepass',
  identity_card: 'personalausweis|ausweis',
  residence_certificate:
    'meldebescheinigung|meldebestätigung|wohnsitzbestätigung|anmeldebestätigung|aufenthaltsbescheinigung|meldezettel',
  register_extract:
    'handelsregisterauszug|registerauszug|vereinsregisterauszug|chronologischer ausdruck|aktueller ausdruck|firmenbuchauszug|gewerberegisterauszug|auszug aus dem handelsregister',
  vehicle_registration: 'fahrzeugschein|zulassungsbescheinigung|fahrzeugbrief',
  pension_statement: 'renteninformation|rentenbescheid|rentenauskunft|rentenanpassungsmitteilung',
  application: 'antrag|antragsformular|anfrage|anmeldeformular|aufnahmeantrag|beitrittserklärung',
  cancellation: 'kündigung|kündigungsbestätigung|stornierung',
  simulation: 'beispielrechnung|simulation|modellrechnung|probeabrechnung',
  draft: 'entwurf|vorabzug',
  template: 'muster|vorlage|vordruck|musterdokument',
};
