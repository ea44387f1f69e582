import { PROCESSES } from '@araucaria/local/processes';
import { SERVICES_WITH_SCHEMA } from '../schemas.ts';

describe('the schemas of a backup', () => {
  it('are those of all processes with a schema', () => {
    const names = PROCESSES.flatMap(({ name, hasSchema }) => (hasSchema ? [name] : []));
    expect([...SERVICES_WITH_SCHEMA].sort()).toEqual(names.sort());
  });
});
