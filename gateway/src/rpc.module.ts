import { Global, Module } from '@nestjs/common';
import {
  CandidatesRpc,
  InterviewsRpc,
  JobsRpc,
  NotificationsRpc,
  ReferralsRpc,
  UsersRpc,
} from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';

const clients = [
  rpcClient(JobsRpc),
  rpcClient(CandidatesRpc),
  rpcClient(InterviewsRpc),
  rpcClient(ReferralsRpc),
  rpcClient(UsersRpc),
  rpcClient(NotificationsRpc),
];

/** Clients of the services, one each. */
@Global()
@Module({ providers: clients, exports: clients })
export class RpcModule {}
