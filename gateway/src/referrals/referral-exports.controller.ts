import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ReferralSort } from '@araucaria/contracts';
import { text, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { ReferralExports, type Export } from './referral-exports.js';

/** Tables for spreadsheets. */
@AdminOnly()
@Controller('api')
export class ReferralExportsController {
  constructor(private readonly exports: ReferralExports) {}

  @Get('referrals/export.csv')
  async referrals(
    @Query() query: QueryParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const filter = {
      startDate: text(query, 'startDate'),
      endDate: text(query, 'endDate'),
      search: text(query, 'search'),
      sort: text(query, 'sort') as ReferralSort,
    };
    return attach(reply, await this.exports.referrals(filter));
  }

  @Get('referral-bonus/predicted.csv')
  async predicted(
    @Query() query: QueryParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return attach(reply, await this.exports.bonuses('predicted', text(query, 'search')));
  }

  @Get('referral-bonus/pending.csv')
  async pending(
    @Query() query: QueryParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return attach(reply, await this.exports.bonuses('pending', text(query, 'search')));
  }

  @Get('referral-bonus/completed.csv')
  async completed(
    @Query() query: QueryParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return attach(reply, await this.exports.bonuses('completed', text(query, 'search')));
  }
}

function attach(reply: FastifyReply, { filename, csv }: Export): StreamableFile {
  void reply.header('content-disposition', `attachment; filename="${filename}"`);
  return new StreamableFile(csv, { type: 'text/csv; charset=utf-8' });
}
