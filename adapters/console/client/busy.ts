import { tellWhileBusy } from './tell-while-busy.ts';

tellWhileBusy();
