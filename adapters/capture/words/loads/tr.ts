import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Bu sayfa açılamadı',
  'load.NO_NAME': '{host} adında bir web sitesi yok.',
  'load.NOT_ALLOWED': '{host} buradan erişilebilir değil: yalnızca herkese açık web siteleri erişilebilir.',
  'load.BUSY': 'Web sitesi aynı anda çok fazla şey açıyor. Biraz bekleyip yeniden deneyin.',
  'load.REFUSED': '{host} şu anda bağlantı kabul etmiyor.',
  'load.TIMEOUT': '{host} zamanında yanıt vermedi.',
  'load.BROKEN': '{host} bağlantıyı kesti.',
  'load.EMPTY': '{host} boş bir yanıt verdi.',
  'load.CERTIFICATE':
    '{host} bu web sitesi olduğunu kanıtlayamıyor: sertifikası geçerli değil. Oraya hiçbir şey gönderilmedi.',
  'load.REDIRECTS': '{host} sürekli aynı yere yönlendiriyor.',
  'load.SLOW': '{host} 30 saniyedir yanıt vermiyor. Hâlâ bekleniyor.',
  'load.OTHER': '{host} sitesine ulaşılamadı.',
  'load.turnedAway': '{host} bu tarayıcıyı geri çeviriyor',
  'load.TURNED_AWAY':
    'Tarayıcıyı bir makine sanıyor ya da çok sık soruldu. Bir doğrulama gösteriyorsa kendiniz yapabilirsiniz; ya da daha sonra yeniden deneyin.',
  'load.uploadInstead': 'Belgeyi kendi cihazınızdan da yükleyebilirsiniz.',
  'load.secure': 'Şifreli bağlantı',
  'load.plain': 'Şifresiz',
};
