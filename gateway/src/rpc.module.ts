import { Global, Module } from '@nestjs/common';
import { RPC_CONTRACTS } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';

const clients = Object.values(RPC_CONTRACTS).map((contract) => rpcClient(contract));

@Global()
@Module({ providers: clients, exports: clients })
export class RpcModule {}
