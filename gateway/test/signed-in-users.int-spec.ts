import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Actor } from '@araucaria/contracts';
import { testRedisUrl } from '@araucaria/testing';
import { SignedInUsersService } from '../src/sessions/signed-in-users.service.js';

process.env.REDIS_PREFIX = `test-${randomBytes(6).toString('hex')}`;

const actor = (id: number): Actor => ({
  id,
  username: `u${id}`,
  isAdmin: false,
  isEmployee: true,
  roles: [],
});

describe('users who are signed in', () => {
  const redis = new Redis(testRedisUrl());
  const users = new SignedInUsersService(redis);
  afterAll(() => redis.disconnect());

  it('keep the epoch at another login, with the rights as they are then', async () => {
    const epoch = await users.signIn(actor(1), false);
    expect(await users.signIn({ ...actor(1), roles: ['gestor'] }, true)).toBe(epoch);
    expect(await users.find(1)).toMatchObject({ epoch, hasSecondFactor: true, actor: { roles: ['gestor'] } });
    expect(await users.signIn(actor(1), true)).toBe(epoch);
    expect((await users.find(1))?.actor).toEqual(actor(1));
  });

  it('never get an epoch back that has ended, whatever happens at the same time', async () => {
    await users.signIn(actor(2), false);
    for (let round = 0; round < 40; round++) {
      const [ended] = await Promise.all([
        users.startEpoch(2),
        users.update({ ...actor(2), isAdmin: round % 2 === 0 }),
        users.updateSecondFactor(2, round % 2 === 0),
        users.signIn(actor(2), false),
        users.update(actor(2), true),
      ]);
      expect((await users.find(2))?.epoch).toBe(ended);
    }
  });

  it('are not signed in again by a change after they were removed', async () => {
    await users.signIn(actor(3), false);
    await users.remove(3);
    await users.update(actor(3), true);
    expect(await users.startEpoch(3)).toBeUndefined();
    expect(await users.find(3)).toBeUndefined();
  });
});
