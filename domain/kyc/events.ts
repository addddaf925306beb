import type { ResultStatus } from '../inquiry/transitions.ts';

/** An outside KYC system says how its inquiry stands now. */
export type KycResultRecorded = {
  type: 'KycResultRecorded';
  data: { inquiry_id: string; subject_id: string; status: ResultStatus };
};
