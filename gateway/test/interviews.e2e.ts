import { instantOf, type TestSystem, type Visitor } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

describe('interviews', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  let visitor: Visitor;
  let jobId: number;
  beforeAll(async () => {
    office = await BackOffice.open();
    ({ system, admin, visitor, jobId } = office);
  });
  afterAll(() => system?.stop());

  it('schedules interviews, which candidates confirm by link', async () => {
    const candidateId = await office.candidate({ firstName: 'Íris', lastName: 'Única' });
    const interviewDate = office.nextSlot();
    const wanted = {
      candidateId,
      jobId,
      interviewDate,
      interviewType: 'hr',
      status: 'completed',
      notes: 'Sala 2',
    };
    const made = await ok<{ id: string }>(admin.post('/api/interviews', wanted), 201);
    expect(made).toMatchObject({ candidateId, jobId, interviewDate, status: 'scheduled', confirmedBy: null });
    expect(await ok(admin.post('/api/interviews', wanted), 409)).toMatchObject({ code: 'SLOT_TAKEN' });

    const link = await ok<object>(visitor.get(`/api/interviews/${made.id}`));
    expect(Object.keys(link).sort()).toEqual(
      [
        'candidateName',
        'confirmedAt',
        'confirmedBy',
        'id',
        'interviewDate',
        'interviewType',
        'jobId',
        'jobTitle',
        'notes',
        'status',
      ].sort(),
    );
    expect(link).toMatchObject({ candidateName: 'Íris Única', interviewType: 'hr', notes: 'Sala 2' });
    expect(
      await ok(visitor.put(`/api/interviews/${made.id}/confirm`, { confirmMethod: 'email' })),
    ).toMatchObject({
      confirmedBy: 'email',
      confirmedAt: expect.any(String),
    });
    expect(
      await ok(visitor.put(`/api/interviews/${made.id}/confirm`, { confirmMethod: 'fax' }), 400),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await ok(admin.get(`/api/interviews/${made.id}`))).toMatchObject({
      candidateId,
      emailSent: expect.any(Boolean),
    });

    const day = interviewDate.slice(0, 10);
    const detailed = await ok<Array<{ id: string }>>(
      admin.get(
        `/api/interviews/with-details?search=iris unica&job=${jobId}&status=confirmed&startDate=${day}&endDate=${day}`,
      ),
    );
    expect(detailed).toMatchObject([{ id: made.id, candidate: { id: candidateId }, job: { id: jobId } }]);
    expect(await ok<Row[]>(admin.get('/api/interviews/with-details?search=nobody-at-all'))).toEqual([]);
    const found = await ok<{ candidates: Row[] }>(
      admin.get(`/api/candidates/search?dateFilter=interview&startDate=${day}&endDate=${day}&search=iris`),
    );
    expect(found.candidates).toMatchObject([
      { id: candidateId, job: { id: jobId }, interviews: [{ id: made.id }] },
    ]);
    expect(await ok<Row[]>(admin.get(`/api/candidates/${candidateId}/interviews`))).toHaveLength(1);

    const slots = await ok<Array<{ startsAt: string }>>(admin.get(`/api/interviews/slots?day=${day}`));
    expect(slots.map(({ startsAt }) => startsAt)).not.toContain(interviewDate);
    const feedback = { status: 'completed', feedback: 'APROVADO: muito bem' };
    expect(await ok(admin.put(`/api/interviews/${made.id}/status`, feedback))).toMatchObject(feedback);
    for (const [change, field] of [
      [{ interviewDate: instantOf(day, '09:07') }, 'interviewDate'],
      [{ interviewDate: '2020-03-02T12:00:00Z' }, 'interviewDate'],
      [{ interviewType: 'tea' }, 'interviewType'],
    ] as const)
      expect(await ok(admin.post('/api/interviews', { ...wanted, ...change }), 400)).toMatchObject({
        errors: [{ field }],
      });
    await ok(visitor.get('/api/interviews/not-a-link'), 404);
    await ok(visitor.get(`/api/interviews/${crypto.randomUUID()}`), 404);
  });

  it('hides a cancelled interview from the holder of the link', async () => {
    const candidateId = await office.candidate();
    const { id } = await ok<{ id: string }>(
      admin.post('/api/interviews', { candidateId, interviewDate: office.nextSlot(), interviewType: 'test' }),
      201,
    );
    await ok(admin.put(`/api/interviews/${id}/status`, { status: 'cancelled' }));
    await ok(visitor.get(`/api/interviews/${id}`), 404);
    await ok(admin.get(`/api/interviews/${id}`));
  });
});
