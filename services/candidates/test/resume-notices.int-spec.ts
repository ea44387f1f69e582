import { CandidatesRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ResumeNoticesService } from '../src/apply/resume-notices.service.js';
import { createCandidate, type Service } from './fixtures.js';

const key = (n: number) => `resumes/00000000-0000-4000-8000-${String(n).padStart(12, '0')}.pdf`;

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
      { candidateId: suspicious, notices: ['hidden-text', 'truncated'] },
      { candidateId: plain, notices: [] },
    ]);
    expect(await service.as(ADMIN).exportOne({ id: suspicious })).toMatchObject({
      resumeNotices: ['hidden-text', 'truncated'],
    });
    expect(await service.as(ADMIN).exportOne({ id: unread })).toMatchObject({ resumeNotices: null });
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
    expect(kept.map((row) => row.key)).toEqual([key(1), key(2), key(5)]);
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
