import { REFERRAL_CODE, type Actor, type CreateAnonymousReferral } from '@araucaria/contracts';
import { ADMIN, EMPLOYEE, addDays, today } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { Clock } from '@araucaria/platform';
import { ReferralCodeGenerator } from '../src/links/referral-code-generator.js';
import { startReferrals, type Service } from './start-referrals.js';

const visitor: CreateAnonymousReferral = {
  code: 'REFAB12CD',
  referrerName: 'Joana Prado',
  referrerEmail: 'joana@example.com',
};

describe('referrals', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startReferrals();
    await service.receive('job.saved', {
      jobId: 101,
      title: 'QA',
      department: 'Engenharia',
      isActive: false,
    });
    await service.receive('job.saved', { jobId: 102, title: 'RH', department: 'Pessoas', isActive: true });
    await service.receive('job.removed', { jobId: 102 });
  });
  afterAll(() => service.stop());

  describe('of a user', () => {
    it('get a unique code and belong to the acting user', async () => {
      const referral = await service.as(EMPLOYEE).create({ jobId: 100 });
      expect(referral).toMatchObject({
        referrerId: EMPLOYEE.id,
        referrerName: null,
        referrerEmail: null,
        jobId: 100,
        clicks: 0,
        active: true,
        expiresAt: null,
      });
      expect(referral.code).toMatch(REFERRAL_CODE);
      expect(new Date(referral.createdAt).toISOString()).toBe(referral.createdAt);
      expect(await service.as().byCode({ code: referral.code.toLowerCase() })).toEqual(referral);
      expect(await service.as(EMPLOYEE).mine()).toEqual([referral]);
      expect(await service.as(ADMIN).mine()).toEqual([]);
      expect(await service.as(ADMIN).byIds({ ids: [referral.id, 99_999] })).toEqual([referral]);
    });

    it('get another code if the first is taken', async () => {
      const codes = service.app.get(ReferralCodeGenerator);
      const taken = await service.as(EMPLOYEE).create({ jobId: 100 });
      const generated = [taken.code, taken.code, 'REFNEW001'];
      const generate = codes.generate.bind(codes);
      codes.generate = () => generated.shift() as string;
      try {
        expect((await service.as(EMPLOYEE).create({ jobId: 100 })).code).toBe('REFNEW001');
      } finally {
        codes.generate = generate;
      }
    });

    it('are created for existing open jobs only', async () => {
      const create = (jobId: unknown, actor?: Actor) => service.as(actor).create({ jobId: jobId as number });
      await expect(create(100)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(create(101, EMPLOYEE)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
      await expect(create(102, EMPLOYEE)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Vaga não encontrada.',
      });
      // There is no copy of this job, and the jobs service does not run in this test.
      await expect(create(999, EMPLOYEE)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      for (const wrong of [undefined, null, '100', 1.5, 0, -1, 2 ** 31]) {
        await expect(create(wrong, EMPLOYEE)).rejects.toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { errors: [{ field: 'jobId', message: 'Selecione uma vaga' }] },
        });
      }
    });

    it('are created to the end of the closing day', async () => {
      const clock = service.app.get(Clock);
      const saved = {
        jobId: 103,
        title: 'Dados',
        department: 'Engenharia',
        isActive: true,
        closesOn: today(),
      };
      await service.receive('job.saved', saved);
      expect(await service.as(EMPLOYEE).create({ jobId: 103 })).toMatchObject({ jobId: 103 });
      clock.set(new Date(`${addDays(today(), 1)}T00:00:01-03:00`));
      await expect(service.as(EMPLOYEE).create({ jobId: 103 })).rejects.toMatchObject({ code: 'JOB_CLOSED' });
      clock.set(new Date());
    });

    it('ignore a late event that is older than the copy of the job', async () => {
      const late = new Date('2020-01-01T00:00:00Z');
      await service.receive(
        'job.saved',
        { jobId: 101, title: 'QA', department: 'Engenharia', isActive: true },
        late,
      );
      await service.receive(
        'job.saved',
        { jobId: 102, title: 'RH', department: 'Pessoas', isActive: true },
        late,
      );
      await expect(service.as(EMPLOYEE).create({ jobId: 101 })).rejects.toMatchObject({ code: 'JOB_CLOSED' });
      await expect(service.as(EMPLOYEE).create({ jobId: 102 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe('of a visitor', () => {
    it('are stored with the code of the browser, for the reserved job', async () => {
      const { id, ...rest } = await service.as().createAnonymous({ ...visitor, consentVersion: '2026-11' });
      expect(rest).toEqual({ code: visitor.code });
      expect(await service.as().byCode({ code: visitor.code })).toMatchObject({
        id,
        jobId: 5,
        referrerId: null,
        referrerName: 'Joana Prado',
        referrerEmail: 'joana@example.com',
      });
      const [row] = await service.rows('select consent_version from referral where id = $1', [id]);
      expect(row).toEqual({ consent_version: '2026-11' });
    });

    it('can be sent again by the same visitor only', async () => {
      const code = 'REF000AAA';
      const first = await service.as().createAnonymous({ ...visitor, code });
      const again = await service
        .as()
        .createAnonymous({ ...visitor, code, referrerEmail: 'JOANA@example.com' });
      expect(again).toEqual(first);
      const other = service.as().createAnonymous({ ...visitor, code, referrerEmail: 'outra@example.com' });
      await expect(other).rejects.toMatchObject({ code: 'REFERRAL_CODE_TAKEN', status: 409 });
      const { code: usersCode } = await service.as(EMPLOYEE).create({ jobId: 100 });
      await expect(service.as().createAnonymous({ ...visitor, code: usersCode })).rejects.toMatchObject({
        code: 'REFERRAL_CODE_TAKEN',
      });
    });

    it('are created once by concurrent identical requests', async () => {
      const code = 'REF0RACE0';
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => service.as().createAnonymous({ ...visitor, code })),
      );
      expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
      const race = await Promise.allSettled(
        ['um', 'dois', 'tres'].map((name) =>
          service
            .as()
            .createAnonymous({ ...visitor, code: 'REF0RACE1', referrerEmail: `${name}@example.com` }),
        ),
      );
      expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it.each([
      [{ referrerName: 'Jo' }, 'referrerName', 'Nome deve ter pelo menos 3 caracteres'],
      [{ referrerName: undefined }, 'referrerName', 'Nome deve ter pelo menos 3 caracteres'],
      [{ referrerEmail: 'joana' }, 'referrerEmail', 'E-mail inválido'],
      [{ referrerEmail: ['a@b.co'] }, 'referrerEmail', 'E-mail inválido'],
      [{ code: 'REF123' }, 'code', 'Código de indicação inválido'],
      [{ code: 'ABC123456' }, 'code', 'Código de indicação inválido'],
      [{ code: 'REFÁÉÍÓÚÇ' }, 'code', 'Código de indicação inválido'],
      [{ code: 7 }, 'code', 'Código de indicação inválido'],
      [{ jobId: 'cinco' }, 'jobId', 'Vaga inválida'],
    ])('are rejected with %j', async (change, field, message) => {
      const refused = service.as().createAnonymous({ ...visitor, ...change } as CreateAnonymousReferral);
      await expect(refused).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field, message }] },
      });
    });

    it('are not found by an unknown, inactive or expired code', async () => {
      const notFound = { code: 'NOT_FOUND', message: 'Código de indicação inválido ou expirado.' };
      await expect(service.as().byCode({ code: 'REFZZZZZZ' })).rejects.toMatchObject(notFound);
      const off = await service.as().createAnonymous({ ...visitor, code: 'REF0OFF00' });
      await service.rows('update referral set active = false where id = $1', [off.id]);
      await expect(service.as().byCode({ code: off.code })).rejects.toMatchObject(notFound);
      const past = await service.as().createAnonymous({ ...visitor, code: 'REF0PAST0' });
      await service.rows(`update referral set expires_at = now() - interval '1 second' where id = $1`, [
        past.id,
      ]);
      await expect(service.as().byCode({ code: past.code })).rejects.toMatchObject(notFound);
    });
  });

  it('count concurrent clicks', async () => {
    const { id } = await service.as(EMPLOYEE).create({ jobId: 100 });
    await Promise.all(Array.from({ length: 25 }, () => service.as().click({ id })));
    expect(await service.as().byIds({ ids: [id] })).toMatchObject([{ clicks: 25 }]);
    await expect(service.as().click({ id: 99_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  describe('list for administrators', () => {
    let ids: number[];
    const clock = () => service.app.get(Clock);

    beforeAll(async () => {
      await clean(service);
      ids = [];
      // The last instant of 9 March in São Paulo, the first of the 10th, its last, and the first of the 11th.
      const instants = ['03-10T02:59:59Z', '03-10T03:00:00Z', '03-11T02:59:58Z', '03-11T03:00:00Z'];
      for (const instant of instants) {
        clock().set(new Date(`2026-${instant}`));
        ids.push((await service.as(EMPLOYEE).create({ jobId: 100 })).id);
      }
      clock().set(new Date('2026-04-01T12:00:00Z'));
      for (let more = 0; more < 20; more += 1) ids.push((await service.as(ADMIN).create({ jobId: 100 })).id);
    });
    afterAll(() => clock().set(new Date()));

    it('is sorted newest first, with twenty per page', async () => {
      const first = await service.as(ADMIN).all({});
      expect(first.pagination).toEqual({ page: 1, limit: 20, total: 24, totalPages: 2 });
      const second = await service.as(ADMIN).all({ page: 2 });
      const seen = [...first.referrals, ...second.referrals].map(({ id }) => id);
      expect(seen).toEqual([...ids].reverse());
      expect(await service.as(ADMIN).all({ page: 9, limit: 100 })).toMatchObject({
        referrals: [],
        pagination: { page: 9, limit: 100, total: 24, totalPages: 1 },
      });
    });

    it.each([
      [{ startDate: '2026-03-10', endDate: '2026-03-10' }, [1, 2]],
      [{ endDate: '2026-03-09' }, [0]],
      [{ endDate: '2026-03-10', startDate: '' }, [0, 1, 2]],
      [{ startDate: '2026-03-11', endDate: '2026-03-31' }, [3]],
      [{ startDate: '2026-03-10T03:00:00.000Z', endDate: '2026-03-11T02:59:59.999Z' }, [1, 2]],
      [{ startDate: '2026-03-12', endDate: '2026-03-10' }, []],
    ])('includes the whole days of %j', async (period, expected) => {
      const { referrals } = await service.as(ADMIN).all(period);
      expect(referrals.map(({ id }) => ids.indexOf(id)).reverse()).toEqual(expected);
    });

    it('is sorted as requested', async () => {
      const order = async (sort: 'clicks' | '-clicks' | 'createdAt') =>
        (await service.as(ADMIN).all({ sort, limit: 100 })).referrals.map(({ id }) => ids.indexOf(id));
      expect(await order('createdAt')).toEqual(ids.map((_id, index) => index));
      await service.as().click({ id: ids[7] as number });
      expect((await order('clicks')).at(-1)).toBe(7);
      expect((await order('-clicks'))[0]).toBe(7);
    });

    it.each(['%', '_', '\\', '％', '＿', '＼', '％REF'])(
      'finds nobody by the wildcard %j',
      async (search) => {
        expect((await service.as(ADMIN).all({ search })).referrals).toEqual([]);
      },
    );

    it('is exported by the ids of all pages, which referrals that arrive meanwhile do not move', async () => {
      const exported = await service.as(ADMIN).allIds({ sort: '-createdAt' });
      const later = await service.as(ADMIN).create({ jobId: 100 });
      expect(exported).toEqual([...ids].reverse());
      expect(await service.as(ADMIN).allIds({ endDate: '2026-03-10', sort: 'createdAt' })).toEqual(
        ids.slice(0, 3),
      );
      expect((await service.as(ADMIN).allIds({}))[0]).toBe(later.id);
      ids.push(later.id);
    });

    it.each([
      [{ sort: 'password' }],
      [{ search: { $gt: '' } }],
      [{ startDate: '10/03/2026' }],
      [{ endDate: '2026-02-30' }],
      [{ startDate: '2026' }],
      [{ startDate: '9999-99-99' }],
      [{ endDate: { $gt: '' } }],
      [{ page: 0 }],
      [{ page: '1; drop table referral' }],
      [{ limit: 101 }],
      [{ limit: 2.5 }],
    ])('rejects %j', async (filter) => {
      await expect(service.as(ADMIN).all(filter as object)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    it('counts up to ten thousand, and then says that there are more', async () => {
      await service.rows(
        `insert into referral_record (code, referrer_name, referrer_email, job_id, created_at)
         select 'REF' || lpad(n::text, 6, '0'), 'Muitos', 'muitos@example.com', 100, now() from generate_series(1, 10002) n`,
      );
      expect((await service.as(ADMIN).all({})).pagination).toMatchObject({ total: 10_001, totalPages: 501 });
      expect((await service.as(ADMIN).all({ search: 'rute' })).pagination).toMatchObject({ total: 0 });
      expect(await service.as(ADMIN).allIds({ search: 'muitos' })).toHaveLength(10_002);
    });
  });
});
