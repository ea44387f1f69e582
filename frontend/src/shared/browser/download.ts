import { RestError, withTimestamp } from '../api/rest';

/** Fetches a file of the server and hands it to the browser to save, under the name that the server gave. */
export async function download(path: string, fallbackName: string): Promise<void> {
  await save(await fetch(withTimestamp(path), { credentials: 'include', cache: 'no-store' }), fallbackName);
}

/** The same of a file that is asked for with data that no address should hold. */
export async function downloadPosted(path: string, body: object, fallbackName: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'include' as const };
  await save(await fetch(path, request), fallbackName);
}

async function save(response: Response, fallbackName: string): Promise<void> {
  if (!response.ok) throw RestError.of(response.status, await response.text(), response.statusText);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = named ?? fallbackName;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
