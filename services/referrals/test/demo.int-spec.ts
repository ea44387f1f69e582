import type { CandidateView, UserView } from '@araucaria/contracts';
import { eventually } from '@araucaria/testing';
import { DEMO_REFERRALS } from '../src/demo/demo-referrals.js';
import { peerData } from './peers.js';
import { startReferrals, type Service } from './start-referrals.js';

const APPLICANTS = DEMO_REFERRALS.flatMap(({ applicants }) => applicants);

/** A candidate of the demo data, as far as referrals read it. */
const candidate = (id: number, email: string): CandidateView =>
  ({
    id,
    email,
    firstName: 'Ana',
    lastName: 'Lima',
    jobId: null,
    hireDate: null,
    createdAt: '2026-03-02T12:00:00Z',
  }) as CandidateView;

describe('the referrals of the demo data', () => {
  let service: Service;
  afterEach(() => service?.stop());

  it('are all written, also if the users service creates the demo employee later than the candidates', async () => {
    service = await startReferrals({ SEED_DEMO: 'true' });
    APPLICANTS.forEach(({ email }, index) => peerData.candidates.set(index + 1, candidate(index + 1, email)));
    await eventually(async () => peerData.userSearches.includes('maria.souza'));
    peerData.users.set(1, { id: 1, username: 'maria.souza' } as UserView);
    const codes = async () =>
      (await service.rows<{ code: string }>('select code from referral')).map(({ code }) => code);
    await eventually(async () => (await codes()).length > 0);
    expect((await codes()).sort()).toEqual(DEMO_REFERRALS.map(({ code }) => code).sort());
  });
});
