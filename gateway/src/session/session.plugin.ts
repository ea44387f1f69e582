import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import { gatewayConfig } from '../gateway-config.js';
import { SESSION_COOKIE, SESSION_LIFE } from './session-cookie.js';
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
  await app.register(session, {
    store,
    secret: sessionSecret,
    cookieName: SESSION_COOKIE,
    cookie: { httpOnly: true, sameSite: 'lax', secure: https, path: '/', maxAge: SESSION_LIFE },
    saveUninitialized: false,
    rolling: false,
  });
  app.addHook('preValidation', async (request) => {
    if (request.session?.unavailable) return;
    request.context.actor = await sessions.actor(request);
    await sessions.renew(request);
  });
}
