/** A call of the API as a form says it. */
export type Call = { method: string; url: string; headers: Record<string, string>; body?: string };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement, place: string) =>
  [...form.querySelectorAll<Field>(`[data-in="${place}"]`)].filter(({ value }) => value !== '');

/** The call that the form says, to the service that the page came from. */
export function callOf(form: HTMLFormElement): Call {
  const { method = 'GET', path = '', keyHeader = '' } = form.dataset;
  const filled = fieldsOf(form, 'path').reduce(
    (address, { name, value }) => address.replace(`{${name}}`, () => encodeURIComponent(value.trim())),
    path,
  );
  const url = new URL(filled, location.origin);
  for (const { name, value } of fieldsOf(form, 'query')) url.searchParams.set(name, value);
  const headers: Record<string, string> = {};
  const key = form.querySelector<HTMLInputElement>('[data-key]')?.value.trim();
  if (keyHeader !== '' && key) headers[keyHeader] = key;
  for (const { name, value } of fieldsOf(form, 'header')) headers[name.toLowerCase()] = value;
  const body = form.querySelector<HTMLTextAreaElement>('[data-body]')?.value.trim();
  if (!body) return { method, url: url.href, headers };
  return { method, url: url.href, headers: { ...headers, 'content-type': 'application/json' }, body };
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The same call for a shell. The key is not written out, so that what is copied can be shown. */
export function curlOf({ method, url, headers, body }: Call, keyHeader: string): string {
  const parts = [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) =>
      name === keyHeader ? `-H "${name}: $AFFIANT_KEY"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ];
  return parts.join(' \\\n  ');
}
