import { Module } from '@nestjs/common';
import { HomePictureController } from './home-picture.controller.js';
import { HomeTextsResolver } from './home-texts.resolver.js';
import { JobCommandsService } from './job-commands.service.js';
import { JobEventsService } from './job-events.service.js';
import { JobFieldsResolver } from './job-fields.resolver.js';
import { JobsController } from './jobs.controller.js';
import { JobsResolver } from './jobs.resolver.js';
import { PublicJobsService } from './public-jobs.service.js';
import { VisibleJobsService } from './visible-jobs.service.js';

@Module({
  controllers: [JobsController, HomePictureController],
  providers: [
    JobsResolver,
    JobFieldsResolver,
    HomeTextsResolver,
    PublicJobsService,
    JobCommandsService,
    JobEventsService,
    VisibleJobsService,
  ],
  exports: [JobEventsService],
})
export class JobsModule {}
