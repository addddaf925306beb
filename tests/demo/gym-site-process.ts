/** The gym's site as a process of its own, for a container: `gym-site-process.js PORT`. */
import { startGymSite } from './gym-site.ts';
import { SCENARIOS } from './scenarios.ts';

const { approve } = SCENARIOS;
if (approve === undefined) throw new Error('there is no scenario approve');
await startGymSite(approve.membership, { host: '0.0.0.0', port: Number(process.argv[2]) });
