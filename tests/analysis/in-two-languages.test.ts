import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { html } from './read-documents.ts';

const papers = suite('papers in two languages, of which one is read from the right');

const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
const paper = (...rows: string[]) => `<p>Certificate</p><table>${rows.join('')}</table>`;

papers('each end of a row labels the value beside it', async () => {
  const certificate = paper(
    row('Holder', 'Noa Bargil', 'נועה ברגיל', 'שם'),
    row('Valid until', '31 October 2027', '31 באוקטובר 2027', 'בתוקף עד'),
  );
  assert.equal(await html(certificate, 'holder', 'valid_until'), {
    holder: 'Noa Bargil',
    valid_until: '31 October 2027',
  });
});

papers('days that differ contradict each other', async () => {
  const certificate = paper(
    row('Holder', 'Noa Bargil', 'נועה ברגיל', 'שם'),
    row('Valid until', '31 October 2027', '31 באוקטובר 2026', 'בתוקף עד'),
  );
  assert.equal(await html(certificate, 'valid_until'), { valid_until: '31 October 2027?' });
});

papers('one value between two labels has both', async () => {
  const certificate = paper(
    row('Employee', 'Reem Khazraji', 'اسم الموظف'),
    row('Passport no.', 'P-5518203', 'رقم جواز السفر'),
  );
  assert.equal(await html(certificate, 'رقم جواز السفر'), { 'رقم جواز السفر': 'P-5518203' });
});

papers.run();
