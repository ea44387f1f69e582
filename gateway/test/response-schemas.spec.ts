import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

it('holds the responses as the handlers declare them: run nx run gateway:schema after a change', async () => {
  const check = promisify(execFile)(process.execPath, ['gateway/build/response-schemas.ts', '--check']);
  await expect(check).resolves.toBeDefined();
});
