import { ReferralsRpc } from '@araucaria/contracts';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { startPeers } from './peers.js';

export type Service = TestService<typeof ReferralsRpc.calls>;

/** Starts the service with one open job (100), and with test doubles of candidates, jobs and users. */
export async function startReferrals(env: Record<string, string> = {}): Promise<Service> {
  const peers = await startPeers();
  const service = await startTestService(AppModule, ReferralsRpc, {
    CANDIDATES_RPC: peers.address,
    USERS_RPC: peers.address,
    JOBS_RPC: peers.address,
    ...env,
  });
  await service.receive('job.saved', { jobId: 100, title: 'Dev', department: 'Engenharia', isActive: true });
  return {
    ...service,
    stop: async () => {
      await service.stop();
      await peers.stop();
    },
  };
}
