import { enginesAway } from './engine-away.ts';

await enginesAway('paused');
