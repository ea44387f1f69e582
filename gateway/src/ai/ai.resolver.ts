import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { AssistantService } from './assistant.service.js';
import type { Draft } from './draft-input.js';

@Requires('jobs.manage')
@Resolver()
export class AiResolver implements RootResolvers<'generateJobText'> {
  constructor(private readonly assistant: AssistantService) {}

  @Mutation()
  generateJobText(@Args() { input }: ArgsOf<'generateJobText'>): Promise<Draft> {
    return this.assistant.draft(input);
  }
}
