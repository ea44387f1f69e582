import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByLinkToken, CandidatesClient } from '@araucaria/contracts';
import { AppError, validateInput } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { Public } from '../sessions/access.js';
import { CandidateSessionsService } from '../sessions/candidate-sessions.service.js';
import { AREA_PAGE, CLOSED_LINK_PAGE } from '../site/area-pages.js';

/** A browser that follows it sends a GET: reloading the page sends no form again. */
const SEE_OTHER = 303;

const FORM = 'application/x-www-form-urlencoded';

/** A token, or the address of the mailed link, whose fragment it is. */
const FRAGMENT = /^.*#/;

/**
 * The two forms of 'Minha candidatura' that work without JavaScript. The fragment of the mailed link reaches no server, so
 * that its page asks for it in a field. Requests of other sites are refused as those of all other calls.
 */
@Public()
@Controller('api/candidate-area/forms')
export class AreaFormsController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly sessions: CandidateSessionsService,
  ) {}

  @ApiOperation({
    summary: 'Begins a session by a link, as a form without JavaScript does, and leads to the page',
  })
  @ApiConsumes(FORM)
  @ApiBody({ schema: { type: 'object', properties: { link: { type: 'string' } }, required: ['link'] } })
  @ApiErrors('TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login', readsForms: true })
  @HttpCode(SEE_OTHER)
  @Post('session')
  async open(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    try {
      const input = await validateInput(ByLinkToken, { token: tokenOf(body) });
      const { personId } = await this.candidates.redeemAreaLink(input);
      await this.sessions.begin(request, reply, personId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await reply.redirect(CLOSED_LINK_PAGE, SEE_OTHER);
      return;
    }
    await reply.redirect(AREA_PAGE, SEE_OTHER);
  }

  @ApiOperation({ summary: 'Ends the session, as a form without JavaScript does, and leads to the page' })
  @RouteConfig({ readsForms: true })
  @HttpCode(SEE_OTHER)
  @Post('session/end')
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.sessions.end(request, reply);
    await reply.redirect(AREA_PAGE, SEE_OTHER);
  }
}

function tokenOf(body: unknown): string {
  const text = (body as { link?: unknown } | undefined)?.link;
  return typeof text === 'string' ? text.trim().replace(FRAGMENT, '') : '';
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'LINK_GONE' || error.code === 'VALIDATION_FAILED');
