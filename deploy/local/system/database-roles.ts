import { createHmac } from 'node:crypto';

/**
 * The address by which a service reaches its schema: as the login role `<database>_<schema>`, with a password that
 * follows from `secret`, so that it needs no place of its own.
 * @param ownerUrl the address of the owner of the database
 */
export function roleUrl(ownerUrl: string, schema: string, secret: string): string {
  const url = new URL(ownerUrl);
  const database = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username);
  const role = `${database}_${schema}`;
  // A URL has a user only beside a host. PostgreSQL's clients prefer the folder of a socket in `?host=` to it.
  if (!url.hostname) url.host = 'localhost';
  url.username = encodeURIComponent(role);
  url.password = createHmac('sha256', secret).update(`role:${role}`).digest('hex');
  return url.href;
}

/** The variable with the address of a service's role for the migrations, e.g. JOBS_DATABASE_URL. */
export const roleVariable = (service: string): string => `${service.toUpperCase()}_DATABASE_URL`;
