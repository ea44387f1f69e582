import { Inject, Injectable } from '@nestjs/common';
import type { CandidatesRpc, IssuedCandidateLink, RpcClient } from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from './delivery.entity.js';
import { alreadyApplied, draftConfirmation } from './emails/draft-email.js';
import { OutdatedMessageError } from './outdated-message-error.js';
import { PublicSite } from './public-site.js';

/**
 * Composes the e-mail by which a person finishes an application that was sent with their address. The token is issued for each
 * attempt to send it and exists only in memory and in the e-mail (decision 027).
 */
@Injectable()
export class DraftEmailComposer {
  constructor(
    private readonly site: PublicSite,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
  ) {}

  /** @throws {OutdatedMessageError} when the link has ended, or its drafts were deleted */
  async compose({ details }: Delivery): Promise<ComposedEmail> {
    const { email: to, firstName, jobTitle, appliedAt, ...link } = await this.issueLink(details?.linkId);
    if (appliedAt !== null) {
      const url = this.site.page('/vagas');
      return { ...alreadyApplied({ firstName, jobTitle, url, appliedAt: new Date(appliedAt) }), to };
    }
    // Browsers do not send the fragment of an address to servers.
    const url = `${this.site.page('/confirmar-candidatura')}#${link.token}`;
    return { ...draftConfirmation({ firstName, jobTitle, url, expiresAt: new Date(link.expiresAt) }), to };
  }

  private async issueLink(id = ''): Promise<IssuedCandidateLink> {
    try {
      return await this.candidates.issueLink({ id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'LINK_GONE')
        throw new OutdatedMessageError('O link expirou, foi usado ou foi substituído.');
      throw error;
    }
  }
}
