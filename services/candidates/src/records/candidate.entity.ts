import { defineEntity, p } from '@mikro-orm/core';
import { addMonths } from 'date-fns/addMonths';
import {
  TALENT_BANK_RETENTION_MONTHS,
  hiringStepOf,
  isApproved,
  isHired,
  reopens,
  type Application,
  type CandidateStatus,
  type HiringStep,
} from '@araucaria/contracts';
import { resumeFilename } from './resume-filename.js';
import { applicationColumns } from './profile-columns.js';

/** The part of a candidate that a change of status or step replaces and its undo restores; instants in ISO 8601. */
export interface PipelineState {
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
    ...applicationColumns(),
    /** As entered; unique regardless of case. */
    email: p.text(),
    /** null: talent bank. */
    jobId: p.integer().nullable(),
    score: p.integer(),
    /** null: not scored, and the score is 0. */
    scoredAt: p.datetime().nullable(),
    status: p.text().$type<CandidateStatus>(),
    resumeKey: p.text().nullable(),
    resumeContentType: p.text().nullable(),
    ipAddress: p.text().nullable(),
    createdAt: p.datetime(),
    /** When status or hiring step last changed. */
    updatedAt: p.datetime(),
    approvedDate: p.datetime().nullable(),
    hireDate: p.datetime().nullable(),
    hiringStep: p.text().$type<HiringStep>().nullable(),
    /** `YYYY-MM-DD` */
    startDate: p.date().nullable(),
    /** When the current status was decided; an undo restores the earlier time. */
    statusDecidedAt: p.datetime().nullable(),
    /** When the current step (`hiringStepOf`) was decided; an undo restores the earlier time. */
    stepDecidedAt: p.datetime().nullable(),
    consentVersion: p.text().nullable(),
    consentAt: p.datetime().nullable(),
    retentionUntil: p.datetime().nullable(),
    /** Since when the candidate waits for a response; null: for nothing. Computed by the view. */
    waitingSince: p.datetime().nullable(),
  },
});

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export class Candidate extends CandidateSchema.class {
  /** The hiring step that follows from the status and the stored step; null: not in hiring. */
  get step(): HiringStep | null {
    return hiringStepOf(this.status, this.hiringStep ?? null);
  }

  /** Whether the change sends the e-mail about a rejection that came without one: a candidate may be rejected again for it. */
  isAnnouncedBy(to: CandidateStatus, notify: boolean | undefined): boolean {
    return to === 'rejected' && notify === true && this.status === 'rejected' && this.waitingSince != null;
  }

  /**
   * A candidate who is approved or hired again gets the new date. Until then the earlier one stays, and says that they were. A
   * withdrawn application that is new again begins without its earlier approval and hiring.
   * @returns whether the candidate is hired for the first time
   */
  changeStatus(to: CandidateStatus, at: Date): boolean {
    const { status: from } = this;
    const isFirstHire = isHired(to) && !this.hireDate;
    this.update(at, () => (this.status = to));
    this.statusDecidedAt = at;
    if (reopens(from, to)) Object.assign(this, { hiringStep: null, startDate: null, approvedDate: null });
    if (isApproved(to) && !(isApproved(from) && this.approvedDate)) this.approvedDate = at;
    if (isHired(to) && !(isHired(from) && this.hireDate)) this.hireDate = at;
    return isFirstHire;
  }

  changeStep(step: HiringStep, at: Date): void {
    this.update(at, () => (this.hiringStep = step));
  }

  pipelineState(): PipelineState {
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
   * Undoes a change by restoring the state before it. The date of a hire that stays does too, because another may be registered
   * since then.
   * @returns whether the change hired the candidate for the first time
   */
  restore(state: PipelineState, at: Date): boolean {
    const undoesFirstHire = state.hireDate === null && this.hireDate != null;
    if (undoesFirstHire || (isHired(this.status) && !isHired(state.status)))
      this.hireDate = dateOf(state.hireDate);
    this.status = state.status;
    this.hiringStep = state.hiringStep;
    this.startDate = state.startDate;
    this.approvedDate = dateOf(state.approvedDate);
    this.statusDecidedAt = dateOf(state.statusDecidedAt);
    this.stepDecidedAt = dateOf(state.stepDecidedAt);
    this.updatedAt = at;
    return undoesFirstHire;
  }

  private update(at: Date, change: () => void): void {
    const from = this.step;
    change();
    this.updatedAt = at;
    if (this.step !== from) this.stepDecidedAt = at;
  }

  /** Columns of a new candidate. Fields that are not named here are stored as the visitor entered them. */
  static fromApplication(application: Omit<Application, 'experiences' | 'education'>, now: Date) {
    const { resumeKey, resumeFilename: name, referralCode, consentVersion, ...details } = application;
    return {
      ...details,
      country: 'Brasil',
      score: 0,
      status: 'new' as const,
      referralCode: referralCode?.toUpperCase() ?? null,
      resumeKey: resumeKey || null,
      resumeFilename: resumeKey ? resumeFilename(name) : null,
      resumeContentType: resumeKey ? 'application/pdf' : null,
      createdAt: now,
      updatedAt: now,
      consentVersion: consentVersion ?? null,
      consentAt: consentVersion ? now : null,
      retentionUntil: details.jobId ? null : addMonths(now, TALENT_BANK_RETENTION_MONTHS),
    };
  }
}
CandidateSchema.setClass(Candidate);
