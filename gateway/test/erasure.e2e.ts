import { Redis } from 'ioredis';
import {
  businessDayIn,
  instantOf,
  resumePdf,
  startTestSystem,
  testRedisUrl,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { ok, type Row } from './back-office.js';
import { findInFiles, findInMails, findInRedis, findInTables } from './find-everywhere.js';

/** Every planted text contains one of these words, which occur nowhere else. */
const WORDS = { candidate: 'zuxilaquera', referrer: 'jorvantipo', employee: 'quembralito' };
type Person = keyof typeof WORDS;
/** The e-mails to staff that name each of them; the employee receives them. */
const LISTS: Record<Person, string[]> = {
  candidate: ['Bônus de indicação'],
  referrer: ['Bônus de indicação'],
  employee: ['Bônus de indicação', 'Relatório de contratações'],
};

describe('an erasure', () => {
  let system: TestSystem;
  let admin: Visitor;
  let visitor: Visitor;
  let employee: Visitor;
  let redis: Redis;
  let jobId: number;
  let candidateId: number;
  let employeeId: number;
  const texts: Record<Person, (what: string) => string> = {
    candidate: (what) => `${what} ${WORDS.candidate}`,
    referrer: (what) => `${what} ${WORDS.referrer}`,
    employee: (what) => `${what} ${WORDS.employee}`,
  };
  const emailOf = (person: Person) => `${WORDS[person]}@privado.example`;
  const findAll = async (person: Person) => {
    const word = WORDS[person];
    return {
      tables: await findInTables(system, word),
      files: await findInFiles(system, word),
      redis: await findInRedis(redis, system, word),
      mails: await findInMails(system, word),
    };
  };

  beforeAll(async () => {
    system = await startTestSystem('debug-log');
    redis = new Redis(testRedisUrl());
    admin = await system.admin();
    visitor = system.visitor();
    jobId = (await ok<Row[]>(admin.get('/api/jobs')))[0]?.id ?? 0;
    await plantEmployee();
    await system.settle();
    await plantReferral();
    await plantCandidate();
    await plantDraft();
    await plantFurtherApplication();
    await system.settle();
    await plantLists();
    await system.settle();
  });
  afterAll(async () => {
    redis?.disconnect();
    await system?.stop();
  });

  async function plantEmployee(): Promise<void> {
    const account = {
      username: WORDS.employee,
      password: 'pinheiro-alto-77',
      fullName: texts.employee('Nome'),
      email: emailOf('employee'),
      department: texts.employee('Setor'),
      isAdmin: true,
    };
    employeeId = (await ok(admin.post('/api/auth/register', account), 201)).id;
    employee = system.visitor();
    await employee.login(account.username, account.password);
    const { body: job } = await employee.get<Row>(`/api/jobs/${jobId}`);
    await ok(employee.put(`/api/jobs/${jobId}`, { ...job, isActive: false }));
    await ok(employee.put(`/api/jobs/${jobId}`, { ...job, isActive: true }));
  }

  async function plantReferral(): Promise<void> {
    const referral = {
      code: 'REFPLANT1',
      referrerName: texts.referrer('Nome'),
      referrerEmail: emailOf('referrer'),
      jobId,
    };
    await ok(visitor.post('/api/referrals/anonymous', referral), 201);
  }

  async function plantCandidate(): Promise<void> {
    const text = texts.candidate;
    const pdf = await resumePdf(text('Currículo'), emailOf('candidate'));
    const upload = await ok<{ resumeUrl: string }>(visitor.upload(pdf, `${WORDS.candidate}.pdf`));
    const form = {
      firstName: text('Nome'),
      lastName: text('Sobrenome'),
      email: emailOf('candidate'),
      phone: '(41) 99123-7788',
      address: text('Rua'),
      city: text('Cidade'),
      state: 'PR',
      zip: '80000-000',
      jobId,
      educationLevel: text('Nível'),
      educationCourse: text('Curso'),
      experienceSummary: text('Resumo'),
      linkedinUrl: `https://linkedin.com/in/${WORDS.candidate}`,
      portfolioUrl: `https://${WORDS.candidate}.example`,
      additionalInfo: text('Mais'),
      coverLetter: text('Carta'),
      referralCode: 'REFPLANT1',
      referrerName: texts.referrer('Nome'),
      referrerEmail: emailOf('referrer'),
      consentVersion: '2026-11',
      resumeUrl: upload.resumeUrl,
      resumeFilename: `${WORDS.candidate}.pdf`,
      experiences: [
        { company: text('A'), position: text('B'), startDate: '2020-01-01', description: text('C') },
      ],
      education: [
        { institution: text('D'), degree: text('E'), startDate: '2015-01-01', description: text('F') },
      ],
      recaptchaToken: await system.captcha(),
    };
    candidateId = (await ok(visitor.post('/api/candidates', form), 201)).id;
    await system.settle();
    await ok(employee.get(`/api/candidates/${candidateId}/resume-base64`));
    const note = text('Nota');
    await ok(employee.put(`/api/candidates/${candidateId}/status`, { status: 'reviewing', note }));
    const day = await businessDayIn(employee, 30);
    const interview = await ok<{ id: string }>(
      employee.post('/api/interviews', {
        candidateId,
        jobId,
        interviewDate: instantOf(day, '10:00'),
        interviewType: 'hr',
        notes: text('Anotação'),
        notificationOptions: { sendEmail: true, sendWhatsApp: true, customMessage: text('Olá') },
      }),
      201,
    );
    await ok(
      employee.put(`/api/interviews/${interview.id}`, {
        interviewDate: instantOf(day, '11:00'),
        notes: text('Outra'),
        customMessage: text('Mudou'),
      }),
    );
    await ok(
      employee.put(`/api/interviews/${interview.id}/status`, {
        status: 'completed',
        feedback: text('Parecer'),
      }),
    );
    await ok(employee.post(`/api/candidates/${candidateId}/approve`, { note }));
    await system.settle();
    const [application] = await ok<Row[]>(admin.get(`/api/referral-applications?candidateId=${candidateId}`));
    const hire = { hireDate: '2026-01-05' };
    await ok(employee.put(`/api/referral-applications/${application?.id}/hire`, hire));
    await ok(employee.put(`/api/referral-applications/${application?.id}/first-bonus`, { paid: true }));
    await ok(
      employee.post(`/api/referral-applications/${application?.id}/undo-hire`, { reason: 'Engano' }),
      409,
    );
  }

  /** An application with the known e-mail, which waits for its confirmation. */
  async function plantDraft(): Promise<void> {
    const text = texts.candidate;
    const form = {
      firstName: text('Outro nome'),
      lastName: text('Outro sobrenome'),
      email: emailOf('candidate').toUpperCase(),
      phone: '(41) 99123-7788',
      coverLetter: text('Rascunho'),
      referrerName: texts.referrer('Nome'),
      referrerEmail: emailOf('referrer'),
      resumeData: (await resumePdf(text('Novo currículo'), emailOf('candidate'))).toString('base64'),
      recaptchaToken: await system.captcha(),
    };
    await ok(visitor.post('/api/candidates', form), 409);
    const drafts = await system.rows('select 1 from candidates.application_draft');
    expect(drafts).toHaveLength(1);
  }

  /** Sent and withdrawn in 'Minha candidatura'. */
  async function plantFurtherApplication(): Promise<void> {
    const text = texts.candidate;
    const request = { email: emailOf('candidate'), recaptchaToken: await system.captcha() };
    await ok(visitor.post('/api/candidate-area/links', request), 202);
    await system.settle();
    const mail = system.mailbox
      .messages()
      .find(({ subject }) => subject === 'O seu link para Minha candidatura');
    const token = /\/minha-candidatura#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    await ok(visitor.post('/api/candidate-area/session', { token }), 204);
    const otherJob = (await ok<Row[]>(admin.get('/api/jobs'))).find(({ id }) => id !== jobId);
    const form = { jobId: otherJob?.id, coverLetter: text('Outra carta') };
    const { id } = await ok<Row>(visitor.post('/api/candidate-area/applications', form), 201);
    await ok(visitor.post(`/api/candidate-area/applications/${id}/withdrawal`, { reason: text('Motivo') }));
    await plantNewResumes();
  }

  /** The e-mails to staff that name persons. */
  async function plantLists(): Promise<void> {
    await ok(employee.post('/api/hiring/report'), 202);
    await system.rows(
      `insert into referrals.outbox_event (id, name, payload, occurred_at)
       values (gen_random_uuid(), 'bonus.digest-due', jsonb_build_object('date', $1::text), now())`,
      [new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })],
    );
  }

  /** One that its person has confirmed, with an experience, and one that waits for it; and an alert. */
  async function plantNewResumes(): Promise<void> {
    const text = texts.candidate;
    const upload = async () => {
      const pdf = await resumePdf(text('Currículo novo'), emailOf('candidate'));
      const file = new File([new Uint8Array(pdf)], `novo-${WORDS.candidate}.pdf`, {
        type: 'application/pdf',
      });
      const form = new FormData();
      form.set('resume', file);
      return ok<Row>(visitor.send('POST', '/api/candidate-area/resumes', form), 201);
    };
    const { id } = await upload();
    const experience = { company: text('G'), position: text('H'), startDate: '2022-01' };
    const taken = { profile: { address: text('Outra rua') }, experiences: [experience] };
    await ok(visitor.post(`/api/candidate-area/resumes/${id}/confirmation`, taken), 204);
    await upload();
    await ok(visitor.post('/api/candidate-area/job-alerts', { location: text('Local') }), 201);
  }

  it.each(Object.keys(WORDS) as Person[])('plants texts of the %s that the search finds', async (person) => {
    const { tables, mails } = await findAll(person);
    for (const subject of LISTS[person]) expect(mails.join('\n')).toContain(subject);
    // Those to the person too; an employee who was created with a password has got none.
    const own = { candidate: 1, referrer: 1, employee: 0 };
    expect(mails.length).toBeGreaterThanOrEqual(LISTS[person].length + own[person]);
    const places = { candidate: 7, referrer: 3, employee: 6 };
    expect(new Set(tables).size).toBeGreaterThanOrEqual(places[person]);
  });

  it('of a candidate leaves nothing in tables, files, queues, logs and mails', async () => {
    await ok(admin.delete(`/api/candidates/${candidateId}`), 204);
    await system.settle();
    expect(await findAll('candidate')).toEqual({ tables: [], files: [], redis: [], mails: [] });
  });

  it('of a referrer leaves nothing in tables, files, queues, logs and mails; the payment stays', async () => {
    await ok(admin.post('/api/referrers/erase', { email: emailOf('referrer') }));
    await system.settle();
    expect(await findAll('referrer')).toEqual({ tables: [], files: [], redis: [], mails: [] });
    expect(
      await system.rows(`select amount_cents > 0 as is_paid from referrals.bonus_entry where kind = 'paid'`),
    ).toEqual([{ is_paid: true }]);
  });

  it('of an employee leaves nothing in tables, files, queues, logs and mails; what they did stays without the name', async () => {
    await ok(admin.post('/api/referrers/erase', { email: emailOf('employee') }));
    await system.settle();
    expect(await findAll('employee')).toEqual({ tables: [], files: [], redis: [], mails: [] });
    expect(
      await system.rows(
        `select actor_name from referrals.bonus_entry where kind = 'paid' and actor_id = $1`,
        [employeeId],
      ),
    ).toEqual([{ actor_name: `removido-${employeeId}` }]);
    const trail = await system.rows(`select 1 from users.audit_entry where actor_id = $1`, [employeeId]);
    expect(trail.length).toBeGreaterThan(3);
  });
});
