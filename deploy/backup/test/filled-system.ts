import {
  applicant,
  businessDayIn,
  eventually,
  instantOf,
  resumePdf,
  today,
  totpCode,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';

type Row = Record<string, unknown> & { id: number };

const PASSWORD = 'pinheiro-alto-77';

/** The person who is hired. */
export const HIRED = applicant(1);

/** @throws {Error} with the body of a response with another status */
export async function expectStatus<T = Row>(
  response: Promise<{ status: number; body: unknown }>,
  expected: number,
): Promise<T> {
  const { status, body } = await response;
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body as T;
}

/**
 * Creates records of every kind, and a message whose event is only in Redis: the service of notifications is stopped.
 * @returns the secret of the administrator's authenticator app, and when the interview is, after the first instalment of the bonus
 */
export async function fillSystem(
  system: TestSystem,
  admin: Visitor,
): Promise<{ secret: string; interviewDate: string }> {
  const jobId = (await expectStatus<Row[]>(admin.get('/api/jobs'), 200))[0]?.id ?? 0;
  const apply = async (form: Record<string, unknown> & { email: string }): Promise<number> => {
    const visitor = system.visitor();
    const pdf = await resumePdf('Pessoa', form.email);
    const { resumeUrl } = await expectStatus<{ resumeUrl: string }>(visitor.upload(pdf), 200);
    const body = { ...form, jobId, resumeUrl, recaptchaToken: await system.captcha() };
    return (await expectStatus(visitor.post('/api/candidates', body), 201)).id;
  };

  const referrals = [
    { code: 'REFBACKU1', referrerName: 'Bruna Alves', referrerEmail: 'bruna@example.com' },
    { code: 'REFBACKU2', referrerName: 'Jorvantipo Alves', referrerEmail: 'j@jorvantipo.example' },
  ];
  for (const referral of referrals)
    await expectStatus(system.visitor().post('/api/referrals/anonymous', { ...referral, jobId }), 201);
  const hired = await apply({ ...HIRED, referralCode: 'REFBACKU1' });
  const erased = { ...applicant(2), email: 'ana@zuxilaquera.example', lastName: 'Zuxilaquera' };
  await apply({ ...erased, referralCode: 'REFBACKU2' });
  await system.settle();
  const [application] = await expectStatus<Row[]>(
    admin.get(`/api/referral-applications?candidateId=${hired}`),
    200,
  );
  const hire = { hireDate: today() };
  await expectStatus(admin.put(`/api/referral-applications/${application?.id}/hire`, hire), 200);
  const interviewDate = instantOf(await businessDayIn(admin, 60), '09:15');
  await expectStatus(
    admin.post('/api/interviews', {
      candidateId: hired,
      jobId,
      interviewDate,
      interviewType: 'hr',
      notificationOptions: { sendEmail: true, sendWhatsApp: false },
    }),
    201,
  );
  const employee = { username: 'quembralito', password: PASSWORD, email: 'q@quembralito.example' };
  await expectStatus(admin.post('/api/auth/register', employee), 201);
  const { secret } = await expectStatus<{ secret: string }>(admin.post('/api/auth/second-factors/totp'), 200);
  await expectStatus(
    admin.post('/api/auth/second-factors/totp/confirm', { code: await totpCode(secret, -1) }),
    200,
  );
  await system.settle();
  // The queue of a stopped service: the restored system has to send this receipt.
  system.running.process('notifications').kill('SIGKILL');
  await system.running.process('notifications').exited;
  await apply({ ...applicant(3), email: 'espera@example.com' });
  await eventually(async () => {
    const [count] = await system.rows<{ waiting: number }>(
      `select count(*)::int as waiting from candidates.outbox_event where published_at is null`,
    );
    return count?.waiting === 0;
  });
  return { secret, interviewDate };
}
