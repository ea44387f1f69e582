import { MINUTE_MS, type NewResume } from '@araucaria/contracts/domain';
import { RestError, withTimestamp } from '../../shared/api/rest';
import { traceHeaders } from '../../shared/api/traceparent';
import { AREA_PATH } from './area';

/** Longer than a file of the largest size takes on a slow line, with the time to read it. */
const TIMEOUT_MS = 5 * MINUTE_MS;

/**
 * Uploads a file, which changes nothing before its confirmation.
 * @throws RestError; Error without a connection, without a response in time, or with another one than the server's
 */
export async function uploadNewResume(file: File): Promise<NewResume> {
  const body = new FormData();
  body.append('resume', file);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(withTimestamp(`${AREA_PATH}/resumes`), {
      method: 'POST',
      credentials: 'include',
      headers: traceHeaders(),
      body,
      signal: timeout.signal,
    });
    const text = await response.text();
    if (!response.ok) throw RestError.of(response.status, text, response.statusText);
    const resume = JSON.parse(text) as Partial<NewResume> | null;
    // A portal of a network answers each request with its own page.
    if (!resume?.id || !resume.read) throw new Error('network');
    return resume as NewResume;
  } finally {
    clearTimeout(timer);
  }
}
