import { randomUUID } from 'node:crypto';
import { ADMIN, eventually } from '@araucaria/testing';
import { addUser, peerData } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('e-mails about an account', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

  const request = async (
    kind: 'reset' | 'invitation',
    change: { email?: string; ended?: 'used' | 'expired' } = {},
  ) => {
    const linkId = randomUUID();
    const { email = `${linkId}@araucaria.example`, ended } = change;
    if (ended) peerData.endedLinks.set(linkId, ended);
    else
      peerData.links.set(linkId, {
        kind,
        email,
        username: 'ana.lima',
        fullName: 'Ana Lima',
        expiresAt: '2030-06-10T12:30:00.000Z',
      });
    await service.receive('user.link-requested', { userId: 7, linkId, kind });
    return { linkId, email };
  };
  const mailsTo = (email: string) => sink.mails.filter(({ recipients }) => recipients.includes(email));
  const mailTo = (email: string) => eventually(async () => mailsTo(email)[0]);

  it.each([
    ['reset', 'Redefinir a sua senha', 'redefinir-senha'],
    ['invitation', 'O seu acesso à Araucária Talentos', 'convite'],
  ] as const)('bring the link of a %s, with its token in the fragment', async (kind, subject, path) => {
    const { linkId, email } = await request(kind);
    const mail = await mailTo(email);
    const [token = ''] = peerData.tokens.get(linkId) ?? [];
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`https://talentos.exemplo.com.br/${path}#${token}`);
    expect(mail.html).toContain(`https://talentos.exemplo.com.br/${path}#${token}`);
    expect(mail.text).toMatch(/Olá, Ana!.*ana\.lima.*vale até 10 de junho de 2030 às 09:30/s);
  });

  it('store no token in any table', async () => {
    const { linkId, email } = await request('reset');
    await mailTo(email);
    const tokens = peerData.tokens.get(linkId) ?? [];
    expect(tokens).toHaveLength(1);
    const tables = await service.rows<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
       where table_schema = 'notifications' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await service.rows<{ text: string }>(`select t::text as text from ${name} t`);
      expect(rows.filter(({ text }) => text.includes(tokens[0] as string))).toEqual([]);
    }
  });

  it('are repeated after a failure with another token', async () => {
    sink.refuseWith = 450;
    const { linkId, email } = await request('reset');
    const attempts = `select 1 from delivery where details->>'linkId' = $1 and state = 'pending' and attempts > 0`;
    await eventually(async () => (await service.rows(attempts, [linkId])).length > 0);
    sink.refuseWith = undefined;
    await service.rows(`update delivery set next_attempt_at = now() where state = 'pending'`);
    const { text } = await mailTo(email);
    const tokens = peerData.tokens.get(linkId) ?? [];
    expect(tokens.length).toBeGreaterThan(1);
    expect(text).toContain(`#${tokens.at(-1)}`);
  });

  it.each([
    ['are cancelled when the link has ended', 'expired', 'cancelled', 'O link expirou ou foi substituído.'],
    ['count as sent when the link was used', 'used', 'sent', null],
  ] as const)('%s', async (_name, ended, state, lastError) => {
    const { linkId } = await request('reset', { ended });
    const stateOf = async () => {
      const [row] = await service.rows<{ id: number; state: string }>(
        `select id, state from delivery where details ->> 'linkId' = $1`,
        [linkId],
      );
      return row?.state === 'pending' ? undefined : row;
    };
    const { id } = await eventually(stateOf);
    const deliveries = await service.as(ADMIN).deliveries({});
    expect(deliveries.find((one) => one.id === id)).toMatchObject({ state, lastError });
  });

  it('report a changed password, but not the first one', async () => {
    addUser(9, { email: 'nova@araucaria.example', username: 'nova' });
    addUser(10, { email: 'trocada@araucaria.example', username: 'trocada' });
    await service.receive('user.password-changed', { userId: 9, cause: 'invitation' });
    await service.receive('user.password-changed', { userId: 10, cause: 'reset' });
    const mail = await mailTo('trocada@araucaria.example');
    expect(mail.subject).toBe('A sua senha foi alterada');
    expect(mail.text).toContain('https://talentos.exemplo.com.br/esqueci-a-senha');
    expect(mailsTo('nova@araucaria.example')).toEqual([]);
  });

  it('report a wrong current password in a change of the password', async () => {
    addUser(13, { email: 'curiosa@araucaria.example', username: 'curiosa' });
    await service.receive('user.password-refused', { userId: 13 });
    const mail = await mailTo('curiosa@araucaria.example');
    expect(mail.subject).toBe('Senha errada na sua conta');
    expect(mail.text).toContain('informou uma senha errada, ao trocar a senha ou ao confirmar');
    expect(mail.text).toContain('https://talentos.exemplo.com.br/esqueci-a-senha');
  });

  it.each([
    [
      { change: 'added', factor: 'totp' },
      'Novo segundo fator na sua conta',
      'foi cadastrado na sua conta: aplicativo autenticador.',
    ],
    [
      { change: 'removed', factor: 'passkey' },
      'Segundo fator removido da sua conta',
      'foi removido da sua conta: chave de acesso.',
    ],
    [
      { change: 'reset' },
      'O segundo fator da sua conta foi redefinido',
      'Um administrador removeu todos os segundos fatores',
    ],
    [
      { change: 'recovery-codes-renewed' },
      'Novos códigos de recuperação da sua conta',
      'Os anteriores não valem mais.',
    ],
  ] as const)('report a change of a second factor: %j', async (change, subject, sentence) => {
    const email = `${change.change}@araucaria.example`;
    addUser(11, { email, username: 'fator', fullName: 'Ana Lima' });
    await service.receive('user.second-factor-changed', { userId: 11, ...change });
    const mail = await mailTo(email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('https://talentos.exemplo.com.br/minha-conta');
  });

  it('are cancelled for a user without an address', async () => {
    addUser(12, { email: null, username: 'sem.email' });
    await service.receive('user.second-factor-changed', { userId: 12, change: 'reset' });
    const state = await eventually(async () => {
      const [row] = await service.rows<{ state: string }>('select state from delivery where user_id = 12');
      return row?.state === 'pending' ? undefined : row?.state;
    });
    expect(state).toBe('cancelled');
  });
});
