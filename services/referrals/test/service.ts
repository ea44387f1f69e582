import { ReferralsRpc } from '@araucaria/contracts';
import { startTestService, type TestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';

export type Service = TestService<typeof ReferralsRpc.calls>;

/** The service, which has heard of one open vacancy: 100. */
export async function startReferrals(): Promise<Service> {
  const service = await startTestService(AppModule, ReferralsRpc);
  await service.hear('job.saved', { jobId: 100, title: 'Dev', department: 'Engenharia', isActive: true });
  return service;
}
