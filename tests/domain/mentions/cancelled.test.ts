import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tellsCancelled } from '../../../domain/mentions/cancelled.ts';

const cancelled = suite('that something was cancelled');

for (const text of [
  'Your plan was cancelled on 3 May.',
  'Status: Active. Cancels on 30 November 2026',
  'Your membership will not renew.',
  'Auto-renew: off',
  'Cancelled – you can still use it until 30 November',
  'Gekündigt, läuft bis 31.12.2026',
  'Gekündigt zum 31.12.2026',
  'Ihre Kündigung wurde vorgemerkt: Kündigung zum 31.12.2026',
  'Der Vertrag wird nicht verlängert',
  'Contrat résilié au 31/12/2026',
  'Votre abonnement ne sera pas renouvelé.',
  'Suscripción cancelada el 2 de mayo',
  'No se renovará automáticamente',
  'Assinatura cancelada',
  'Abbonamento disdetto',
  'Opgezegd per 1 januari',
  'Medlemskapet är uppsagt',
  'Abonnementet er opsagt',
  'Avtalen er oppsagt',
  'Jäsenyys irtisanottu',
  'Umowa wypowiedziana',
  'Smlouva byla vypovězena',
  'Zmluva bola zrušená',
  'A szerződés felmondva',
  'Contract reziliat',
  'Η συνδρομή ακυρώθηκε',
  'Договор расторгнут',
  'Підписку скасовано',
  'Abonelik iptal edildi',
  'تم إلغاء الاشتراك',
  'המנוי בוטל',
  'सदस्यता रद्द कर दी गई',
  'Đã hủy gói',
  'Langganan tidak akan diperpanjang',
  '2026年12月31日 解約済み',
  '已取消',
  '해지 예정',
  'ยกเลิกแล้ว',
])
  cancelled(`is told by: ${text}`, () => {
    assert.ok(tellsCancelled(text));
    assert.ok(tellsCancelled(`Plan Gold. ${text}`));
  });

for (const text of [
  'Cancel membership',
  'You can cancel at any time.',
  'Free cancellation until 3 May',
  'The plan renews unless cancelled by 3 May.',
  'Not cancelled',
  'Valid until cancelled',
  'Ein Abo, das monatlich gekündigt werden kann',
  'Vertrag kündigen',
  'Kann monatlich gekündigt werden',
  'Ungekündigt',
  'Résilier mon contrat',
  'Peut être résilié à tout moment',
  'Cancelar suscripción',
  'Puede ser cancelada en línea',
  'Opzeggen',
  'いつでも解約できます',
  '可以随时取消',
  '언제든지 해지할 수 있습니다',
])
  cancelled(`is not told by: ${text}`, () => assert.not(tellsCancelled(text)));

cancelled.run();
