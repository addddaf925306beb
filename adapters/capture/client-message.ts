import { z } from 'zod';
import { MIRROR_ACTS } from '../../application/ports/page-mirror.ts';
import type { ClientMessage, Wish } from './client/protocol.ts';
import { WISHED_VIEWPORT } from './start-body.ts';

/** Far beyond any viewport; keeps absurd numbers away from the browser. */
const coordinate = z.number().min(-10_000).max(10_000);
const modifiers = z.int().min(0).max(15);
const name = z.string().max(64);
const text = z.string().max(20_000);

const credential = z.string().max(1_000);

const point = z.strictObject({ id: z.int(), x: coordinate, y: coordinate });

const ofThePage = [
  z.strictObject({ type: z.literal('ack'), sequence: z.int().min(0) }),
  z.strictObject({ type: z.literal('here') }),
  z.strictObject({ type: z.literal('stay') }),
  z.strictObject({ type: z.literal('resize'), viewport: WISHED_VIEWPORT }),
] as const;

const wishes = [
  z.strictObject({ type: z.literal('capture') }),
  z.strictObject({ type: z.literal('take_back'), evidence: name }),
  z.strictObject({ type: z.literal('keep_document') }),
  z.strictObject({ type: z.literal('drop_document') }),
  z.strictObject({ type: z.literal('step'), wish: z.enum(['go', 'skip', 'take_up']), step: z.int().min(1).max(1000) }),
] as const;

const inputs = [
  z.strictObject({
    type: z.literal('mouse'),
    kind: z.enum(['move', 'down', 'up']),
    x: coordinate,
    y: coordinate,
    button: z.enum(['none', 'left', 'middle', 'right']),
    buttons: z.int().min(0).max(31),
    clicks: z.int().min(0).max(3),
    modifiers,
  }),
  z.strictObject({
    type: z.literal('wheel'),
    x: coordinate,
    y: coordinate,
    dx: coordinate,
    dy: coordinate,
    modifiers,
  }),
  z.strictObject({
    type: z.literal('touch'),
    kind: z.enum(['start', 'move', 'end', 'cancel']),
    points: z.array(point).max(10),
  }),
  z.strictObject({
    type: z.literal('key'),
    kind: z.enum(['down', 'up']),
    key: name,
    code: name,
    text: z.string().max(8).nullable(),
    location: z.int().min(0).max(3),
    modifiers,
    repeat: z.boolean(),
  }),
  z.strictObject({ type: z.literal('text'), text }),
  z.strictObject({ type: z.literal('composition'), text }),
  z.strictObject({ type: z.literal('paste'), text }),
  z.strictObject({ type: z.literal('copy') }),
  z.strictObject({ type: z.literal('pick'), value: name }),
  z.strictObject({ type: z.literal('choose'), places: z.array(z.int().min(0).max(1000)).max(1000) }),
  z.strictObject({ type: z.literal('dialog'), accept: z.boolean(), text: text.nullable() }),
  z.strictObject({
    type: z.literal('sign_in'),
    credentials: z.strictObject({ username: credential, password: credential }).nullable(),
  }),
  z.strictObject({ type: z.literal('tab'), wish: z.enum(['show', 'close']), id: z.int().min(0).max(100_000) }),
  z.strictObject({ type: z.literal('mirror'), on: z.boolean() }),
  z.strictObject({
    type: z.literal('act'),
    node: z.int().min(1),
    act: z.enum(MIRROR_ACTS),
    text,
    number: z.int().min(1),
  }),
  z.strictObject({ type: z.literal('back') }),
  z.strictObject({ type: z.literal('reload') }),
] as const;

const numbered = z.strictObject({
  type: z.literal('numbered'),
  number: z.int().min(1),
  input: z.discriminatedUnion('type', [...inputs, ...wishes]),
});

const clientMessage = z.discriminatedUnion('type', [...ofThePage, ...wishes, ...inputs, numbered]);

const WISHES: ReadonlySet<string> = new Set(wishes.map(({ shape }) => shape.type.value));

/** Whether a message is something that the end user wishes of the service. */
export const isWish = (message: ClientMessage): message is Wish => WISHES.has(message.type);

/** A message of the page; undefined when it is none. Never logged: it may hold what the end user types. */
export function parseClientMessage(json: string): ClientMessage | undefined {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
