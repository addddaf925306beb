import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EmbeddedDataKeys } from '../../infrastructure/embedded/data-keys.ts';
import { createSealer } from '../../infrastructure/sealer.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { dataKeysContract } from './data-keys-contract.ts';

dataKeysContract('embedded', async () => {
  const sealer = createSealer(randomBytes(32));
  const keys = new EmbeddedDataKeys({ file: join(temporaryFolder(), 'keys.db'), sealer });
  return { keys, close: () => keys.close() };
});
