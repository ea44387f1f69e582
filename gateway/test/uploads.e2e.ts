import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicant, eventually, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';

const MEGABYTE = 1024 * 1024;
const BUSY_TIMEOUT_MS = 90_000;

interface UploadNotices {
  notices: string[];
  message: string | null;
}

describe('résumé upload', () => {
  let system: TestSystem;
  /** Résumés of the demo. */
  let ofDemo: string[];
  beforeAll(async () => {
    system = await startTestSystem();
    ofDemo = await allStored();
  });
  afterAll(() => system?.stop());

  const allStored = async () =>
    (await readdir(join(system.dataDir, 'files'), { recursive: true })).filter((name) =>
      name.endsWith('.pdf'),
    );
  /** 503: it was not read in time on a busy machine. The visitor sends it again. */
  const uploadWhenRead = <T>(file: Buffer, name?: string) =>
    eventually(async () => {
      const response = await system.visitor().upload<T>(file, name);
      return response.status !== 503 && response;
    }, BUSY_TIMEOUT_MS);
  const stored = async () => (await allStored()).filter((name) => !ofDemo.includes(name));

  it('returns the fields of the résumé, its address and the file', async () => {
    const pdf = await resumePdf('Joana Prado', 'joana.prado@example.com');
    const { status, body } = await uploadWhenRead<Record<string, unknown>>(pdf, 'Currículo da Joana.pdf');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      resumeData: { firstName: 'Joana', lastName: 'Prado', email: 'joana.prado@example.com', state: 'PR' },
      resumeUrl: expect.stringMatching(/^\/api\/resumes\/[0-9a-f-]{36}\.pdf$/),
      resumeBase64: pdf.toString('base64'),
      resumeFilename: 'Currículo da Joana.pdf',
      resumeContentType: 'application/pdf',
    });
    const { resumeUrl } = body as { resumeUrl: string };
    expect(await stored()).toContain(resumeUrl.replace('/api/', ''));
  });

  it.each([
    ['no PDF', () => Buffer.from('uma carta'), 415, 'UNSUPPORTED_MEDIA_TYPE', /não é um PDF/],
    ['an empty file', () => Buffer.alloc(0), 400, 'VALIDATION_FAILED', /.*/],
    [
      '6 MB',
      () => Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(6 * MEGABYTE)]),
      413,
      'PAYLOAD_TOO_LARGE',
      /5MB/,
    ],
    [
      'one byte too many',
      () => Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(5 * MEGABYTE - 7)]),
      413,
      'PAYLOAD_TOO_LARGE',
      /5MB/,
    ],
    [
      '60 MB',
      () => Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(60 * MEGABYTE)]),
      413,
      'PAYLOAD_TOO_LARGE',
      /5MB/,
    ],
    ['a broken PDF', () => Buffer.from('%PDF-1.4\nnada'), 422, 'RESUME_UNREADABLE', /danificado/],
  ])('refuses %s and stores nothing', async (_what, bytes, statusCode, code, message) => {
    const before = await stored();
    const { status, body } = await system.visitor().upload(bytes());
    expect({ status, body }).toMatchObject({
      status: statusCode,
      body: { statusCode, code, message: expect.stringMatching(message) },
    });
    expect(await stored()).toEqual(before);
  });

  it('refuses a PDF with a password, with a message for the visitor', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({ userPassword: 'segredo' });
    const chunks: Buffer[] = [];
    const done = new Promise((resolve) =>
      document.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve),
    );
    document.text('Joana Prado');
    document.end();
    await done;
    expect(await system.visitor().upload(Buffer.concat(chunks))).toMatchObject({
      status: 422,
      body: { code: 'RESUME_UNREADABLE', message: expect.stringMatching(/protegido por senha/) },
    });
  });

  it('reports a file in which nothing was found, and stores it', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    const done = new Promise((resolve) =>
      document.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve),
    );
    document.text('Isto não é um currículo, é só uma frase qualquer sem dados.');
    document.end();
    await done;
    const { status, body } = await system
      .visitor()
      .upload<UploadNotices & { resumeUrl: string }>(Buffer.concat(chunks));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { notices: ['nothing-found'], message: expect.stringMatching(/Não encontramos os seus dados/) },
    });
    expect((await (await system.admin()).get(body.resumeUrl)).status).toBe(200);
  });

  it('reports a scanned file to the visitor, but not hidden text', async () => {
    const fixture = (path: string) =>
      readFile(new URL(`../../services/resume-parser/test/fixtures/${path}`, import.meta.url));
    const file = await fixture('scan/goiania.pdf');
    const scan = await uploadWhenRead<UploadNotices>(file);
    expect(scan.body.notices[0]).toBe('scanned');
    // Whether it could also be read in time depends on how busy the machine is.
    expect(scan.body.message).toMatch(/imagem/);
    const hidden = await system
      .visitor()
      .upload<UploadNotices>(await fixture('pdf/pt-pdfkit-hidden-milena.pdf'));
    expect(hidden).toMatchObject({ status: 200, body: { notices: [], message: null } });
    expect(JSON.stringify(hidden.body)).not.toContain('Fulano');
  });

  it('tells languages and skills to the sender, and to staff once the application is sent with the file', async () => {
    const file = await readFile(
      new URL('../../services/resume-parser/test/fixtures/blind3/pt-gupy-1.pdf', import.meta.url),
    );
    const { body } = await uploadWhenRead<{ resumeUrl: string; languages: object[]; skills: object[] }>(file);
    expect(body.languages).toMatchObject([{ language: 'Inglês', level: 'Intermediário', page: 1 }]);
    expect(body.skills).toMatchObject([
      { text: 'Pacote Office' },
      { text: 'Tasy' },
      { text: 'Atendimento ao cliente' },
    ]);
    const sent = await system.visitor().post<{ id: number }>('/api/candidates', {
      ...applicant(1),
      resumeUrl: body.resumeUrl,
      recaptchaToken: await system.captcha(),
    });
    const { body: shown } = await (
      await system.admin()
    ).graphql(
      `query Read($id: Int!) {
        candidate(id: $id) {
          readQualifications {
            languages { language level europeanLevel confidence page line }
            skills { text name confidence page line }
          }
        }
      }`,
      { id: sent.body.id },
    );
    const { languages, skills } = body;
    expect(shown.data).toEqual({ candidate: { readQualifications: { languages, skills } } });
  });

  it('requires a form with the file in the field «resume»', async () => {
    const form = new FormData();
    form.set('other', new File([new Uint8Array(await resumePdf())], 'x.pdf'));
    expect(await system.visitor().send('POST', '/api/resume/upload', form)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'resume', message: 'Envie o arquivo do currículo.' }] },
    });
    expect(await system.visitor().post('/api/resume/upload', { resume: 'x' })).toMatchObject({ status: 415 });
  });

  it('lets administrators download the file', async () => {
    const pdf = await resumePdf();
    const { body } = await system.visitor().upload<{ resumeUrl: string }>(pdf);
    expect((await system.visitor().get(body.resumeUrl)).status).toBe(401);
    const { status, headers, body: file } = await (await system.admin()).get<string>(body.resumeUrl);
    expect(status).toBe(200);
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const admin = await system.admin();
    for (const path of ['..%2Fsecrets.json', 'x.pdf', `${crypto.randomUUID()}.pdf`])
      expect((await admin.get(`/api/resumes/${path}`)).status).toBe(404);
  });
});

describe('résumé upload while no parser runs', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem('usual', { RESUME_READING_TIMEOUT_MS: '500' });
    await system.running.process('resume-parser').stop();
  });
  afterAll(() => system?.stop());

  it('responds after the time limit that the parser is busy, and keeps the file for the form', async () => {
    const { status, body } = await system.visitor().upload<{ resumeUrl: string }>(await resumePdf());
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { code: 'RESUME_PARSER_BUSY', resumeUrl: expect.stringMatching(/^\/api\/resumes\//) },
    });
    expect((await (await system.admin()).get(body.resumeUrl)).status).toBe(200);
  });
});
