import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A row of an account page: what its document says, and how it is shown. `says` is what a guide asks for; whoever looks at the
 * page does not see it there. In the style `.x` is the value, `.l` its label, `.d` the cell in which it stands.
 */
export type Row = {
  name: string;
  kind: 'status' | 'number' | 'fee';
  says: string;
  html: string;
  css?: string;
  script?: string;
};

const swapped = readFileSync(join(import.meta.dirname, 'fixtures', 'swapped-letters.woff2')).toString('base64');
/** Digits are drawn three higher, `Active` as `Lapsed`, `$` as `5`. */
export const SWAPPED_FONT = `@font-face{font-family:Swapped;src:url(data:font/woff2;base64,${swapped}) format('woff2')}`;
const IN_FONT = '.x{font-family:Swapped}';

const picture = (text: string, width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><text y="15" font-size="16" font-family="sans-serif" fill="#222">${text}</text></svg>`)}`;
const LINE = 'content:"";position:absolute;left:0;right:0;top:52%;border-top:';
const OVER = 'position:absolute;left:0;top:0;background:#fff;pointer-events:none;';
const drawnBy = (text: string) =>
  `const c=document.querySelector('.row canvas').getContext('2d');c.fillStyle='#222';c.font='16px sans-serif';c.fillText('${text}',2,15)`;

const active = (name: string, css: string, html = '<span class="x">Active</span>'): Row => ({
  name,
  kind: 'status',
  says: 'Active',
  html,
  css,
});
const numbered = (name: string, css: string, html = '<span class="x">HRB-204718</span>'): Row => ({
  name,
  kind: 'number',
  says: 'HRB-204718',
  html,
  css,
});

/** What is shown as it stands there. */
export const HONEST: readonly Row[] = [
  active('as it is', ''),
  active('with a tick and a colon', '.x::before{content:"✓ "}.l::after{content:":"}'),
  active('in capitals', '.x{text-transform:uppercase}'),
  active(
    'in a pill',
    '.x{background:#e2f5e6;color:#14532d;border:1px solid #86c79a;border-radius:99px;padding:2px 12px}',
  ),
  numbered(
    'beside an icon',
    '',
    'HRB-204718 <svg width="16" height="16"><circle cx="8" cy="8" r="6" fill="none" stroke="#222"/></svg>',
  ),
  numbered('underlined', '.x{border-bottom:1px solid #222}'),
  {
    name: 'with a currency that its style writes',
    kind: 'fee',
    says: '84.00',
    html: '<span class="x">84.00</span>',
    css: '.x::before{content:"£"}',
  },
];

/** What another font, layer or colour shows. */
export const DRAWN_OTHERWISE: readonly Row[] = [
  numbered('digits of a font that swaps them', IN_FONT),
  active('a word of such a font', IN_FONT),
  {
    name: 'a currency of such a font',
    kind: 'fee',
    says: '$84.00',
    html: '<span class="x">$<i>84.00</i></span>',
    css: `${IN_FONT}i{font:inherit;font-family:Arial}`,
  },
  numbered(
    'a picture over it',
    `.x{position:relative}.o{${OVER}}`,
    `<span class="x">HRB-204718<img class="o" alt="" src="${picture('HRB-998811', 120)}"></span>`,
  ),
  active(
    'a layer with another word',
    `.x{position:relative}.o{${OVER}width:4em}.o::before{content:"Lapsed"}`,
    '<span class="x">Active<span class="o"></span></span>',
  ),
  {
    name: 'another digit over one',
    kind: 'fee',
    says: '£84.00',
    html: '<span class="x">£84.00<span class="o"></span></span>',
    css: `.x{position:relative}.o{${OVER}left:.55em;width:.6em;height:1.2em}.o::before{content:"9"}`,
  },
  active('letters of 4 pixels', '.x{font-size:4px}'),
  active('letters that are scaled down', '.x{display:inline-block;transform:scale(.25);transform-origin:0 50%}'),
  active('letters of the colour of the ground', '.x{color:#fff}'),
  active('letters of nearly the colour of the ground', '.x{color:#c8c8c8}'),
  active('letters that are nearly transparent', '.x{opacity:.12}'),
  active('letters blended away', '.x{color:#fff;mix-blend-mode:multiply}'),
  active(
    'a white ground cut out by the letters',
    '.x{background:#fff;background-clip:text;-webkit-background-clip:text;color:transparent}',
  ),
];

/** What is moved, cut off or turned round. */
export const MOVED: readonly Row[] = [
  active('letters moved out of their box', '.x{display:block;text-indent:-300px;overflow:hidden}'),
  active('letters that are cut off', '.x{display:inline-block;clip-path:inset(0 0 0 100%)}'),
  active('letters for ears alone', '.x{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}'),
  numbered('signs that are shown as dots', '.x{-webkit-text-security:disc}'),
  numbered('letters in a mirror', '.x{display:inline-block;transform:scaleX(-1)}'),
  { name: 'digits the other way round', kind: 'number', says: '204718', html: '<bdo dir="rtl">204718</bdo>' },
  { name: 'digits turned by a mark', kind: 'number', says: '204718', html: '\u202e204718\u202c' },
  numbered('letters on top of each other', '.x{letter-spacing:-.55em}'),
  numbered(
    'digits that changed places',
    '.x{position:relative}i{font-style:normal;position:relative}i+i{left:-1.12em}i:first-of-type{left:1.12em}',
    '<span class="x">HRB-<i>20</i><i>47</i>18</span>',
  ),
  numbered(
    'other letters over those of a drawing',
    '',
    '<svg width="160" height="20"><text y="15" font-size="16">HRB-204718</text><rect width="160" height="20" fill="#fff"/><text y="15" font-size="16">HRB-998811</text></svg>',
  ),
  active('a line that a style draws through it', `.x{position:relative}.x::before{${LINE}2px solid #c00}`),
  {
    name: 'a thin line through an amount',
    kind: 'fee',
    says: '£84.00',
    html: '<span class="x">£84.00</span>',
    css: `.x{position:relative}.x::before{${LINE}1px solid #222}`,
  },
  active('a slanting line', `.x{position:relative}.x::before{${LINE}2px solid #c00;transform:rotate(-12deg)}`),
  active(
    'a line that a ground draws',
    '.x{background:linear-gradient(transparent 46%,#c00 46%,#c00 56%,transparent 56%)}',
  ),
];

/** What more is shown than the document has as text. */
export const ADDED: readonly Row[] = [
  active('"Not" by a style', '.x::before{content:"Not "}'),
  active('"No longer" by the style of the cell', '.d::before{content:"No longer "}'),
  active('"In" by a style', '.x::before{content:"In"}', '<span class="x">active</span>'),
  active('words behind it by a style', '.x::after{content:" until 1 May 2024"}'),
  active(
    'words that a style sets apart',
    '.x{position:relative;margin-left:40px}.x::before{content:"Not";position:absolute;right:100%;margin-right:6px}',
  ),
  active(
    'a word as the marker of a list',
    'ul{margin:0;padding:0;list-style-position:inside}li::marker{content:"Not "}',
    '<ul><li>Active</li></ul>',
  ),
  active('"Previous" before the label', '.l::before{content:"Previous "}'),
  {
    name: 'a digit by a style',
    kind: 'fee',
    says: '£84',
    html: '<span class="x">£84</span>',
    css: '.x::after{content:"0"}',
  },
  { name: 'a digit in an element of its own', kind: 'fee', says: '£84', html: '£84<span>0</span>' },
  active('a picture of a word before it', '', `<img alt="" src="${picture('No longer', 74)}"> Active`),
  active(
    'a picture of a word behind it',
    `.x{padding-right:100px;background:url("${picture('(suspended)', 94)}") no-repeat right center}`,
  ),
  {
    ...active('a word that a script draws', 'canvas{vertical-align:-4px}', '<canvas width="130" height="20"></canvas>'),
    html: 'Active <canvas width="130" height="20"></canvas>',
    script: drawnBy('until 1 May 2024'),
  },
  active(
    'a word of another document',
    'iframe{border:0;width:110px;height:20px;vertical-align:-5px}',
    'Active <iframe sandbox srcdoc="<body style=\'margin:0;font:16px sans-serif\'>(suspended)"></iframe>',
  ),
];
