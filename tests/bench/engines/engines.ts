import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../support/eventstoredb/server-process.ts';
import { databaseOn } from '../../support/mongodb/database.ts';
import { say } from '../progress.ts';
import type { Bench, BenchOptions, LatencyRow, Row, SkippedRow } from '../row.ts';
import { measureAppends } from './appends.ts';
import { type BareLog, bareEventStoreDb, bareSqlite } from './bare-log.ts';
import { type EngineSet, type OpenedSet, openSet } from './engine-set.ts';
import { measureLag } from './lag.ts';
import { measureMessages } from './messages.ts';
import { measureRebuild, writeLog } from './rebuilds.ts';

type Rows = (Row | LatencyRow | SkippedRow)[];

/** Everything of one set of engines. */
async function measureSet(run: string, set: EngineSet, bareLog: BareLog, options: BenchOptions): Promise<Rows> {
  const opened = await openSet(set);
  try {
    const log = `${run}log`;
    say(`${set.name}: writing a log`);
    const events = await writeLog(opened, log, options);
    say(`${set.name}: rebuilding from ${events} events`);
    // The rebuilds first: a bare client may have to scan what the others append.
    const rebuilt = await measureRebuild(log, set.name, opened, bareLog, events, options);
    say(`${set.name}: how late a document is readable`);
    const lags = await lagsOrReason(`${run}lag`, set, opened, options);
    say(`${set.name}: appending`);
    return [...(await measureAppends(run, set.name, opened, bareLog, options)), ...lags, rebuilt];
  } finally {
    await bareLog.close();
    await opened.close();
  }
}

/** A machine that is too busy for the commands of a second cannot say how late they are: the other rows still count. */
async function lagsOrReason(
  category: string,
  set: EngineSet,
  opened: OpenedSet,
  options: BenchOptions,
): Promise<(LatencyRow | SkippedRow)[]> {
  try {
    return await measureLag(category, set, opened, options);
  } catch (error) {
    return [{ name: `lag, ${set.name}`, skipped: error instanceof Error ? error.message : String(error) }];
  }
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'affiant-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const newRun = () => ({ run: `b${randomBytes(5).toString('hex')}`, masterKey: randomBytes(32).toString('hex') });

function measureEmbedded(options: BenchOptions): Promise<Rows> {
  const { run, masterKey } = newRun();
  return inFolder(async folder => {
    const set = { name: 'embedded', folder, masterKey };
    return measureSet(run, set, bareSqlite(folder), options);
  });
}

/** EventStoreDB with the services that were given; what was not is embedded. */
function measureServices(options: BenchOptions): Promise<Rows> {
  const { EVENT_STORE_URL: given, READ_MODEL_URL: server, MESSAGE_BUS_URL: messageBus } = process.env;
  const { run, masterKey } = newRun();
  return inFolder(async folder => {
    const testServer = given === undefined ? await startServerProcess({ file: join(folder, 'log') }) : undefined;
    const database = server === undefined ? undefined : databaseOn(server);
    const eventStore = given ?? testServer?.url ?? '';
    const set: EngineSet = {
      name: [given ? 'EventStoreDB' : 'EventStoreDB test server', database ? 'MongoDB' : 'SQLite', messageBus && 'NATS']
        .filter(Boolean)
        .join(' + '),
      folder: join(folder, 'data'),
      masterKey,
      eventStore,
      ...(database === undefined ? {} : { readModels: database.url }),
      ...(messageBus === undefined ? {} : { messageBus }),
    };
    try {
      return await measureSet(run, set, await bareEventStoreDb(eventStore), options);
    } finally {
      await database?.close();
      await testServer?.kill();
    }
  });
}

/** The embedded engines, then the services, each against what the engine can do without us. */
export const measureEngines: Bench = async options => {
  const { READ_MODEL_URL: mongo, MESSAGE_BUS_URL: nats } = process.env;
  const rows = [...(await measureEmbedded(options)), ...(await measureServices(options))];
  if (mongo === undefined) rows.push({ name: 'MongoDB', skipped: 'READ_MODEL_URL is not set' });
  if (nats === undefined) rows.push({ name: 'NATS', skipped: 'MESSAGE_BUS_URL is not set' });
  else {
    say('NATS: messages');
    rows.push(await measureMessages(newRun().run, nats, options));
  }
  return rows;
};
