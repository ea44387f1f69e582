import { applicationReceipt } from '../src/emails/application-receipt.js';

const receipt = (change: Partial<Parameters<typeof applicationReceipt>[0]> = {}) =>
  applicationReceipt({
    firstName: 'João',
    jobTitle: 'Gerente de Produto',
    hasResume: true,
    appliedAt: new Date('2026-11-22T02:59:00Z'),
    jobsUrl: 'https://talentos.exemplo.com.br/vagas',
    areaUrl: 'https://talentos.exemplo.com.br/minha-candidatura',
    ...change,
  });

describe('application receipt', () => {
  it('states the job, and the time in Brasília’s time zone', () => {
    const { subject, text, html } = receipt();
    expect(subject).toBe('Recebemos sua candidatura — Gerente de Produto');
    for (const form of [text, html]) expect(form).toContain('21 de novembro de 2026 às 23:59');
  });

  it("leads to the candidate's area, and to other vacancies by a link below", () => {
    const { text, html } = receipt();
    expect(text).toContain(
      'Acompanhar em Minha candidatura: https://talentos.exemplo.com.br/minha-candidatura',
    );
    expect(text).toContain('Ver as vagas abertas: https://talentos.exemplo.com.br/vagas\n');
    expect(html).toContain('href="https://talentos.exemplo.com.br/minha-candidatura"');
  });

  it('mentions the talent bank for an application without a job', () => {
    const { subject, text, html } = receipt({ jobTitle: null });
    expect(subject).toBe('Recebemos seu cadastro no banco de talentos');
    for (const form of [text, html]) {
      expect(form).toContain('banco de talentos');
      expect(form).not.toContain('null');
    }
  });

  it.each([null, 'Gerente de Produto'])('mentions a résumé only if one was sent (job: %s)', (jobTitle) => {
    const sent = receipt({ jobTitle });
    const none = receipt({ jobTitle, hasResume: false });
    for (const form of [sent.text, sent.html]) expect(form).toMatch(/o seu currículo/);
    for (const form of [none.text, none.html]) {
      expect(form).not.toMatch(/currículo/i);
      expect(form).toContain('Os seus dados');
    }
  });

  it.each([
    'Ana',
    'Ana Clara',
    "D'Ávila",
    'Ana-Lúcia',
    'Łucja',
    'José'.normalize('NFD'),
    'Ma. Eduarda',
    'José (Zé)',
    'D´Ávila',
    'Ana M.',
    'D`Ávila',
    'D′Ávila',
    'J.P.',
    'Mª Eduarda',
    'M.ª Eduarda',
    'Ana‑Lúcia',
    'Ana–Lúcia',
    'José "Zé"',
    'José “Zé”',
    'Maria do Perpétuo Socorro Aparecida de Jesus',
  ])('greets %s', (firstName) => {
    expect(receipt({ firstName }).text).toContain(`Olá, ${firstName}!`);
  });

  it.each([
    ['Ma.Eduarda', 'Ma. Eduarda'],
    ['Dra.Ana', 'Dra. Ana'],
    ['Ana\u2009Clara', 'Ana Clara'],
    ['Ana\u202fClara', 'Ana Clara'],
  ])('greets %j as %s', (firstName, greeted) => {
    expect(receipt({ firstName }).text).toContain(`Olá, ${greeted}!`);
  });

  it('greets a name with unbreakable spaces', () => {
    expect(receipt({ firstName: 'Ana\u00a0Clara' }).text).toContain('Olá, Ana Clara!');
  });

  it.each([
    'www.golpe.com',
    'golpe. com/x',
    'Ana (golpe.com)',
    '(41) 99999-0000',
    '<b>Ana</b>',
    'http://x',
    'a'.repeat(61),
    'ana.ma.golpe',
    'Ma.golpe.com',
    'golpe.ma.com',
    't.co',
    '',
    'Ligue 0800',
    'Ana\nSegunda linha',
  ])('greets without %j, which is no plausible name', (firstName) => {
    const { text, html } = receipt({ firstName });
    expect(text).toMatch(/^Olá!\n/);
    expect(html).toMatch(/Olá!\s*<\/h1>/);
  });

  it('escapes every value in HTML and none in text', () => {
    const { text, html } = receipt({ jobTitle: `<script>alert("1")</script> & 'Cia'` });
    expect(text).toContain(`<script>alert("1")</script> & 'Cia'`);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Cia&#39;');
  });
});
