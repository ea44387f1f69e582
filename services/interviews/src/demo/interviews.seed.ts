import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { subDays } from 'date-fns/subDays';
import { CandidatesClient, SYSTEM_JOBS, type CandidateView } from '@araucaria/contracts';
import { DemoSeeder } from '@araucaria/database';
import { Clock, businessDayOf } from '@araucaria/platform';
import { BusinessCalendarService } from '../schedule/business-calendar.service.js';
import { nameCopyOf } from '../schedule/candidate-names.service.js';
import { parseTime } from '../schedule/business-time.js';
import { DEMO_INTERVIEWS } from './demo-interviews.js';

/** Between the invitation and the interview. */
const INVITATION_LEAD_DAYS = 6;

/** Inserts the interviews of the demo data, around the day of the first start. */
@Injectable()
export class InterviewsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly demo: DemoSeeder,
    private readonly clock: Clock,
    private readonly calendar: BusinessCalendarService,
    private readonly candidates: CandidatesClient,
  ) {}

  onApplicationBootstrap(): void {
    this.demo.seed({
      table: 'interview',
      isHistory: true,
      prepare: () => this.findCandidates(),
      write: async (em, candidates) => {
        const now = this.clock.now();
        for (const demo of DEMO_INTERVIEWS) {
          const candidate = candidates.get(demo.email) as CandidateView;
          const { candidateName, candidateEmail } = nameCopyOf(candidate);
          const day = await this.calendar.addBusinessDays(businessDayOf(now), demo.days);
          const startsAt = parseTime(`${day}T${demo.time}`, 'day');
          const invitedAt = subDays(startsAt < now ? startsAt : now, INVITATION_LEAD_DAYS);
          // The invitation counts as sent. No message is sent, neither now nor as a reminder: no channel is selected.
          await em.execute(
            `insert into interview (id, candidate_id, candidate_name, candidate_email, job_id, type, starts_at, status, notes, feedback, confirmed_by,
               confirmed_at, send_email, send_whatsapp, email_sent, created_at, arranged_at)
             values (gen_random_uuid(), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, false, false, true, ?, ?)`,
            [
              ...[candidate.id, candidateName, candidateEmail],
              ...[candidate.jobId ?? SYSTEM_JOBS.talentBank, demo.type, startsAt, demo.status],
              ...[demo.notes ?? null, demo.feedback ?? null, demo.confirmedBy ?? null],
              ...[demo.confirmedBy ? invitedAt : null, invitedAt, invitedAt],
            ],
          );
        }
      },
    });
  }

  /** @returns undefined until the candidates service has inserted all demo candidates */
  private async findCandidates(): Promise<Map<string, CandidateView> | undefined> {
    const candidates = new Map<string, CandidateView>();
    for (const { email } of DEMO_INTERVIEWS) {
      const page = await this.candidates.list({ search: email });
      const candidate = page.candidates.find((one) => one.email === email);
      if (!candidate) return undefined;
      candidates.set(email, candidate);
    }
    return candidates;
  }
}
