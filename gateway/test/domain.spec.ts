import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import {
  APPLICATION_MAX_CHARS,
  ApplicationForm,
  BONUS_RULE_MAX_CHARS,
  ChangeInterviewStatus,
  ChangePassword,
  ChangeStatus,
  CreateAnonymousReferral,
  INTERVIEW_MAX_CHARS,
  JOB_MAX_CHARS,
  JOB_MIN_CHARS,
  MESSAGE_TEMPLATE_MAX_CHARS,
  MESSAGE_TEMPLATE_MIN_CHARS,
  NOTE_MAX_CHARS,
  NotificationOptions,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PROFILE_MIN_CHARS,
  PROMPT_MAX_CHARS,
  REASON_MAX_CHARS,
  REASON_MIN_CHARS,
  REFERRER_MAX_CHARS,
  REFERRER_NAME_MIN_CHARS,
  RegisterUser,
  SaveBonusRule,
  SaveJob,
  SaveMessageTemplate,
  ScheduleInterview,
  USERNAME_MIN_CHARS,
  USER_MAX_CHARS,
  UndoHire,
  type InputClass,
} from '@araucaria/contracts';
import { DraftInput } from '../src/ai/draft-input.js';
import { inputProperties } from '../src/docs/input-schema.js';
import { ENUM_VALUES } from '../src/graphql/enum-values.js';

// Not a static import: one of all exports would count each of them as used (knip).
const CONTRACTS: string = '@araucaria/contracts';
const tables = (await import(CONTRACTS)) as Record<string, unknown>;

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

/** The keys or items of the contracts' table for an enum: `CANDIDATE_STATUS` for `CandidateStatus`, `JOB_TYPES` for `JobType`. */
function termsOf(enumName: string): string[] | undefined {
  const constant = enumName.replace(/\B[A-Z]/g, '_$&').toUpperCase();
  const table = tables[constant] ?? tables[`${constant}S`];
  if (typeof table !== 'object' || table === null) return undefined;
  return (Array.isArray(table) ? [...(table as string[])] : Object.keys(table)).sort();
}

/** The enums with a table, except those whose values `ENUM_VALUES` maps: the compiler compares them. */
const ENUMS = Object.values(schema.getTypeMap())
  .filter(isEnumType)
  .map((type) => ({
    name: type.name,
    values: type
      .getValues()
      .map(({ name }) => name)
      .sort(),
  }))
  .filter(({ name }) => termsOf(name) && !(name in ENUM_VALUES));

type Chars = Readonly<Record<string, number>>;

/** The limits of the domain, and the input classes from which validation and the OpenAPI document follow. */
const LIMITS: [input: InputClass<object>, limits: { max: Chars; min?: Chars }][] = [
  [ApplicationForm, { max: APPLICATION_MAX_CHARS, min: PROFILE_MIN_CHARS }],
  [SaveJob, { max: JOB_MAX_CHARS, min: JOB_MIN_CHARS }],
  [
    RegisterUser,
    {
      max: { ...USER_MAX_CHARS, password: PASSWORD_MAX_CHARS },
      min: { username: USERNAME_MIN_CHARS, password: PASSWORD_MIN_CHARS },
    },
  ],
  [ChangePassword, { max: { newPassword: PASSWORD_MAX_CHARS }, min: { newPassword: PASSWORD_MIN_CHARS } }],
  [
    CreateAnonymousReferral,
    {
      max: { referrerName: REFERRER_MAX_CHARS.name, referrerEmail: REFERRER_MAX_CHARS.email },
      min: { referrerName: REFERRER_NAME_MIN_CHARS },
    },
  ],
  [SaveBonusRule, { max: BONUS_RULE_MAX_CHARS }],
  [SaveMessageTemplate, { max: MESSAGE_TEMPLATE_MAX_CHARS, min: MESSAGE_TEMPLATE_MIN_CHARS }],
  [ScheduleInterview, { max: { notes: INTERVIEW_MAX_CHARS.notes } }],
  [NotificationOptions, { max: { customMessage: INTERVIEW_MAX_CHARS.customMessage } }],
  [ChangeInterviewStatus, { max: { feedback: INTERVIEW_MAX_CHARS.feedback } }],
  [ChangeStatus, { max: { note: NOTE_MAX_CHARS } }],
  [UndoHire, { max: { reason: REASON_MAX_CHARS }, min: { reason: REASON_MIN_CHARS } }],
  [DraftInput, { max: { prompt: PROMPT_MAX_CHARS } }],
];

describe('the terms of the domain', () => {
  it.each(ENUMS)('are the values of the GraphQL enum $name', ({ name, values }) => {
    expect(values).toEqual(termsOf(name));
  });

  it('are tables that the enums of the schema are compared with', () => {
    expect(ENUMS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'BonusHold',
        'CandidateStatus',
        'Channel',
        'HiringStep',
        'InterviewType',
        'JobType',
      ]),
    );
  });

  it.each(LIMITS)('limit the texts of %p in validation and in the OpenAPI document', (input, limits) => {
    const properties: Record<string, { minLength?: number; maxLength?: number }> = inputProperties(input);
    const stated = (key: 'minLength' | 'maxLength', fields: Chars) =>
      Object.fromEntries(Object.keys(fields).map((field) => [field, properties[field]?.[key]]));
    expect(stated('maxLength', limits.max)).toEqual(limits.max);
    expect(stated('minLength', limits.min ?? {})).toEqual(limits.min ?? {});
  });
});
