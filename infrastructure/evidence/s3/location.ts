import { ConfigError } from '../../settings/config-error.ts';
import { USUAL_REGION } from '../../settings/s3-settings.ts';

/** Where evidence lies, and what is needed to get at it. */
export type S3Location = {
  /** Address of the bucket, without a slash at the end. */
  bucketUrl: string;
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  /** Whether links lead to the bucket; otherwise Affiant serves the files itself. */
  presigns: boolean;
};

const LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([^?#]*))?(\?[^#]*)?$/;

/**
 * Reads `s3://bucket[/prefix][?links=own]` and the usual settings: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN`, `AWS_REGION` (or `AWS_DEFAULT_REGION`; us-east-1 unless told), and `AWS_ENDPOINT_URL` (or
 * `AWS_ENDPOINT_URL_S3`) for another S3 than Amazon's. With `links=own` evidence is downloaded through Affiant, for a
 * store that end users cannot reach.
 * @throws ConfigError a sentence that says what is missing or wrong.
 */
export function s3LocationOf(url: string, environment: Readonly<Record<string, string | undefined>>): S3Location {
  const [, bucket, path = '', query = ''] = LOCATION.exec(url) ?? [];
  if (bucket === undefined)
    throw new ConfigError('EVIDENCE_URL must be of the form s3://bucket or s3://bucket/prefix.');
  if (!['', '?links=own'].includes(query)) throw new ConfigError('The only option of EVIDENCE_URL is ?links=own.');
  if (!/^[0-9A-Za-z_./-]*$/.test(path)) {
    throw new ConfigError('The prefix in EVIDENCE_URL may hold letters, digits, and the characters _ . / - only.');
  }
  const required = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') throw new ConfigError(`Evidence in S3 needs ${name}.`);
    return value;
  };
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || USUAL_REGION;
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL;
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return {
    bucketUrl: endpoint ? `${endpointOf(endpoint)}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: environment.AWS_SESSION_TOKEN || undefined,
    presigns: query === '',
  };
}

function endpointOf(endpoint: string): string {
  if (!/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(endpoint)) {
    throw new ConfigError('AWS_ENDPOINT_URL must be an address such as https://s3.example.com.');
  }
  return endpoint.replace(/\/+$/, '');
}
