import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Line, type Sent } from '../../infrastructure/chromium/line/line.ts';

const test = suite('what is known of a line');

/** What a line of this shape does to what is sent, each as soon as there is room. Counted in ms, without waiting. */
class Played {
  readonly line = new Line();
  now = 0;
  /** How long what was sent last waited for what was sent before it. */
  waited = 0;
  #freeAt = 0;
  #onTheWay: { sent: Sent; at: number }[] = [];

  send(bytes: number, { rate, way }: { rate: number; way: number }): void {
    this.waited = Math.max(0, this.#freeAt - this.now);
    this.#freeAt = Math.max(this.now, this.#freeAt) + bytes / rate;
    this.#onTheWay.push({ sent: this.line.sent(bytes, this.now), at: this.#freeAt + way });
  }

  /** Until the next is shown. */
  goOn(): void {
    const next = this.#onTheWay.shift();
    if (next === undefined) return;
    this.now = Math.max(this.now, next.at);
    this.line.shown(next.sent, this.now);
  }

  /** Sends what can wait for so long, in pieces of 60 ms. */
  fill(ms: number, shape: { rate: number; way: number }): void {
    for (const until = this.now + ms; this.now < until; this.goOn()) {
      while (this.line.hasRoomToSpare(this.now)) this.send(Math.round(this.line.rate * 60), shape);
    }
  }
}

test('given a line of 50 KB/s and 150 ms, then it is known, and nothing on it waits for long', () => {
  const played = new Played();
  const shape = { rate: 50, way: 150 };
  played.send(40_000, shape);
  played.goOn();
  played.fill(4_000, shape);
  assert.ok(Math.abs(played.line.rate - 50) < 5, `${played.line.rate}`);
  const waits: number[] = [];
  for (let time = 0; time < 100; time++) {
    played.fill(30, shape);
    waits.push(played.waited);
  }
  waits.sort((one, other) => one - other);
  assert.ok((waits[50] ?? 0) < 170, `half of all wait ${waits[50]} ms`);
  assert.not.ok(played.line.isFast);
});

for (const way of [2, 30, 120]) {
  test(`given a line of 5 MB/s and ${way} ms, then whole pictures go out after a moment`, () => {
    const played = new Played();
    const shape = { rate: 5_000, way };
    played.send(40_000, shape);
    played.goOn();
    while (!played.line.isFast && played.now < 3_000) played.fill(1, shape);
    assert.ok(played.line.isFast);
    assert.ok(played.now <= 8 + 24 * way, `after ${played.now} ms`);
  });
}

test('given a fast line, when it becomes slow, then it is no longer fast after a few pictures', () => {
  const played = new Played();
  played.send(40_000, { rate: 5_000, way: 20 });
  played.goOn();
  assert.ok(played.line.isFast);
  for (let picture = 0; picture < 4; picture++) {
    played.send(100_000, { rate: 60, way: 20 });
    played.goOn();
  }
  assert.not.ok(played.line.isFast);
  assert.ok(played.line.rate < 200, `${played.line.rate}`);
});

test('given a fast line, when little is sent and is shown a little late, then it stays fast', () => {
  const played = new Played();
  played.send(40_000, { rate: 5_000, way: 20 });
  played.goOn();
  for (let key = 0; key < 50; key++) {
    played.send(1_000, { rate: 5_000, way: 20 + (key % 3) * 8 });
    played.goOn();
    played.now += 300;
  }
  assert.ok(played.line.isFast);
});

test('given something on the way that is never shown, then no more than the line holds is sent', () => {
  const line = new Line();
  assert.ok(line.hasRoom);
  for (let piece = 0; piece < 4; piece++) line.sent(1_000, 0);
  assert.not.ok(line.hasRoom);
});

test.run();
