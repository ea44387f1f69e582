import { main as test } from '@araucaria/local/test';

// `npm run faults`: the long form of the fault test of `npm test`. Each fault is injected five times instead of once.
process.env.FAULTS_ROUNDS ??= '5';
process.exitCode = await test(['libs/testing/test/guarantees/faults']);
