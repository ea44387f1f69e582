import { main as test } from '../deploy/local/test.mjs';

// `npm run faults`: the long form of the kill test of `npm test`: 200 applications instead of 40.
process.env.FAULTS_APPLICATIONS ??= '200';
process.exitCode = await test(['libs/testing/test/guarantees/kill']);
