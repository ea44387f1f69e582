import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  InterviewsClient,
  JobsClient,
  NotificationsClient,
  UsersClient,
  type ByIds,
} from '@araucaria/contracts';

type Batch<V> = (input: ByIds) => Promise<V[]>;

/** Ids in one batched call (`ByIds`). */
const MAX_BATCH = 1_000;

/** Loads what many ids lead to in one call; `pick` chooses from the records of an id. */
function loader<V, R>(
  batch: Batch<V>,
  idOf: (record: V) => number,
  pick: (records: V[] | undefined) => R,
): DataLoader<number, R> {
  return new DataLoader(
    async (ids) => {
      const byId = Map.groupBy(await batch({ ids: [...ids] }), idOf);
      return ids.map((id) => pick(byId.get(id)));
    },
    { maxBatchSize: MAX_BATCH },
  );
}

/** null: the acting user may not see it. */
const oneLoaderOf = <V>(batch: Batch<V>, parentOf: (record: V) => number) =>
  loader(batch, parentOf, (records) => records?.[0] ?? null);

const listLoaderOf = <V>(batch: Batch<V>, parentOf: (record: V) => number) =>
  loader(batch, parentOf, (records) => records ?? []);

const loaderOf = <V extends { id: number }>(batch: Batch<V>) => oneLoaderOf(batch, ({ id }) => id);

/** 0, which no candidate has, groups records without a candidate. */
const ofCandidate = ({ candidateId }: { candidateId: number | null }): number => candidateId ?? 0;

type Lazy<Factories extends Record<string, () => unknown>> = {
  readonly [Name in keyof Factories]: ReturnType<Factories[Name]>;
};

/** A prototype for objects whose properties are made when they are first read. */
function lazyProperties<Factories extends Record<string, () => unknown>>(factories: Factories): object {
  const getters = Object.entries(factories).map(([name, make]) => [
    name,
    {
      get(this: object): unknown {
        const value = make();
        Object.defineProperty(this, name, { value });
        return value;
      },
    },
  ]);
  return Object.create(Object.prototype, Object.fromEntries(getters) as PropertyDescriptorMap) as object;
}

/** Creates the loaders of one operation, each of which loads a record once within it. Most operations use none. */
@Injectable()
export class LoaderFactory {
  private readonly prototype: object;

  constructor(
    jobs: JobsClient,
    candidates: CandidatesClient,
    interviews: InterviewsClient,
    users: UsersClient,
    notifications: NotificationsClient,
  ) {
    this.prototype = lazyProperties(factoriesOf(jobs, candidates, interviews, users, notifications));
  }

  create(): Loaders {
    return Object.create(this.prototype) as Loaders;
  }
}

const factoriesOf = (
  jobs: JobsClient,
  candidates: CandidatesClient,
  interviews: InterviewsClient,
  users: UsersClient,
  notifications: NotificationsClient,
) => ({
  job: () => loaderOf(jobs.byIds),
  candidate: () => loaderOf(candidates.byIds),
  candidateName: () => loaderOf(candidates.names),
  candidateNameWithPerson: () => loaderOf(({ ids }) => candidates.names({ ids, withPersons: true })),
  user: () => loaderOf(users.byIds),
  managersOf: () => listLoaderOf(jobs.managers, ({ jobId }) => jobId),
  personOf: () => oneLoaderOf(candidates.persons, ofCandidate),
  historyOf: () => listLoaderOf(candidates.history, ofCandidate),
  experiencesOf: () => listLoaderOf(candidates.experiences, ofCandidate),
  educationOf: () => listLoaderOf(candidates.education, ofCandidate),
  resumeAccessesOf: () => listLoaderOf(candidates.resumeAccesses, ofCandidate),
  resumeNoticesOf: () => listLoaderOf(candidates.resumeNotices, ofCandidate),
  deliveriesOf: () => listLoaderOf(notifications.deliveriesOf, ofCandidate),
  interviewsOf: () => listLoaderOf(interviews.byCandidateIds, ofCandidate),
});

export type Loaders = Lazy<ReturnType<typeof factoriesOf>>;
