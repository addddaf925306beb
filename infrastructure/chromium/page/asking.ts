/** Name of that event: one that no page can know before. */
declare const affiantAsked: string;

/**
 * Runs in the world of the page itself: tells our script, by an event that only says which of five things it is, that
 * the page asks for something which this browser does not have, or for a shadow root. What the page gets is what the
 * browser gives it.
 */
function tellAsked(what: string): void {
  window.dispatchEvent(new CustomEvent(affiantAsked, { detail: what }));
}

/** The same function, which tells that it was called. */
function telling<Fn extends (...args: never[]) => unknown>(given: Fn, isMeant: (args: unknown[]) => string | null): Fn {
  return new Proxy(given, {
    apply(called, self, args: unknown[]) {
      const what = isMeant(args);
      if (what !== null) tellAsked(what);
      return Reflect.apply(called, self, args);
    },
  });
}

const wantsPasskey = ([options]: unknown[]) =>
  typeof options === 'object' && options !== null && 'publicKey' in options ? 'passkey' : null;

try {
  window.print = telling(window.print, () => 'print');
  Element.prototype.attachShadow = telling(Element.prototype.attachShadow, () => 'shadow');
  if (typeof CredentialsContainer === 'function') {
    CredentialsContainer.prototype.get = telling(CredentialsContainer.prototype.get, wantsPasskey);
    CredentialsContainer.prototype.create = telling(CredentialsContainer.prototype.create, wantsPasskey);
  }
  if (typeof MediaDevices === 'function')
    MediaDevices.prototype.getUserMedia = telling(MediaDevices.prototype.getUserMedia, () => 'camera');
  const places = Geolocation.prototype;
  places.getCurrentPosition = telling(places.getCurrentPosition, () => 'location');
  places.watchPosition = telling(places.watchPosition, () => 'location');
} catch {
  // A page whose policy takes one of these away is told of it by the browser.
}
