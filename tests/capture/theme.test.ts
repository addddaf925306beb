import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeCss } from '../../adapters/capture/theme-css.ts';
import { contrast, isReadable, unreadable } from '../../domain/organization/theme.ts';
import { fc } from '../support/fast-check.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.record({ background: colour, text: colour, accent: colour });

/** The colours that a style sheet sets, by their names. */
function coloursOf(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

/** What stands on what in the page's style sheet. */
const PAIRS = [
  ...['ground', 'surface', 'raised'].flatMap(ground => [`text ${ground}`, `muted ${ground}`]),
  ...[
    'accent-text ground',
    'accent-text surface',
    'accent-text accent-soft',
    'on-accent accent',
    'bad bad-soft',
    'bad surface',
  ],
];

test('whatever the colours are, everything can be read, and the accent is kept', () => {
  fc.assert(
    fc.property(colours, wished => {
      const set = coloursOf(themeCss({ colours: wished, font: null }));
      assert.is(set.accent, wished.accent);
      if (!isReadable(wished.text, wished.background)) {
        assert.is(set.ground, undefined);
        assert.ok(contrast(set['accent-text'] ?? '', set['accent-soft'] ?? '') >= 4.5);
        return;
      }
      assert.is(set.ground, wished.background);
      assert.is(set.text, wished.text);
      for (const pair of PAIRS) {
        const [over = '', under = ''] = pair.split(' ');
        const ratio = contrast(set[over] ?? '', set[under] ?? '');
        assert.ok(ratio >= 4.5, `${pair}: ${ratio} of ${JSON.stringify(wished)}`);
      }
    }),
    { numRuns: 3000 },
  );
});

test('an accent that can not be read as text stays on buttons, and is a shade of itself elsewhere', () => {
  const set = coloursOf(
    themeCss({ colours: { background: '#ffffff', text: '#111111', accent: '#ffee00' }, font: null }),
  );
  assert.is(set.accent, '#ffee00');
  assert.is(set['on-accent'], '#000000');
  assert.is(set['accent-text'], '#7c7409');
});

test('an author is told what of the colours can not be read, and what pages do instead', () => {
  assert.equal(unreadable({ background: '#ffffff', text: '#111111', accent: '#0a5c48' }), []);
  const [accent = ''] = unreadable({ background: '#ffffff', text: '#111111', accent: '#ffee00' });
  assert.match(accent, /^The accent can hardly be read on this background \(1\.2 to 1, and 4\.5 is needed\)/);
  assert.match(accent, '#7c7409');
  const [text = ''] = unreadable({ background: '#777777', text: '#888888', accent: '#ffee00' });
  assert.match(text, /^The text can hardly be read on this background \(1\.3 to 1/);
  const both = unreadable({ background: '#ffffff', text: '#dddddd', accent: '#ffee00' });
  assert.match(both[1] ?? '', /^Nor can the accent be read on that \(1\.2 to 1, and 4\.5 is needed\)/);
  assert.is(unreadable({ background: '#ffffff', text: '#dddddd', accent: '#0a5c48' }).length, 1);
});

test('the scheme follows the background', () => {
  const schemeOf = (background: string, text: string) =>
    /color-scheme: (\w+);/.exec(themeCss({ colours: { background, text, accent: text }, font: null }))?.[1];
  assert.is(schemeOf('#ffffff', '#000000'), 'light');
  assert.is(schemeOf('#000000', '#ffffff'), 'dark');
});

test('a font stays when the colours do not', () => {
  const css = themeCss({ colours: { background: '#777777', text: '#777777', accent: '#777777' }, font: 'Open Sans' });
  assert.match(css, /^:root \{\n {2}font-family: "Open Sans", system-ui, sans-serif;\n\}\n/);
  assert.not.match(css, '--ground');
});

test.run();
