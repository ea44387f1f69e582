import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from '../mail-message.ts';
import { startMailbox, type Mailbox } from '../mailbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-mailbox-'));
const mail = {
  from: '"Araucária Talentos" <talentos@araucaria.example>',
  to: '"João Ção" <joao@candidato.example>',
  subject: 'Recebemos sua candidatura',
  text: 'Olá, João!',
  html: '<p>Olá, <b>João</b>! <img src="cid:logo"></p><script>alert(1)</script>',
  attachments: [
    { filename: 'convite.ics', content: 'BEGIN:VCALENDAR\n' },
    { filename: 'logo.png', cid: 'logo', content: Buffer.from('iVBORw0KGgo=', 'base64') },
  ],
};
let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await startMailbox({ dataDir });
});
afterEach(async () => {
  mailbox.clear();
  await mailbox.stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function send(changes: Partial<typeof mail> & { messageId?: string } = {}) {
  const transport = createTransport(mailbox.smtpUrl);
  const info = await transport.sendMail({ ...mail, ...changes });
  transport.close();
  return info;
}
const get = (path: string) => fetch(new URL(path, mailbox.url));
async function getJson<T = MailMessage[]>(path: string): Promise<T> {
  return (await (await get(path)).json()) as T;
}

describe('the mailbox', () => {
  it('lists a mail as soon as it is accepted', async () => {
    const { messageId } = await send();
    const [listed, ...others] = await getJson('/api/messages');
    expect(others).toHaveLength(0);
    expect(listed).toMatchObject({
      to: ['joao@candidato.example'],
      from: 'talentos@araucaria.example',
      fromHeader: 'Araucária Talentos <talentos@araucaria.example>',
      subject: 'Recebemos sua candidatura',
      messageId,
      text: expect.stringContaining('Olá, João!'),
      html: expect.stringContaining('<b>João</b>'),
    });
    expect(listed?.attachments.map(({ name, size }) => [name, size]).sort()).toEqual([
      ['convite.ics', 16],
      ['logo.png', 8],
    ]);
    expect(await getJson(`/api/messages/${listed?.id}`)).toEqual(listed);
  });

  it('counts a mail that is sent twice as two, newest first, and finds by recipient', async () => {
    await send({ messageId: '<same@araucaria.example>' });
    await send({ messageId: '<same@araucaria.example>' });
    await send({ to: 'outra@candidato.example', subject: 'Outra' });
    expect(mailbox.messages().map(({ subject }) => subject)).toEqual(['Outra', mail.subject, mail.subject]);
    expect(await getJson('/api/messages?to=joao@candidato.example')).toHaveLength(2);
  });

  it('keeps its messages across a restart', async () => {
    await send();
    await mailbox.stop();
    mailbox = await startMailbox({ dataDir });
    expect(mailbox.messages()).toMatchObject([{ subject: mail.subject, to: ['joao@candidato.example'] }]);
  });

  it('shows a mail without running its scripts, and serves its attachments', async () => {
    await send({ subject: '<script>alert(2)</script>' });
    const [message] = mailbox.messages();
    const { id, attachments } = message as NonNullable<typeof message>;
    expect(await (await get('/')).text()).toContain('&lt;script&gt;alert(2)');
    expect(await (await get(`/messages/${id}`)).text()).toContain('sandbox=');

    const body = await get(`/messages/${id}/html`);
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const logo = attachments.findIndex(({ name }) => name === 'logo.png');
    expect(await body.text()).toContain(`src="/messages/${id}/attachments/${logo}"`);
    const invitation = await get(`/messages/${id}/attachments/${1 - logo}`);
    expect(invitation.headers.get('content-disposition')).toContain('attachment');
    expect(await invitation.text()).toBe('BEGIN:VCALENDAR\n');
  });

  it('deletes what a search of Mailpit’s API finds, with its file, and refuses any other search', async () => {
    await send({ messageId: '<0a1b@araucaria.example>' });
    await send({ messageId: '<0a1c@araucaria.example>', to: 'outra@candidato.example' });
    const search = (query: string) =>
      fetch(new URL(`/api/v1/search?${new URLSearchParams({ query }).toString()}`, mailbox.url), {
        method: 'DELETE',
      });
    for (const query of ['', 'joao', 'subject:joao', 'message-id:', 'message-id:0a1b joao'])
      expect((await search(query)).status).toBe(400);
    expect((await get('/api/v1/search?query=message-id:0a1b')).status).toBe(405);
    expect((await search('message-id:0a1b to:outra@candidato.example')).status).toBe(200);
    expect(mailbox.messages()).toHaveLength(2);
    expect((await search('message-id:0A1B')).status).toBe(200);
    expect(mailbox.messages()).toMatchObject([{ to: ['outra@candidato.example'] }]);
    expect(readdirSync(dataDir)).toHaveLength(1);
    expect((await search('addressed:outra@candidato.example')).status).toBe(200);
    expect(mailbox.messages()).toEqual([]);
  });

  it('is called by other processes under its own name, and by nothing else', async () => {
    const named = await startMailbox({ hosts: ['mailbox'] });
    const status = (host: string) =>
      new Promise((resolve, reject) => {
        httpGet({ port: named.httpPort, host: '127.0.0.1', path: '/', headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect([
      await status('mailbox:8025'),
      await status('localhost'),
      await status('evil.example:8025'),
    ]).toEqual([200, 200, 403]);
    await named.stop();
  });

  it('deletes all messages, and answers 404 for unknown ones', async () => {
    await send();
    expect((await fetch(new URL('/api/messages', mailbox.url), { method: 'DELETE' })).status).toBe(204);
    expect(await getJson('/api/messages')).toEqual([]);
    expect((await get('/api/messages/x')).status).toBe(404);
    expect((await get('/messages/x')).status).toBe(404);
  });
});
