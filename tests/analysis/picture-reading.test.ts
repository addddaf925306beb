import { PNG } from 'pngjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { decodeGrey } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { textPicture } from '../../infrastructure/analysis/pixels/text-picture.ts';
import { type ModelStep, saidIn } from '../support/model-server.ts';
import { present } from '../support/present.ts';
import { gym, pixels, request, screenshot } from './gym-request.ts';
import { closeModelServers, modelHouse, proposal, reply } from './model-house.ts';

const pictures = suite('what only a model reads in the pixels');
pictures.after(closeModelServers);

const GUIDE = 'High: membership status is Active';
const STATUS = proposal('membership_status', 'Active', 'Status');
const { runs } = gym.snapshot;

/** A picture of the gym's page in which each text is a pattern of its own. */
function drawn(): Buffer {
  const png = new PNG({ width: 1280, height: 860 });
  png.data.fill(255);
  for (const [index, { rect }] of runs.entries())
    for (let y = Math.ceil(rect.y); y < Math.min(860, rect.y + rect.height); y++)
      for (let x = Math.ceil(rect.x); x < Math.min(1280, rect.x + rect.width); x++)
        if ((x * (index + 3) + y * y * (index + 1)) % 7 < 2)
          png.data.fill(0, (y * 1280 + x) * 4, (y * 1280 + x) * 4 + 3);
  return PNG.sync.write(png);
}
const PICTURE = drawn();

/** What stands in a picture that was cut out of it. */
const TEXTS = new Map(
  runs.flatMap((run): [string, string][] => {
    const png = textPicture(decodeGrey(PICTURE), 1, run);
    return png === null ? [] : [[`data:image/png;base64,${png.toString('base64')}`, run.text]];
  }),
);

type Written = { number: number; text: string };

/** Writes down what the pictures show, as far as nothing else is told. */
const writing = (change: (shown: Written[]) => Written[] = shown => shown): ModelStep => ({
  sayTo(_, user, shown) {
    const numbers = [...user.matchAll(/The picture of evidence (\d+):/g)].map(([, number]) => Number(number));
    const seen = shown.map((url, index) => ({ number: numbers[index] ?? 0, text: present(TEXTS.get(url)) }));
    const values = change(seen).map(({ number, text }) => ({
      field: 'text',
      evidence: number,
      value: text,
      label: null,
    }));
    return (reply({ values }) as { say: string }).say;
  },
});
const saying = (text: string, isSaid: (shown: Written) => boolean) =>
  writing(shown => shown.map(one => (isSaid(one) ? { ...one, text } : one)));
const isStatus = ({ text }: Written) => text === 'Active';

type Changes = { seen?: PixelCheck; snapshot?: Partial<PageSnapshot>; first?: ModelStep };

async function judged(reading: ModelStep, { seen = 'unreadable', snapshot = {}, first }: Changes = {}) {
  const house = await modelHouse({
    script: [first ?? reply({ values: [STATUS] }), reading],
    seen: pixels('agree', { Active: seen }),
  });
  const page = screenshot('d02-gym', { bytes: PICTURE }, snapshot);
  const assessment = await house.analyse(request([page], { acceptance_guide: GUIDE }));
  return { ...house, assessment, outcome: decideVerdict(assessment, false).outcome };
}

pictures('approve at medium when it writes down what stands there, told of nothing', async () => {
  const { assessment, outcome, server } = await judged(writing());
  assert.equal([outcome, assessment.confidence], ['approved', 'medium']);
  assert.match(assessment.confidence_reason, 'Only the model could read the picture of membership status.');
  assert.is(assessment.claims.find(({ property }) => property === 'membership_status')?.pixels, 'unreadable');
  const said = saidIn(present(server.requests[1]));
  assert.equal([server.requests.length, said.pictures.length], [2, 3]);
  assert.not.match(said.system + said.user, /Active|status|member|Ironforge|High/i);
});

pictures('approve nothing when they show something else than the page has as text', async () => {
  for (const other of ['Expired', 'Inactive', 'Active until cancelled', 'Actıve', 'Active.'])
    assert.is.not((await judged(saying(other, isStatus))).outcome, 'approved', other);
});

pictures('approve nothing by who does not look', async () => {
  const blind = [
    saying('Active', () => true),
    saying('A text of some letters', one => !isStatus(one)),
    writing(shown => shown.filter(isStatus)),
    writing(shown => shown.filter(one => !isStatus(one))),
    writing(() => []),
    writing(shown => [...shown, ...shown]),
    writing(shown => [...shown, { number: 1, text: 'Active' }]),
    writing(shown =>
      shown.map((one, index) => ({ ...one, number: present(shown[(index + 1) % shown.length]).number })),
    ),
    { status: 500, headers: { 'retry-after': '0' } },
    reply({ values: [STATUS] }),
  ];
  for (const [index, one] of blind.entries()) assert.is.not((await judged(one)).outcome, 'approved', String(index));
});

pictures('are not shown of what the pixels deny or something lies on, nor to who invented a value', async () => {
  const covered = runs.map(run => (run.text === 'Active' ? { ...run, onTop: false } : run));
  const invented = reply({ values: [STATUS, proposal('valid_until', '1 January 2031', 'Valid until')] });
  for (const change of [{ seen: 'disagree' as const }, { snapshot: { runs: covered } }, { first: invented }]) {
    const { outcome, server } = await judged(writing(), change);
    assert.is.not(outcome, 'approved');
    assert.is(server.requests.length, 1);
  }
});

pictures('are not shown where nothing would follow of it', async () => {
  const house = await modelHouse({
    script: [reply({ values: [STATUS] }), writing()],
    seen: pixels('agree', { Active: 'unreadable' }),
  });
  const page = screenshot('d02-gym', { bytes: PICTURE });
  await house.analyse(request([page], { acceptance_guide: 'High: membership status is Frozen' }));
  assert.is(house.server.requests.length, 1);
});

pictures('show the text alone', () => {
  const { rect, fontSize } = present(runs.find(({ text }) => text === 'Active'));
  const { width, height } = decodeGrey(present(textPicture(decodeGrey(PICTURE), 1, { rect, fontSize })));
  const enlarged = Math.min(4, 44 / fontSize);
  assert.ok(width - 32 <= (rect.width + 8) * enlarged && height - 32 <= (rect.height + 8) * enlarged);
});

pictures.run();
