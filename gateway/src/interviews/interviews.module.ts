import { Module } from '@nestjs/common';
import { InterviewFieldsResolver } from './interview-fields.resolver.js';
import { InterviewDetails } from './interview-details.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsResolver } from './interviews.resolver.js';

@Module({
  controllers: [InterviewsController],
  providers: [InterviewDetails, InterviewsResolver, InterviewFieldsResolver],
})
export class InterviewsModule {}
