import { Injectable } from '@nestjs/common';
import { Cron } from '@araucaria/messaging';
import { ErasureService } from './erasure.service.js';

/** Erases talent-bank entries whose time is over, every hour. */
@Injectable()
export class Retention {
  constructor(private readonly erasure: ErasureService) {}

  @Cron('retention', '0 * * * *')
  async expire(): Promise<Record<string, number>> {
    return this.erasure.expireRetention();
  }
}
