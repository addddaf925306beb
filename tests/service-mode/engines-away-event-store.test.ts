import { testOutages } from './outages.ts';

await testOutages({ name: 'eventStore', check: 'event_store' });
