import { rest, type RestError } from '../../shared/api/rest';
import { pendingReferrals, type PendingReferral } from './pending-referrals';
import { Registration } from './registration';

/** The opening that stands for no job in particular. */
const SPONTANEOUS_JOB = 5;

interface Course {
  draw: () => string;
  passedOn?: boolean;
  onCode?: (code: string) => void;
  onRegistered?: () => void;
  onRefused?: (error: RestError) => void;
}

/** A registration that the browser remembers until the server has answered it. */
export function registerReferral(referral: Omit<PendingReferral, 'code'>, course: Course): Registration {
  let code = '';
  const { referrerName, referrerEmail, consentVersion } = referral;
  return new Registration({
    draw: course.draw,
    passedOn: course.passedOn,
    send: (wanted) =>
      rest('POST', '/api/referrals/anonymous', {
        code: wanted,
        referrerName,
        referrerEmail,
        jobId: SPONTANEOUS_JOB,
        consentVersion,
      }),
    onCode: (next) => {
      pendingReferrals.evict(code);
      pendingReferrals.keep({ ...referral, code: next });
      code = next;
      course.onCode?.(next);
    },
    onRegistered: () => {
      pendingReferrals.evict(code);
      course.onRegistered?.();
    },
    onRefused: (error) => {
      pendingReferrals.evict(code);
      course.onRefused?.(error);
    },
  });
}

/** Goes on with what an earlier visit could not register. */
export function resumeRegistrations(): void {
  const registrations = pendingReferrals
    .all()
    .map(({ code, ...referral }) => registerReferral(referral, { draw: () => code, passedOn: true }));
  const attempt = () => registrations.forEach((registration) => void registration.attempt());
  addEventListener('online', attempt);
  attempt();
}
