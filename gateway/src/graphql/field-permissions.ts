import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLSchema,
} from 'graphql';
import { lookup, isPermitted, type Permission } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import type { GraphqlContext } from './graphql-context.js';

/** Records that need a permission wherever a field of another type leads to them. */
const TYPE_PERMISSIONS: Readonly<Record<string, Permission>> = {
  BonusEntry: 'bonuses.read',
  Candidate: 'candidates.read',
  Delivery: 'messages.read',
  Education: 'candidates.read',
  Experience: 'candidates.read',
  HistoryEntry: 'candidates.read',
  Interview: 'interviews.read',
  Person: 'candidates.read',
  ResumeAccess: 'resumes.read',
  User: 'users.manage',
};

/** Single fields that need more than the record that holds them. */
const FIELD_PERMISSIONS: Readonly<Record<string, Permission>> = {
  'Candidate.readQualifications': 'resumes.read',
  'Candidate.resumeNotices': 'resumes.read',
  'Interview.candidateStatusAfter': 'candidates.read',
  'Job.managers': 'jobs.manage',
};

type Fields = GraphQLFieldMap<unknown, GraphqlContext>;

const ROOT_TYPES = new Set(['Query', 'Mutation']);

/**
 * Guards of handlers protect only the fields that an operation begins with. This protects the fields below them: without
 * the permission a field is null, a list is empty, and a field that can be neither fails with `FORBIDDEN`.
 */
export function protectFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || ROOT_TYPES.has(type.name)) continue;
    for (const field of Object.values(type.getFields() as Fields)) {
      const permission =
        lookup(FIELD_PERMISSIONS, `${type.name}.${field.name}`) ?? permissionOfType(type.name, field);
      if (permission) protectField(field, permission);
    }
  }
  return schema;
}

/** Pages and other wrappers of a query lead to what the query itself has permitted. */
function permissionOfType(
  owner: string,
  field: GraphQLField<unknown, GraphqlContext>,
): Permission | undefined {
  return owner.endsWith('Page') ? undefined : lookup(TYPE_PERMISSIONS, getNamedType(field.type).name);
}

function protectField(field: GraphQLField<unknown, GraphqlContext>, permission: Permission): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) => {
    const { actor } = context.request.context;
    return actor && isPermitted(actor, permission) ? resolve(parent, args, context, info) : absent(field);
  };
}

function absent({ type }: GraphQLField<unknown, GraphqlContext>): null | [] {
  if (!isNonNullType(type)) return null;
  if (isListType(getNullableType(type))) return [];
  throw new AppError('FORBIDDEN');
}
