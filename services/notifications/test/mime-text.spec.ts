import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { mimeText } from '../src/deliveries/mime-text.js';

const base = {
  from: 'Araucária Talentos <talentos@araucaria.example>',
  to: { name: '', address: 'joana@candidato.example' },
  subject: 'Recebemos sua candidatura — Pessoa Desenvolvedora de Integrações, Sênior e Plena',
  messageId: '<0123456789@araucaria.example>',
  date: new Date('2026-11-23T12:00:00Z'),
  headers: { 'Auto-Submitted': 'auto-generated' },
};
const html = `<p>Olá, João!</p>\n<p>${'Ação = reação; não há exceção. '.repeat(40)}</p>\n`;
const calendar = {
  method: 'REQUEST',
  filename: 'convite.ics',
  content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

/** What a mail program shows. Boundaries are random. */
async function read(source: string | Buffer) {
  const { headers, ...email } = await PostalMime.parse(source, { attachmentEncoding: 'base64' });
  return { ...email, headerLines: [], headers: headers.filter(({ key }) => key !== 'content-type') };
}

describe('the text of an e-mail', () => {
  it.each([
    ['text and HTML', { text: 'Olá, João!\n\n.\nAté logo', html }],
    ['plain ASCII', { text: 'Hello\nWorld', html: '<p>Hello</p>' }],
    ['a long line without spaces', { text: 'á'.repeat(500), html: `<p>${'x'.repeat(2_000)}=</p>` }],
    ['text mostly of other letters', { text: 'Привет, мир. '.repeat(30), html: `<p>${'Ж'.repeat(300)}</p>` }],
    ['spaces at the ends of lines', { text: 'a  \nb\t\r\nc ', html: '<p> \n </p>' }],
    [
      'an attachment and a calendar entry',
      {
        ...{ text: 'Convite', html, icalEvent: calendar },
        attachments: [{ filename: 'relatório.csv', contentType: 'text/csv', content: 'a;ç\r\n'.repeat(100) }],
      },
    ],
  ])('is read as that of nodemailer, with %s', async (_case, mail) => {
    const compile = () => new MailComposer({ ...base, ...mail }).compile();
    const text = mimeText(compile());
    expect(await read(text)).toEqual(await read(await compile().build()));
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  });
});
