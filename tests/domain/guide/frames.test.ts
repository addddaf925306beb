import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { explained } from '../../../domain/guide/explain.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { fieldsOf } from './sentences/sentences.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latin: { status: '', name: '' },
  fi: { tila: '', nimi: '' },
  cs: { stav: '', jmeno: '' },
  ru: { статус: '', имя: '' },
  uk: { статус: '', імя: '' },
  hu: { állapot: '', név: '' },
  tr: { durum: '', ad: '' },
  ro: { stare: '', nume: '' },
  el: { κατάσταση: '', όνομα: '' },
  zh: { 状态: '', 姓名: '' },
  ja: { 状態: '', 氏名: '' },
  ko: { 상태: '', 이름: '' },
  ar: { الحالة: '', الاسم: '' },
  he: { סטטוס: '', שם: '' },
};

/** What a guide comes to: the level of each rule and what it asks for. */
function read(guide: string, names: string): string {
  const fields = fieldsOf(NAMES[names] ?? {});
  return parseGuide(guide, contextOf(fields, ''))
    .map(({ level, clauses }) => `${level}: ${clauses.map(explained).join(' & ')}`)
    .join('; ');
}

const READ: readonly (readonly [string, string, string])[] = [
  ['latin', 'Approved when status is Active', 'high: status is Active'],
  ['latin', 'It passes if status is Active', 'high: status is Active'],
  ['latin', 'OK if status is Active', 'high: status is Active'],
  // Thai sets no space between words, nor before a name of other letters.
  ['latin', 'อนุมัติเมื่อstatus is Active', 'high: status is Active'],
  ['latin', 'Can be approved only if status is Active', 'high: status is Active'],
  ['latin', 'If status is Active then approve', 'high: status is Active'],
  ['latin', 'Not approved if status is Expired', 'reject: status is Expired'],
  ['latin', 'Cannot be approved if status is Expired', 'reject: status is Expired'],
  ['latin', 'Fails if status is Expired', 'reject: status is Expired'],
  ['latin', 'Genehmigt, wenn der Status Aktiv ist', 'high: status is Aktiv'],
  ['latin', 'Nicht genehmigt, wenn der Status Aktiv ist', 'reject: status is Aktiv'],
  ['latin', 'Accepté si le statut est Actif', 'high: status is Actif'],
  ['latin', "On n'accepte pas si le statut est Actif", 'reject: status is Actif'],
  [
    'latin',
    'Accepter jamais si le statut est Actif',
    'high: needs a person or a model: Accepter jamais si le statut est Actif',
  ],
  ['latin', 'Se aprueba si el estado es Activo', 'high: status is Activo'],
  ['latin', 'No se aprueba si el estado es Activo', 'reject: status is Activo'],
  ['latin', 'Aprova-se se o estado é Ativo', 'high: status is Ativo'],
  ['latin', 'Não se aprova se o estado é Ativo', 'reject: status is Ativo'],
  ['latin', 'Si approva se lo stato è Attivo', 'high: status is Attivo'],
  ['latin', 'Non si approva se lo stato è Attivo', 'reject: status is Attivo'],
  ['latin', 'Keur goed als de status Actief is', 'high: status is active'],
  ['latin', 'Keur niet goed als de status Actief is', 'reject: status is active'],
  ['latin', 'Godkänns om status är Aktiv', 'high: status is Aktiv'],
  ['latin', 'Godkänn ej om status är Aktiv', 'reject: status is Aktiv'],
  ['latin', 'Godkendes hvis status er Aktiv', 'high: status is Aktiv'],
  ['latin', 'Godkendes ikke hvis status er Aktiv', 'reject: status is Aktiv'],
  ['latin', 'Zatwierdzić, jeśli status jest Aktywny', 'high: status is Aktywny'],
  ['latin', 'Nie zatwierdzać, jeśli status jest Aktywny', 'reject: status is Aktywny'],
  ['fi', 'Voidaan hyväksyä, jos tila on Aktiivinen', 'high: tila is Aktiivinen'],
  ['fi', 'Ei voida hyväksyä, jos tila on Aktiivinen', 'reject: tila is Aktiivinen'],
  ['cs', 'Schvalte, pokud stav je Aktivní', 'high: stav is Aktivní'],
  ['cs', 'Neschválit, pokud stav je Aktivní', 'reject: stav is Aktivní'],
  ['ru', 'Одобряется, если статус Активен', 'high: статус is Активен'],
  ['ru', 'Не одобряется, если статус Активен', 'reject: статус is Активен'],
  ['uk', 'Схвалюйте, якщо статус Активний', 'high: статус is Активний'],
  ['uk', 'Не схвалюйте, якщо статус Активний', 'reject: статус is Активний'],
  ['hu', 'Elfogadható, ha az állapot Aktív', 'high: állapot is Aktív'],
  ['hu', 'Nem fogadható el, ha az állapot Aktív', 'reject: állapot is Aktív'],
  ['ro', 'Se aprobă dacă starea este Activ', 'high: stare is Activ'],
  ['ro', 'Nu se aprobă dacă starea este Activ', 'reject: stare is Activ'],
  ['el', 'Εγκρίνεται αν η κατάσταση είναι Ενεργή', 'high: κατάσταση is Ενεργή'],
  ['el', 'Δεν εγκρίνεται αν η κατάσταση είναι Ενεργή', 'reject: κατάσταση is Ενεργή'],
  ['tr', 'Durum Aktif ise onayla', 'high: durum is Aktif'],
  ['tr', 'Durum Aktif ise kabul et', 'high: durum is Aktif'],
  ['tr', 'Durum Aktifse onaylanır', 'high: durum is Aktif'],
  ['tr', 'Ad Emre Kaya ise ve durum Aktif ise onayla', 'high: ad is Emre Kaya & durum is Aktif'],
  ['tr', 'Durum İptal olması durumunda reddet', 'reject: durum is İptal'],
  ['tr', 'Durum İptal ise onaylama', 'reject: durum is İptal'],
  ['tr', 'Durum İptal ise kabul edilmez', 'reject: durum is İptal'],
  ['zh', '如果状态是有效，并且姓名是王芳，则通过。', 'high: 状态 is 有效 & 姓名 is 王芳'],
  ['zh', '状态为有效，姓名为王芳', 'high: 状态 is 有效 & 姓名 is 王芳'],
  ['zh', '状态为有效即可通过', 'high: 状态 is 有效'],
  ['zh', '如果状态是已过期，则不予通过', 'reject: 状态 is 已过期'],
  ['zh', '状态为已过期的，拒绝', 'reject: 状态 is 已过期'],
  ['ja', '状態が有効であれば承認する', 'high: 状態 is 有効'],
  ['ja', '状態が有効かつ氏名が山田太郎の場合は承認', 'high: 状態 is 有効 & 氏名 is 山田太郎'],
  ['ja', '状態が有効で、氏名が山田太郎である', 'high: 状態 is 有効 & 氏名 is 山田太郎'],
  ['ja', '状態が失効であれば承認しない', 'reject: 状態 is 失効'],
  ['ko', '상태가 유효이고 이름이 김민수이면 승인합니다.', 'high: 상태 is 유효 & 이름 is 김민수'],
  ['ko', '상태가 유효하면 승인한다', 'high: 상태 is 유효'],
  ['ko', '상태가 유효인 경우 승인', 'high: 상태 is 유효'],
  ['ko', '상태가 유효여야 합니다. 그리고 이름이 김민수여야 합니다.', 'high: 상태 is 유효 & 이름 is 김민수'],
  ['ko', '상태가 만료이면 거부합니다.', 'reject: 상태 is 만료'],
  ['ko', '상태가 만료인 경우 승인하지 않습니다', 'reject: 상태 is 만료'],
  ['ar', 'يُقبل إذا كانت الحالة نشط', 'high: الحالة is نشط'],
  ['ar', 'يُقبل إذا ظهر الاسم في الصفحة', 'high: الاسم is shown'],
  ['ar', 'لا يُقبل إذا كانت الحالة نشط', 'reject: الحالة is نشط'],
  ['he', 'יאושר אם הסטטוס הוא פעיל', 'high: סטטוס is פעיל'],
  ['he', 'לא יאושר אם הסטטוס הוא פעיל', 'reject: סטטוס is פעיל'],
  ['latin', 'Chấp nhận nếu status = Active', 'high: status is Active'],
  ['latin', 'Không chấp nhận nếu status = Active', 'reject: status is Active'],
  ['latin', 'Setujui jika status = Active', 'high: status is Active'],
  ['latin', 'Tolak jika status = Active', 'reject: status is Active'],
  ['latin', 'อนุมัติถ้า status = Active', 'high: status is Active'],
  ['latin', 'ไม่อนุมัติถ้า status = Active', 'reject: status is Active'],
];

const frames = suite('Guides: what a condition is framed by');

for (const [names, guide, expected] of READ) frames(`reads "${guide}"`, () => assert.is(read(guide, names), expected));

frames('takes a state of the same words for no verdict', () => {
  assert.is(read('状态为未通过', 'zh'), 'high: needs a person or a model: 状态为未通过');
  assert.is(read('如果状态为未通过', 'zh').startsWith('high: 状态 is'), false);
});

frames('lets no condition under a lower level grant a high one', () => {
  const levels = parseGuide('## Medium\n- Accepted if status is Trial', contextOf(fieldsOf({ status: '' }), '')).map(
    ({ level }) => level,
  );
  assert.equal(levels, ['medium']);
});

frames('takes the holder of a ticket for whom a field of that name asks for, not for whoever bought it', () => {
  const fields = fieldsOf({ ticket_holder: 'Person who holds the valid ticket now', purchaser: '' });
  const rules = parseGuide(
    'The ticket holder must be Ada Palmer.',
    contextOf(fields, 'Does Ada Palmer hold a ticket?'),
  );
  assert.equal(
    rules.flatMap(({ clauses }) => clauses.map(explained)),
    ['ticket_holder is Ada Palmer'],
  );
});

frames.run();
