import { Injectable } from '@nestjs/common';
import { CandidatesClient } from '@araucaria/contracts';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { alreadyApplied, areaLink, draftConfirmation } from '../emails/candidate-link-emails.js';
import { issueLink } from './issue-link.js';
import { PublicSite } from './public-site.js';

/**
 * Composes the e-mails with links of candidates: to finish an application that was sent with their address, and to open
 * 'Minha candidatura'. The token is issued for each attempt to send it and exists only in memory and in the e-mail
 * (decision 027).
 */
@Injectable()
export class CandidateLinkEmailComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly candidates: CandidatesClient,
  ) {}

  /**
   * @throws {AlreadySentError} when the link was used
   * @throws {OutdatedMessageError} when the link has ended, or its drafts were deleted
   */
  async compose({ details }: Delivery): Promise<ComposedEmail> {
    const {
      email: to,
      firstName,
      jobTitle,
      appliedAt,
      earlier,
      ...link
    } = await issueLink(() => this.candidates.issueLink({ id: details?.linkId ?? '' }));
    const expiresAt = new Date(link.expiresAt);
    const urlOf = (path: string) => this.site.pageWithToken(path, link.token);
    if (link.kind === 'area')
      return { ...areaLink({ firstName, url: urlOf('/minha-candidatura'), expiresAt }), to };
    const { areaUrl } = this.site;
    if (appliedAt !== null) {
      const url = this.site.page('/vagas');
      const isEnded = earlier === 'ended';
      return {
        ...alreadyApplied({ firstName, jobTitle, url, areaUrl, appliedAt: new Date(appliedAt), isEnded }),
        to,
      };
    }
    const url = urlOf('/confirmar-candidatura');
    const isReopening = earlier === 'withdrawn';
    return { ...draftConfirmation({ firstName, jobTitle, url, areaUrl, expiresAt, isReopening }), to };
  }
}
