import { rest } from '../../shared/api/rest';
import { pendingReferrals, type PendingReferral } from './pending-referrals';
import { Registration, type RegistrationOptions } from './registration';

/** System job that stands for no job in particular. */
const SPONTANEOUS_JOB = 5;

/** Registers a referral and stores it in the browser until the server has responded. */
export function registerReferral(
  referral: Omit<PendingReferral, 'code'>,
  options: Pick<RegistrationOptions, 'draw'> & Partial<RegistrationOptions>,
): Registration {
  let code = '';
  const { referrerName, referrerEmail, consentVersion } = referral;
  return new Registration({
    draw: options.draw,
    isShared: options.isShared,
    send: (wanted) =>
      rest('POST', '/api/referrals/anonymous', {
        code: wanted,
        referrerName,
        referrerEmail,
        jobId: SPONTANEOUS_JOB,
        consentVersion,
      }),
    onCode: (next) => {
      pendingReferrals.remove(code);
      pendingReferrals.keep({ ...referral, code: next });
      code = next;
      options.onCode?.(next);
    },
    onRegistered: () => {
      pendingReferrals.remove(code);
      options.onRegistered?.();
    },
    onRefused: (error) => {
      pendingReferrals.remove(code);
      options.onRefused?.(error);
    },
  });
}

/** Retries the registrations that earlier visits could not complete. */
export function resumeRegistrations(): void {
  const registrations = pendingReferrals
    .all()
    .map(({ code, ...referral }) => registerReferral(referral, { draw: () => code, isShared: true }));
  const attempt = () => registrations.forEach((registration) => void registration.attempt());
  addEventListener('online', attempt);
  attempt();
}
