import { testOutages } from './outages.ts';

await testOutages({ name: 'messageBus', check: 'message_bus' });
