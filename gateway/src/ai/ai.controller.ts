import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { AssistantService } from './assistant.service.js';
import type { Draft } from './draft-input.js';

@AdminOnly()
@Controller('api/ai')
export class AiController {
  constructor(private readonly assistant: AssistantService) {}

  @HttpCode(200)
  @Post('generate')
  generate(@Body(ObjectPipe) body: object): Promise<Draft> {
    return this.assistant.draft(body);
  }
}
