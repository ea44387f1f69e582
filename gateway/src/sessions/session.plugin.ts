import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../gateway-config.js';
import { SESSION_TTL_MS, sessionCookieName } from '../http/session-cookie.js';
import type { SessionService } from './session.service.js';
import type { SessionStore } from './session-store.js';

/** Reads the session of every request, so that guards and handlers find the acting user in its context. */
export async function openSessions(
  app: FastifyInstance,
  store: SessionStore,
  sessions: SessionService,
  { sessionSecrets, https }: GatewayConfig,
): Promise<void> {
  const cookieName = sessionCookieName(https);
  await app.register(cookie);
  app.decorateRequest('personId');
  // Runs before the plugin's own hook, which clears the cookie of an ended session. A request that began before the session
  // got a new id must not clear the new cookie with its late response. Only a logout clears the cookie.
  app.addHook('onSend', async (request) => {
    if (request.session && request.session.userId === undefined)
      Object.assign(request, { session: undefined });
  });
  await app.register(session, {
    store,
    // The first one signs, all of them verify.
    secret: [...sessionSecrets],
    cookieName,
    cookie: { httpOnly: true, sameSite: 'lax', secure: https, path: '/', maxAge: SESSION_TTL_MS },
    saveUninitialized: false,
    rolling: false,
  });
  app.addHook('preValidation', async (request) => {
    if (request.session?.unavailable) return;
    request.context.actor = await sessions.actor(request);
    // A cookie under a secret that is being replaced: the plugin clears it unless the session is saved, which signs it anew.
    const isOutdated = request.cookies[cookieName] !== request.session?.encryptedSessionId;
    await sessions.renew(request, isOutdated);
  });
  app.addHook('onResponse', (request) => sessions.responseSent(request));
}
