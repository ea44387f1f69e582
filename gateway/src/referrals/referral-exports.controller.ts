import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  BONUS_COLUMN_SORTS,
  BONUS_SITUATIONS,
  ListReferrals,
  type BonusSituation,
  type BonusSort,
  type ReferralSort,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { text, type Query as QueryParameters } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ReferralExportService, type Export } from './referral-export.service.js';

const { startDate, endDate, search, sort } = inputProperties(ListReferrals);
const situation = { type: 'string' as const, enum: [...BONUS_SITUATIONS] };
const bonusSort = {
  type: 'string' as const,
  description: 'A column of the list, with `-` before it for descending; default: as the list is opened',
  enum: [...BONUS_COLUMN_SORTS],
};

@Requires('bonuses.read')
@Controller('api')
export class ReferralExportsController {
  constructor(private readonly exports: ReferralExportService) {}

  @ApiOperation({ summary: 'Exports referral links for a spreadsheet' })
  @ApiQueries({ startDate, endDate, search, sort })
  @ApiProduces('text/csv')
  @FreshFactor()
  @Requires('referrals.read')
  @Get('referrals/export.csv')
  async referrals(@Query() query: QueryParameters, @Res({ passthrough: true }) reply: FastifyReply) {
    const filter = {
      startDate: text(query, 'startDate'),
      endDate: text(query, 'endDate'),
      search: text(query, 'search'),
      sort: text(query, 'sort') as ReferralSort,
    };
    return attach(reply, await this.exports.referrals(filter));
  }

  @ApiOperation({ summary: 'Exports the predicted bonuses for a spreadsheet' })
  @ApiQueries({ search, situation, sort: bonusSort })
  @ApiProduces('text/csv')
  @FreshFactor()
  @Get('referral-bonus/predicted.csv')
  async predicted(@Query() query: QueryParameters, @Res({ passthrough: true }) reply: FastifyReply) {
    const filter = { list: 'predicted', ...listIn(query), situation: situationIn(query) } as const;
    return attach(reply, await this.exports.bonuses(filter));
  }

  @ApiOperation({ summary: 'Exports the pending bonuses for a spreadsheet' })
  @ApiQueries({ search, sort: bonusSort })
  @ApiProduces('text/csv')
  @FreshFactor()
  @Get('referral-bonus/pending.csv')
  async pending(@Query() query: QueryParameters, @Res({ passthrough: true }) reply: FastifyReply) {
    return attach(reply, await this.exports.bonuses({ list: 'pending', ...listIn(query) }));
  }

  @ApiOperation({ summary: 'Exports the completed bonuses for a spreadsheet' })
  @ApiQueries({ search, sort: bonusSort })
  @ApiProduces('text/csv')
  @FreshFactor()
  @Get('referral-bonus/completed.csv')
  async completed(@Query() query: QueryParameters, @Res({ passthrough: true }) reply: FastifyReply) {
    return attach(reply, await this.exports.bonuses({ list: 'completed', ...listIn(query) }));
  }
}

function attach(reply: FastifyReply, { filename, csv }: Export): StreamableFile {
  void reply.header('content-disposition', `attachment; filename="${filename}"`);
  return new StreamableFile(csv, { type: 'text/csv; charset=utf-8' });
}

/** The called service refuses an unknown order. */
const listIn = (query: QueryParameters) => ({
  search: text(query, 'search'),
  sort: (text(query, 'sort') || undefined) as BonusSort | undefined,
});

function situationIn(query: QueryParameters): BonusSituation | undefined {
  const value = text(query, 'situation');
  const known = BONUS_SITUATIONS.find((name) => name === value);
  if (value !== undefined && !known)
    throw AppError.invalid([{ field: 'situation', message: 'Situação inválida' }]);
  return known;
}
