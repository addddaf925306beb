import type { Forms } from '../forms.ts';

/** What unions, chambers and professional bodies are called, whose members ask them for certificates. */
export const associations: Forms = {
  issuer: [
    'union, trade union, labor union, labour union, professional body, professional association, association, federation, chamber, guild',
    'gewerkschaft, berufsverband, kammer, berufskammer, handwerkskammer, innung, bund, dachverband',
    'syndicat, fédération, ordre professionnel, chambre professionnelle, association',
    'sindicato, colegio, colegio profesional, colegio oficial, asociación, federación, gremio',
    'sindicato profissional, ordem profissional, associação, federação, conselho profissional, conselho regional',
    'sindacato, ordine professionale, albo professionale, collegio, associazione, federazione',
    'vakbond, beroepsvereniging, vereniging, bond',
    'fackförbund, förbund, förbundet, fackförening, yrkesförbund, fagforening, fagforbund, forbund, forbundet, a-kasse, a-kassa',
    'ammattiliitto, liitto, yhdistys, stéttarfélag, ametiühing, liit, arodbiedrība, biedrība, profesinė sąjunga, asociacija',
    'związek zawodowy, związek, izba, samorząd zawodowy, stowarzyszenie, odborová organizace, odborový svaz, svaz, komora, odborový zväz, zväz, spolek',
    'szakszervezet, szövetség, egyesület, kamara, sindicat, sindicatul, asociație, asociația, federație, ordin profesional',
    'sindikat, savez, udruga, udruženje, zveza, združenje, zbornica, društvo',
    'профсоюз, союз, ассоциация, федерация, палата, объединение, профспілка, спілка, асоціація, федерація, синдикат, съюз, сдружение, асоциация, камара, савез, удружење',
    'σωματείο, σύλλογος, ένωση, επιμελητήριο, συνδικάτο, ομοσπονδία, sendika, dernek, oda, meslek odası, birlik',
    'serikat pekerja, asosiasi, perhimpunan, công đoàn, hiệp hội',
  ].join(', '),
};
