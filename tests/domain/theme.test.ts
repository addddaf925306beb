import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { OrganizationEvent } from '../../domain/organization/events.ts';
import { organization } from '../../domain/organization/organization.ts';
import { contrast, DEFAULT_COLOURS, isReadable, mixed, type Theme } from '../../domain/organization/theme.ts';
import { fc } from '../support/fast-check.ts';
import { specify } from '../support/given.ts';

const { given } = specify(organization);

const created: OrganizationEvent = { type: 'OrganizationCreated', data: { org_id: 'org_1', name: 'Demo' } };
const theme: Theme = {
  theme_id: 'theme_1',
  name: 'Night',
  logo_url: 'https://cdn.example/logo.svg',
  colours: { background: '#101418', text: '#F2F4F6', accent: '#6fdcb9' },
  font: 'Inter, Segoe UI, sans-serif',
};
const themed: OrganizationEvent = { type: 'ThemeCreated', data: { org_id: 'org_1', ...theme } };
const create = (changes: Partial<Theme> = {}) => ({ type: 'CreateTheme', theme: { ...theme, ...changes } }) as const;
const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);

test('a theme is created once', () => {
  given(created).when(create()).thenEvents(themed);
  given(created)
    .when(create({ logo_url: null, font: null }))
    .thenEvents({ type: 'ThemeCreated', data: { org_id: 'org_1', ...theme, logo_url: null, font: null } });
  given(created, themed)
    .when(create())
    .thenRefused({ code: 'CONFLICT', message: /exists already/ });
  given()
    .when(create())
    .thenRefused({ code: 'NOT_FOUND', message: /no such organization/, field: 'org' });
});

test('what is not what it must be is named', () => {
  const wrongs: [Partial<Theme>, string][] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    ...['logo.svg', 'data:image/png;base64,AA', 'javascript:alert(1)', 'https://u:p@cdn.example/', ''].map(
      (logo_url): [Partial<Theme>, string] => [{ logo_url }, 'logo_url'],
    ),
    ...(['background', 'text', 'accent'] as const).flatMap(field =>
      ['red', '#fff', '#12345g', '#1234567', '', '#123456;}'].map((value): [Partial<Theme>, string] => [
        { colours: { ...theme.colours, [field]: value } },
        field,
      ]),
    ),
    ...['', '"Inter"', 'Inter;', 'url(x)', 'a}b', 'Inter,', '\\41', 'x'.repeat(201)].map(
      (font): [Partial<Theme>, string] => [{ font }, 'font'],
    ),
  ];
  for (const [changes, field] of wrongs) {
    given(created).when(create(changes)).thenRefused({ code: 'VALIDATION', message: /./, field });
  }
});

test('contrast is that of WCAG', () => {
  assert.is(contrast('#000000', '#ffffff'), 21);
  assert.is(contrast('#777777', '#777777'), 1);
  // Known neighbours of the limit of 4.5.
  assert.ok(isReadable('#767676', '#ffffff'));
  assert.not.ok(isReadable('#777777', '#ffffff'));
  assert.ok(isReadable(DEFAULT_COLOURS.text, DEFAULT_COLOURS.background));
});

test('contrast is between 1 and 21 and the same both ways; mixing stays a colour', () => {
  fc.assert(
    fc.property(colour, colour, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      assert.is(contrast(one, other), contrast(other, one));
      assert.ok(contrast(one, other) >= 1 && contrast(one, other) <= 21);
      assert.match(mixed(one, other, share), /^#[0-9a-f]{6}$/);
      assert.equal([mixed(one, other, 0), mixed(one, other, 1)], [one, other]);
    }),
  );
});

test.run();
