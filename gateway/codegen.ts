import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the resolvers, from the parts of the schema: `src/graphql/resolver-types.ts` says how they are used. */
const config: CodegenConfig = {
  schema: 'src/**/*.graphql',
  generates: {
    'src/generated/graphql.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        skipTypename: true,
        scalars: { DateTime: 'string', ID: 'string' },
        strictScalars: true,
        // A record lacks no field of its type, nullable ones included.
        avoidOptionals: { field: true, resolvers: true, query: true, mutation: true },
        contextType: '../graphql/graphql-context.js#GraphqlContext',
        enumsAsTypes: true,
        // Enums whose names differ from the values of the contracts; `src/graphql/enum-values.ts` pairs the two.
        enumValues: {
          ApprovedSort: '@araucaria/contracts#ApprovedSort',
          BonusEntryKind: '@araucaria/contracts#BonusEntryKind',
          CandidateSort: '@araucaria/contracts#CandidateSort',
          InterviewSort: '@araucaria/contracts#InterviewSort',
          HistoryKind: '@araucaria/contracts#HistoryKind',
          ResumeNotice: '@araucaria/contracts#ResumeNotice',
        },
        // Types with field resolvers: what the resolvers of a parent return for them. A record of any other type is
        // compared with the schema field by field.
        mappers: {
          Candidate: '../candidates/candidate-response.js#CandidateResponse',
          CronRun: '@araucaria/contracts#CronRun as CronRunRecord',
          FailedMessage: '@araucaria/messaging/queues#FailedMessage as FailedMessageRecord',
          HistoryEntry: '@araucaria/contracts#HistoryEntryView',
          HiringInProgress: '@araucaria/contracts#HiringInProgress as HiringInProgressRecord',
          Interview: '@araucaria/contracts#InterviewView',
          Job: '@araucaria/contracts#JobView',
          RecentHire: '@araucaria/contracts#RecentHire as RecentHireRecord',
          ReferralApplication: '../referrals/referral-details.service.js#ReferralApplicationResponse',
          User: '@araucaria/contracts#UserView',
        },
      },
    },
  },
};

export default config;
