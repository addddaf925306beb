/** Declarations that leave nothing to be seen of an element: switched off, of no size or ink, or far off the page. */
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|(left|top|right|text-indent|margin-left)\s*:\s*-\d{3,}|color\s*:\s*transparent/i;
const HIDDEN_ATTRIBUTE = /\bhidden\b(?!\s*=\s*"until-found)/i;
const STYLE_END = '</style';
/** The class or id of the element that a selector names; states of it, such as `:hover`, hide it for a moment only. */
const NAMED = /([.#])([\w-]+)$/;

/** Classes (`.name`) and ids (`#name`) that the style sheets of a page hide, whatever else stands in the selector. */
function hiddenNames(source: string): Set<string> {
  const names = new Set<string>();
  const lower = source.toLowerCase();
  for (let at = lower.indexOf('<style'); at >= 0; at = lower.indexOf('<style', at)) {
    const end = lower.indexOf(STYLE_END, at);
    const sheet = source.slice(lower.indexOf('>', at) + 1, end < 0 ? source.length : end);
    for (const rule of sheet.split('}')) {
      const open = rule.lastIndexOf('{');
      if (open < 0 || !HIDING.test(rule.slice(open))) continue;
      for (const selector of rule.slice(rule.lastIndexOf('{', open - 1) + 1, open).split(',')) {
        const [, kind, name] = NAMED.exec(selector.trim()) ?? [];
        if (name !== undefined) names.add(`${kind}${name}`);
      }
    }
    at = end < 0 ? source.length : end;
  }
  return names;
}

/** Tells by the attributes of an element whether it is hidden: by itself, or by a style sheet of its page. */
export function hiddenMarkup(source: string): (attributes: string) => boolean {
  const names = hiddenNames(source);
  const namesIn = (attributes: string, name: 'class' | 'id') => {
    const [, quoted, bare] =
      new RegExp(`\\b${name}\\s*=\\s*(?:["']([^"']*)["']|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
    return (quoted ?? bare ?? '').split(/\s+/);
  };
  return attributes => {
    if (HIDING.test(attributes) || HIDDEN_ATTRIBUTE.test(attributes)) return true;
    if (names.size === 0) return false;
    return (
      namesIn(attributes, 'class').some(name => names.has(`.${name}`)) ||
      namesIn(attributes, 'id').some(name => names.has(`#${name}`))
    );
  };
}
