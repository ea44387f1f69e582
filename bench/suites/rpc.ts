import { importBuilt } from '../built-module.ts';
import { environmentOf } from '../process-environment.ts';
import { withProduct } from '../product.ts';
import { measureMs, median } from '../statistics.ts';

const CALLS_PER_ROUND = 2_000;
const CONCURRENT_CALLS = 16;
/** Distinct users: with as many no token is in a cache. */
const USERS = 1_000;

type Platform = typeof import('../../libs/platform/src/index.js');
type Tokens = typeof import('../../libs/platform/src/call-token.js');
type Contracts = typeof import('../../libs/contracts/src/index.js');

/**
 * What the signed token adds to a call between processes: calls of one user, whose token is signed and verified once, calls
 * of a thousand users, and the cost of the token alone.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 7);
  const { CallSigner, RpcClients, runInContext } = await importBuilt<Platform>('libs/platform/dist/index.js');
  const { CallVerifier } = await importBuilt<Tokens>('libs/platform/dist/call-token.js');
  const { JobsRpc } = await importBuilt<Contracts>('libs/contracts/dist/index.js');
  await withProduct(async ({ start, onStop }) => {
    const jobs = await start('jobs');
    const gateway = await start('gateway');
    const { JOBS_RPC, RPC_PRIVATE_KEY } = environmentOf(gateway, 'gateway');
    const { RPC_PUBLIC_KEYS } = environmentOf(jobs, 'jobs');
    Object.assign(process.env, { JOBS_RPC, RPC_PUBLIC_KEYS });

    const clients = new RpcClients(new CallSigner(RPC_PRIVATE_KEY));
    onStop(() => clients.onApplicationShutdown());
    const client = clients.of(JobsRpc);
    let next = 0;
    const actor = (id: number) => ({
      id,
      username: `user-${id}`,
      isAdmin: false,
      isEmployee: true,
      roles: [],
    });
    const inTurn = async (count: number, work: (n: number) => Promise<unknown>): Promise<void> => {
      let started = 0;
      const lane = async (): Promise<void> => {
        while (started < count) await work(started++);
      };
      await Promise.all(Array.from({ length: CONCURRENT_CALLS }, lane));
    };
    const call = (id: number) =>
      runInContext({ requestId: 'bench', actor: actor(id) }, () => client.byIds({ ids: [1] }));

    const times = { one: [] as number[], many: [] as number[], token: [] as number[] };
    await inTurn(CALLS_PER_ROUND, () => call(1));
    for (let round = 0; round < rounds; round++) {
      times.one.push(await measureMs(() => inTurn(CALLS_PER_ROUND, () => call(1))));
      times.many.push(await measureMs(() => inTurn(USERS, () => call(1_000 + next++))));
      const signer = new CallSigner(RPC_PRIVATE_KEY);
      const verifier = new CallVerifier(signer);
      const signAndVerify = async (n: number): Promise<void> => {
        const token = await signer.sign('jobs', { requestId: 'bench', actor: actor(n) });
        await verifier.verify(token, 'jobs');
      };
      times.token.push(await measureMs(() => inTurn(USERS, signAndVerify)));
    }
    const micros = (values: number[], count: number): number => (median(values) / count) * 1_000;
    const one = micros(times.one, CALLS_PER_ROUND);
    const many = micros(times.many, USERS);
    console.log(`call with a cached token        ${one.toFixed(0).padStart(6)} µs`);
    console.log(
      `call with a new token           ${many.toFixed(0).padStart(6)} µs, ${(many / one).toFixed(2)} times`,
    );
    console.log(`signing and verifying one token ${micros(times.token, USERS).toFixed(0).padStart(6)} µs`);
  });
}
