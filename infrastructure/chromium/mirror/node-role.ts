import type { MirrorRole } from '../../../application/ports/page-mirror.ts';

/** What the browser's roles are in the mirror. Those that are not here only group what stands in them. */
const ROLES: Readonly<Record<string, MirrorRole>> = {
  StaticText: 'text',
  paragraph: 'paragraph',
  term: 'paragraph',
  definition: 'paragraph',
  heading: 'heading',
  navigation: 'navigation',
  main: 'region',
  region: 'region',
  form: 'region',
  complementary: 'region',
  search: 'search',
  list: 'list',
  listitem: 'listitem',
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  row: 'row',
  cell: 'cell',
  gridcell: 'cell',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  image: 'image',
  img: 'image',
  figure: 'group',
  link: 'link',
  button: 'button',
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  menuitem: 'button',
  tab: 'button',
  treeitem: 'button',
  Date: 'button',
  DateTime: 'button',
  InputTime: 'button',
  ColorWell: 'button',
  checkbox: 'checkbox',
  menuitemcheckbox: 'checkbox',
  radio: 'radio',
  menuitemradio: 'radio',
  switch: 'switch',
  ToggleButton: 'button',
  textbox: 'textbox',
  searchbox: 'textbox',
  spinbutton: 'textbox',
  combobox: 'textbox',
  option: 'option',
  MenuListOption: 'option',
  slider: 'range',
  status: 'status',
  log: 'status',
  alert: 'alert',
};

/** Whether a browser's role has nothing of its own to say: what stands in it takes its place. */
const isPassedThrough = (role: string): boolean => ['InlineTextBox', 'ListMarker', 'LineBreak'].includes(role);

/** Those whose texts say no more than their name does. */
export const NAMED_BY_CONTENT: ReadonlySet<MirrorRole> = new Set([
  'link',
  'button',
  'checkbox',
  'radio',
  'switch',
  'option',
  'textbox',
  'image',
]);

/**
 * What a node is in the mirror; null: it is left out, `group`: its parts come in its place unless it has a name.
 * @param hasMenu whether it holds the list of a `select`.
 * @param isEditable whether text can be typed into it.
 */
export function mirrorRole(role: string, hasMenu: boolean, isEditable: boolean): MirrorRole | null {
  if (isPassedThrough(role)) return null;
  if (role === 'combobox' && hasMenu) return 'select';
  if (role === 'combobox' && !isEditable) return 'button';
  return (Object.hasOwn(ROLES, role) ? ROLES[role] : undefined) ?? 'group';
}
