import type { GuideLanguage } from './language.ts';

const SEEN =
  '(görünüyor|görünür|görülüyor|okunuyor|okunabilir|okunaklı|yer alıyor|yer almalı|gösteriliyor|belirtilmiş|belirtiliyor|yazıyor|var|mevcut|bulunuyor|görünmeli|görünür olmalı)';
const UNSEEN =
  '(görünmüyor|görülmüyor|okunmuyor|okunamıyor|yer almıyor|gösterilmiyor|belirtilmemiş|yazmıyor|yok|mevcut değil|bulunmuyor|eksik)';
const WHERE = '[sayfada|belgede|ekranda|ekran görüntüsünde]';
const EVIDENCE = '(sayfa|ekran görüntüsü|belge|görüntü|kanıt|dosya|döküm)';

export const turkish: GuideLanguage = {
  code: 'tr',
  levels: {
    high: 'yüksek|kabul et|kabul edin|onayla|onaylayın',
    medium: 'orta',
    low: 'düşük',
    reject: 'reddet|reddedilir|ret|reddedin|kabul etme|onaylama',
  },
  when: 'eğer|ise',
  give: 'ver|değerlendir',
  lead: ['(eğer|ki)', `${EVIDENCE} (şunu gösteriyor|şunu doğruluyor)[:]`],
  aroundField: ['alanı', 'değeri', 'alanının değeri', 'sayfadaki', 'belgedeki', 'bilgisi', 'mevcut', 'güncel'],
  attribute: { stands: 'before', holds: ['(kullanıcının|müşterinin|kişinin|üyenin)'] },
  and: ['ve', 'ayrıca'],
  or: ['veya', 'ya da', 'yahut'],
  oneOf: ['şunlardan biri', 'aşağıdakilerden biri', 'ya'],
  now: {
    before: ['(şu anda|halen|hâlâ|hala|şimdi|hâlihazırda|artık)'],
    today: ['(bugün|şu anda|halen|şimdi)', '(kontrol|sorgu|inceleme|ekran görüntüsü) (gününde|tarihinde|anında)'],
  },
  asked: ['(sorulan|sorgulanan|soruda geçen|aranan) (kişi|müşteri|üye|kişidir)'],
  notInValues:
    've veya değil yok asla hariç ama yalnızca sadece en az çok fazla önce sonra görünüyor eksik olmalı tüm her arasında belki muhtemelen',
  numbers: ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki'],
  relations: {
    between: ['{bound} ile {to} (arasında|arasındadır|arasında olmalı)', '{bound} ve {to} (arasında|arasındadır)'],
    future: [
      '(gelecekte|gelecekte olmalı|gelecekte bir tarih|bugünden sonra|bugünden sonradır|bugünden ileri|ileri bir tarih|geçmişte değil)',
      '[henüz|daha] (geçmemiş|dolmamış|bitmemiş|sona ermemiş) [olsun|olmalı|olmalıdır]',
    ],
    past: ['(geçmişte|geçmişte olmalı|bugünden önce|geçmiş|dolmuş|geçmiş bir tarih|gelecekte değil)'],
    within_last: [
      'son [{n}] {unit} (içinde|içindedir|içinde olmalı|içinden)',
      '(en fazla|en çok) {n} {unit} (önce|eski|önceki)',
      '{n} {unit} eski (değil)',
    ],
    older_than: [
      '{n} {unit} (eski|önceden eski)',
      '(en az) {n} {unit} (önce|önce başlamış|önce başladı|öncesine ait)',
      '{n} {unit} (fazla önce)',
    ],
    within_next: ['(önümüzdeki|gelecek) [{n}] {unit} (içinde|içindedir|içinde bitiyor|içinde doluyor)'],
    ahead: ['(en az) {n} {unit} (sonra|sonraya ait|daha geçerli|ileride)'],
    present: [`[açıkça|net] ${SEEN}`, `${WHERE} [açıkça|net] ${SEEN}`],
    missing: [UNSEEN, `${WHERE} ${UNSEEN}`],
    none: ['(sıfır|sıfırdır|0)'],
    negative: ['(negatif|eksi|ekside|eksi bakiyede)'],
    ends_in: ['{values} ile (bitiyor|biter)'],
    not_before: ['{bound} (veya sonrası|tarihinde veya sonra|tarihinde veya sonrasında|tarihinden önce değil)'],
    not_after: ['{bound} (veya öncesi|tarihinde veya önce|tarihinden sonra değil)', '(en geç) {bound}'],
    after: ['{bound} (sonrası|tarihinden sonra|tarihinden sonradır)'],
    before: ['{bound} (öncesi|tarihinden önce|tarihinden öncedir)'],
    at_least: [
      '(en az|asgari|minimum) {bound} [olmalı|olmalıdır]',
      '{bound} (veya daha fazla|veya üzeri|ya da üzeri|ve üzeri|veya daha yüksek)',
    ],
    at_most: [
      '(en fazla|en çok|azami|maksimum) {bound} [olmalı|olmalıdır]',
      '{bound} (veya daha az|veya altı|ve altı)',
    ],
    more_than: ['{bound} (tutarından fazla|üzerinde|üstünde)', 'şundan fazla: {bound}'],
    less_than: ['{bound} (tutarından az|altında)', 'şundan az: {bound}'],
    differs: ['{values} (değil|değildir|olmamalı|dışında|dışında bir değer)'],
    equals: [
      '{values} (ise|olmalı|olmalıdır|olarak görünüyor|olarak gösteriliyor)',
      '(tam olarak|halen|şu anda) {values}',
    ],
    other: ['(farklı|başka|uyuşmuyor|başka bir değer)'],
    apposed: ['{values}'],
  },
  statements: {
    all_present: [`(tüm|bütün) [zorunlu|gerekli|istenen] (alanlar|bilgiler|değerler) ${SEEN}`],
    shows: [`${WHERE} {fields} ${SEEN}`, `${EVIDENCE} {fields} (gösteriyor|içeriyor)`],
    none_of: ['{fields} (yok|bulunmuyor|bulunmamalı|olmamalı)', 'hiç {fields} yok'],
    lacks: [`${WHERE} {fields} ${UNSEEN}`],
    altered: [`${EVIDENCE} (değiştirilmiş|düzenlenmiş|oynanmış|sahte|üzerinde oynanmış|manipüle edilmiş) [görünüyor]`],
    unaltered: [`${EVIDENCE} (değiştirilmemiş|düzenlenmemiş|üzerinde oynanmamış)`],
    unreadable: [`${EVIDENCE} (okunaksız|bulanık|okunamıyor|okunmuyor|kesilmiş)`],
    readable: [`${EVIDENCE} [açıkça|net] (okunaklı|okunabilir|okunuyor|okunaklı olmalı)`],
    ambiguous: [`${EVIDENCE} (belirsiz|muğlak)`],
    contradictory: [
      `${EVIDENCE} (kendisiyle çelişiyor|kendi içinde çelişiyor|çelişkili)`,
      '(bilgiler|veriler) çelişiyor',
    ],
    foreign_site: [`${EVIDENCE} (başka|farklı|yanlış) [bir] (siteden|siteye ait|web sitesinden)`],
    own_site: [`${EVIDENCE} resmi (siteden|web sitesinden)`],
    somebody_else: [`${EVIDENCE} (başka birine|başka bir kişiye|başkasına) ait`],
    specimen: [`${EVIDENCE} (örnek|bir örnek|şablon|demo|numune)`],
    picture: [`${EVIDENCE} (bir ekran görüntüsü|ekran fotoğrafı|bir fotoğraf)`],
  },
};
