import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { subDays } from 'date-fns/subDays';
import { SYSTEM_JOBS, type CandidatesRpc, type CandidateView, type RpcClient } from '@araucaria/contracts';
import { Database, seedDemo } from '@araucaria/database';
import { businessDayOf, Clock, rpcToken } from '@araucaria/platform';
import { BusinessCalendar } from './business-calendar.js';
import { parseTime } from './business-time.js';
import { DEMO_INTERVIEWS } from './demo-interviews.js';

/** Days between an invitation and its interview. */
const INVITED_BEFORE = 6;

/** Appointments of the demo's people, around the day of the first start. */
@Injectable()
export class InterviewsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly calendar: BusinessCalendar,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
  ) {}

  onApplicationBootstrap(): void {
    seedDemo(this.database, {
      table: 'interview',
      isHistory: true,
      prepare: () => this.look(),
      write: async (em, people) => {
        const now = this.clock.now();
        for (const demo of DEMO_INTERVIEWS) {
          const candidate = people.get(demo.email) as CandidateView;
          const day = await this.calendar.addBusinessDays(businessDayOf(now), demo.days);
          const startsAt = parseTime(`${day}T${demo.time}`, 'day');
          const invitedAt = subDays(startsAt < now ? startsAt : now, INVITED_BEFORE);
          // Sent, as the list shows it, but with nothing to be sent: reminders too go where `send_email` says.
          await em.execute(
            `insert into interview (id, candidate_id, job_id, type, starts_at, status, notes, feedback, confirmed_by,
               confirmed_at, send_email, send_whatsapp, email_sent, created_at, arranged_at)
             values (gen_random_uuid(), ?, ?, ?, ?, ?, ?, ?, ?, ?, false, false, true, ?, ?)`,
            [
              ...[candidate.id, candidate.jobId ?? SYSTEM_JOBS.talentBank, demo.type, startsAt, demo.status],
              ...[demo.notes ?? null, demo.feedback ?? null, demo.confirmedBy ?? null],
              ...[demo.confirmedBy ? invitedAt : null, invitedAt, invitedAt],
            ],
          );
        }
      },
    });
  }

  /** Everybody who has an appointment, once they are there. */
  private async look(): Promise<Map<string, CandidateView> | undefined> {
    const people = new Map<string, CandidateView>();
    for (const { email } of DEMO_INTERVIEWS) {
      const page = await this.candidates.list({ search: email });
      const candidate = page.candidates.find((one) => one.email === email);
      if (!candidate) return undefined;
      people.set(email, candidate);
    }
    return people;
  }
}
