import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Requires } from '../sessions/access.js';
import { AssistantService } from './assistant.service.js';
import { DraftInput } from './draft-input.js';

@Requires('jobs.manage')
@Controller('api/ai')
export class AiController {
  constructor(private readonly assistant: AssistantService) {}

  @ApiOperation({ summary: 'Drafts the description, requirements or benefits of a job' })
  @ApiErrors('UNAVAILABLE')
  @HttpCode(200)
  @Post('generate')
  generate(@Body(BodyPipe) body: DraftInput) {
    return this.assistant.draft(body);
  }
}
