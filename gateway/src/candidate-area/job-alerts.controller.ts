import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ByLinkToken, CandidatesClient, JobAlertBody, JobsClient } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { ForCandidates, Public } from '../sessions/access.js';
import { PersonId } from './person-id.decorator.js';

const SEE_OTHER = 303;

/** Job alerts of candidates: kept in their area, and ended by a button of mail programs or a link of the e-mail. */
@Controller('api')
export class JobAlertsController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly jobs: JobsClient,
  ) {}

  @ApiOperation({ summary: 'Returns the departments and places of jobs that are or were open' })
  @ForCandidates()
  @Get('candidate-area/job-alert-choices')
  choices() {
    return this.jobs.alertChoices();
  }

  @ApiOperation({
    summary:
      'Adds a job alert: one e-mail a day at most about jobs of a department, of a place, of both, or about all',
  })
  @ForCandidates()
  @Post('candidate-area/job-alerts')
  add(@PersonId() personId: number, @Body(BodyPipe) body: JobAlertBody) {
    return this.candidates.addJobAlert({ ...body, personId });
  }

  @ApiOperation({ summary: 'Removes a job alert' })
  @ForCandidates()
  @HttpCode(204)
  @Delete('candidate-area/job-alerts/:id')
  remove(@PersonId() personId: number, @Param('id', IdPipe) id: number) {
    return this.candidates.removeJobAlert({ personId, id });
  }

  /** The address in the header `List-Unsubscribe`. Mail scanners open it, which changes nothing. */
  @ApiOperation({ summary: 'Leads the browser to the page that ends the job alerts of a person' })
  @Public()
  @HttpCode(SEE_OTHER)
  @Get('job-alerts/unsubscribe/:token')
  async openPage(@Param('token') token: string, @Res() reply: FastifyReply) {
    await validateInput(ByLinkToken, { token });
    // The fragment is not sent to servers, and is in no cache of pages.
    await reply.redirect(`/cancelar-alertas#${token}`, SEE_OTHER);
  }

  /** The one-click unsubscription of RFC 8058: without a session, without a redirect, and whatever the form says. */
  @ApiOperation({ summary: 'Ends the job alerts of a person; a repetition does nothing' })
  @ApiErrors('LINK_GONE')
  @Public()
  @RouteConfig({ acceptsForms: true })
  @HttpCode(200)
  @Post('job-alerts/unsubscribe/:token')
  async unsubscribe(@Param('token') token: string) {
    await this.candidates.endJobAlerts(await validateInput(ByLinkToken, { token }));
    return { unsubscribed: true };
  }
}
