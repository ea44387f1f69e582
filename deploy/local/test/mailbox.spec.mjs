import { createTransport } from 'nodemailer';
import { startMailbox } from '../mailbox.mjs';
import { temporaryFolder } from './workbench.mjs';

const folder = temporaryFolder();
const letter = {
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
/** @type {import('../mailbox.mjs').Mailbox} */
let mailbox;

beforeEach(async () => {
  mailbox = await startMailbox({ dataDir: folder.path });
});
afterEach(async () => {
  mailbox.clear();
  await mailbox.stop();
});
afterAll(() => folder.remove());

async function send(mail = letter) {
  const transport = createTransport(mailbox.smtpUrl);
  const info = await transport.sendMail(mail);
  transport.close();
  return info;
}
const get = (path) => fetch(new URL(path, mailbox.url));

describe('the mailbox', () => {
  it('lists what was sent, as soon as it was accepted', async () => {
    const { messageId } = await send();
    const [listed, ...others] = await (await get('/api/messages')).json();
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
    expect(listed.attachments.map(({ name, size }) => [name, size]).sort()).toEqual([
      ['convite.ics', 16],
      ['logo.png', 8],
    ]);
    expect(await (await get(`/api/messages/${listed.id}`)).json()).toEqual(listed);
  });

  it('counts the same mail twice when it comes twice, newest first, and finds by recipient', async () => {
    await send({ ...letter, messageId: '<same@araucaria.example>' });
    await send({ ...letter, messageId: '<same@araucaria.example>' });
    await send({ ...letter, to: 'outra@candidato.example', subject: 'Outra' });
    expect(mailbox.messages().map(({ subject }) => subject)).toEqual([
      'Outra',
      letter.subject,
      letter.subject,
    ]);
    const found = await (await get('/api/messages?to=joao@candidato.example')).json();
    expect(found).toHaveLength(2);
  });

  it('remembers after a restart', async () => {
    await send();
    await mailbox.stop();
    mailbox = await startMailbox({ dataDir: folder.path });
    expect(mailbox.messages()).toMatchObject([{ subject: letter.subject, to: ['joao@candidato.example'] }]);
  });

  it('shows a mail without running it, and gives its attachments', async () => {
    await send({ ...letter, subject: '<script>alert(2)</script>' });
    const [{ id, attachments }] = mailbox.messages();
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

  it('empties, and knows nothing of other messages', async () => {
    await send();
    expect((await fetch(new URL('/api/messages', mailbox.url), { method: 'DELETE' })).status).toBe(204);
    expect(await (await get('/api/messages')).json()).toEqual([]);
    expect((await get('/api/messages/x')).status).toBe(404);
    expect((await get('/messages/x')).status).toBe(404);
  });
});
