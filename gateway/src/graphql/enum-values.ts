import type { Resolvers, ResolversTypes } from '../generated/graphql.js';

type MappedEnum =
  | 'ApprovedSort'
  | 'BonusEntryKind'
  | 'CandidateSort'
  | 'HistoryKind'
  | 'InterviewSort'
  | 'ResumeNotice';

const values = {
  ApprovedSort: {
    approvedDate_ASC: 'approvedDate',
    approvedDate_DESC: '-approvedDate',
    job_ASC: 'job',
    job_DESC: '-job',
    name_ASC: 'name',
    name_DESC: '-name',
    progress_ASC: 'progress',
    progress_DESC: '-progress',
    startDate_ASC: 'startDate',
    startDate_DESC: '-startDate',
  },
  BonusEntryKind: {
    hire_moved: 'hire-moved',
    hire_undone: 'hire-undone',
    hired: 'hired',
    paid: 'paid',
    refused: 'refused',
    registered: 'registered',
    released: 'released',
    resumed: 'resumed',
    reversed: 'reversed',
    suspended: 'suspended',
  },
  CandidateSort: {
    createdAt_ASC: 'createdAt',
    createdAt_DESC: '-createdAt',
    name_ASC: 'name',
    name_DESC: '-name',
    score_ASC: 'score',
    score_DESC: '-score',
  },
  InterviewSort: {
    candidate_ASC: 'candidate',
    candidate_DESC: '-candidate',
    date_ASC: 'date',
    date_DESC: '-date',
    job_ASC: 'job',
    job_DESC: '-job',
    upcoming: 'upcoming',
  },
  HistoryKind: { STATUS: 'status', HIRING_STEP: 'hiring-step' },
  ResumeNotice: {
    HIDDEN_TEXT: 'hidden-text',
    NOTHING_FOUND: 'nothing-found',
    RECOGNIZED: 'recognized',
    SCANNED: 'scanned',
    TRUNCATED: 'truncated',
  },
} as const satisfies { [E in MappedEnum]: Required<Resolvers[E]> };

type NamedValue<E extends MappedEnum> = (typeof values)[E][keyof (typeof values)[E]];

/** The values themselves, or those of a contract that have no name in the schema, which then is an error of types. */
type Complete = {
  [E in MappedEnum]: Exclude<ResolversTypes[E], NamedValue<E>> extends never
    ? (typeof values)[E]
    : Exclude<ResolversTypes[E], NamedValue<E>>;
};

/**
 * Names of the schema and values of the contracts, for enums in which the two differ: a name in GraphQL has no hyphen.
 * GraphQL converts arguments and results by this table; the types of the resolvers have the contracts' values.
 */
export const ENUM_VALUES: Complete = values;
