import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Polarity, stateOf } from '../../../domain/reading/states.ts';

/** Words as accounts, registers and offices write them beside "status". */
const STATES: Readonly<Record<Polarity, readonly string[]>> = {
  positive: [
    'up to date',
    'immatrikuliert',
    'in Belieferung',
    'en activité',
    'droits ouverts',
    'en activo',
    'cursando',
    'in servizio',
    'in dienst',
    'legitimerad',
    'tilmeldt',
    'løpende',
    'zatrudniony',
    'sigortalı',
    'kirjoilla',
    '適用中',
    '参保',
    '정상이용',
    'على رأس العمل',
    'зачислен',
    'підключено',
    'studuje',
    'beiratkozott',
    'angajat',
    'εν ενεργεία',
    'redoviti student',
  ],
  negative: [
    'dormant',
    'aufgehoben',
    'désinscrit',
    'cesado',
    'inapta',
    'disdetta',
    'ingetrokken',
    'ogiltig',
    'annulleret',
    'ugyldig',
    'anulowano',
    'iptal edilmiş',
    'kumottu',
    '取消済',
    '満了',
    '已注销',
    '已停用',
    '말소',
    'مفصول',
    'отозвана',
    'ліквідовано',
    'vyškrtnut',
    'διαγραμμένος',
    'radiat',
  ],
  pending: [
    'not started',
    'eingereicht',
    'en instance',
    'preinscrito',
    'em espera',
    'da confermare',
    'in aanvraag',
    'utkast',
    'foreløbig',
    'złożony',
    'ön kayıt',
    'haettu',
    '仮登録',
    '待付款',
    '입금대기',
    'تحت الإجراء',
    'заявка принята',
    'u tijeku obrade',
    'esitatud',
  ],
};

const states = suite('words for states in many languages');

states('say whether a thing holds, does not, or is open', () => {
  for (const [polarity, words] of Object.entries(STATES))
    for (const word of words) assert.is(stateOf(word)?.polarity, polarity, word);
});

states('that a person is a member is no state by itself', () => {
  for (const word of ['member', 'üye', 'член', '会員', 'registered office']) assert.is(stateOf(word), null, word);
});

states.run();
