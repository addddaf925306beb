import { offerCopies } from './copy.ts';

offerCopies();
