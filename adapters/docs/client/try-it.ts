/** Calls the service from its reference, with the reader's key, which never leaves the page but in those calls. */
import { callOf, curlOf } from './call.ts';
import { codeBox } from './code-box.ts';

/** The text of an answer, laid out when it is JSON. */
function readable(type: string, text: string): string {
  if (!/\bjson\b/.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function bodyOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (/^(text\/|application\/json)/.test(type)) return readable(type, await response.text());
  const { size } = await response.blob();
  return size === 0 ? '' : `${size} bytes of ${type || 'an unknown type'}`;
}

/** Puts ids that were answered where other forms ask for one of that kind and have none yet. */
function handOn(body: string): void {
  const ids = new Set([...body.matchAll(/"(?:id|key|envelope_id)": "([\w]+)"/g)].map(([, id = '']) => id));
  for (const input of document.querySelectorAll<HTMLInputElement>('.try [data-fits]')) {
    const { fits = '' } = input.dataset;
    const id = fits === '' ? undefined : [...ids].find(each => new RegExp(fits).test(each));
    if (input.value === '' && id !== undefined) input.value = id;
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const outcome = form.querySelector('.outcome');
  const results = form.querySelector('.results');
  if (button === null || outcome === null || results === null) return;
  const call = callOf(form);
  const curl = codeBox('The same with curl', curlOf(call, form.dataset.keyHeader ?? ''));
  button.disabled = true;
  outcome.textContent = 'Sending…';
  try {
    const { url, ...request } = call;
    const started = performance.now();
    const response = await fetch(url, { ...request, credentials: 'omit', cache: 'no-store', redirect: 'manual' });
    const body = await bodyOf(response);
    outcome.textContent = `${response.status} ${response.statusText} in ${Math.round(performance.now() - started)} ms`;
    outcome.className = `outcome s${String(response.status).slice(0, 1)}`;
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    results.replaceChildren(...(body === '' ? [] : [codeBox('Answer', body)]), codeBox('Headers', headers), curl);
    if (response.ok) handOn(body);
  } catch (error) {
    outcome.textContent = `No answer came: ${error instanceof Error ? error.message : error}. Is the service running?`;
    outcome.className = 'outcome s5';
    results.replaceChildren(curl);
  } finally {
    button.disabled = false;
  }
}

/** Shows the forms, and sends what they say. */
export function offerTrials(): void {
  const keys = [...document.querySelectorAll<HTMLInputElement>('[data-key]')];
  for (const key of keys) {
    key.addEventListener('input', () => {
      for (const other of keys) if (other !== key) other.value = key.value;
    });
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('.try form')) {
    form.addEventListener('submit', event => {
      event.preventDefault();
      void send(form);
    });
    const examples = form.querySelector<HTMLSelectElement>('[data-examples]');
    const body = form.querySelector<HTMLTextAreaElement>('[data-body]');
    examples?.addEventListener('change', () => {
      if (body !== null) body.value = examples.value;
    });
  }
  for (const each of document.querySelectorAll<HTMLElement>('.try')) each.hidden = false;
}
