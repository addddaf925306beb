import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who types on `/type` and sees its pictures. */
export type Typist = {
  press(): void;
  /** Called with each picture from now on, and nobody else is. */
  onPicture(listener: (jpeg: Buffer) => void): void;
};

/** Five keys a second: quick, and no picture in between is sharpened. */
const KEY_EVERY_MS = 200;
const GIVEN_UP_MS = 5_000;
/** The first coefficient of a JPEG's quantization: 13 where it is sent while things move, 3 where it is sharp. */
const SHARP_BELOW = 8;

/** How long after a press the first picture of what it changed came, ms; 5000: it did not. */
export function latencyOfPress(typist: Typist): Promise<number> {
  const pressedAt = performance.now();
  return new Promise(resolve => {
    const done = (ms: number) => {
      clearTimeout(timer);
      typist.onPicture(() => undefined);
      resolve(ms);
    };
    const timer = setTimeout(() => done(GIVEN_UP_MS), GIVEN_UP_MS);
    typist.onPicture(jpeg => isSharp(jpeg) || done(performance.now() - pressedAt));
    typist.press();
  });
}

/** A sharp picture is one of what was seen before. */
function isSharp(jpeg: Buffer): boolean {
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return (jpeg[table + 5] ?? 0) < SHARP_BELOW;
}

/** All type for so many seconds, each in a rhythm of their own. @returns what every press took. */
export async function typeTogether(typists: readonly Typist[], seconds: number): Promise<number[]> {
  const endsAt = performance.now() + seconds * 1000;
  const times = await Promise.all(
    typists.map(async typist => {
      const mine: number[] = [];
      await pause(Math.random() * KEY_EVERY_MS);
      while (performance.now() < endsAt) {
        const ms = await latencyOfPress(typist);
        mine.push(ms);
        await pause(Math.max(0, KEY_EVERY_MS - ms));
      }
      return mine;
    }),
  );
  return times.flat();
}
