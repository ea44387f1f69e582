import { UsersRpc, type Actor, type SignOn } from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import * as people from './fixtures.js';
import { ADMIN_PASSWORD, PASSWORD, actor, type Service } from './fixtures.js';

const ISSUER = 'https://login.empresa.example/';

let service: Service;
let admin: Actor;

beforeAll(async () => {
  service = await startTestService(AppModule, UsersRpc, {
    ADMIN_PASSWORD,
    LOCAL_LOGIN: 'admins',
    LOCAL_LOGIN_ACCOUNTS: 'Reserva, outra.reserva',
  });
  admin = actor(await login('admin', ADMIN_PASSWORD));
});
afterAll(() => service.stop());

const login = (username: string, password: string) => service.as().authenticate({ username, password });
let counted = 0;
/** The next user of the provider. */
const identity = (changes: Partial<SignOn> = {}): SignOn => {
  counted += 1;
  const email = `sso.${counted}@empresa.example`;
  return {
    issuer: ISSUER,
    subject: `sub-${counted}`,
    email,
    isAdmin: false,
    isEmployee: true,
    roles: [],
    ...changes,
  };
};
const signOn = (input: SignOn) => service.as().signOn(input);
const actionsAbout = async (id: number) =>
  (await service.as(admin).auditTrail({ subject: 'account', subjectId: String(id) })).entries
    .map(({ action }) => action)
    .toReversed();

describe('single sign-on', () => {
  it('creates one account for a new user, even if logins arrive at once', async () => {
    const input = identity({ fullName: 'Ana Lima' });
    const users = await Promise.all([1, 2, 3].map(() => signOn(input)));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(users[0]).toMatchObject({ fullName: 'Ana Lima', email: input.email, isEmployee: true });
    expect(await actionsAbout(users[0]?.id ?? 0)).toEqual([
      'account.created',
      'account.linked',
      'login',
      'login',
      'login',
    ]);
  });

  it('names a new account by its address if the first part of it is in use', async () => {
    await people.register(service, { username: 'zeca' });
    const email = 'zeca@empresa.example';
    expect(await signOn(identity({ email }))).toMatchObject({ username: email });
    expect(await signOn(identity({ email: 'li@empresa.example' }))).toMatchObject({
      username: 'li@empresa.example',
    });
  });

  it('links an account by its address once, ends its invitation and follows the subject', async () => {
    const email = 'Convidada@empresa.example';
    const invited = await service.as(admin).invite({ username: 'convidada', email });
    const [link] = await service.published('user.link-requested');
    const input = identity({ email: email.toLowerCase() });
    expect(await signOn(input)).toMatchObject({ id: invited.id, invited: false });
    await expect(service.as().issueLink({ id: link?.linkId ?? '' })).rejects.toMatchObject({
      code: 'LINK_GONE',
    });
    expect(await signOn({ ...input, email: 'outro@empresa.example' })).toMatchObject({ id: invited.id });
    // The same subject of another issuer is another user.
    const other = await signOn({ ...input, issuer: 'https://outro.example/', email: 'novo@empresa.example' });
    expect(other.id).not.toBe(invited.id);
  });

  it('applies the roles of each login, also to the last administrator', async () => {
    const input = identity({ isAdmin: true });
    const user = await signOn(input);
    expect(user.isAdmin).toBe(true);
    const changed = await signOn({ ...input, isAdmin: false, roles: ['recrutador', 'financeiro'] });
    expect(changed).toMatchObject({ isAdmin: false, roles: ['financeiro', 'recrutador'] });
    expect(await actionsAbout(user.id)).toEqual([
      'account.created',
      'account.linked',
      'login',
      'account.roles-changed',
      'login',
    ]);
  });

  it('refuses a deactivated account, and an address of several', async () => {
    const input = identity();
    const user = await signOn(input);
    await service.as(admin).remove({ id: user.id });
    const refusal = (reason: string) => ({ code: 'FORBIDDEN', details: { reason } });
    await expect(signOn(input)).rejects.toMatchObject(refusal('deactivated'));
    await expect(signOn(identity({ email: input.email }))).rejects.toMatchObject(refusal('deactivated'));
    for (let times = 0; times < 2; times += 1)
      await people.register(service, { email: 'dupla@empresa.example' });
    await expect(signOn(identity({ email: 'dupla@empresa.example' }))).rejects.toMatchObject(
      refusal('ambiguous'),
    );
  });

  it('leaves no name of the provider behind when the account is erased', async () => {
    const input = identity();
    const { id } = await signOn(input);
    await service.as(admin).sendReset({ id });
    await service.as(admin).erase({ id });
    for (const table of ['account_identity', 'account_link'])
      expect(await service.rows(`select 1 from ${table} where account_id = $1`, [id])).toEqual([]);
    expect((await signOn(input)).id).not.toBe(id);
  });

  it('gives no password: neither a login nor a reset by link', async () => {
    const { id, username } = await signOn(identity({ isAdmin: true }));
    await expect(login(username, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await service.as().requestReset({ login: username });
    expect((await service.published('user.link-requested')).filter(({ userId }) => userId === id)).toEqual(
      [],
    );
  });
});

describe('a login by password that is left to administrators', () => {
  it('is refused to others after the right password, and recorded', async () => {
    const user = await people.register(service, { email: 'gil@empresa.example' });
    await expect(login(user.username, PASSWORD)).rejects.toMatchObject({ code: 'LOCAL_LOGIN_OFF' });
    await expect(login(user.username, 'errada')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await actionsAbout(user.id)).toEqual(['account.created', 'login.failed', 'login.failed']);
    await service.as().requestReset({ login: user.username });
    const links = await service.published('user.link-requested');
    expect(links.filter(({ userId }) => userId === user.id)).toEqual([]);
  });

  it('is possible for the accounts of the setting', async () => {
    const spare = await people.register(service, { username: 'reserva' });
    expect(await login('reserva', PASSWORD)).toMatchObject(spare);
  });
});
