import { UsersRpc } from '@araucaria/contracts';
import type { AppError } from '@araucaria/platform';
import { eventually } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';

const LOGINS = 150;

describe('a flood of logins', () => {
  let service: TestService<typeof UsersRpc.calls>;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD: 'senha-do-teste-2026' });
  });
  afterAll(() => service.stop());

  it('is refused beyond a bounded queue, and the next login succeeds', async () => {
    const codes = await Promise.all(
      Array.from({ length: LOGINS }, (_, n) =>
        service
          .as()
          .authenticate({ username: `pessoa-${n}`, password: 'not the password' })
          .then(
            () => 'OK',
            (error: AppError) => error.code,
          ),
      ),
    );
    const refused = codes.filter((code) => code === 'OVERLOADED').length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(LOGINS);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(LOGINS - refused);
    const credentials = { username: 'admin', password: 'senha-do-teste-2026' };
    const logIn = () =>
      service
        .as()
        .authenticate(credentials)
        .catch(() => undefined);
    expect(await eventually(logIn)).toMatchObject({ username: 'admin' });
  });
});
