import { insertCandidates, type TestSystem, type Visitor } from '@araucaria/testing';

/**
 * Inserts a candidate called `Ana <lastName>`, and sets the status by the API.
 * @returns the id
 */
export async function createCandidate(
  system: TestSystem,
  admin: Visitor,
  lastName: string,
  status = 'new',
): Promise<number> {
  const [row] = await system.rows<{ id: number }>(
    insertCandidates(
      'first_name, last_name, email, phone',
      `select 'Ana', $1, lower($1) || '@example.com', '(41) 99999-0000'`,
    ),
    [lastName],
  );
  const id = row!.id;
  if (status !== 'new') await setStatus(admin, id, status);
  return id;
}

export async function setStatus(recruiter: Visitor, id: number, status: string): Promise<void> {
  expect((await recruiter.put(`/api/candidates/${id}/status`, { status })).status).toBe(200);
}
