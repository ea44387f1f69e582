import { FRESH_FACTOR_PERMISSIONS } from '@araucaria/contracts';
import { isPermission } from '../src/sessions/access.js';
import { callAccess, fieldAccess, freshFactorCalls } from './registered-calls.js';

/** Sent by POST, and changes nothing: the address of the person is not to stand in a URL. */
const READS_BY_POST = ['POST /api/referrers/find'];
/** A user about their own account. */
const OWN_ACCOUNT = [
  'DELETE /api/auth/second-factors/passkeys/:id',
  'DELETE /api/auth/second-factors/totp',
  'POST /api/auth/second-factors/passkeys',
  'POST /api/auth/second-factors/passkeys/options',
  'POST /api/auth/second-factors/recovery-codes',
  'POST /api/auth/second-factors/totp',
  'POST /api/auth/second-factors/totp/confirm',
  'PUT /api/auth/second-factors/passkeys/:id',
  'PUT /api/users/:id/change-password',
  'mutation changePassword',
];

const changes = (call: string) => !/^(GET|query) /.test(call) && !READS_BY_POST.includes(call);
const exports = (call: string) => /\/export(\.|$)|\.csv$|Export|\/report$|Report$/.test(call);

/** The calls of the staff that change what a fresh factor protects, and those that hand out many records or a whole person. */
const expected = [...callAccess(), ...fieldAccess()]
  .filter(([, access]) => isPermission(access))
  .filter(
    ([call, access]) => (FRESH_FACTOR_PERMISSIONS.has(access as never) && changes(call)) || exports(call),
  )
  .map(([call]) => call);

describe('a fresh factor', () => {
  it('is asked for every change of accounts, money and personal data, and for every export', () => {
    const asked = freshFactorCalls();
    expect(expected.filter((call) => !asked.has(call))).toEqual([]);
  });

  it('is asked for no other call but those about the own account', () => {
    const known = new Set([...expected, ...OWN_ACCOUNT]);
    expect([...freshFactorCalls()].filter((call) => !known.has(call))).toEqual([]);
  });

  it.each([
    'GET /api/candidates/:id/export',
    'POST /api/referrers/export',
    'POST /api/hiring/report',
    'mutation requestHiringReport',
    'POST /api/admin/operations/replay',
    'mutation liftLegalHold',
    'mutation saveRetentionRule',
    'mutation closeSubjectRequest',
  ])('is asked for %s', (call) => {
    expect(expected).toContain(call);
    expect(freshFactorCalls()).toContain(call);
  });
});
