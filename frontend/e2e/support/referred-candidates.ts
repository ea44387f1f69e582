import { addDays, today, type TestSystem, type Visitor } from '@araucaria/testing';

/** The day `days` ago, as `YYYY-MM-DD`. */
export const daysAgo = (days: number): string => addDays(today(), -days);

interface ReferralApplication {
  id: number;
  candidateId: number;
  candidateName: string;
}

/** Creates referred candidates with the last name Prates. */
export class ReferredCandidates {
  private count = 0;

  constructor(
    private readonly system: TestSystem,
    private readonly admin: Visitor,
  ) {}

  async apply(firstName: string, referralCode: string, more: object = {}): Promise<void> {
    this.count += 1;
    await this.system.visitor().post('/api/candidates', {
      firstName,
      lastName: 'Prates',
      email: `${firstName.toLowerCase()}.${this.count}@example.com`,
      phone: `41 98888-${1000 + this.count}`,
      referralCode,
      recaptchaToken: await this.system.captcha(),
      ...more,
    });
    await this.system.settle();
  }

  async applicationOf(firstName: string): Promise<ReferralApplication> {
    const { body } = await this.admin.get<ReferralApplication[]>('/api/referral-applications/all');
    const found = body.find(({ candidateName }) => candidateName === `${firstName} Prates`);
    if (!found) throw new Error(`${firstName} was not referred`);
    return found;
  }

  /** Creates a referral of `referrer` and a candidate who was hired by it `days` ago. */
  async hire(firstName: string, days: number, referrer = this.admin): Promise<ReferralApplication> {
    const { body } = await referrer.post<{ code: string }>('/api/referrals', { jobId: 5 });
    await this.apply(firstName, body.code);
    const application = await this.applicationOf(firstName);
    await this.admin.put(`/api/candidates/${application.candidateId}/status`, { status: 'contratado' });
    await this.system.settle();
    await this.admin.put(`/api/referral-applications/${application.id}/hire`, { hireDate: daysAgo(days) });
    await this.system.settle();
    return application;
  }
}
