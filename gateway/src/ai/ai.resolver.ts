import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AdminOnly } from '../session/access.js';
import { AssistantService } from './assistant.service.js';
import type { Draft } from './draft-input.js';

@AdminOnly()
@Resolver()
export class AiResolver {
  constructor(private readonly assistant: AssistantService) {}

  @Mutation('generateJobText')
  generate(@Args('input') input: object): Promise<Draft> {
    return this.assistant.draft(input);
  }
}
