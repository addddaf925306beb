import { z } from 'zod';
import { settingWords } from './setting-words.ts';

/** The region of a bucket, where none is set. */
export const USUAL_REGION = 'us-east-1';

const unset = { help: USUAL_REGION, table: `\`${USUAL_REGION}\`` };

/** How S3 is reached, by the names that every client of it reads; `s3LocationOf` says what is wrong with them. */
export const S3_SETTINGS = {
  AWS_ACCESS_KEY_ID: z
    .string()
    .optional()
    .register(settingWords, {
      help: 'who the service is to S3',
      table: 'who Affiant is to S3',
      unset: { table: 'required with `EVIDENCE_URL`' },
    }),
  AWS_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .register(settingWords, { help: 'its secret', inRowOf: 'AWS_ACCESS_KEY_ID' }),
  AWS_SESSION_TOKEN: z
    .string()
    .optional()
    .register(settingWords, { help: 'its session token, when the keys are temporary' }),
  AWS_REGION: z.string().optional().register(settingWords, {
    help: 'region of the bucket',
    table: 'region of the bucket; the first that is set',
    unset,
  }),
  AWS_DEFAULT_REGION: z
    .string()
    .optional()
    .register(settingWords, { help: 'the same, where the first is not set', inRowOf: 'AWS_REGION' }),
  AWS_ENDPOINT_URL_S3: z
    .string()
    .optional()
    .register(settingWords, {
      help: "address of another S3 than Amazon's",
      table: 'address of another S3; the first that is set',
      unset: { table: "Amazon's" },
    }),
  AWS_ENDPOINT_URL: z
    .string()
    .optional()
    .register(settingWords, { help: 'the same, where the first is not set', inRowOf: 'AWS_ENDPOINT_URL_S3' }),
};
