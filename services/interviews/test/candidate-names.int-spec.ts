import { ADMIN, eventually } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { CandidateNamesService } from '../src/schedule/candidate-names.service.js';
import { CANDIDATES, NAMES, candidatesOutage, heldReply } from './peers.js';
import { startInterviews } from './start-interviews.js';

describe('the copy of a name in interviews', () => {
  let fixture: Awaited<ReturnType<typeof startInterviews>>;
  let service: typeof fixture.service;
  beforeAll(async () => {
    fixture = await startInterviews();
    service = fixture.service;
  });
  beforeEach(async () => {
    await clean(service);
    NAMES.set(1, ['Érica', 'Souza']);
    for (const id of [1, 2, 3]) CANDIDATES.set(id, 'interview');
  });
  afterEach(() => {
    candidatesOutage.active = false;
  });
  afterAll(() => fixture.stop());

  const found = async (search: string) =>
    (await service.as(ADMIN).list({ search })).interviews.map(({ id }) => id);
  /** Stores an interview as the release before does: without the copy. */
  const storeInterview = async (candidateId: number, startsAt: string) => {
    const [row] = await service.rows<{ id: string }>(
      `insert into interview (id, candidate_id, job_id, type, starts_at, send_email, send_whatsapp, arranged_at)
       values (gen_random_uuid(), $1, 101, 'hr', $2, true, true, now()) returning id`,
      [candidateId, startsAt],
    );
    return row?.id;
  };
  const copies = async () =>
    (
      await service.rows<{ name: string | null }>(
        'select candidate_name as name from interview order by starts_at',
      )
    ).map(({ name }) => name);

  it('is not part of what the service returns', async () => {
    expect(JSON.stringify(await fixture.schedule())).not.toContain('Souza');
    expect(JSON.stringify(await service.as(ADMIN).list({}))).not.toContain('Souza');
    expect(JSON.stringify(await service.published('interview.scheduled'))).not.toContain('Souza');
  });

  it('follows the candidate who corrects the name, whatever the order of the events', async () => {
    const { id } = await fixture.schedule();
    expect(await found('erica')).toEqual([id]);
    NAMES.set(1, ['Heloísa', 'Souza']);
    // An event carries no name: an earlier one that arrives last brings the present name as well.
    await service.receive('candidate.renamed', { candidateId: 1 }, new Date('2026-11-02T12:00:00Z'));
    await service.receive('candidate.renamed', { candidateId: 1 }, new Date('2026-11-01T12:00:00Z'));
    expect(await found('heloisa')).toEqual([id]);
    expect(await found('erica')).toEqual([]);
  });

  it('is the present name when two events of a candidate are handled at the same time', async () => {
    const { id } = await fixture.schedule();
    const held = Promise.withResolvers<void>();
    heldReply.until = held.promise;
    const renamed = () => service.receive('candidate.renamed', { candidateId: 1 });
    const first = renamed();
    await eventually(async () => heldReply.until === undefined);
    NAMES.set(1, ['Heloísa', 'Souza']);
    // The first one still waits for its reply, which has the former name.
    await renamed();
    held.resolve();
    await first;
    expect(await found('heloisa')).toEqual([id]);
  });

  it('is not stored for a candidate who is erased while an interview is being scheduled', async () => {
    const held = Promise.withResolvers<void>();
    heldReply.until = held.promise;
    const scheduled = fixture.schedule();
    const refused = expect(scheduled).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await eventually(async () => heldReply.until === undefined);
    CANDIDATES.delete(1);
    await service.receive('candidate.erased', { candidateId: 1 });
    // The reply says that the candidate exists.
    held.resolve();
    await refused;
    expect(await copies()).toEqual([]);
  });

  it('of an erased candidate is removed with the interviews, and no later event brings it back', async () => {
    await fixture.schedule();
    await fixture.schedule({ candidateId: 2 });
    await service.receive('candidate.erased', { candidateId: 1 });
    await service.receive('candidate.renamed', { candidateId: 1 });
    await service.app.get(CandidateNamesService).fill();
    expect(await copies()).toEqual(['Álvaro Lima']);
  });

  it('is forgotten during the quarantine, and fetched again after it', async () => {
    const { id } = await fixture.schedule();
    await service.receive('candidate.quarantine-changed', { candidateId: 1, quarantined: true });
    await service.receive('candidate.renamed', { candidateId: 1 });
    await service.app.get(CandidateNamesService).fill();
    expect(await copies()).toEqual([null]);
    NAMES.set(1, ['Heloísa', 'Souza']);
    await service.receive('candidate.quarantine-changed', { candidateId: 1, quarantined: false });
    expect(await copies()).toEqual(['Heloísa Souza']);
    expect(await found('heloisa')).toEqual([id]);
  });

  it('of earlier interviews is made at the start, when the candidates service is available', async () => {
    const ids = [
      await storeInterview(1, '2031-03-03T12:00:00Z'),
      // This candidate does not exist any more; the event of the erasure is on the way.
      await storeInterview(77, '2031-03-04T12:00:00Z'),
      await storeInterview(2, '2031-03-05T12:00:00Z'),
    ];
    // It is listed without its copy, too.
    expect((await service.as(ADMIN).list({ sort: 'candidate' })).interviews.map(({ id }) => id)).toEqual(ids);
    candidatesOutage.active = true;
    const names = service.app.get(CandidateNamesService);
    names.retryIntervalMs = 100;
    names.onApplicationBootstrap();
    expect(await found('lima')).toEqual([]);
    candidatesOutage.active = false;
    await eventually(async () => (await found('lima')).length > 0);
    expect(await copies()).toEqual(['Érica Souza', null, 'Álvaro Lima']);
    expect(await names.fill()).toEqual({ filled: 0 });
  });

  it('of more candidates than one call asks for is made, too', async () => {
    for (let id = 1_001; id <= 1_700; id++) CANDIDATES.set(id, 'interview');
    await service.rows(
      `insert into interview (id, candidate_id, job_id, type, starts_at, status, send_email, send_whatsapp, arranged_at)
       select gen_random_uuid(), 1000 + n, 101, 'hr', '2031-03-03T12:00:00Z', 'completed', false, false, now()
       from generate_series(1, 700) n`,
    );
    expect(await service.app.get(CandidateNamesService).fill()).toEqual({ filled: 700 });
    expect(await found('1700@exemplo.com')).toHaveLength(1);
  });
});
