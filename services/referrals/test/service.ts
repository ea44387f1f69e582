import type { ReferralsRpc } from '@araucaria/contracts';
import type { TestService } from '@araucaria/testing';

export type Service = TestService<typeof ReferralsRpc.calls>;
