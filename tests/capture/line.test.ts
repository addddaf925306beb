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

  get isAnythingOnTheWay(): boolean {
    return this.#onTheWay.length > 0;
  }

  /** Sends nothing for so long. */
  rest(ms: number): void {
    const until = this.now + ms;
    while ((this.#onTheWay[0]?.at ?? Number.POSITIVE_INFINITY) <= until) this.goOn();
    this.now = until;
  }

  /** Sends what can wait for so long, in pieces of 60 ms. */
  fill(ms: number, shape: { rate: number; way: number }): void {
    for (const until = this.now + ms; this.now < until; this.goOn()) {
      if (!this.isAnythingOnTheWay) this.now += this.line.restMs(this.now);
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

/** A line of 50 KB/s and 150 ms that is known, and on which nothing is any more. */
function known(): Played {
  const played = new Played();
  const shape = { rate: 50, way: 150 };
  played.send(40_000, shape);
  played.goOn();
  played.fill(4_000, shape);
  while (played.isAnythingOnTheWay) played.goOn();
  return played;
}

test('given input, then for 300 ms there is room for its answer, and none for what can wait', () => {
  const { line, now } = known();
  assert.ok(line.hasRoomToSpare(now));
  line.touched(now);
  assert.is(line.restMs(now), 300);
  assert.not.ok(line.hasRoomToSpare(now + 299));
  assert.ok(line.hasRoom);
  assert.is(line.restMs(now + 300), 0);
  assert.ok(line.hasRoomToSpare(now + 300));
});

test('given input, when its answer is seen, then what can wait waits for 300 ms more', () => {
  const { line, now } = known();
  line.touched(now);
  line.changed(now + 200);
  assert.not.ok(line.hasRoomToSpare(now + 499));
  assert.ok(line.hasRoomToSpare(now + 500));
});

test('given a page that moves by itself, then what can wait does not wait for it for ever', () => {
  const { line, now } = known();
  line.touched(now);
  for (let ms = 0; ms <= 1_500; ms += 30) line.changed(now + ms);
  assert.ok(line.hasRoomToSpare(now + 1_500));
});

test('given input not long ago, then what can wait goes out one by one, and later as much as the line holds', () => {
  const { line, now } = known();
  line.touched(now);
  line.sent(3_000, now + 300);
  assert.not.ok(line.hasRoomToSpare(now + 301));
  assert.not.ok(line.hasRoomToSpare(now + 1_499));
  const later = known();
  later.line.touched(later.now - 1_500);
  later.send(3_000, { rate: 50, way: 150 });
  later.goOn();
  later.line.sent(3_000, later.now);
  assert.ok(later.line.hasRoomToSpare(later.now));
});

test('given somebody who types on a line of 50 KB/s, then no key waits for more than one piece', () => {
  const played = known();
  const shape = { rate: 50, way: 150 };
  const waits: number[] = [];
  for (let key = 0; key < 30; key++) {
    played.line.touched(played.now);
    played.send(1_500, shape);
    waits.push(played.waited);
    played.rest(350 + key * 10);
    played.fill(200, shape);
  }
  assert.ok(Math.max(...waits.slice(1)) <= 80, `${waits.map(Math.round)}`);
});

for (const way of [2, 30]) {
  test(`given a line of 5 MB/s and ${way} ms, when somebody types at once, then all is sharp soon after`, () => {
    const played = new Played();
    const shape = { rate: 5_000, way };
    played.send(8_000, shape);
    played.goOn();
    for (let key = 0; key < 10; key++) {
      played.line.touched(played.now);
      played.send(1_500, shape);
      played.rest(150);
    }
    const from = played.now;
    while (!played.line.isFast && played.now < from + 3_000) played.fill(1, shape);
    assert.ok(played.line.isFast);
    assert.ok(played.now - from <= 300 + 8 * way, `after ${played.now - from} ms`);
  });
}

for (const way of [2, 30, 120]) {
  test(`given a line of 5 MB/s and ${way} ms, when somebody types, then whole pictures go out all the same`, () => {
    const played = new Played();
    const shape = { rate: 5_000, way };
    played.send(40_000, shape);
    played.goOn();
    while (!played.line.isFast && played.now < 3_000) played.fill(1, shape);
    for (let key = 0; key < 20; key++) {
      played.line.touched(played.now);
      played.send(60_000, shape);
      played.goOn();
      assert.ok(played.line.isFast);
      played.rest(100);
    }
  });
}

test('given something on the way that is never shown, then no more than the line holds is sent', () => {
  const line = new Line();
  assert.ok(line.hasRoom);
  for (let piece = 0; piece < 4; piece++) line.sent(1_000, 0);
  assert.not.ok(line.hasRoom);
});

test.run();
