import { Module } from '@nestjs/common';
import { UserListsService } from './user-lists.service.js';

@Module({
  providers: [UserListsService],
})
export class ListsModule {}
