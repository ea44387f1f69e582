import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import { gatewayConfig } from '../gateway-config.js';
import { SESSION_COOKIE, SESSION_TTL_MS } from './session-cookie.js';
import type { SessionService } from './session.service.js';
import type { SessionStore } from './session-store.js';

/** Every request learns whose it is, before its guards ask. */
export async function openSessions(
  app: FastifyInstance,
  store: SessionStore,
  sessions: SessionService,
): Promise<void> {
  const { sessionSecret, https } = gatewayConfig();
  await app.register(cookie);
  // Before the store's own hook, which would clear a cookie whose session is over. Of two requests that were under way
  // when the session got its new id, the later answer would take the new cookie away. Only a logout clears it.
  app.addHook('onSend', async (request) => {
    if (request.session && request.session.userId === undefined)
      Object.assign(request, { session: undefined });
  });
  await app.register(session, {
    store,
    secret: sessionSecret,
    cookieName: SESSION_COOKIE,
    cookie: { httpOnly: true, sameSite: 'lax', secure: https, path: '/', maxAge: SESSION_TTL_MS },
    saveUninitialized: false,
    rolling: false,
  });
  app.addHook('preValidation', async (request) => {
    if (request.session?.unavailable) return;
    request.context.actor = await sessions.actor(request);
    await sessions.renew(request);
  });
  app.addHook('onResponse', (request) => sessions.answered(request));
}
