import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ResumeNoticesService } from '../src/apply/resume-notices.service.js';
import { createCandidate, type Service } from './fixtures.js';

const key = (n: number) => `resumes/00000000-0000-4000-8000-${String(n).padStart(12, '0')}.pdf`;

const ENGLISH = {
  language: 'Inglês',
  level: 'Avançado',
  europeanLevel: 'C1',
  confidence: 0.95,
  page: 1,
  line: 'Inglês avançado (C1)',
} as const;
const EXCEL = { text: 'Excel', name: 'Excel', confidence: 0.9, page: 2, line: 'Excel, Word' };

describe('notices of the parser', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  it('are stored under the file and shown for the candidate who applies with it', async () => {
    await service.as().recordResumeNotices({ key: key(1), notices: ['hidden-text', 'truncated'] });
    await service.as().recordResumeNotices({ key: key(2), notices: ['scanned'] });
    await service.as().recordResumeNotices({ key: key(2), notices: [] });
    const suspicious = await createCandidate(service, { resumeKey: key(1) });
    const plain = await createCandidate(service, { resumeKey: key(2) });
    const unread = await createCandidate(service, { resumeKey: key(3) });
    const notices = await service.as(ADMIN).resumeNotices({ ids: [suspicious, plain, unread] });
    expect(notices.toSorted((a, b) => a.candidateId - b.candidateId)).toEqual([
      { candidateId: suspicious, notices: ['hidden-text', 'truncated'], languages: null, skills: null },
      { candidateId: plain, notices: [], languages: null, skills: null },
    ]);
    expect(await service.as(ADMIN).exportOne({ id: suspicious })).toMatchObject({
      resumeNotices: ['hidden-text', 'truncated'],
    });
    expect(await service.as(ADMIN).exportOne({ id: unread })).toMatchObject({ resumeNotices: null });
  });

  it('come with the languages and skills that were read, which the notices alone do not take away', async () => {
    await service
      .as()
      .recordResumeNotices({ key: key(6), notices: [], languages: [ENGLISH], skills: [EXCEL] });
    await service.as().recordResumeNotices({ key: key(6), notices: ['truncated'] });
    const candidate = await createCandidate(service, { resumeKey: key(6) });
    expect(await service.as(ADMIN).resumeNotices({ ids: [candidate] })).toEqual([
      { candidateId: candidate, notices: ['truncated'], languages: [ENGLISH], skills: [EXCEL] },
    ]);
    expect(await service.as(ADMIN).exportOne({ id: candidate })).toMatchObject({
      resumeLanguages: [ENGLISH],
      resumeSkills: [EXCEL],
    });
  });

  it('forget languages and skills with the file if no candidate applied with it', async () => {
    const read = { notices: [], languages: [ENGLISH], skills: [EXCEL] };
    for (const n of [7, 8]) await service.as().recordResumeNotices({ key: key(n), ...read });
    await createCandidate(service, { resumeKey: key(7) });
    await service.rows(`update resume_reading set at = at - interval '3 days' where key in ($1, $2)`, [
      key(7),
      key(8),
    ]);
    await service.app.get(ResumeNoticesService).removeUnused();
    const kept = await service.rows<{ key: string; isKnown: boolean }>(
      `select key, languages is not null and skills is not null as "isKnown" from resume_reading
       where key in ($1, $2) order by key`,
      [key(7), key(8)],
    );
    expect(kept.map(({ isKnown }) => isKnown)).toEqual([true, false]);
  });

  it('are removed after 30 days if no candidate applied with the file', async () => {
    await service.as().recordResumeNotices({ key: key(4), notices: [] });
    await service.rows(`update resume_reading set at = at - interval '31 days' where key in ($1, $2)`, [
      key(1),
      key(4),
    ]);
    await service.as().recordResumeNotices({ key: key(5), notices: [] });
    await service.app.get(ResumeNoticesService).removeUnused();
    const kept = await service.rows<{ key: string }>('select key from resume_reading order by key');
    expect(kept.map((row) => row.key)).toEqual([key(1), key(2), key(5), key(6), key(7), key(8)]);
  });

  it('are refused for an invalid key and an unknown notice', async () => {
    await expect(service.as().recordResumeNotices({ key: '../x', notices: [] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(
      service.as().recordResumeNotices({ key: key(1), notices: ['nice' as 'scanned'] }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
