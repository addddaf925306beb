import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { EmbeddedDataKeys } from '../../infrastructure/embedded/data-keys.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { dataKeysContract } from './data-keys-contract.ts';

dataKeysContract('embedded', async () => {
  const sealer = new SealingKey(randomBytes(32));
  const file = join(temporaryFolder(), 'keys.db');
  const [keys, elsewhere] = [new EmbeddedDataKeys({ file, sealer }), new EmbeddedDataKeys({ file, sealer })];
  const close = async () => {
    await keys.close();
    await elsewhere.close();
  };
  return { keys, elsewhere, close };
});
