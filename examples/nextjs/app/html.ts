/** A page of the example. In an app of yours these are components. */
export function html(title: string, body: string, headers: Record<string, string> = {}): Response {
  const text = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width">
  <title>${title}</title>
  <style>
    body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem }
    button { font: inherit; padding: 0.5rem 1rem }
  </style>
  <h1>${title}</h1>
  ${body}
</html>`;
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
}
