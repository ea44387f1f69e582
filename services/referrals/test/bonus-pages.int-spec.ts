import type { BonusSort, CandidateView, FilterBonuses, UserView } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { CandidateNamesService } from '../src/records/candidate-names.service.js';
import { createApplication, setToday } from './fixtures.js';
import { peerData } from './peers.js';
import { startReferrals, type Service } from './start-referrals.js';

describe('pages of bonuses', () => {
  let service: Service;
  const names = new Map<number, string>();
  const ids: Record<string, number> = {};
  const candidates: Record<string, number> = {};
  const pages = (filter: Partial<FilterBonuses> & { page?: number; limit?: number }) =>
    service.as(ADMIN).bonusPage({ list: 'predicted', ...filter });
  const listed = async (filter: Partial<FilterBonuses>) =>
    (await pages(filter)).bonuses.map(({ id }) => names.get(id));
  const name = (id: number, firstName: string, lastName: string) =>
    peerData.candidates.set(id, { id, firstName, lastName } as CandidateView);

  beforeAll(async () => {
    service = await startReferrals();
    setToday(service, '2026-11-21');
    await clean(service);
    peerData.users.set(1, { id: 1, username: 'rosa', fullName: 'Rosa Müller' } as UserView);
    peerData.users.set(2, { id: 2, username: 'ivo', fullName: null } as unknown as UserView);
    const make = async (
      who: string,
      hireDate?: string,
      payments: Array<'payFirst' | 'paySecond'> = [],
      referrer = { ...ADMIN, id: 1 },
      jobId: number | null = 100,
    ) => {
      const { id, candidateId } = await createApplication(service, referrer, jobId);
      const [firstName = '', lastName = ''] = who.split(' ');
      names.set(id, who);
      ids[who] = id;
      candidates[who] = candidateId;
      name(candidateId, firstName, lastName);
      await service.receive('candidate.renamed', { candidateId });
      if (hireDate) await service.as(ADMIN).hire({ id, hireDate });
      for (const payment of payments) await service.as(ADMIN)[payment]({ id, paid: true });
    };
    await make('Érica Alves');
    await make('Bruno Zanini', '2026-11-20');
    await make('Álvaro Souza', '2026-10-20');
    await make('Caio Lima', '2026-07-01', [], { ...ADMIN, id: 2 }, null);
    await make('Dora Reis', '2026-09-01');
    await make('Elis Ramos', '2026-08-01', ['payFirst', 'paySecond']);
    await make('Nilo Costa');
    await service.receive('candidate.status-changed', {
      candidateId: candidates['Nilo Costa'] as number,
      ...{ from: 'new', to: 'rejected', changeId: null, undoes: null, actorId: null, seriesId: null },
    } as never);
  });
  afterAll(() => service.stop());

  it('begin with what has to be paid, then by the due date; what has ended without a hire is last', async () => {
    expect(await listed({})).toEqual([
      ...['Caio Lima', 'Dora Reis', 'Álvaro Souza', 'Bruno Zanini', 'Érica Alves', 'Nilo Costa'],
    ]);
    expect(await listed({ list: 'pending' })).toEqual([
      ...['Caio Lima', 'Dora Reis', 'Álvaro Souza', 'Bruno Zanini'],
    ]);
    expect(await listed({ list: 'completed' })).toEqual(['Elis Ramos']);
  });

  it.each<[BonusSort, string]>([
    ['candidate', 'Álvaro Bruno Caio Dora Érica Nilo'],
    ['-candidate', 'Nilo Érica Dora Caio Bruno Álvaro'],
    ['referrer', 'Caio Dora Álvaro Bruno Érica Nilo'],
    ['-referrer', 'Dora Álvaro Bruno Érica Nilo Caio'],
    ['job', 'Caio Dora Álvaro Bruno Érica Nilo'],
    ['-job', 'Dora Álvaro Bruno Érica Nilo Caio'],
    ['status', 'Érica Nilo Caio Dora Álvaro Bruno'],
    ['hireDate', 'Caio Dora Álvaro Bruno Érica Nilo'],
    ['-hireDate', 'Bruno Álvaro Dora Caio Érica Nilo'],
    ['-first', 'Bruno Álvaro Dora Caio Érica Nilo'],
    ['second', 'Caio Dora Álvaro Bruno Érica Nilo'],
    ['total', 'Caio Dora Álvaro Bruno Érica Nilo'],
  ])('are sorted by %s, without a value last in both directions', async (sort, expected) => {
    expect((await listed({ sort })).map((who) => who?.split(' ')[0]).join(' ')).toBe(expected);
  });

  it.each([
    ['alvaro', ['Álvaro Souza']],
    ['SOUZA álv', ['Álvaro Souza']],
    ['rosa zanini', ['Bruno Zanini']],
    ['ivo', ['Caio Lima']],
    ['banco de tal', ['Caio Lima']],
    ['muller dev alves', ['Érica Alves']],
    ['100%', []],
  ])('find %s in the names and the title', async (search, found) => {
    expect(await listed({ search })).toEqual(found);
  });

  it.each([
    ['overdue', ['Caio Lima', 'Dora Reis']],
    // The first instalment of Dora is overdue, and the second one is due in nine days.
    ['upcoming', ['Dora Reis', 'Álvaro Souza']],
    ['scheduled', ['Bruno Zanini']],
    ['awaiting_hire', ['Érica Alves']],
    ['ended', ['Nilo Costa']],
    ['suspended', []],
    ['open', ['Caio Lima', 'Dora Reis', 'Álvaro Souza', 'Bruno Zanini', 'Érica Alves']],
  ] as const)('have those that are %s', async (situation, found) => {
    expect(await listed({ situation })).toEqual(found);
  });

  it('have ended when the candidate was rejected, also if the referral had been held as one of oneself', async () => {
    const id = ids['Nilo Costa'];
    const held = (column: 'self_referral_at' | 'referrer_erased_at', at: Date | null) =>
      service.rows(`update referral_application set ${column} = $2 where id = $1`, [id, at]);
    for (const column of ['self_referral_at', 'referrer_erased_at'] as const) {
      await held(column, new Date());
      expect(await listed({ situation: 'ended' })).toEqual(['Nilo Costa']);
      expect(await listed({ situation: 'suspended' })).toEqual([]);
      await held(column, null);
    }
  });

  it('of all applications have the newest first, and find the code of the referral', async () => {
    const all = await pages({ list: 'all' });
    expect(all.bonuses.map(({ id }) => names.get(id)?.split(' ')[0]).join(' ')).toBe(
      'Nilo Elis Dora Caio Álvaro Bruno Érica',
    );
    const [, elis] = all.bonuses;
    expect(await listed({ list: 'all', search: elis?.referralCode.toLowerCase() ?? '' })).toEqual([
      'Elis Ramos',
    ]);
    expect(await listed({ search: elis?.referralCode ?? '' })).toEqual([]);
    expect(await listed({ list: 'all', candidate: 'ros' })).toEqual([]);
    expect(await listed({ list: 'all', candidate: 'souza alv' })).toEqual(['Álvaro Souza']);
    expect((await listed({ list: 'all', sort: 'date' }))[0]).toBe('Érica Alves');
    const ofReferral = await service.as(ADMIN).applicationsByReferrals({ ids: [elis?.referralId ?? 0] });
    expect(ofReferral.map(({ id }) => names.get(id))).toEqual(['Elis Ramos']);
  });

  it('say where they are, and each bonus is on one of them', async () => {
    const read = await Promise.all([1, 2, 3, 4].map((page) => pages({ page, limit: 2 })));
    expect(read.flatMap(({ bonuses }) => bonuses.map(({ id }) => id))).toEqual(
      await service.as(ADMIN).bonusIds({ list: 'predicted' }),
    );
    expect(read.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3, 4].map((page) => ({ page, limit: 2, total: 6, totalPages: 3 })),
    );
  });

  it('have numbers and sums of all of them in cents', async () => {
    expect(await service.as(ADMIN).bonusFigures()).toEqual({
      // Both instalments of Caio and the first one of Dora.
      overdue: { bonuses: 2, amountCents: 75_000 },
      suspended: { bonuses: 0, amountCents: 0 },
      // The first instalment of Álvaro and the second one of Dora.
      upcoming: { bonuses: 2, amountCents: 50_000 },
      awaitingHire: { bonuses: 1, amountCents: 50_000 },
      ended: { bonuses: 1, amountCents: 0 },
      dueInstalments: 3,
      totalCents: 250_000,
    });
  });

  it.each([
    [{ sort: 'senha' }, 'Ordenação desconhecida'],
    [{ situation: 'rich' }, 'Situação inválida'],
    [{ list: 'secret' }, 'Lista desconhecida'],
    [{ page: 0 }, 'Página inválida'],
    [{ limit: 101 }, 'No máximo 100 por página'],
  ])('refuse %j', async (filter, message) => {
    await expect(pages(filter as object)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ message }] },
    });
  });

  describe('follow the name of a candidate', () => {
    const copies = (who: string) =>
      service.rows('select candidate_name from referral_application where id = $1', [ids[who]]);

    it('who corrects it, is in quarantine, and is restored', async () => {
      const candidateId = candidates['Dora Reis'] as number;
      name(candidateId, 'Heloísa', 'Reis');
      await service.receive('candidate.renamed', { candidateId });
      expect(await listed({ search: 'heloisa' })).toEqual(['Dora Reis']);
      peerData.candidates.delete(candidateId);
      await service.receive('candidate.quarantine-changed', { candidateId, quarantined: true });
      expect(await listed({ search: 'heloisa' })).toEqual([]);
      expect(await copies('Dora Reis')).toEqual([{ candidate_name: null }]);
      name(candidateId, 'Heloísa', 'Reis');
      await service.receive('candidate.quarantine-changed', { candidateId, quarantined: false });
      expect(await listed({ search: 'heloisa' })).toEqual(['Dora Reis']);
    });

    it('who applies while there is no name yet: it is fetched later', async () => {
      const { id, candidateId } = await createApplication(service);
      names.set(id, 'Late');
      expect(await listed({ search: 'tardia' })).toEqual([]);
      name(candidateId, 'Maria', 'Tardia');
      await service.app.get(CandidateNamesService).fill();
      expect(await listed({ search: 'tardia' })).toEqual(['Late']);
    });

    it('who is erased: no copy is left, and no later event brings it back', async () => {
      const candidateId = candidates['Bruno Zanini'] as number;
      await service.receive('candidate.erased', { candidateId });
      await service.receive('candidate.renamed', { candidateId });
      await service.app.get(CandidateNamesService).fill();
      expect(await copies('Bruno Zanini')).toEqual([{ candidate_name: null }]);
      expect(await listed({ search: 'zanini' })).toEqual([]);
      expect(await listed({ sort: 'candidate' })).toHaveLength(7);
    });
  });
});
