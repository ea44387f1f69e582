import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { Referrers, type ErasedReferrerCounts, type ReferrerSummary } from './referrers.js';

/** Personal data of those who refer. The e-mail travels in the body: addresses of calls are written into logs. */
@AdminOnly()
@Controller('api/referrers')
export class ReferrersController {
  constructor(private readonly referrers: Referrers) {}

  @HttpCode(200)
  @Post('find')
  find(@Body(ObjectPipe) body: object): Promise<ReferrerSummary> {
    return this.referrers.find(body);
  }

  @HttpCode(200)
  @Post('export')
  async export(
    @Body(ObjectPipe) body: object,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, unknown>> {
    const data = await this.referrers.export(body);
    void reply.header('content-disposition', 'attachment; filename="dados-de-quem-indica.json"');
    return data;
  }

  @HttpCode(200)
  @Post('erase')
  erase(@Body(ObjectPipe) body: object): Promise<ErasedReferrerCounts> {
    return this.referrers.erase(body);
  }
}
