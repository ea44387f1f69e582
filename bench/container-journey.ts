// The main job of the product, over its public address: `npm run containers` runs it against containers.
// Variables: SITE_URL, MAILBOX_URL, ADMIN_PASSWORD.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import {
  addDays,
  applicant,
  businessDayFrom,
  resumePdf,
  solveCaptcha,
  today,
  Visitor,
} from '@araucaria/testing';

const { SITE_URL = '', MAILBOX_URL = '', ADMIN_PASSWORD = '' } = process.env;
const MAIL_TIMEOUT_MS = 180_000;
const SCAN_TIMEOUT_MS = 300_000;
const SCAN_INTERVAL_MS = 5_000;

// A pod without the proxy in front: the requests say what the proxy would, that the visitor's connection uses TLS.
if (SITE_URL.startsWith('http:')) {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (typeof input === 'string' && input.startsWith(SITE_URL)) headers.set('x-forwarded-proto', 'https');
    return send(input, { ...init, headers });
  };
}

const startedAt = performance.now();
const note = (text: string): void =>
  console.log(`  ${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(5)} s  ${text}`);

function expectStatus<T>({ status, body }: { status: number; body: T }, expected: number): T {
  assert.equal(status, expected, JSON.stringify(body).slice(0, 500));
  return body;
}

async function waitForMail(to: string, subject: RegExp): Promise<string> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const response = await fetch(`${MAILBOX_URL}/api/messages?to=${encodeURIComponent(to)}`);
    const mails = (await response.json()) as Array<{ subject: string }>;
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found.subject;
    if (Date.now() > deadline)
      throw new Error(`No e-mail to ${to} with ${subject.source}: ${JSON.stringify(mails)}`);
    await new Promise((done) => setTimeout(done, 250));
  }
}

interface Upload {
  resumeData: { firstName: string; lastName: string; email: string; phone: string; state: string };
  resumeUrl: string;
  notices: string[];
}

/** Sends a scan again while it is not recognised: on a busy machine its time may end before the page is read. */
async function uploadScan(path: string): Promise<string> {
  const file = await readFile(new URL(`../services/resume-parser/test/fixtures/${path}`, import.meta.url));
  const deadline = Date.now() + SCAN_TIMEOUT_MS;
  for (;;) {
    const { status, body } = await visitor.upload<Upload>(file);
    const { firstName, lastName, phone } = body.resumeData ?? {};
    if (body.notices?.includes('recognized')) return `${firstName} ${lastName}, ${phone}`;
    if (Date.now() > deadline)
      throw new Error(`${path} was not recognised: ${status} ${body.notices?.join()}`);
    await new Promise((done) => setTimeout(done, SCAN_INTERVAL_MS));
  }
}

const visitor = new Visitor(SITE_URL);
const page = expectStatus(await visitor.get<string>('/'), 200);
assert.match(page, /<html lang="pt-BR"/);
note('the site answers over TLS');

const person = applicant(Date.now() % 1_000_000);
const pdf = await resumePdf('Joana Prado', person.email);
const { resumeData, resumeUrl } = expectStatus(await visitor.upload<Upload>(pdf), 200);
assert.equal(resumeData.email, person.email);
assert.equal(resumeData.state, 'PR');
note(`a résumé is read (${resumeUrl})`);

// Recognition opens programs and data that no import names, which an image may lack.
const portuguese = await uploadScan('scan/goiania.pdf');
assert.equal(portuguese, 'Divino Eurípedes Machado Filho, (62) 98133-0471');
note('a scan in Portuguese is recognised');
const english = await uploadScan('blind3/scan-en-4.pdf');
assert.equal(english, 'Catriona MacAskill, 07700 900358');
note('a scan in English is recognised');

// A new installation has no jobs: the application goes to the talent bank.
const application = {
  ...person,
  jobId: 0,
  resumeData: pdf.toString('base64'),
  resumeFilename: 'curriculo.pdf',
};
const recaptchaToken = await solveCaptcha(SITE_URL);
const { id } = expectStatus(
  await visitor.post<{ id: number }>('/api/candidates', { ...application, recaptchaToken }),
  201,
);
note(`the application ${id} is accepted`);
note(`e-mail: ${await waitForMail(person.email, /./)}`);

const admin = new Visitor(SITE_URL);
expectStatus(await admin.login('admin', ADMIN_PASSWORD), 200);
const candidate = expectStatus(await admin.get<{ email: string }>(`/api/candidates/${id}`), 200);
assert.equal(candidate.email, person.email);
note('the administrator logs in and sees the candidate');

const day = await businessDayFrom(admin, addDays(today(), 3));
// Compose and Kubernetes run this one after the other on the same database: the first slot may be taken.
const slots = expectStatus(
  await admin.get<Array<{ startsAt: string }>>(`/api/interviews/slots?day=${day}`),
  200,
);
const interview = { candidateId: id, interviewDate: slots[0]?.startsAt, interviewType: 'hr' };
expectStatus(await admin.post('/api/interviews', interview), 201);
note(`an interview is scheduled on ${day}`);
note(`e-mail: ${await waitForMail(person.email, /entrevista/i)}`);

const file = expectStatus(await admin.get<string>(`/api/candidates/${id}/export`), 200);
assert.ok(
  JSON.stringify(file).includes(pdf.toString('base64').slice(0, 60)),
  'the stored résumé is the uploaded one',
);
note('the stored résumé is the uploaded one');
