import { Module } from '@nestjs/common';
import { UserListsRpcController } from './user-lists.rpc.js';
import { UserListsService } from './user-lists.service.js';

@Module({
  controllers: [UserListsRpcController],
  providers: [UserListsService],
})
export class ListsModule {}
