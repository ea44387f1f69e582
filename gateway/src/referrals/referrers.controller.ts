import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ByEmail } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReferrersService } from './referrers.service.js';

/** Personal data of those who refer. The e-mail travels in the body: addresses of calls are written into logs. */
@Requires('privacy.manage')
@Controller('api/referrers')
export class ReferrersController {
  constructor(private readonly referrers: ReferrersService) {}

  @ApiOperation({ summary: 'Counts what is stored about a referrer, visitor or user, by e-mail' })
  @ApiErrors('NOT_FOUND')
  @HttpCode(200)
  @Post('find')
  find(@Body(BodyPipe) body: ByEmail) {
    return this.referrers.find(body);
  }

  @ApiOperation({ summary: 'Exports everything that is stored about a referrer, as a file' })
  @ApiErrors('NOT_FOUND')
  @FreshFactor()
  @HttpCode(200)
  @Post('export')
  async export(@Body(BodyPipe) body: ByEmail, @Res({ passthrough: true }) reply: FastifyReply) {
    const data = await this.referrers.export(body);
    void reply.header('content-disposition', 'attachment; filename="dados-de-quem-indica.json"');
    return data;
  }

  @ApiOperation({ summary: 'Removes the personal data of a referrer; amounts stay, links end' })
  @ApiErrors('NOT_FOUND', 'SELF_DELETION', 'LEGAL_HOLD')
  @FreshFactor()
  @HttpCode(200)
  @Post('erase')
  erase(@Body(BodyPipe) body: ByEmail) {
    return this.referrers.erase(body);
  }
}
