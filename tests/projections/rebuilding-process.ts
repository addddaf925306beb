/**
 * Rebuilds the inquiries of a data folder, and stands still for good after its second batch, once it has said so.
 * Argument: the folder.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { rebuild } from '../../projections/rebuild.ts';

const [folder = ''] = process.argv.slice(2);
const store = new EmbeddedEventStore({ file: join(folder, 'log.db'), clock: systemClock });
const readModels = openReadModelFile({ file: join(folder, 'read-models.db') });
const forever = new Int32Array(new SharedArrayBuffer(4));

await rebuild({ store, ...readModels }, inquiries as unknown as Projection<unknown>, {
  onProgress({ events }) {
    if (events < 1000) return;
    writeSync(1, `half-way\n`);
    Atomics.wait(forever, 0, 0);
  },
});
