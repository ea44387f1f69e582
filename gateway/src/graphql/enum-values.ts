import type { Resolvers, ResolversTypes } from '../generated/graphql.js';

type MappedEnum =
  | 'ApprovedSort'
  | 'BonusEntryKind'
  | 'CandidateSort'
  | 'HistoryKind'
  | 'InterviewSort'
  | 'ResumeNotice';

/** Two orders for each column: the descending one has `_DESC` in the schema, and a minus sign in the contracts. */
const orders = <Column extends string>(...columns: Column[]) =>
  Object.fromEntries(
    columns.flatMap((column) => [
      [`${column}_ASC`, column],
      [`${column}_DESC`, `-${column}`],
    ]),
  ) as { [C in Column as `${C}_ASC`]: C } & { [C in Column as `${C}_DESC`]: `-${C}` };

const values = {
  ApprovedSort: orders('approvedDate', 'job', 'name', 'progress', 'startDate'),
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
  CandidateSort: orders('createdAt', 'name', 'score'),
  InterviewSort: { ...orders('candidate', 'date', 'job'), upcoming: 'upcoming' },
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
