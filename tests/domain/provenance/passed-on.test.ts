import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import { passedOn, tellsPassedOn } from '../../../domain/provenance/passed-on.ts';
import { plainRun } from '../../support/plain-run.ts';
import { drawnPage, LAYOUTS } from './drawn-page.ts';

const PLAN: Field = { name: 'plan', description: 'Name of the plan', required: true };
const passed = suite('messages that were passed on');

const MARKS = [
  '---------- Forwarded message ---------',
  '2026-11-17 20:05 Rimvydas Paulauskas rašė:',
  '17. 11. 2026. u 20:05 Ana Horvat je napisala:',
  '2026-11-17 20:05 Tama Ngata tuhi:',
  '-----Original Message-----',
  'Begin forwarded message:',
  'Forwarded',
  'Fwd: Your membership is confirmed',
  '-------- Weitergeleitete Nachricht --------',
  'WG: Ihre Mitgliedschaft',
  '---------- Message transféré ---------',
  'Le 3 mai 2026 à 10:02, Anna Berg a écrit :',
  '---------- Mensaje reenviado ---------',
  'RV: Tu suscripción está activa',
  'El 3 may 2026, Ana López escribió:',
  '---------- Mensagem encaminhada ---------',
  'Inizio messaggio inoltrato:',
  'Il giorno 3 mag 2026 Anna ha scritto:',
  '-----Oorspronkelijk bericht-----',
  'Op 3 mei 2026 om 10:02 schreef Anna Berg:',
  '-----Ursprungligt meddelande-----',
  'Den 3 maj 2026 skrev Anna Berg <anna@post.test>:',
  'Videresendt',
  'Alkuperäinen viesti',
  '---------- Przekazana wiadomość ---------',
  '---------- Přeposlaná zpráva ---------',
  'Továbbított üzenet',
  '-------- Пересылаемое сообщение --------',
  '---------- Переслане повідомлення ----------',
  '---------- Yönlendirilen ileti ---------',
  'الرسالة الأصلية',
  'הודעה שהועברה',
  '転送されたメッセージ',
  '转发的邮件',
  '전달된 메시지',
  'On Tue, 3 May 2026 at 10:02, Anna Berg <anna@post.test> wrote:',
  'Am 03.05.2026 um 10:02 schrieb Anna Berg:',
];

for (const mark of MARKS)
  passed(`what stands behind it is nobody's statement: ${mark}`, () => {
    assert.ok(tellsPassedOn(mark));
    for (const layout of LAYOUTS) {
      const text = drawnPage([{ heading: mark, rows: [['Plan', 'Gold']] }], layout);
      const [found] = extract(pageOf(text), [PLAN], 'Which plan is it?');
      assert.is(found?.value ?? 'Gold', 'Gold');
      assert.ok(found === undefined || found.doubt !== null, layout);
    }
  });

passed('what stands before it is the site’s own', () => {
  const text = drawnPage(
    [{ rows: [['Plan', 'Gold']] }, { heading: '-----Original Message-----', rows: [['Plan', 'Silver']] }],
    'beside',
  );
  const [found] = extract(pageOf(text), [PLAN], 'Which plan is it?');
  assert.equal([found?.value, found?.doubt, found?.ambiguous], ['Gold', null, false]);
});

passed('the second header of a message is that of one within it', () => {
  const header = (from: string) => ({
    rows: [
      ['From', from],
      ['Sent', '3 May 2026'],
      ['To', 'Ada'],
    ] as [string, string][],
  });
  const doubtOf = (parts: Parameters<typeof drawnPage>[0]) =>
    extract(pageOf(drawnPage(parts, 'colon')), [PLAN], 'Which plan is it?')[0]?.doubt ?? null;
  assert.is(doubtOf([header('Club'), { rows: [['Plan', 'Gold']] }]), null);
  assert.is.not(doubtOf([header('Ada'), header('Club'), { rows: [['Plan', 'Gold']] }]), null);
});

passed('a subject has a line of its own, however much of the message its block holds', () => {
  const place = (text: string, y: number) => plainRun(text, { x: 20, y, width: 8 * text.length, block: 9001 });
  const subject = place('VS: Velkommen som medlem', 20);
  const from = place('Fra: Mette Friis Dahl · Til: mig · torsdag den 19. november 2026 kl. 20.14', 60);
  const number = place('Medlemsnummer: 61 7720', 100);
  assert.ok(passedOn([subject, from, number]).has(number));
});

for (const line of [
  'Balance brought forward',
  'Virement transféré le 3 mai',
  'Carried forward: 120,00',
  'Messages',
  'TR: 12 500,00',
  'Your message was sent',
  'From: 3 May 2026',
  'What our members wrote:',
  '--- Summary ---',
])
  passed(`passes nothing on: ${line}`, () => assert.not(tellsPassedOn(line)));

passed.run();
