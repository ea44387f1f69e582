import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { JobView, SaveJob, UpdateJob } from '@araucaria/contracts';
import { IdPipe, ObjectPipe } from '../http/query.js';
import { AdminOnly, Public } from '../session/access.js';
import { JobCommands } from './job-commands.js';
import { VisibleJobs } from './visible-jobs.js';

@AdminOnly()
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly changes: JobCommands,
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
    return this.changes.create(body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body(ObjectPipe) body: Omit<UpdateJob, 'id'>): Promise<JobView> {
    return this.changes.update(id, body);
  }

  @HttpCode(204)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.changes.remove(id);
  }
}
