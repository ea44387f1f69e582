import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type { JobView, JobsRpc, RpcClient, SaveJob } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe } from '../http/query.js';
import { AdminOnly, Public } from '../session/access.js';
import { VisibleJobs } from './visible-jobs.js';

@AdminOnly()
@Controller('api/jobs')
export class JobsController {
  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    private readonly visible: VisibleJobs,
  ) {}

  @Public()
  @Get()
  list(): Promise<JobView[]> {
    return this.visible.list();
  }

  @Public()
  @Get(':id')
  byId(@Param('id', IdPipe) id: number): Promise<JobView> {
    return this.visible.byId(id);
  }

  @Post()
  create(@Body(ObjectPipe) body: SaveJob): Promise<JobView> {
    return this.jobs.create(body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body(ObjectPipe) body: SaveJob): Promise<JobView> {
    return this.jobs.update({ ...body, id });
  }

  @HttpCode(204)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.jobs.remove({ id });
  }
}
