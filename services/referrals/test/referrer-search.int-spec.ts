import { ADMIN, withRoles } from '@araucaria/testing';
import { setToday } from './fixtures.js';
import { startReferrals, type Service } from './start-referrals.js';

describe('the search for a referrer by name', () => {
  let service: Service;
  let ids: number[];
  const officer = () => service.as(withRoles(['encarregado']));
  const refer = async (
    code: string,
    day: string,
    referral: { email: string; name: string; jobId?: number },
  ) => {
    setToday(service, day);
    const { email: referrerEmail, name: referrerName, jobId } = referral;
    return (await service.as().createAnonymous({ code, referrerName, referrerEmail, jobId })).id;
  };

  beforeAll(async () => {
    service = await startReferrals();
    ids = [await refer('REFNAME01', '2026-01-10', { email: 'j.avila@exemplo.com.br', name: 'Joana Ávila' })];
    const again = { email: 'J.Avila@Exemplo.com.br', name: 'Joana M. Ávila', jobId: 100 };
    ids.push(await refer('REFNAME02', '2026-02-10', again));
    ids.push(
      await refer('REFNAME03', '2026-03-10', { email: 'jo@exemplo.com', name: 'João Avilar', jobId: 100 }),
    );
  });
  afterAll(() => service.stop());

  it('shows each person once, with only what a choice needs, and records what it showed', async () => {
    expect(await officer().findReferrers({ name: 'avila  joana' })).toEqual([
      {
        referralId: ids[0],
        name: 'Joana M. Ávila',
        maskedEmail: 'J•••@Exemplo.com.br',
        jobTitles: ['Dev'],
        referrals: 2,
        lastReferredAt: expect.stringMatching(/^2026-02-10T15:/),
      },
    ]);
    expect(await service.published('audit.recorded')).toContainEqual(
      expect.objectContaining({
        action: 'persons.searched',
        details: { found: 1, referrers: String(ids[0]) },
      }),
    );
  });

  it('finds also who is in quarantine, latest first, and nobody by an address or a wildcard', async () => {
    await service.rows('update referral_record set quarantined_at = now() where id = any($1)', [ids]);
    const found = await officer().findReferrers({ name: 'avila' });
    expect(found.map(({ referralId }) => referralId)).toEqual([ids[2], ids[0]]);
    for (const name of ['j.avila@exemplo', '%%%', '___'])
      expect(await officer().findReferrers({ name })).toEqual([]);
    await expect(officer().findReferrers({ name: 'av' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('leads to a legal hold, and no longer finds whose data were erased', async () => {
    await officer().placeLegalHold({ id: ids[0], reason: 'Ofício 12' });
    expect(await officer().legalHolds()).toMatchObject([{ personId: ids[0], reason: 'Ofício 12' }]);
    const erase = () => service.as(ADMIN).eraseReferrer({ email: 'j.avila@exemplo.com.br' });
    await expect(erase()).rejects.toMatchObject({ code: 'LEGAL_HOLD' });
    await officer().liftLegalHold({ id: ids[0] as number });
    await erase();
    expect(await officer().findReferrers({ name: 'joana' })).toEqual([]);
  });
});
