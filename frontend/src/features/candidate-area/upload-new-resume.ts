import type { NewResume } from '@araucaria/contracts/domain';
import { RestError, withTimestamp } from '../../shared/api/rest';
import { traceHeaders } from '../../shared/api/traceparent';
import { AREA_PATH } from './area';

/** Uploads a file, which changes nothing before its confirmation. @throws RestError, or TypeError without a connection */
export async function uploadNewResume(file: File): Promise<NewResume> {
  const body = new FormData();
  body.append('resume', file);
  const response = await fetch(withTimestamp(`${AREA_PATH}/resumes`), {
    method: 'POST',
    credentials: 'include',
    headers: traceHeaders(),
    body,
  });
  const text = await response.text();
  if (!response.ok) throw RestError.of(response.status, text, response.statusText);
  return JSON.parse(text) as NewResume;
}
