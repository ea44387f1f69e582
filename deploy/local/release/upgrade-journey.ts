import { randomBytes } from 'node:crypto';

/** Time for queues to deliver an e-mail or a copy. */
const SETTLE_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 200;

interface JourneyOptions {
  /** Of the first administrator. */
  password: string;
  mails: () => Array<{ to: unknown; subject: string }>;
}

type Body = Record<string, unknown> & { id: number };

/**
 * The main journey of the product, as a visitor and an administrator: a referral, an application with a résumé and its receipt,
 * the pipeline, an interview with its invitation, the hire, and the first instalment of the bonus.
 * @throws {Error} naming the first step with another response than expected
 */
export async function travelMainJourney(url: string, { password, mails }: JourneyOptions): Promise<void> {
  const visitor = clientOf(url);
  const admin = clientOf(url);
  const tag = randomBytes(4).toString('hex');
  const recaptchaToken = 'rehearsal';
  await admin('POST', '/api/auth/login', { username: 'admin', password, recaptchaToken });
  const jobs = await visitor<Body[]>('GET', '/api/jobs');
  const jobId = jobs[0]?.id ?? 0;
  await visitor('GET', `/api/jobs/${jobId}`);

  const code = `REF${tag.slice(0, 6).toUpperCase()}`;
  const referrer = { referrerName: 'Ana Ensaio', referrerEmail: `ana.${tag}@example.com` };
  await visitor('POST', '/api/referrals/anonymous', { code, ...referrer, jobId }, 201);
  const form = new FormData();
  form.set('resume', new File([pdf(tag)], 'curriculo.pdf', { type: 'application/pdf' }));
  const { resumeUrl } = await visitor<{ resumeUrl: string }>('POST', '/api/resume/upload', form);
  const email = `joana.${tag}@example.com`;
  const person = {
    firstName: 'Joana',
    lastName: `Ensaio ${tag}`,
    phone: '(41) 99876-5432',
    city: 'Curitiba',
  };
  const application = { ...person, email, state: 'PR', jobId, referralCode: code, resumeUrl, recaptchaToken };
  const { id } = await visitor<Body>('POST', '/api/candidates', application, 201);
  await until('the receipt', async () => mails().some(({ to }) => JSON.stringify(to).includes(email)));

  await admin('PUT', `/api/candidates/${id}/status`, { status: 'reviewing' });
  await admin('GET', `/api/candidates/${id}`);
  // A working Tuesday, at a quarter of an hour that depends on the person: no two interviews at once.
  const quarter = parseInt(tag.slice(0, 4), 16) % 12;
  const interviewDate = new Date(
    Date.UTC(2027, 2, 2 + 7 * (parseInt(tag.slice(4), 16) % 20), 12, 15 * quarter),
  );
  const notificationOptions = { sendEmail: true, sendWhatsApp: false };
  const interview = {
    candidateId: id,
    jobId,
    interviewDate: interviewDate.toISOString(),
    interviewType: 'hr',
  };
  await admin('POST', '/api/interviews', { ...interview, notificationOptions }, 201);
  await until('the invitation', async () =>
    mails().some(({ to, subject }) => JSON.stringify(to).includes(email) && subject.includes('entrevista')),
  );
  await admin('POST', `/api/candidates/${id}/approve`, {});

  const path = `/api/referral-applications?candidateId=${id}`;
  const [bonus] = await until('the referral application', async () => {
    const found = await admin<Body[]>('GET', path);
    return found.length ? found : undefined;
  });
  await admin('PUT', `/api/referral-applications/${bonus?.id}/hire`, { hireDate: '2026-01-05' });
  await admin('PUT', `/api/referral-applications/${bonus?.id}/first-bonus`, { paid: true });
  await admin('POST', '/api/auth/logout', {}, 204);
}

/** A browser's requests, with its cookies. @throws {Error} at another status than expected */
function clientOf(url: string) {
  const cookies = new Map<string, string>();
  return async <T = unknown>(method: string, path: string, body?: object, expected = 200): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (response.status !== expected)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T;
  };
}

async function until<T>(what: string, condition: () => Promise<T | undefined | false>): Promise<T> {
  const deadlineMs = Date.now() + SETTLE_TIMEOUT_MS;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > deadlineMs)
      throw new Error(`${what} did not arrive within ${SETTLE_TIMEOUT_MS / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/** A page with one line of text. */
function pdf(text: string): string {
  const content = `BT /F1 12 Tf 72 720 Td (Joana ${text}) Tj ET`;
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
}
