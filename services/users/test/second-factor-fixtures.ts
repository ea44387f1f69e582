import type { Actor, AddedFactor, UserView } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { SoftwarePasskey, totpCode } from '@araucaria/testing';
import { actor, register, type Service } from './fixtures.js';

export const SITE = 'http://localhost:3000';

/** A user with an authenticator app, whose current code is unused. */
export async function userWithApp(
  service: Service,
): Promise<{ user: UserView; me: Actor; secret: string; codes: string[] }> {
  const user = await register(service);
  const me = actor(user);
  const { secret } = await service.as(me).beginTotp();
  const nowMs = service.app.get(Clock).now().getTime();
  const { recoveryCodes = [] } = await service
    .as(me)
    .confirmTotp({ code: await totpCode(secret, -1, nowMs) });
  return { user, me, secret, codes: recoveryCodes };
}

export async function addPasskey(
  service: Service,
  me: Actor,
  name = 'Notebook',
): Promise<[SoftwarePasskey, AddedFactor]> {
  const passkey = new SoftwarePasskey(SITE);
  const options = await service.as(me).passkeyRegistration();
  const response = passkey.register(options);
  return [passkey, await service.as(me).addPasskey({ name, response, challenge: options.challenge })];
}
