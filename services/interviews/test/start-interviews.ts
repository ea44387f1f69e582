import { InterviewsRpc, type InterviewView, DAY_MS } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { Clock } from '@araucaria/platform';
import { AppModule } from '../src/app.module.js';
import { startPeers } from './peers.js';

/** Starts the service with its peers; its clock shows 08:00 on Monday, 3 June 2030 in São Paulo. */
export async function startInterviews() {
  const peers = await startPeers();
  const service: TestService<typeof InterviewsRpc.calls> = await startTestService(AppModule, InterviewsRpc, {
    CANDIDATES_RPC: peers.address,
    JOBS_RPC: peers.address,
  });
  const clock = service.app.get(Clock);
  const setNow = (time: string) => clock.set(new Date(time));
  setNow('2030-06-03T11:00:00Z');

  let slot = 0;
  /** Returns a different free slot for each call: 09:00, 09:15 … on business days from 10 June on. */
  const nextTime = (): string => {
    const n = slot++;
    const first = Date.parse('2030-06-10T12:00:00Z');
    const businessDays = Math.floor(n / 12);
    const days = businessDays + 2 * Math.floor(businessDays / 5);
    return new Date(first + days * DAY_MS + (n % 12) * 900_000).toISOString();
  };
  const schedule = (change: object = {}): Promise<InterviewView> =>
    service.as(ADMIN).schedule({
      candidateId: 1,
      jobId: 101,
      interviewType: 'technical',
      interviewDate: nextTime(),
      ...change,
    });

  return {
    service,
    nextTime,
    schedule,
    /** Runs `work` while the clock shows another time. */
    at: async (time: string, work: () => Promise<void>) => {
      const before = clock.now();
      setNow(time);
      await work().finally(() => clock.set(before));
    },
    stop: async () => {
      await service.stop();
      await peers.stop();
    },
  };
}

/** The error for an invalid field. */
export const invalidField = (field: string, message?: string) => ({
  code: 'VALIDATION_FAILED',
  details: { errors: [{ field, ...(message && { message }) }] },
});
