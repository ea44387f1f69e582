import { randomUUID } from 'node:crypto';
import { UsersRpc, type AccountLinkKind, type Actor, type UserView, MINUTE_MS } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { startTestService } from '@araucaria/testing/service';
import { AccountLinksService } from '../src/accounts/account-links.service.js';
import { AppModule } from '../src/app.module.js';
import * as people from './fixtures.js';
import { ADMIN_PASSWORD, PASSWORD, actor, type Service } from './fixtures.js';

const NEW_PASSWORD = 'serra-do-mar-12';

let service: Service;
let admin: Actor;

beforeAll(async () => {
  service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD });
  admin = actor(await login('admin', ADMIN_PASSWORD));
});
afterAll(() => service.stop());
afterEach(() => service.app.get(Clock).set(new Date()));

const login = (username: string, password: string) => service.as().authenticate({ username, password });
let counted = 0;
const uniqueEmail = () => `pessoa.${(counted += 1)}@araucaria.example`;
const register = (change = {}) => people.register(service, { email: uniqueEmail(), ...change });
const invite = (change = {}) =>
  service.as(admin).invite({ username: `convidada.${(counted += 1)}`, email: uniqueEmail(), ...change });
/** Ids of the links that were requested for a user, oldest first. */
const linksOf = async (userId: number, kind: AccountLinkKind = 'reset') =>
  (await service.published('user.link-requested'))
    .filter((link) => link.userId === userId && link.kind === kind)
    .map(({ linkId }) => linkId);
const requestReset = (text: string) => service.as().requestReset({ login: text });
/** The token that the e-mail of the newest link has. */
const tokenOf = async (userId: number, kind?: AccountLinkKind) => {
  const id = (await linksOf(userId, kind)).at(-1) ?? '';
  return (await service.as().issueLink({ id })).token;
};
const stateOf = async (token: string) => (await service.as().accountLink({ token })).state;
const passMinutes = (minutes: number) => {
  const clock = service.app.get(Clock);
  clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));
};
const gone = (state: string) => ({ code: 'LINK_GONE', details: { state } });
const trailOf = async ({ id }: UserView) =>
  (await service.as(admin).auditTrail({ subject: 'account', subjectId: String(id) })).entries;

describe('a reset by link', () => {
  it('sets the password once, and notifies of the change', async () => {
    const user = await register();
    await requestReset(user.username.toUpperCase());
    const token = await tokenOf(user.id);
    expect(await service.as().accountLink({ token })).toEqual({
      state: 'open',
      kind: 'reset',
      username: user.username,
    });
    expect(await service.as().redeemLink({ token, password: NEW_PASSWORD })).toMatchObject({ id: user.id });
    expect(await login(user.username, NEW_PASSWORD)).toMatchObject({ id: user.id });
    await expect(login(user.username, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await service.published('user.password-changed')).toContainEqual({
      userId: user.id,
      cause: 'reset',
    });
    await expect(service.as().redeemLink({ token, password: 'outra-serra-34' })).rejects.toMatchObject(
      gone('used'),
    );
    expect(await service.as().accountLink({ token })).toEqual({
      state: 'used',
      kind: 'reset',
      username: null,
    });
    const actions = (await trailOf(user)).map(({ action }) => action);
    expect(actions.slice(0, 4)).toEqual([
      'login.failed',
      'login',
      'account.password-changed',
      'account.reset-requested',
    ]);
  });

  it('is requested by e-mail address too, for every account of it', async () => {
    const email = uniqueEmail();
    const [one, other] = [await register({ email }), await register({ email })];
    await requestReset(email.toUpperCase());
    expect([await linksOf(one.id), await linksOf(other.id)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is not sent without an address, to a deactivated or to an unknown account', async () => {
    const [silent, removed] = [await people.register(service), await register()];
    await login(removed.username, PASSWORD);
    await service.as(admin).remove({ id: removed.id });
    for (const name of [silent.username, removed.username, 'ninguém'])
      expect(await requestReset(name)).toBeFalsy();
    expect([...(await linksOf(silent.id)), ...(await linksOf(removed.id))]).toEqual([]);
  });

  it('is sent at most once a minute and ten times a day for requests of visitors', async () => {
    const user = await register();
    await requestReset(user.username);
    await requestReset(user.username);
    expect(await linksOf(user.id)).toHaveLength(1);
    for (let times = 0; times < 12; times += 1) {
      passMinutes(2);
      await requestReset(user.username);
    }
    expect(await linksOf(user.id)).toHaveLength(10);
    // An administrator can still help.
    await service.as(admin).sendReset({ id: user.id });
    expect(await linksOf(user.id)).toHaveLength(11);
  });

  it('ends after 30 minutes, by a newer link, by a new password and by another address', async () => {
    const user = await register();
    const newLink = async () => {
      await service.as(admin).sendReset({ id: user.id });
      return tokenOf(user.id);
    };
    const first = await newLink();
    const second = await newLink();
    expect([await stateOf(first), await stateOf(second)]).toEqual(['replaced', 'open']);
    await service.as(admin).changePassword({ id: user.id, newPassword: NEW_PASSWORD });
    expect(await stateOf(second)).toBe('replaced');
    const third = await newLink();
    await service.as(admin).update({ id: user.id, email: uniqueEmail() });
    expect(await stateOf(third)).toBe('replaced');
    const fourth = await newLink();
    passMinutes(29);
    expect(await stateOf(fourth)).toBe('open');
    passMinutes(1);
    expect(await stateOf(fourth)).toBe('expired');
    await expect(service.as().redeemLink({ token: fourth, password: PASSWORD })).rejects.toMatchObject(
      gone('expired'),
    );
    expect(await stateOf('x'.repeat(43))).toBe('unknown');
    // The account has the password that was set in between.
    await login(user.username, NEW_PASSWORD);
  });

  it('keeps the link after a refused password', async () => {
    const user = await register();
    await requestReset(user.username);
    const token = await tokenOf(user.id);
    for (const password of ['x7#pLq91vWz', `${user.username}-1234`, 'manchesterunited'])
      await expect(service.as().redeemLink({ token, password })).rejects.toMatchObject({
        details: { errors: [{ field: 'password' }] },
      });
    expect(await stateOf(token)).toBe('open');
  });

  it('has one winner when it is used twice at once', async () => {
    const user = await register();
    await requestReset(user.username);
    const token = await tokenOf(user.id);
    const race = await Promise.allSettled(
      ['primeira-senha-1', 'segunda-senha-2'].map((password) => service.as().redeemLink({ token, password })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(race.find(({ status }) => status === 'rejected')).toMatchObject({ reason: gone('used') });
  });

  it('works by the tokens of the last three attempts to send its e-mail, of which only digests are stored', async () => {
    const user = await register();
    await requestReset(user.username);
    const tokens = [];
    for (let attempt = 0; attempt < 4; attempt += 1) tokens.push(await tokenOf(user.id));
    expect(await Promise.all(tokens.map(stateOf))).toEqual(['unknown', 'open', 'open', 'open']);
    const tables = await service.rows<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
       where table_schema = 'users' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await service.rows<{ text: string }>(`select t::text as text from ${name} t`);
      for (const token of tokens) expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
    }
  });

  it('is no longer issued when the link or the account has ended', async () => {
    const user = await register();
    await requestReset(user.username);
    const [id = ''] = await linksOf(user.id);
    await login(user.username, PASSWORD);
    await service.as(admin).remove({ id: user.id });
    await expect(service.as().issueLink({ id })).rejects.toMatchObject({ code: 'LINK_GONE' });
    await service.as(admin).reactivate({ id: user.id });
    passMinutes(31);
    await expect(service.as().issueLink({ id })).rejects.toMatchObject(gone('expired'));
  });

  it('is deleted a month after its end', async () => {
    const user = await register();
    await requestReset(user.username);
    const token = await tokenOf(user.id);
    passMinutes(30 + 31 * 24 * 60);
    expect(await stateOf(token)).toBe('expired');
    await service.app.get(AccountLinksService).purge();
    expect(await stateOf(token)).toBe('unknown');
  });
});

describe('an invitation', () => {
  it('creates a user who sets the first password and is invited until then', async () => {
    const user = await invite({ isAdmin: true });
    expect(user).toMatchObject({ active: true, invited: true, isAdmin: true });
    await expect(login(user.username, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    // An invited administrator cannot replace the last one.
    await expect(service.as(actor(user)).update({ id: admin.id, isAdmin: false })).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    });
    const token = await tokenOf(user.id, 'invitation');
    await service.as().redeemLink({ token, password: NEW_PASSWORD });
    expect(await login(user.username, NEW_PASSWORD)).toMatchObject({ ...user, invited: false });
    await service.as(admin).update({ id: user.id, isAdmin: false });
  });

  it('needs an address, and a free user name', async () => {
    await expect(service.as(admin).invite({ username: 'sem.endereco', email: '' })).rejects.toMatchObject({
      details: { errors: [{ field: 'email' }] },
    });
    await expect(invite({ username: 'ADMIN' })).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it('lasts seven days, after which its holder can ask for another one', async () => {
    const user = await invite();
    const token = await tokenOf(user.id, 'invitation');
    await expect(service.as().renewInvitation({ token })).rejects.toMatchObject(gone('open'));
    passMinutes(7 * 24 * 60);
    expect(await stateOf(token)).toBe('expired');
    await service.as().renewInvitation({ token });
    expect(await stateOf(token)).toBe('replaced');
    expect(await stateOf(await tokenOf(user.id, 'invitation'))).toBe('open');
    await expect(service.as().renewInvitation({ token })).rejects.toMatchObject(gone('replaced'));
  });

  it('is sent again by an administrator, and by a request for a new password', async () => {
    const user = await invite();
    const first = await tokenOf(user.id, 'invitation');
    expect(await service.as(admin).resendInvitation({ id: user.id })).toEqual(user);
    expect(await stateOf(first)).toBe('replaced');
    passMinutes(2);
    await requestReset(user.username);
    expect(await linksOf(user.id, 'invitation')).toHaveLength(3);
    expect(await linksOf(user.id, 'reset')).toEqual([]);
    const other = await register();
    await expect(service.as(admin).resendInvitation({ id: other.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('and a link for a new password are mailed once for each press, also if its response is lost', async () => {
    const [invited, user] = [await invite(), await register()];
    const [first, second] = [randomUUID(), randomUUID()];
    for (const formKey of [first, first, second, second]) {
      expect(await service.as(admin).resendInvitation({ id: invited.id, formKey })).toEqual(invited);
      await service.as(admin).sendReset({ id: user.id, formKey });
    }
    expect(await linksOf(invited.id, 'invitation')).toHaveLength(3);
    expect(await linksOf(user.id)).toHaveLength(2);
  });

  it('ends when it is withdrawn, and when an administrator sets a password', async () => {
    const [withdrawn, helped] = [await invite(), await invite()];
    const tokens = [await tokenOf(withdrawn.id, 'invitation'), await tokenOf(helped.id, 'invitation')];
    await service.as(admin).remove({ id: withdrawn.id });
    await service.as(admin).changePassword({ id: helped.id, newPassword: NEW_PASSWORD });
    expect(await Promise.all(tokens.map(stateOf))).toEqual(['unknown', 'replaced']);
    expect(await login(helped.username, NEW_PASSWORD)).toMatchObject({ invited: false });
  });
});
