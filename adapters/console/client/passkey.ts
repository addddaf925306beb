/** What the server asks a passkey for, as JSON (Web Authentication, level 3, 5.1.8 and 5.1.9). */
type Options = {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(plain), letter => letter.charCodeAt(0));
};

const text = (buffer: ArrayBuffer | null): string | undefined => {
  if (buffer === null) return undefined;
  const letters = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Sends JSON. @throws Error with the server's own sentence */
async function ask<Answer>(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error?.message ?? 'The service did not answer. Try again in a moment.');
  return answer;
}

function asked(options: Options): object {
  const { user, excludeCredentials } = options;
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(user === undefined ? {} : { user: { ...user, id: bytes(user.id) } }),
    ...(excludeCredentials === undefined
      ? {}
      : { excludeCredentials: excludeCredentials.map(each => ({ ...each, id: bytes(each.id) })) }),
  };
}

/** What the browser answers, as JSON. */
function answered(credential: PublicKeyCredential): object {
  const { id, type, response } = credential;
  const shared = { id, rawId: id, type, clientExtensionResults: credential.getClientExtensionResults() };
  const clientDataJSON = text(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse) {
    const attestationObject = text(response.attestationObject);
    return { ...shared, response: { clientDataJSON, attestationObject, transports: response.getTransports() } };
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    ...shared,
    response: {
      clientDataJSON,
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: text(userHandle),
    },
  };
}

async function usePasskey(kind: string, address: string): Promise<void> {
  const publicKey = asked(await ask<Options>(`${address}/options`, {}));
  const credential =
    kind === 'register'
      ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
      : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey. Try once more.');
  await ask(address, answered(credential));
}

/** Why it did not work, for the person. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return 'That did not work. Try once more.';
  if (error.name === 'NotAllowedError') return 'Nothing was confirmed on this device in time. Try once more.';
  if (error.name === 'InvalidStateError') return 'This device has a passkey of yours already: sign in with it.';
  if (error.name === 'SecurityError')
    return 'Passkeys do not work at this address. Open the console by its own address.';
  return error.message;
}

const button = document.querySelector<HTMLButtonElement>('[data-passkey]');
const told = document.querySelector<HTMLElement>('[data-told]');

button?.addEventListener('click', async () => {
  const { passkey = '', address = '', to = '/console/review' } = button.dataset;
  if (told !== null) told.textContent = 'Confirm on your device…';
  button.disabled = true;
  try {
    await usePasskey(passkey, address);
    location.assign(to);
  } catch (error) {
    if (told !== null) told.textContent = sentenceFor(error);
    button.disabled = false;
    button.focus();
  }
});
