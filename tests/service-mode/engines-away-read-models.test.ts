import { testOutages } from './outages.ts';

await testOutages({ name: 'readModels', check: 'read_models' });
