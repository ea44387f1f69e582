import { defineEntity, p } from '@mikro-orm/core';
import { addMonths } from 'date-fns/addMonths';
import {
  isApproved,
  hiringStepOf,
  isHired,
  type Application,
  type CandidateStatus,
  type HiringStep,
} from '@araucaria/contracts';
import { resumeFilename } from './resume-filename.js';

/** How long an entry of the talent bank is kept. */
const RETENTION_MONTHS = 24;

/** What an undo gives back; instants as ISO 8601. */
export interface Standing {
  status: CandidateStatus;
  hiringStep: HiringStep | null;
  startDate: string | null;
  approvedDate: string | null;
  hireDate: string | null;
  statusDecidedAt: string | null;
  stepDecidedAt: string | null;
}

export const CandidateSchema = defineEntity({
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
    /** null: not scored; the score is 0 then. */
    scoredAt: p.datetime().nullable(),
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
    /** When the present status and the present step (`hiringStepOf`) were decided; an undo gives the earlier time back. */
    statusDecidedAt: p.datetime().nullable(),
    stepDecidedAt: p.datetime().nullable(),
    consentVersion: p.text().nullable(),
    consentAt: p.datetime().nullable(),
    retentionUntil: p.datetime().nullable(),
  },
});

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export class Candidate extends CandidateSchema.class {
  /** Where the candidate stands in hiring, by status and step. */
  get step(): HiringStep | null {
    return hiringStepOf(this.status, this.hiringStep ?? null);
  }

  /** @returns whether this hired the candidate for the first time */
  changeStatus(to: CandidateStatus, at: Date): boolean {
    const firstHire = isHired(to) && !this.hireDate;
    this.moving(at, () => (this.status = to));
    this.statusDecidedAt = at;
    if (isApproved(to)) this.approvedDate ??= at;
    if (firstHire) this.hireDate = at;
    return firstHire;
  }

  moveTo(step: HiringStep, at: Date): void {
    this.moving(at, () => (this.hiringStep = step));
  }

  /** Everything that a change of status or step may replace. */
  standing(): Standing {
    return {
      status: this.status,
      hiringStep: this.hiringStep ?? null,
      startDate: this.startDate ?? null,
      approvedDate: iso(this.approvedDate),
      hireDate: iso(this.hireDate),
      statusDecidedAt: iso(this.statusDecidedAt),
      stepDecidedAt: iso(this.stepDecidedAt),
    };
  }

  /**
   * Gives back what a change replaced.
   * @returns the hire that this takes back, if the change hired the candidate
   */
  restore(standing: Standing, at: Date): Date | undefined {
    const hire = standing.hireDate === null ? (this.hireDate ?? undefined) : undefined;
    this.status = standing.status;
    this.hiringStep = standing.hiringStep;
    this.startDate = standing.startDate;
    this.approvedDate = dateOf(standing.approvedDate);
    this.hireDate = dateOf(standing.hireDate);
    this.statusDecidedAt = dateOf(standing.statusDecidedAt);
    this.stepDecidedAt = dateOf(standing.stepDecidedAt);
    this.updatedAt = at;
    return hire;
  }

  private moving(at: Date, move: () => void): void {
    const from = this.step;
    move();
    this.updatedAt = at;
    if (this.step !== from) this.stepDecidedAt = at;
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
CandidateSchema.setClass(Candidate);
