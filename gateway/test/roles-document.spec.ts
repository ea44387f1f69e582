import { readFileSync, writeFileSync } from 'node:fs';
import { callAccess, fieldAccess, registeredFields } from './registered-calls.js';
import { GRAPHQL, REST, type Who } from './role-matrix.js';
import { rolesDocument } from './roles-document.js';

const FILE = new URL('../../docs/roles.md', import.meta.url);

it('docs/roles.md matches the table and the decorators (regenerate it with: npm run docs:roles)', () => {
  if (process.env.WRITE_DOCUMENTS) writeFileSync(FILE, rolesDocument());
  expect(readFileSync(FILE, 'utf8')).toBe(rolesDocument());
});

describe('declared access', () => {
  const who = (access: string): Who =>
    access === 'public'
      ? 'everybody'
      : access === 'candidate'
        ? 'candidate'
        : access === 'logged-in' || access === 'enrolling'
          ? 'logged in'
          : 'admin';

  it('is found for every field of the schema', async () => {
    expect([...fieldAccess().keys()].sort()).toEqual(await registeredFields());
  });

  it.each([...callAccess()])('of %s leaves the specified matrix as it is', (call, access) => {
    // Users change their own password; the matrix is about that of another user.
    if (call === 'PUT /api/users/:id/change-password') return;
    expect(who(access)).toBe(REST[call]);
  });

  it.each([...fieldAccess()])('of %s leaves the specified matrix as it is', (field, access) => {
    if (field === 'mutation changePassword') return;
    expect(who(access)).toBe(GRAPHQL[field]?.[1]);
  });
});
