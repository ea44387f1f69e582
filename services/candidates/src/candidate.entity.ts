import { defineEntity, p } from '@mikro-orm/core';
import { addMonths } from 'date-fns/addMonths';
import {
  isApproved,
  isHired,
  type Application,
  type CandidateStatus,
  type HiringStep,
} from '@araucaria/contracts';
import { resumeFilename } from './resume-filename.js';

/** How long an entry of the talent bank is kept. */
export const RETENTION_MONTHS = 24;

const schema = defineEntity({
  name: 'Candidate',
  tableName: 'candidate',
  properties: {
    id: p.integer().primary().autoincrement(),
    firstName: p.text(),
    lastName: p.text(),
    /** As it was typed; unique without regard to case. */
    email: p.text(),
    phone: p.text(),
    address: p.text().nullable(),
    city: p.text().nullable(),
    state: p.text().nullable(),
    country: p.text(),
    zip: p.text().nullable(),
    educationLevel: p.text().nullable(),
    educationCourse: p.text().nullable(),
    experienceSummary: p.text().nullable(),
    linkedinUrl: p.text().nullable(),
    portfolioUrl: p.text().nullable(),
    additionalInfo: p.text().nullable(),
    coverLetter: p.text().nullable(),
    /** null: talent bank. */
    jobId: p.integer().nullable(),
    score: p.integer(),
    status: p.text().$type<CandidateStatus>(),
    referralCode: p.text().nullable(),
    referrerName: p.text().nullable(),
    referrerEmail: p.text().nullable(),
    resumeKey: p.text().nullable(),
    resumeFilename: p.text().nullable(),
    resumeContentType: p.text().nullable(),
    ipAddress: p.text().nullable(),
    createdAt: p.datetime(),
    /** Of status or step of hiring. */
    updatedAt: p.datetime(),
    approvedDate: p.datetime().nullable(),
    hireDate: p.datetime().nullable(),
    hiringStep: p.text().$type<HiringStep>().nullable(),
    /** `YYYY-MM-DD` */
    startDate: p.date().nullable(),
    consentVersion: p.text().nullable(),
    consentAt: p.datetime().nullable(),
    retentionUntil: p.datetime().nullable(),
  },
});

export class Candidate extends schema.class {
  /** @returns whether this hired the candidate for the first time */
  changeStatus(to: CandidateStatus, at: Date): boolean {
    const firstHire = isHired(to) && !this.hireDate;
    this.status = to;
    this.updatedAt = at;
    if (isApproved(to)) this.approvedDate ??= at;
    if (firstHire) this.hireDate = at;
    return firstHire;
  }

  /**
   * Takes back what {@link changeStatus} did at that time, with the dates that it set.
   * @returns the hire that is none any more
   */
  takeBack(to: CandidateStatus, doneAt: Date, at: Date): Date | undefined {
    this.status = to;
    this.updatedAt = at;
    if (this.approvedDate?.getTime() === doneAt.getTime()) this.approvedDate = null;
    if (this.hireDate?.getTime() !== doneAt.getTime()) return undefined;
    this.hireDate = null;
    return doneAt;
  }

  moveTo(step: HiringStep, at: Date): void {
    this.hiringStep = step;
    this.updatedAt = at;
  }

  /** The columns of somebody who applies now; what is not listed here cannot come from outside. */
  static applying(input: Application, now: Date) {
    const { firstName, lastName, email, phone } = input;
    return {
      firstName,
      lastName,
      email,
      phone,
      address: input.address ?? null,
      city: input.city ?? null,
      state: input.state ?? null,
      country: 'Brasil',
      zip: input.zip ?? null,
      educationLevel: input.educationLevel ?? null,
      educationCourse: input.educationCourse ?? null,
      experienceSummary: input.experienceSummary ?? null,
      linkedinUrl: input.linkedinUrl ?? null,
      portfolioUrl: input.portfolioUrl ?? null,
      additionalInfo: input.additionalInfo ?? null,
      coverLetter: input.coverLetter ?? null,
      jobId: input.jobId ?? null,
      score: 0,
      status: 'new' as const,
      referralCode: input.referralCode?.toUpperCase() ?? null,
      referrerName: input.referrerName ?? null,
      referrerEmail: input.referrerEmail ?? null,
      ...Candidate.resumeOf(input),
      ipAddress: input.ipAddress ?? null,
      createdAt: now,
      updatedAt: now,
      consentVersion: input.consentVersion ?? null,
      consentAt: input.consentVersion ? now : null,
      retentionUntil: input.jobId ? null : addMonths(now, RETENTION_MONTHS),
    };
  }

  private static resumeOf({ resumeKey, resumeFilename: name }: Application) {
    if (!resumeKey) return { resumeKey: null, resumeFilename: null, resumeContentType: null };
    return { resumeKey, resumeFilename: resumeFilename(name), resumeContentType: 'application/pdf' };
  }
}
schema.setClass(Candidate);
