import { Injectable } from '@nestjs/common';
import {
  BONUS_HOLDS,
  ReferralsClient,
  TALENT_BANK_TITLE,
  scopesOf,
  type CandidateStatus,
  type FilterBonuses,
  type PersonView,
  type ReferralApplicationView,
  type ReferralView,
  type RpcInput,
} from '@araucaria/contracts';
import { currentActor, withoutRecordScope } from '@araucaria/platform';
import { jsonArrayOf, type JsonStream } from '../exports/json-array-stream.js';
import { LoaderFactory, type Loaders } from '../graphql/loaders.js';

/** A referral with names from other services. */
export type ReferralResponse = ReferralView & {
  jobTitle: string | null;
  username: string | null;
  fullName: string | null;
  /** Of the visitor, or of the user who refers. */
  email: string | null;
  /** False: the user who refers was deactivated. */
  referrerActive: boolean;
};

export type ReferralApplicationResponse = ReferralApplicationView & {
  candidateName: string | null;
  candidateStatus: CandidateStatus | null;
  /** False: the user who refers was deactivated. */
  referrerActive: boolean;
};

/** With the person, if the acting user may see all candidates; else the person is asked for by the limits of the user. */
export type ApplicationWithPerson = ReferralApplicationResponse & { person?: PersonView | null };

/** What a referral code shows to every visitor. */
export interface ReferralLookup {
  referral: { id: number; referrerName: string | null };
  job: { id: number; title: string } | null;
}

@Injectable()
export class ReferralDetailsService {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly loaders: LoaderFactory,
  ) {}

  async byCode(code: string): Promise<ReferralLookup> {
    const { id, jobId, referrerId, referrerName } = await this.referrals.byCode({ code });
    const loaders = this.loaders.create();
    const [job, user] = await Promise.all([
      loaders.job.load(jobId),
      referrerId === null ? null : loaders.user.load(referrerId),
    ]);
    // No visitor learns the login name of a user.
    const name = referrerName ?? user?.fullName ?? null;
    return { referral: { id, referrerName: name }, job: job && { id: job.id, title: job.title } };
  }

  withNames(referrals: ReferralView[]): Promise<ReferralResponse[]> {
    const loaders = this.loaders.create();
    return Promise.all(referrals.map((referral) => nameReferral(loaders, referral)));
  }

  withName(referral: ReferralView): Promise<ReferralResponse> {
    return nameReferral(this.loaders.create(), referral);
  }

  /** Names of candidates belong to bonuses, also for those who see no candidates; their status does not. */
  applicationsWithNames(applications: ReferralApplicationView[]): Promise<ReferralApplicationResponse[]> {
    return Promise.all(applications.map(this.naming({ withPersons: false })));
  }

  applicationWithNames(application: ReferralApplicationView): Promise<ReferralApplicationResponse> {
    return this.naming({ withPersons: false })(application);
  }

  /** As {@link applicationsWithNames}; names and persons come by one call. */
  applicationsWithPersons(applications: ReferralApplicationView[]): Promise<ApplicationWithPerson[]> {
    return Promise.all(applications.map(this.naming({ withPersons: true })));
  }

  applicationWithPerson(application: ReferralApplicationView): Promise<ApplicationWithPerson> {
    return this.naming({ withPersons: true })(application);
  }

  /** In the order of the ids; without those that do not exist. */
  async applicationsByIds(ids: readonly number[]): Promise<ReferralApplicationResponse[]> {
    const found = await this.referrals.applicationsByIds({ ids: [...ids] });
    const applications = new Map(found.map((application) => [application.id, application]));
    return this.applicationsWithNames(ids.flatMap((id) => applications.get(id) ?? []));
  }

  /** A list of any length. */
  async stream(filter: RpcInput<FilterBonuses>): Promise<JsonStream<ReferralApplicationResponse[]>> {
    return jsonArrayOf(await this.referrals.bonusIds(filter), (ids) => this.applicationsByIds(ids));
  }

  /** Referrers see that a bonus is suspended, but not that the candidate was rejected. */
  async ofReferrer(applications: ReferralApplicationView[]): Promise<ReferralApplicationResponse[]> {
    const named = await this.applicationsWithNames(applications);
    return named.map((response) => ({ ...response, candidateStatus: null, ...holdForReferrer(response) }));
  }

  private naming({ withPersons }: { withPersons: boolean }) {
    const sees = seesCandidates();
    const loaders = this.loaders.create();
    return (application: ReferralApplicationView): Promise<ApplicationWithPerson> =>
      withoutRecordScope(() => nameApplication(loaders, application, sees, sees && withPersons));
  }
}

async function nameReferral(loaders: Loaders, referral: ReferralView): Promise<ReferralResponse> {
  const [job, user] = await Promise.all([
    loaders.job.load(referral.jobId),
    referral.referrerId === null ? null : loaders.user.load(referral.referrerId),
  ]);
  return {
    ...referral,
    jobTitle: job?.title ?? null,
    username: user?.username ?? null,
    fullName: user?.fullName ?? referral.referrerName,
    email: referral.referrerEmail ?? user?.email ?? null,
    referrerActive: user?.active ?? true,
    referrerName: referral.referrerName ?? user?.fullName ?? user?.username ?? null,
  };
}

async function nameApplication(
  loaders: Loaders,
  application: ReferralApplicationView,
  seesStatus: boolean,
  withPerson: boolean,
): Promise<ApplicationWithPerson> {
  const { candidateId, jobId, jobTitle, referrerId } = application;
  // One call for each service at most, all at the same time; the jobs service is asked for titles alone that are not copied yet.
  const [candidate, job, user] = await Promise.all([
    (withPerson ? loaders.candidateNameWithPerson : loaders.candidateName).load(candidateId),
    jobId === null || jobTitle !== null ? null : loaders.job.load(jobId),
    referrerId === null ? null : loaders.user.load(referrerId),
  ]);
  return {
    ...application,
    referrerName: application.referrerName ?? user?.fullName ?? user?.username ?? null,
    referrerActive: user?.active ?? true,
    candidateStatus: seesStatus ? (candidate?.status ?? null) : null,
    candidateName: candidate && `${candidate.firstName} ${candidate.lastName}`,
    jobTitle: jobId === null ? TALENT_BANK_TITLE : (jobTitle ?? job?.title ?? null),
    ...(withPerson && { person: candidate?.person ?? null }),
  };
}

function seesCandidates(): boolean {
  const actor = currentActor();
  return actor !== undefined && scopesOf(actor, 'candidates.read').has('all');
}

type Hold = Pick<ReferralApplicationView, 'hold' | 'holdLabel' | 'holdSince' | 'paymentStatus'>;

function holdForReferrer({
  hold,
  holdLabel,
  holdSince,
  paymentStatus,
  isHired,
}: ReferralApplicationView): Hold {
  if (hold !== 'candidate_rejected') return { hold, holdLabel, holdSince, paymentStatus };
  if (!isHired) return { hold: null, holdLabel: null, holdSince: null, paymentStatus: 'awaiting_hire' };
  return { hold: 'hire_undone', holdLabel: BONUS_HOLDS.hire_undone, holdSince, paymentStatus };
}
