import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError, log } from '@araucaria/platform';
import { CandidateSessionsService } from '../sessions/candidate-sessions.service.js';
import type { Page } from '../site/page-cache.js';
import { placeOf } from '../site/places.js';
import type { PersonalPages } from '../site/serve-site.js';
import { SitePagesService } from '../site/site-pages.service.js';
import { CandidateAreaService } from './candidate-area.service.js';

/** 'Minha candidatura' as HTML that shows the applications of a person, who can read them without JavaScript. */
@Injectable()
export class AreaPageService implements PersonalPages {
  constructor(
    private readonly sessions: CandidateSessionsService,
    private readonly candidateArea: CandidateAreaService,
    private readonly pages: SitePagesService,
  ) {}

  isPersonal(request: FastifyRequest): boolean {
    return placeOf(request.url).kind === 'area' && this.sessions.isNamedIn(request);
  }

  async page(request: FastifyRequest): Promise<Page | undefined> {
    try {
      // As the guard of the area's calls: a user who is logged in too acts as a candidate here.
      request.context.actor = undefined;
      const personId = await this.sessions.personOf(request);
      return this.pages.personalPage(request.url, { area: await this.candidateArea.read(personId) });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'UNAUTHENTICATED'))
        log.warn({ err: error }, 'the page of a person is sent without their applications');
      return undefined;
    }
  }
}
