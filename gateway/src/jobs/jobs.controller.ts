import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CreateJob, SetJobManagersBody, UpdateJobBody } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { Public, Requires } from '../sessions/access.js';
import { JobCommandsService } from './job-commands.service.js';
import { VisibleJobsService } from './visible-jobs.service.js';

@Requires('jobs.manage')
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly commands: JobCommandsService,
    private readonly visibleJobs: VisibleJobsService,
  ) {}

  @ApiOperation({ summary: 'Lists jobs, newest first; closed ones for those who may see them' })
  @Public()
  @Get()
  list() {
    return this.visibleJobs.list();
  }

  @ApiOperation({ summary: 'Returns one job, reserved ones too' })
  @Public()
  @Get(':id')
  byId(@Param('id', IdPipe) id: number) {
    return this.visibleJobs.byId(id);
  }

  @ApiOperation({ summary: 'Creates a job' })
  @ApiErrors('FORM_ALREADY_SENT')
  @Post()
  create(@Body(BodyPipe) body: CreateJob) {
    return this.commands.create(body);
  }

  @ApiOperation({ summary: 'Replaces a job' })
  @ApiErrors('SYSTEM_JOB', 'CHANGED_MEANWHILE')
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: UpdateJobBody) {
    return this.commands.update(id, body);
  }

  @ApiOperation({ summary: 'Replaces the users who manage a job' })
  @ApiErrors('SYSTEM_JOB')
  @Put(':id/managers')
  setManagers(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: SetJobManagersBody) {
    return this.commands.setManagers({ ...body, id });
  }

  @ApiOperation({ summary: 'Deletes a job that has no applications' })
  @ApiErrors('JOB_HAS_CANDIDATES', 'SYSTEM_JOB', 'CHANGED_MEANWHILE')
  @HttpCode(204)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number) {
    return this.commands.remove(id);
  }
}
