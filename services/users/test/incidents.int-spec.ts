import { UsersRpc, type Actor, type SaveIncident } from '@araucaria/contracts';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, type Service } from './fixtures.js';

const INCIDENT: SaveIncident = {
  title: 'Conta de recrutador usada por terceiro',
  occurredFrom: '2026-03-01',
  occurredTo: '2026-03-02',
  knownOn: '2026-03-05',
  data: 'Nome, e-mail, currículo',
  isRelevant: true,
};

describe('the register of incidents', () => {
  let service: Service;
  let admin: Actor;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD });
    admin = actor(await service.as().authenticate({ username: 'chefe', password: ADMIN_PASSWORD }));
  });
  afterAll(() => service.stop());
  const api = () => service.as(admin);
  const access = (actorId: number, subjectId: string, occurredAt: string) =>
    service.as().recordAccesses({
      accesses: [
        {
          action: 'candidate.viewed',
          subject: 'candidate',
          subjectId,
          actorId,
          occurredAt,
          requestId: null,
          origin: null,
        },
      ],
    });

  it('stores and changes an incident, with an entry of the audit trail', async () => {
    const { id } = await api().saveIncident(INCIDENT);
    const measures = 'Senha trocada e sessões encerradas';
    expect(
      await api().saveIncident({ ...INCIDENT, id, measures, anpdNotifiedOn: '2026-03-06' }),
    ).toMatchObject({ id, measures, anpdNotifiedOn: '2026-03-06', personsNotifiedOn: null });
    expect(await api().incidents()).toHaveLength(1);
    expect(
      await service.rows(`select details from audit_entry where action = 'incident.saved' order by seq`),
    ).toEqual([
      { details: { isRelevant: true, isNew: true } },
      { details: { isRelevant: true, isNew: false } },
    ]);
    await expect(api().saveIncident({ ...INCIDENT, id: 9_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not changed over the change of another user, and the second one gets what the first has saved', async () => {
    const read = await api().saveIncident(INCIDENT);
    const { id } = read;
    const first = await api().saveIncident({
      ...INCIDENT,
      id,
      measures: 'Senha trocada',
      from: read.version,
    });
    await expect(
      api().saveIncident({ ...INCIDENT, id, anpdNotifiedOn: '2026-03-06', from: read.version }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', details: { current: first } });
    expect((await api().incidents()).find((incident) => incident.id === id)).toEqual(first);
    // The same edit again, whose first response was lost, is stored already.
    const again = { ...INCIDENT, id, measures: 'Senha trocada', from: read.version };
    expect(await api().saveIncident(again)).toEqual(first);
    expect(
      await api().saveIncident({
        ...{ ...INCIDENT, id, measures: 'Senha trocada', anpdNotifiedOn: '2026-03-06' },
        from: first.version,
      }),
    ).toMatchObject({ measures: 'Senha trocada', anpdNotifiedOn: '2026-03-06' });
    await service.rows('delete from incident where id = $1', [id]);
  });

  it('refuses days in the wrong order', async () => {
    for (const change of [{ occurredTo: '2026-02-01' }, { knownOn: '2026-02-28' }, { knownOn: '2999-01-01' }])
      await expect(api().saveIncident({ ...INCIDENT, ...change })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });

  it('finds who was affected by the account and the days in São Paulo', async () => {
    await access(7, '10', '2026-03-01T02:59:00Z');
    await access(7, '11', '2026-03-01T03:00:00Z');
    await access(7, '11', '2026-03-02T12:00:00Z');
    await access(8, '12', '2026-03-02T12:00:00Z');
    await access(7, '13', '2026-03-03T03:00:00Z');
    const { id } = await api().saveIncident({ ...INCIDENT, actorId: 7 });
    expect(await api().affectedRecords({ id })).toEqual([
      {
        subject: 'candidate',
        subjectId: '11',
        action: 'candidate.viewed',
        actorId: 7,
        accesses: 2,
        firstAt: '2026-03-01T03:00:00.000Z',
        lastAt: '2026-03-02T12:00:00.000Z',
      },
    ]);
    const { id: anyone } = await api().saveIncident(INCIDENT);
    expect((await api().affectedRecords({ id: anyone })).map(({ subjectId }) => subjectId)).toEqual([
      '11',
      '12',
    ]);
  });
});
