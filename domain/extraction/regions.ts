import type { PageRegion, RegionKind, TextRun } from '../reading/page-snapshot.ts';
import { normalise } from '../reading/text.ts';

/** A part of a page and what it is called. `part`: what a heading begins within the region around it. */
export type Region = {
  /** Different for each region of a page. */
  number: number;
  kind: RegionKind | 'part';
  /** Its name or heading, a row's first cell; null when it has none. */
  heading: string | null;
  parent: Region | null;
};

/** A region as it goes with a value: the same without its parent. */
export type RegionStep = Omit<Region, 'parent'>;

const LONGEST_HEADING = 120;
const DEEPEST = 24;

/** Regions within regions, outermost first. */
export function pathOf(region: Region | null): RegionStep[] {
  const path: RegionStep[] = [];
  for (let at = region; at && path.length < DEEPEST; at = at.parent)
    // What the heading of a whole region begins is that region.
    if (at.kind !== 'part' || at.parent === null || at.parent.kind === 'part' || at.parent.heading !== at.heading)
      path.push({ number: at.number, kind: at.kind, heading: at.heading });
  return path.reverse();
}

/**
 * Where two places part: the outermost regions that hold the one and not the other. Both are empty where the two stand
 * in the same innermost region; one is where the other place is around it.
 */
export function parting(a: readonly RegionStep[], b: readonly RegionStep[]): { a: RegionStep[]; b: RegionStep[] } {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared]?.number === b[shared]?.number) shared++;
  return { a: a.slice(shared), b: b.slice(shared) };
}

/** A heading that has begun a part, which goes on until one of the same or a higher level. */
type Open = { level: number; region: Region };

/** What is known of a region, or of the page (`region` is null), while its runs are read. */
type Node = {
  region: Region | null;
  isNamed: boolean;
  /** Level of the heading after which the whole region is called. */
  level: number | null;
  /** The run of which its heading was made last, which the next may go on with. */
  last: TextRun | null;
  runs: number;
  first: TextRun | null;
  /** Whether something stands below its first line. */
  isBegun: boolean;
  /** Runs in the regions within it that have begun. */
  within: number;
  parts: Open[];
};

const nodeFor = (region: Region | null): Node => {
  return {
    region,
    isNamed: region?.heading !== null,
    level: null,
    last: null,
    runs: 0,
    first: null,
    isBegun: false,
    within: 0,
    parts: [],
  };
};

export const levelOf = ({ heading, tag }: TextRun): number | null =>
  heading ?? (/^h[1-6]$/.test(tag) ? Number(tag[1]) : null);

/** What a style writes before a cell is the title of its column, and no name of its row. */
const isStyledLabel = ({ tag, cell }: TextRun) => /^t[dh]$/.test(tag) && cell === null;

/** Runs in the first line of a box that has a title: itself, a state, something that can be done with it. */
const MOST_IN_TITLE_LINE = 3;
/** More than an icon or a badge within a region before its first heading: a part of it, over which that heading does not stand. */
const MOST_WITHIN_BEFORE = 2;

const isBelow = (run: TextRun, first: TextRun) => run.rect.y >= first.rect.y + first.rect.height - 4;

/** What leads to the page before or behind: "« Previous", "Next ›". A title in quotes has a sign at both ends. */
const LEADS_ON = /^[«‹←◀]\s*[^»›]*$|^[^«‹]*[»›→▶]$/u;

/** Set larger or heavier than what stands below it, and no label with a colon: the title of a box without a heading. */
function looksLikeTitle(first: TextRun, next: TextRun): boolean {
  const standsOut = first.fontSize > 1.1 * next.fontSize || first.fontWeight >= next.fontWeight + 100;
  return standsOut && /\p{L}/u.test(first.text) && !/[:：]\s*$/.test(first.text) && !LEADS_ON.test(first.text.trim());
}

/** Of each region how many runs stand in it that `counts`, and in the regions within it. */
function runsIn(
  regions: readonly PageRegion[],
  runs: readonly TextRun[],
  counts: (run: TextRun) => boolean = () => true,
): number[] {
  const held = regions.map(() => 0);
  for (const run of runs)
    if (typeof run.region === 'number' && held[run.region] !== undefined && counts(run))
      held[run.region] = (held[run.region] ?? 0) + 1;
  for (let number = regions.length - 1; number >= 0; number--) {
    const parent = regions[number]?.parent ?? null;
    if (parent !== null) held[parent] = (held[parent] ?? 0) + (held[number] ?? 0);
  }
  return held;
}

/** The regions that hold nothing but headings: a box around the title of a card, which is the card's own title. */
const titleBoxes = (regions: readonly PageRegion[], runs: readonly TextRun[]): boolean[] =>
  runsIn(regions, runs, run => levelOf(run) === null).map(count => count === 0);

/**
 * Says of each run of a page in which part of it it stands: in the regions that were found when the page was read, in the
 * rows of its tables, and below its headings.
 */
export function regionsOf(
  runs: readonly TextRun[],
  given: readonly PageRegion[] = [],
): (run: TextRun | undefined) => Region | null {
  const titles = titleBoxes(given, runs);
  const held = runsIn(given, runs);
  const page = nodeFor(null);
  const nodes = new Map<string, Node>();
  const places = new Map<TextRun, Region | null>();
  let count = 0;

  const open = (kind: Region['kind'], heading: string | null, parent: Region | null): Region => {
    return { number: count++, kind, heading: heading?.slice(0, LONGEST_HEADING) ?? null, parent };
  };

  function nodeOf(key: string, kind: RegionKind, name: string | null, around: () => Node): Node {
    const known = nodes.get(key);
    if (known) return known;
    const outer = around();
    const node = nodeFor(open(kind, name, outer.parts.at(-1)?.region ?? outer.region));
    nodes.set(key, node);
    return node;
  }

  function nodeOfRegion(number: number | null): Node {
    // From the outermost in: a hostile page nests thousands.
    const chain: [number, PageRegion][] = [];
    for (let at = number; at !== null; ) {
      const region = given[at];
      if (!region || (region.parent !== null && region.parent >= at)) break;
      if (!titles[at]) chain.push([at, region]);
      if (nodes.has(`${at}`)) break;
      at = region.parent;
    }
    let node = page;
    for (const [at, { kind, name }] of chain.reverse()) {
      const outer = node;
      node = nodeOf(`${at}`, kind, name, () => {
        outer.within += held[at] ?? 0;
        return outer;
      });
    }
    return node;
  }

  function nodeOfRun({ region, cell }: TextRun): Node {
    if (region !== undefined || !cell) return nodeOfRegion(region ?? null);
    const table = nodeOf(`table ${cell.table}`, 'table', null, () => page);
    return nodeOf(`row ${cell.table} ${cell.row}`, 'row', null, () => table);
  }

  function addHeading(node: Node, run: TextRun, level: number): void {
    const text = normalise(run.text);
    if (node.last && node.last.block === run.block && node.parts.at(-1)?.level === level) {
      for (const region of [node.parts.at(-1)?.region, node.level === level && !node.isNamed ? node.region : null])
        if (region) region.heading = `${region.heading ?? ''} ${text}`.trim().slice(0, LONGEST_HEADING);
      node.last = run;
      return;
    }
    while ((node.parts.at(-1)?.level ?? Number.NEGATIVE_INFINITY) >= level) node.parts.pop();
    const { region } = node;
    // What other parts come before is not called after a heading that begins here.
    if (node.level === null && node.within > MOST_WITHIN_BEFORE) node.isNamed = true;
    if (region && !node.isNamed && node.level === null && node.runs <= 1) {
      region.heading = text.slice(0, LONGEST_HEADING);
      node.level = level;
    } else if (region && !node.isNamed && node.level !== null && level <= node.level) {
      // Several parts of one rank: the first of their headings is not what all of them are called.
      region.heading = null;
      node.isNamed = true;
    }
    node.parts.push({ level, region: open('part', text, node.parts.at(-1)?.region ?? region) });
    node.last = run;
  }

  function addText(node: Node, run: TextRun): void {
    const { region, first } = node;
    node.last = null;
    if (!region || node.isNamed || node.level !== null || node.isBegun || node.runs > MOST_IN_TITLE_LINE) return;
    const title =
      first === null ? (/^(row|item)$/.test(region.kind) && !LEADS_ON.test(run.text.trim()) ? run : null) : first;
    // A state may stand beside the title, as a badge.
    node.isBegun = first !== null && isBelow(run, first);
    if (title && (first === null || (node.isBegun && looksLikeTitle(title, run))))
      region.heading = normalise(title.text).slice(0, LONGEST_HEADING);
  }

  for (const run of runs) {
    const node = nodeOfRun(run);
    const level = levelOf(run);
    if (level !== null) addHeading(node, run, level);
    else if (!isStyledLabel(run)) addText(node, run);
    if (!isStyledLabel(run)) {
      node.first ??= run;
      node.runs++;
    }
    places.set(run, node.parts.at(-1)?.region ?? node.region);
  }
  return run => (run && places.get(run)) ?? null;
}
