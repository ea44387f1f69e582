import { main as test } from '@araucaria/local/test.mjs';

// `npm run faults`: the long form of the fault test of `npm test`: each fault strikes five times instead of once.
process.env.FAULTS_ROUNDS ??= '5';
process.exitCode = await test(['libs/testing/test/guarantees/faults']);
