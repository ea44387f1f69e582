import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { OperationsService, type Operations } from './operations.service.js';

@AdminOnly()
@Controller('api/admin/operations')
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @Get()
  state(): Promise<Operations> {
    return this.operations.state();
  }

  @HttpCode(200)
  @Post('replay')
  replay(@Body(ObjectPipe) body: object): Promise<{ replayed: number }> {
    return this.operations.replay(body);
  }
}
