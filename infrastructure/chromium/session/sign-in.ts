import { parseUrl } from '../../../domain/parse-url.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

/** What a host wants a name and a password for. */
export type SignIn = {
  host: string;
  /** What is said reaches nobody else. */
  secure: boolean;
  /** What was said before was not taken. */
  again: boolean;
  /** @param credentials null: the person would rather not say */
  answer(credentials: { username: string; password: string } | null): void;
};

/** Asks the person for names and passwords that documents want before they answer (RFC 9110, 11). Nothing of it is kept. */
export function askForSignIns(session: DevtoolsSession, ask: (signIn: SignIn) => void): void {
  /** Requests for which something was said already. */
  const answered = new Set<string>();
  session.on('Fetch.authRequired', ({ requestId, request, authChallenge }) => {
    const respond = (authChallengeResponse: { response: 'CancelAuth' | 'ProvideCredentials' }) => {
      session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => undefined);
    };
    const url = parseUrl(request.url);
    if (authChallenge.source === 'Proxy' || url === null) return respond({ response: 'CancelAuth' });
    const { host, protocol } = url;
    const again = answered.delete(requestId);
    ask({
      host,
      secure: protocol === 'https:',
      again,
      answer(credentials) {
        if (credentials === null) return respond({ response: 'CancelAuth' });
        answered.add(requestId);
        respond({ response: 'ProvideCredentials', ...credentials });
      },
    });
  });
}
