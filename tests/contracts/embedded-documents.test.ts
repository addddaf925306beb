import { join } from 'node:path';
import { EmbeddedDocuments } from '../../infrastructure/embedded/documents.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { documentsContract } from './documents-contract.ts';

documentsContract('embedded', async () => {
  const documents = new EmbeddedDocuments({ file: join(temporaryFolder(), 'read-models.db') });
  return { documents, close: () => documents.close() };
});
