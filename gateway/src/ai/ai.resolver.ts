import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { AssistantService } from './assistant.service.js';

@Requires('jobs.manage')
@Resolver()
export class AiResolver implements RootResolvers<AiResolver> {
  constructor(private readonly assistant: AssistantService) {}

  @Mutation()
  generateJobText(@Args() { input }: ArgsOf<'generateJobText'>) {
    return this.assistant.draft(input);
  }
}
