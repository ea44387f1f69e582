import { Injectable } from '@nestjs/common';
import {
  InterviewsClient,
  ReferralsClient,
  UsersClient,
  scopesOf,
  type InterviewView,
  type Permission,
  type RecipientKind,
  type UserView,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import type { Audience } from './notification-rule.js';

/** Ids of a recipient. Name and address are read when the message is composed. */
export interface Recipient {
  recipientKind: RecipientKind;
  candidateId?: number | null | undefined;
  referralApplicationId?: number | null | undefined;
  userId?: number | null | undefined;
  subjectRequestId?: number | null | undefined;
}

/** The ids of an event's payload by which its recipients are found. */
export interface EventSubjects {
  candidateId?: number;
  referralApplicationId?: number;
  userId?: number;
  requestId?: number;
  interviewId?: string;
  added?: number[];
  removed?: number[];
}

@Injectable()
export class RecipientsService {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly users: UsersClient,
    private readonly interviews: InterviewsClient,
  ) {}

  async find(audience: Audience, subjects: EventSubjects): Promise<Recipient[]> {
    switch (audience) {
      case 'candidate':
        return [{ recipientKind: 'candidate', candidateId: subjects.candidateId }];
      case 'referrer':
        return this.referrersOf(subjects);
      case 'requester':
        return [{ recipientKind: 'requester', subjectRequestId: subjects.requestId }];
      case 'user':
        return [{ recipientKind: 'staff', userId: subjects.userId }];
      case 'each administrator':
        return recipientsOf(
          (await this.users.permitted({ permission: 'users.manage' })).filter(({ isAdmin }) => isAdmin),
        );
      case 'each organizer':
        return this.organizersOf(subjects);
      case 'each interviewer':
        return this.usersAbout(subjects, (await this.interviewOf(subjects))?.interviewerIds);
      case 'each added interviewer':
        return this.usersAbout(subjects, subjects.added);
      case 'each removed interviewer':
        return this.usersAbout(subjects, subjects.removed);
      case 'each payer':
        return this.usersWith('bonuses.pay');
      case 'each data protection officer':
        return this.usersWith('privacy.manage');
    }
  }

  /** Returns no recipient if the candidate applied without a referral. */
  private async referrersOf({ candidateId, referralApplicationId }: EventSubjects): Promise<Recipient[]> {
    const applications = referralApplicationId
      ? await this.referrals.applicationsByIds({ ids: [referralApplicationId] })
      : await this.referrals.applicationsByCandidate({ candidateId: candidateId as number });
    return applications.map((application) => ({
      recipientKind: 'referrer',
      candidateId: application.candidateId,
      referralApplicationId: application.id,
    }));
  }

  private async organizersOf(subjects: EventSubjects): Promise<Recipient[]> {
    const interview = await this.interviewOf(subjects);
    if (!interview) return [];
    const { interviewerIds, arrangedById } = interview;
    const named = await this.usersAbout(subjects, [
      ...interviewerIds,
      ...(arrangedById ? [arrangedById] : []),
    ]);
    if (named.length) return named;
    const permitted = await this.users.permitted({ permission: 'interviews.manage' });
    const organizers = permitted.filter((user) => scopesOf(user, 'interviews.manage').has('all'));
    return recipientsOf(organizers, subjects);
  }

  /** The messages name the candidate, so that an erasure deletes them. */
  private async usersAbout({ candidateId }: EventSubjects, ids: number[] = []): Promise<Recipient[]> {
    if (!ids.length) return [];
    const users = await this.users.byIds({ ids });
    return recipientsOf(
      users.filter(({ active }) => active),
      { candidateId },
    );
  }

  /** undefined: it was removed meanwhile. */
  private async interviewOf({ interviewId }: EventSubjects): Promise<InterviewView | undefined> {
    try {
      return await this.interviews.byId({ id: interviewId as string });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }

  private async usersWith(permission: Permission): Promise<Recipient[]> {
    return recipientsOf(await this.users.permitted({ permission }));
  }
}

/** Those who have an address and have set a password. */
const recipientsOf = (
  users: readonly UserView[],
  { candidateId }: { candidateId?: number | undefined } = {},
): Recipient[] =>
  users
    .filter(({ email, invited }) => email && !invited)
    .map(({ id }) => ({
      recipientKind: 'staff',
      userId: id,
      ...(candidateId !== undefined && { candidateId }),
    }));
