import { Global, Module } from '@nestjs/common';
import { RPC_CLIENTS } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';

const clients = Object.values(RPC_CLIENTS).map(rpcClient);

@Global()
@Module({ providers: clients, exports: clients })
export class RpcModule {}
