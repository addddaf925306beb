import type { PageRegion, RegionKind } from '../../../domain/reading/page-snapshot.ts';
import { collapsed } from './field-text.ts';

const MOST_REGIONS = 3_000;
const LONGEST_NAME = 200;
const MOST_IDS = 5;
/** Elements around one that are looked at for the ground that it lies on. */
const FARTHEST_GROUND = 30;
/** Where an element says by one of its children what it is called, it stands among the first. */
const NAMING_CHILDREN = 4;

const KIND_OF_TAG: Readonly<Record<string, RegionKind>> = {
  MAIN: 'main',
  NAV: 'navigation',
  ASIDE: 'aside',
  SECTION: 'section',
  ARTICLE: 'article',
  FIELDSET: 'section',
  DETAILS: 'section',
  FORM: 'form',
  DIALOG: 'dialog',
  IFRAME: 'frame',
  FIGURE: 'figure',
  BLOCKQUOTE: 'quotation',
  Q: 'quotation',
  TABLE: 'table',
  TR: 'row',
  LI: 'item',
};
/** Of the whole page only: within a part of it they are its head and foot. */
const KIND_OF_PAGE_TAG: Readonly<Record<string, RegionKind>> = { HEADER: 'banner', FOOTER: 'footer' };
const KIND_OF_ROLE: Readonly<Record<string, RegionKind>> = {
  main: 'main',
  navigation: 'navigation',
  banner: 'banner',
  contentinfo: 'footer',
  complementary: 'aside',
  region: 'section',
  group: 'section',
  tabpanel: 'section',
  article: 'article',
  form: 'form',
  search: 'form',
  dialog: 'dialog',
  alertdialog: 'dialog',
  figure: 'figure',
  blockquote: 'quotation',
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  row: 'row',
  listitem: 'item',
};
/** How sites mark what their users wrote, in whatever language: by role, by microdata, and by the usual names of classes. */
const REMARK_ROLE = /^(comment|feed)$/;
const REMARK_DATA = /\b(Review|Comment|UserComments|DiscussionForumPosting|Answer)$/;
const REMARK_CLASS =
  /^(?:comments?|comment-(?:list|body|text|content|item|thread)|user-comments?|reviews|review-(?:list|body|text|content|card|item)|customer-reviews?|testimonials?|guestbook|forum-posts?|chat-(?:message|bubble|log)|user-bio|bio)$/i;
const PROMOTION_CLASS =
  /^(?:ads?|advert|advertisement|ad-(?:banner|box|slot|unit|container)|banner-ad|promo|promo-(?:box|banner|card|tile)|promotion|sponsored|upsell|upsell-(?:box|banner|card))$/i;
const MOST_CLASSES = 20;
const TRANSPARENT = /^(transparent|rgba\(.*, 0\))$/;
const UNBOXED = /^(BODY|BUTTON|TD|TH|TBODY|THEAD|TFOOT|DT|DD|SPAN|H[1-6]|LABEL|SUMMARY)$/;

/** The text of the elements with these ids. */
function textOfIds(element: Element, ids: string | null): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  return (ids ?? '')
    .split(/\s+/, MOST_IDS)
    .map(id => (id && 'getElementById' in root ? (root.getElementById(id)?.textContent ?? '') : ''))
    .join(' ');
}

/** What an element is called by `aria-labelledby` or `aria-label`; empty when it has no such name. */
export function accessibleName(element: Element): string {
  const name = textOfIds(element, element.getAttribute('aria-labelledby')).trim() || element.getAttribute('aria-label');
  return collapsed(name ?? '').slice(0, LONGEST_NAME);
}

function nameOf(element: Element): string | null {
  const first = Array.from({ length: NAMING_CHILDREN }, (_, index) => element.children[index]);
  const said = first.find(child => child && /^(CAPTION|LEGEND|FIGCAPTION|SUMMARY)$/.test(child.tagName));
  return accessibleName(element) || collapsed(said?.textContent ?? '').slice(0, LONGEST_NAME) || null;
}

/** Level of the heading that the element is, 0 when it is none. */
export function headingLevel(element: Element): number {
  const tag = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (element.getAttribute('role') !== 'heading') return element.hasAttribute('role') ? 0 : Number(tag ?? 0);
  return Math.min(6, Math.max(1, Math.trunc(Number(element.getAttribute('aria-level'))) || 2));
}

/** Whether the element is painted as a box: with a frame, a shadow, or a ground other than what it lies on. */
function isBox(element: Element): boolean {
  if (UNBOXED.test(element.tagName) || element.childElementCount === 0) return false;
  const style = getComputedStyle(element);
  if (/^(inline|contents)/.test(style.display)) return false;
  const frame = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
  if (frame.filter(width => Number.parseFloat(width) >= 1).length >= 3 || style.boxShadow !== 'none') return true;
  return !TRANSPARENT.test(style.backgroundColor) && style.backgroundColor !== groundBelow(element);
}

/** The plain colour that the text of an element lies on; undefined where it may lie on a picture or through something. */
export function groundOf(element: Element): string | undefined {
  let at: Element | null = element;
  for (let steps = 0; at && steps < FARTHEST_GROUND; steps++) {
    const { backgroundColor, backgroundImage, position, opacity, transform } = getComputedStyle(at);
    if (backgroundImage !== 'none' || Number(opacity) < 1 || transform !== 'none') return undefined;
    if (!TRANSPARENT.test(backgroundColor)) return /^rgb\(/.test(backgroundColor) ? backgroundColor : undefined;
    if (/^(absolute|fixed|sticky)$/.test(position)) return groundAtPoint(element);
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return at === null ? 'rgb(255, 255, 255)' : undefined;
}

/** The same by what is painted below the middle of an element that stands apart from what is around it. */
function groundAtPoint(element: Element): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const below = element.ownerDocument.elementsFromPoint(left + width / 2, top + height / 2);
  const from = below.indexOf(element);
  for (const at of from < 0 ? [] : below.slice(from, from + FARTHEST_GROUND)) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (backgroundImage !== 'none' || Number(opacity) < 1 || /^(IMG|VIDEO|CANVAS|SVG)$/i.test(at.tagName))
      return undefined;
    if (!TRANSPARENT.test(backgroundColor)) return /^rgb\(/.test(backgroundColor) ? backgroundColor : undefined;
  }
  return undefined;
}

/** The colour that an element lies on. */
function groundBelow(element: Element): string {
  let at = element.parentElement;
  for (let steps = 0; at && steps < FARTHEST_GROUND; steps++) {
    const ground = getComputedStyle(at).backgroundColor;
    if (!TRANSPARENT.test(ground)) return ground;
    at = at.parentElement;
  }
  return 'rgb(255, 255, 255)';
}

/** What the page marks as said by somebody else; null for what it does not, and for the page itself. */
function markedKind(element: Element): RegionKind | null {
  if (/^(BODY|MAIN)$/.test(element.tagName) || /^(INPUT|BUTTON|A)$/.test(element.tagName)) return null;
  const data = `${element.getAttribute('itemtype') ?? ''} ${element.getAttribute('itemprop') === 'reviewBody' ? 'Review' : ''}`;
  if (REMARK_ROLE.test(element.getAttribute('role') ?? '') || REMARK_DATA.test(data.trim())) return 'remark';
  const classes = [...element.classList].slice(0, MOST_CLASSES);
  if (classes.some(name => REMARK_CLASS.test(name))) return 'remark';
  return classes.some(name => PROMOTION_CLASS.test(name)) ? 'promotion' : null;
}

/** How an element is built, as far as its siblings that are built alike share it. */
function buildOf(element: Element): string {
  return `${element.tagName}.${element.classList[0] ?? ''}.${element.getAttribute('role') ?? ''}`;
}

/** Gathers the regions of a page; `regionOf` says in which one stands what an element holds. */
export function createRegions() {
  const regions: PageRegion[] = [];
  const numbers = new Map<Element, number>();
  const builds = new Map<Element, Map<string, number>>();

  function isOneOfSeveral(element: Element): boolean {
    const parent = element.parentElement;
    if (!parent || UNBOXED.test(element.tagName) || element.childElementCount === 0) return false;
    if (element.childElementCount < 2 && (element.firstElementChild?.childElementCount ?? 0) < 2) return false;
    let counts = builds.get(parent);
    if (!counts) {
      counts = new Map();
      for (const child of parent.children) counts.set(buildOf(child), (counts.get(buildOf(child)) ?? 0) + 1);
      builds.set(parent, counts);
    }
    return (counts.get(buildOf(element)) ?? 0) > 1 && !/^inline/.test(getComputedStyle(element).display);
  }

  function kindOf(element: Element, around: number | null): RegionKind | null {
    const marked = markedKind(element);
    if (marked) return marked;
    if ((element as HTMLElement).isContentEditable && !element.parentElement?.closest('[contenteditable]'))
      return 'editable';
    const role = element.getAttribute('role');
    if (role && KIND_OF_ROLE[role]) return KIND_OF_ROLE[role];
    const kind = KIND_OF_TAG[element.tagName] ?? (around === null ? KIND_OF_PAGE_TAG[element.tagName] : undefined);
    if (kind && (role === null || element.tagName === 'IFRAME')) return kind;
    if (isBox(element)) return 'card';
    return isOneOfSeveral(element) ? 'item' : null;
  }

  return {
    regions,
    /** @param around number of the region in which the element itself stands, null for none. */
    regionOf(element: Element, around: number | null): number | null {
      const known = numbers.get(element);
      if (known !== undefined) return known;
      const kind = regions.length < MOST_REGIONS ? kindOf(element, around) : null;
      if (!kind) return around;
      regions.push({ kind, name: nameOf(element), parent: around });
      numbers.set(element, regions.length - 1);
      return regions.length - 1;
    },
  };
}
