import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinParagraphs } from '../../infrastructure/analysis/documents/paragraphs.ts';
import { plainRun } from '../support/plain-run.ts';

const paragraphs = suite('lines that are one paragraph');

type Line = { text: string; x?: number; width?: number };

/** The texts of lines that stand one below the other, each as wide as the column unless told. */
function joined(...lines: Line[]): string[] {
  const runs = lines.flatMap(({ text, x = 70, width = 450 }, at) =>
    plainRun(text, { x, y: 100 + 15 * at, width, block: at + 1 }, { tag: '', fontSize: 11 }),
  );
  return joinParagraphs(runs).map(({ text }) => text);
}

const COLUMN: Line = { text: 'A line of other words that fills all of the column, as lines of letters do.' };

const COLUMN_OF_HAN: Line = {
  text: '如需核实请于工作日致电我单位人力资源部薛景和或发送邮件至人力资源部的公共邮箱办理',
};

paragraphs('go on below their indented first line', () => {
  const [, first] = joined(
    COLUMN,
    { text: 'Na prośbę zainteresowanego zaświadcza się, że Pan Kacper, zamieszkały w Solcu', x: 93, width: 427 },
    { text: 'Kujawskim, był wolontariuszem naszej fundacji.' },
  );
  assert.match(first ?? '', /w Solcu Kujawskim, był/u);
});

paragraphs('go on behind a word that joins others', () => {
  const [first] = joined(
    { text: 'D. Ramón Gil, Secretario General del Colegio Oficial de', width: 400 },
    { text: 'Fisioterapeutas de Valdehoz, certifica:' },
  );
  assert.match(first ?? '', /Oficial de Fisioterapeutas/u);
});

paragraphs('end where an indented line leaves room', () => {
  const texts = joined(
    COLUMN,
    { text: 'A title of several words in the middle', x: 100, width: 200 },
    { text: 'Names of people begin the line below it.' },
  );
  assert.is(texts.length, 3);
});

paragraphs('are not the entries of a list with letters', () => {
  assert.is(joined({ text: 'a) the name by which it is called and' }, { text: 'b) Sitz' }).length, 2);
});

const FULL: readonly [string, string, string][] = [
  [
    '兹证明周若澜女士自2021年3月15日起受聘于我单位,与我单位签订无固定期限劳动合同,现调任供',
    '应链管理部供应链规划主管。',
    '调任供应链管理部',
  ],
  [
    'تشهد إدارة الموارد البشرية في شركتنا بأن الآنسة ريم عادل الشهابي أردنية الجنسية وتحمل الرقم الوطني',
    'وتعمل لدينا بموجب عقد عمل غير محدد المدة.',
    'الرقم الوطني وتعمل',
  ],
  [
    'प्रमाणित किया जाता है कि श्रीमती सुनयना देवी मौर्य निवासी ग्राम बेलवा खुर्द के परिवार की समस्त',
    'स्रोतों से आय निम्नानुसार है।',
    'समस्त स्रोतों',
  ],
  [
    'הרינו לאשר כי על פי רישומי העירייה נכון למועד הפקת אישור זה אין חוב בגין ארנונה כללית בנכס',
    'המפורט להלן.',
    'בנכס המפורט',
  ],
];

for (const [line, below, text] of FULL)
  paragraphs(`go on in letters without capitals: ${text}`, () => {
    const rightToLeft = /[\u0590-\u06ff]/u.test(line);
    const [first] = joined({ text: line }, { text: below, width: 200, x: rightToLeft ? 320 : 70 });
    assert.ok(first?.includes(text), first);
  });

paragraphs('end in letters without capitals where a line leaves room, ends, or is a label with its value', () => {
  assert.is(joined({ text: '本证明仅供其办理房屋租赁资格审核使用不作为担保', width: 250 }, COLUMN_OF_HAN).length, 2);
  assert.is(
    joined({ text: '本证明仅供其办理房屋租赁资格审核使用,不作为我单位对该员工任何形式的担保。' }, COLUMN_OF_HAN).length,
    2,
  );
  assert.is(joined(COLUMN_OF_HAN, { text: '经办人:薛景和', width: 80 }).length, 2);
  assert.is(joined({ text: '校名', width: 30 }, { text: '学科名', width: 40 }).length, 2);
});

paragraphs.run();
