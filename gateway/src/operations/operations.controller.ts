import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { BodyPipe } from '../http/body.pipe.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReplayMessages } from './replay-messages.js';
import { OperationsService } from './operations.service.js';

@Requires('operations.manage')
@Controller('api/admin/operations')
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @ApiOperation({ summary: 'Returns the state of services, queues and cron jobs, and failed messages' })
  @Get()
  state() {
    return this.operations.state();
  }

  @ApiOperation({ summary: 'Moves one failed message, or all of them, back to the queue' })
  @FreshFactor()
  @HttpCode(200)
  @Post('replay')
  replay(@Body(BodyPipe) body: ReplayMessages) {
    return this.operations.replay(body);
  }
}
