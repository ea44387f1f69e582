import { Module } from '@nestjs/common';
import { ReferralsSeed } from './referrals.seed.js';

@Module({
  providers: [ReferralsSeed],
})
export class DemoModule {}
