import { Redis } from 'ioredis';
import {
  businessDayIn,
  instantOf,
  resumePdf,
  startTestSystem,
  testRedisUrl,
  type TestSystem,
} from '@araucaria/testing';
import { everythingIn } from './redis-contents.js';

describe('Redis', () => {
  let system: TestSystem;
  let redis: Redis;
  beforeAll(async () => {
    system = await startTestSystem();
    redis = new Redis(testRedisUrl());
  });
  afterAll(async () => {
    redis?.disconnect();
    await system?.stop();
  });

  it('holds no personal data after uploads, applications, a referral and an interview', async () => {
    const [name, email] = ['Zuleica Quixadá', 'zuleica.quixada@privado.example'];
    const person = { firstName: 'Zuleica', lastName: 'Quixadá', phone: '(85) 98123-4567' };
    const visitor = system.visitor();
    const admin = await system.admin();

    const pdf = await resumePdf(name, email);
    const upload = await visitor.upload<{ resumeUrl: string; resumeData: object }>(pdf);
    expect(upload.body.resumeData).toMatchObject({ firstName: 'Zuleica', email });
    const apply = async (more: object) =>
      visitor.post<{ id: number }>('/api/candidates', {
        ...person,
        jobId: 0,
        recaptchaToken: await system.captcha(),
        ...more,
      });
    const application = await apply({ email, resumeUrl: upload.body.resumeUrl });
    expect(application.status).toBe(201);
    const resumeData = (await resumePdf(`${name} Filha`, `filha.${email}`)).toString('base64');
    expect((await apply({ email: `filha.${email}`, resumeData })).status).toBe(201);
    const referral = { code: 'REFZULE01', referrerName: name, referrerEmail: email, jobId: 5 };
    expect((await visitor.post('/api/referrals/anonymous', referral)).status).toBe(201);
    const day = await businessDayIn(admin, 9);
    const interview = await admin.post('/api/interviews', {
      candidateId: application.body.id,
      jobId: 1,
      interviewDate: instantOf(day, '10:00'),
      interviewType: 'hr',
      notes: `Conversar com ${name}`,
      status: 'scheduled',
      notificationOptions: { sendEmail: true, sendWhatsApp: true, customMessage: `Olá, ${name}!` },
    });
    expect(interview.status).toBe(201);
    await system.settle();

    const texts = await everythingIn(redis, system.redisPrefix);
    const found = /zuleica|quixad|privado\.example|98123-?4567|99876-?5432|rua das flores/i;
    expect(texts.filter((text) => found.test(text))).toEqual([]);
    // The scan has seen the queues.
    expect(texts.some((text) => text.includes(':resume-parsing:events '))).toBe(true);
    expect(texts.some((text) => text.includes('candidate.applied'))).toBe(true);
  });
});
