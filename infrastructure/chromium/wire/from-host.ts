import { z } from 'zod';
import { LOAD_PROBLEMS } from '../../../application/ports/load-problem.ts';
import { UNAVAILABLE, type ViewerNotice } from '../../../application/ports/remote-browser.ts';
import type { FrameLimits } from '../../confinement/frames.ts';
import { LONGEST, MOST_CHOICES } from './bounds.ts';

const MEGABYTE = 1024 * 1024;

const text = (longest: number) => z.string().max(longest);
const url = text(LONGEST.address);
const number = z.int().min(0);
const pixels = z.number().min(0).max(100_000);

const choice = z.strictObject({
  text: text(LONGEST.choice),
  group: text(LONGEST.choice),
  disabled: z.boolean(),
  selected: z.boolean(),
});

/** A mirror is larger than a head may be: it comes as a body. */
const notice: z.ZodType<Exclude<ViewerNotice, { type: 'mirror' }>> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('location'), url, loading: z.boolean(), canGoBack: z.boolean() }),
  z.strictObject({ type: z.literal('outside'), host: text(LONGEST.host).nullable() }),
  z.strictObject({ type: z.literal('load'), problem: z.enum(LOAD_PROBLEMS).nullable(), host: text(LONGEST.host) }),
  z.strictObject({ type: z.literal('tabs'), count: z.int().min(0).max(100) }),
  z.strictObject({
    type: z.literal('tab_list'),
    tabs: z
      .array(z.strictObject({ id: number, title: text(LONGEST.title), host: text(LONGEST.host), shown: z.boolean() }))
      .max(10),
  }),
  z.strictObject({
    type: z.literal('hover'),
    cursor: z.string().regex(/^[a-z-]{1,20}$/),
    title: text(LONGEST.title),
  }),
  z.strictObject({ type: z.literal('file_asked'), multiple: z.boolean() }),
  z.strictObject({ type: z.literal('sign_in'), host: text(LONGEST.host), secure: z.boolean(), again: z.boolean() }),
  z.strictObject({ type: z.literal('unavailable'), what: z.enum(UNAVAILABLE) }),
  z.strictObject({
    type: z.literal('dialog'),
    kind: z.enum(['alert', 'confirm', 'prompt', 'beforeunload']),
    message: text(LONGEST.dialog),
    defaultValue: text(LONGEST.dialog),
  }),
  z.strictObject({
    type: z.literal('focus'),
    editable: z.boolean(),
    inputType: text(LONGEST.word),
    inputMode: text(LONGEST.word),
    enterKeyHint: text(LONGEST.word),
  }),
  z.strictObject({
    type: z.literal('picker'),
    kind: z.enum(['date', 'time', 'datetime-local', 'month', 'week', 'color']),
    value: text(LONGEST.word),
  }),
  z.strictObject({
    type: z.literal('choices'),
    label: text(LONGEST.choice),
    multiple: z.boolean(),
    cut: z.boolean(),
    options: z.array(choice).max(MOST_CHOICES),
  }),
  z.strictObject({
    type: z.literal('copied'),
    text: text(LONGEST.copied),
    cut: z.boolean(),
    by: z.enum(['person', 'site']),
  }),
  z.strictObject({
    type: z.literal('error'),
    problem: z.enum(['TOO_MANY_WINDOWS', 'NOT_A_WEB_PAGE']),
  }),
]);

/** What a host says. Nothing of it is believed beyond this: the page may have taken the host over. */
const message = z.discriminatedUnion('type', [
  /** Its browser runs. */
  z.strictObject({ type: z.literal('ready'), version: text(100) }),
  /** There is no browser. */
  z.strictObject({ type: z.literal('failed'), problem: text(LONGEST.problem), unsandboxed: z.boolean() }),
  /** The session is there, its first page begins to load. */
  z.strictObject({ type: z.literal('opened') }),
  /** The body is a JPEG: the whole picture, or the part of it that lies there. */
  z.strictObject({
    type: z.literal('frame'),
    viewer: number,
    number,
    width: pixels,
    height: pixels,
    at: z.strictObject({ x: pixels, y: pixels }).nullable(),
  }),
  z.strictObject({ type: z.literal('notice'), viewer: number, notice }),
  /** The body is the accessibility tree of the page, as JSON. */
  z.strictObject({ type: z.literal('mirror'), viewer: number }),
  /** The address of the page that is shown. */
  z.strictObject({ type: z.literal('at'), url }),
  z.strictObject({ type: z.literal('visited'), url }),
  z.strictObject({ type: z.literal('shown'), url }),
  /** The body is the file. */
  z.strictObject({ type: z.literal('downloaded'), url, filename: text(LONGEST.filename), shownAt: url.nullable() }),
  z.strictObject({
    type: z.literal('download_refused'),
    filename: text(LONGEST.filename),
    problem: z.enum(['TOO_LARGE', 'TOO_MANY_DOWNLOADS', 'DOWNLOAD_BROKEN']),
  }),
  /** The body is what the page says, as JSON. */
  z.strictObject({ type: z.literal('snapshot'), call: number }),
  /** The body is a PNG; the snapshot of the same call came before. */
  z.strictObject({ type: z.literal('screenshot'), call: number }),
  /** How busy the page is. */
  z.strictObject({ type: z.literal('activity'), call: number, quietMs: z.number().min(0), password: z.boolean() }),
  /** The page has the file. */
  z.strictObject({ type: z.literal('given'), call: number }),
  /** What was asked for can't be had. */
  z.strictObject({ type: z.literal('refused'), call: number, problem: text(LONGEST.problem) }),
  z.strictObject({ type: z.literal('closed'), reason: z.enum(['crashed', 'page_closed']) }),
  z.strictObject({ type: z.literal('alive') }),
  z.strictObject({ type: z.literal('warning'), message: text(200), times: number.nullable() }),
]);

export type FromHost = z.infer<typeof message>;

/** What may come from a host. @param maxDownloadBytes of one file */
export function limitsFromHost(maxDownloadBytes: number): FrameLimits<FromHost> {
  return {
    longestHead: 64 * 1024,
    parse: head => message.parse(head),
    longestBody({ type }) {
      if (type === 'frame' || type === 'snapshot') return 4 * MEGABYTE;
      if (type === 'mirror') return MEGABYTE;
      if (type === 'screenshot') return 40 * MEGABYTE;
      return type === 'downloaded' ? maxDownloadBytes : 0;
    },
  };
}
