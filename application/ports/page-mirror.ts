/** What a part of the mirror is. What a page has beyond these is a `group` where it has a name or words of its own, and left out otherwise. */
export const MIRROR_ROLES = [
  'text',
  'paragraph',
  'heading',
  'group',
  'navigation',
  'region',
  'search',
  'list',
  'listitem',
  'table',
  'row',
  'cell',
  'columnheader',
  'rowheader',
  'image',
  'link',
  'button',
  'checkbox',
  'radio',
  'switch',
  'textbox',
  'select',
  'option',
  'range',
  'status',
  'alert',
] as const;
export type MirrorRole = (typeof MIRROR_ROLES)[number];

/** A part of the accessibility tree of a page. What is left out is not so, or not told. */
export type MirrorNode = {
  /** Names it for as long as its page is shown. */
  id: number;
  /** Where its parent stands in the list; -1: it has none. Parents stand before their children. */
  parent: number;
  role: MirrorRole;
  name: string;
  value?: string | undefined;
  description?: string | undefined;
  /** Of a heading, 1 to 6. */
  level?: number | undefined;
  /** Of a text field: what may be typed. */
  field?: 'text' | 'password' | 'multiline' | undefined;
  min?: number | undefined;
  max?: number | undefined;
  checked?: 'true' | 'false' | 'mixed' | undefined;
  expanded?: boolean | undefined;
  selected?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  readonly?: boolean | undefined;
  /** It has the keyboard. */
  focused?: boolean | undefined;
  live?: 'polite' | 'assertive' | undefined;
};

/** The accessibility tree of the page that is shown, in the order in which it is read. */
export type PageMirror = {
  title: string;
  nodes: MirrorNode[];
  /** The page has more. */
  cut: boolean;
  /** The act that was done last before it was read. */
  acted: number;
};

/** What its person does to a part of the mirror. `fill`: its value becomes the text. `enter`: the key. */
export const MIRROR_ACTS = ['focus', 'activate', 'fill', 'choose', 'enter'] as const;
export type MirrorAct = (typeof MIRROR_ACTS)[number];
