import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { ConsoleAddress } from '../../application/console-address.ts';
import { isId } from '../../domain/identifiers.ts';
import type { Passkey } from '../../domain/operator/events.ts';
import type { KnownOperator } from '../../domain/operator/operator.ts';

/** The ceremonies of Web Authentication, level 3. Each challenge is random, and answered once. */
export type Passkeys = {
  registrationOptions(operator: KnownOperator): Promise<{ challenge: string }>;
  /** The passkey that the browser made; undefined when its answer proves none. */
  registered(answer: unknown, challenge: string): Promise<Passkey | undefined>;
  signInOptions(): Promise<{ challenge: string }>;
  /** The operator that an answer claims to be of; undefined when it names none. */
  claimedOperator(answer: unknown): string | undefined;
  /** The passkey of the operator that the answer proves; undefined when it proves none. */
  proven(answer: unknown, challenge: string, passkeys: readonly Passkey[]): Promise<Passkey | undefined>;
};

/** The id of the session that answering this challenge begins: nobody can begin two with one answer. */
export const sessionIdOf = (challenge: string): string =>
  createHash('sha256').update(`console session\n${challenge}`).digest('hex').slice(0, 32);

/** Loaded when the first person signs in: a service whose console nobody opens does without. */
const library = () => import('@simplewebauthn/server');

/** How long the browser waits for its person, in milliseconds. */
const PATIENCE_MS = 4 * 60 * 1000;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The answer is whatever was sent; what it must be is checked by whoever reads it. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    // The library tells every fault of an answer by an error. What they are is the business of nobody who signs in.
    return undefined;
  }
}

export function createPasskeys({ host: rpID, origin }: ConsoleAddress): Passkeys {
  return {
    async registrationOptions({ operator_id, email, name, passkeys }) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: 'Affiant',
        rpID,
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(operator_id),
        timeout: PATIENCE_MS,
        attestationType: 'none',
        excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async registered(answer, expectedChallenge) {
      const { verifyRegistrationResponse } = await library();
      const response = answer as RegistrationResponseJSON;
      const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID };
      const made = await unlessRefused(() => verifyRegistrationResponse({ response, ...expected }));
      if (made?.verified !== true) return undefined;
      const { id: credential_id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
      return { credential_id, public_key: textOf(publicKey), counter, transports: transports.slice(0, 8).map(String) };
    },

    async signInOptions() {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({ rpID, timeout: PATIENCE_MS, userVerification: 'required' });
    },

    claimedOperator(answer) {
      const handle = (answer as { response?: { userHandle?: unknown } } | null)?.response?.userHandle;
      const id = typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString('utf8') : '';
      return isId('opr_', id) ? id : undefined;
    },

    async proven(answer, expectedChallenge, passkeys) {
      const { verifyAuthenticationResponse } = await library();
      const response = answer as AuthenticationResponseJSON;
      const passkey = passkeys.find(({ credential_id }) => credential_id === response.id);
      if (passkey === undefined) return undefined;
      const { credential_id: id, public_key, counter } = passkey;
      const transports = passkey.transports as AuthenticatorTransport[];
      const credential = { id, publicKey: bytesOf(public_key), counter, transports };
      const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID };
      const proof = await unlessRefused(() => verifyAuthenticationResponse({ response, credential, ...expected }));
      return proof?.verified === true ? passkey : undefined;
    },
  };
}
