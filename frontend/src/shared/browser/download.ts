import { refusalOf, withTimestamp, withFreshFactor } from '../api/rest';
import { traceHeaders } from '../api/traceparent';

/** Downloads a file under the name that the server gives it. @throws RestError */
export async function download(path: string, fallbackName: string): Promise<void> {
  const call = () =>
    fetch(withTimestamp(path), { credentials: 'include', cache: 'no-store', headers: traceHeaders() });
  await save(await withFreshFactor(call), fallbackName);
}

/** Downloads a file whose parameters must not appear in the URL, for instance an e-mail address. @throws RestError */
export async function downloadPosted(path: string, body: object, fallbackName: string): Promise<void> {
  const headers = { 'content-type': 'application/json', ...traceHeaders() };
  const request = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'include' as const };
  await save(await withFreshFactor(() => fetch(path, request)), fallbackName);
}

const REVOKE_AFTER_MS = 30_000;

async function save(response: Response, fallbackName: string): Promise<void> {
  if (!response.ok) throw await refusalOf(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = named ?? fallbackName;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
