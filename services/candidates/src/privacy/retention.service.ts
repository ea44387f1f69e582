import { Injectable } from '@nestjs/common';
import { Cron } from '@araucaria/messaging';
import { ErasureService } from './erasure.service.js';

/** Erases talent-bank entries after their retention period, every hour. */
@Injectable()
export class RetentionService {
  constructor(private readonly erasure: ErasureService) {}

  @Cron('retention', '0 * * * *')
  async expire(): Promise<Record<string, number>> {
    return this.erasure.expireRetention();
  }
}
