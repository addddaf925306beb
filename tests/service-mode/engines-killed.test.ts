import { enginesAway } from './engine-away.ts';

await enginesAway('killed');
