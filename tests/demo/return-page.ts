import { type LocalSite, startLocalSite } from '../support/local-site.ts';

/** The page of the customer to which the person comes back. */
export async function startReturnPage(): Promise<LocalSite> {
  const { url, close } = await startLocalSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><html lang="en"><title>Back</title><h1>Welcome back</h1></html>');
  });
  return { url: `${url}/done?order=42`, close };
}
