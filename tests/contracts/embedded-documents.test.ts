import { join } from 'node:path';
import { EmbeddedDocuments } from '../../infrastructure/embedded/documents.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { documentsContract } from './documents-contract.ts';

documentsContract('embedded', async () => {
  const file = join(temporaryFolder(), 'read-models.db');
  const [documents, elsewhere] = [new EmbeddedDocuments({ file }), new EmbeddedDocuments({ file })];
  const close = async () => {
    await documents.close();
    await elsewhere.close();
  };
  return { documents, elsewhere, close };
});
