/**
 * The bare limit, in a process of its own: Hono routes that do nothing but answer bytes, and one that first inserts
 * the request's bytes durably into SQLite with group commit. Reads `{ file, answers }` as its first message.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import Database from 'libsql';

/** Where the rows go, and what each route answers. */
export type BareServerSetup = { file: string; answers: { create: string; get: string; list: string } };

const JSON_TYPE = { 'content-type': 'application/json' };

function durableInserts(file: string): (bytes: string) => Promise<void> {
  const db = new Database(file);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, bytes TEXT NOT NULL)');
  const insert = db.prepare('INSERT INTO rows (bytes) VALUES (?)');
  let waiting: { bytes: string; done: () => void }[] = [];
  const commit = () => {
    const batch = waiting;
    waiting = [];
    db.exec('BEGIN IMMEDIATE');
    for (const { bytes } of batch) insert.run(bytes);
    db.exec('COMMIT');
    for (const { done } of batch) done();
  };
  return bytes =>
    new Promise(done => {
      waiting.push({ bytes, done });
      if (waiting.length === 1) setImmediate(commit);
    });
}

process.once('message', (setup: BareServerSetup) => {
  const insert = durableInserts(setup.file);
  const app = new Hono();
  app.post('/create', async context => {
    await insert(await context.req.text());
    return context.body(setup.answers.create, 200, JSON_TYPE);
  });
  app.get('/get', context => context.body(setup.answers.get, 200, JSON_TYPE));
  app.get('/list', context => context.body(setup.answers.list, 200, JSON_TYPE));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
});
process.once('disconnect', () => process.exit(0));
