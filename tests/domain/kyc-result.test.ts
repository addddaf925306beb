import { test } from 'uvu';
import { RESULT_STATUSES, type ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { KycResultRecorded } from '../../domain/kyc/events.ts';
import { kycResult } from '../../domain/kyc/kyc-result.ts';
import { specify } from '../support/given.ts';

const { given } = specify(kycResult);

const recorded = (status: ResultStatus): KycResultRecorded => ({
  type: 'KycResultRecorded',
  data: { inquiry_id: 'kyc-1', subject_id: 'user-1', status },
});
const record = (status: string, changes: { inquiryId?: string; subjectId?: string } = {}) =>
  ({ type: 'Record', inquiryId: 'kyc-1', subjectId: 'user-1', status, ...changes }) as const;

test('any status is recorded first, and any change of it', () => {
  for (const from of RESULT_STATUSES) {
    given().when(record(from)).thenEvents(recorded(from));
    for (const to of RESULT_STATUSES.filter(status => status !== from)) {
      given(recorded(from)).when(record(to)).thenEvents(recorded(to));
    }
  }
});

test('the same status twice changes nothing', () => {
  for (const status of RESULT_STATUSES) given(recorded(status)).when(record(status)).thenNothing();
  given(recorded('pending'), recorded('approved'), recorded('pending')).when(record('pending')).thenNothing();
});

test('what is not what it must be is named', () => {
  for (const status of ['', 'done', 'Approved', 'toString']) {
    given()
      .when(record(status))
      .thenRefused({ code: 'VALIDATION', message: /one of pending, /, field: 'status' });
  }
  for (const inquiryId of ['', 'a b', '../x', 'ä', '-x', 'x'.repeat(129), 'a\n']) {
    given()
      .when(record('approved', { inquiryId }))
      .thenRefused({ code: 'VALIDATION', message: /inquiry_id must be/, field: 'inquiry_id' });
  }
  for (const subjectId of ['', '  ', 'x'.repeat(256)]) {
    given()
      .when(record('approved', { subjectId }))
      .thenRefused({ code: 'VALIDATION', message: /subject_id must be/, field: 'subject_id' });
  }
});

test.run();
