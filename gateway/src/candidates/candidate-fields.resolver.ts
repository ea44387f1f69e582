import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';
import type { CandidateResponse } from './candidate-response.js';

/** What other calls and services hold of a candidate, loaded for all candidates of an operation together. */
@Resolver('Candidate')
export class CandidateFieldsResolver implements FieldResolvers<'Candidate'> {
  @ResolveField()
  async job(@Parent() { jobId }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return jobId === null ? null : loaders.job.load(jobId);
  }

  @ResolveField()
  person(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.personOf.load(id);
  }

  @ResolveField()
  history(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.historyOf.load(id);
  }

  @ResolveField()
  experiences(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.experiencesOf.load(id);
  }

  @ResolveField()
  education(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.educationOf.load(id);
  }

  @ResolveField()
  interviews(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.interviewsOf.load(id);
  }

  @ResolveField()
  deliveries(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.deliveriesOf.load(id);
  }

  @ResolveField()
  resumeAccesses(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    return loaders.resumeAccessesOf.load(id);
  }

  @ResolveField()
  async resumeNotices(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    const [reading] = await loaders.resumeNoticesOf.load(id);
    return reading?.notices ?? null;
  }

  @ResolveField()
  async readQualifications(@Parent() { id }: CandidateResponse, @Context() { loaders }: GraphqlContext) {
    const [reading] = await loaders.resumeNoticesOf.load(id);
    const { languages, skills } = reading ?? {};
    return languages || skills ? { languages: languages ?? [], skills: skills ?? [] } : null;
  }
}
