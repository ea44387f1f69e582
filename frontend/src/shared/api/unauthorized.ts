import { ExternalStore } from '../browser/external-store';

const reports = new ExternalStore();

/** Calls a listener when the server refuses a call because of the session, which may have ended. */
export const onUnauthorized = reports.subscribe;
export const reportUnauthorized = reports.notify;

/** Codes of a session that has ended, or that is limited to the enrolment of a second factor. */
export const endsSession = (code: unknown): boolean =>
  code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR_REQUIRED';

/** Whether a GraphQL response contains such an error. */
export const hasUnauthorizedError = (
  errors: ReadonlyArray<{ extensions?: Record<string, unknown> }> | undefined,
): boolean => errors?.some(({ extensions }) => endsSession(extensions?.code)) ?? false;
