import { Controller } from '@nestjs/common';
import {
  UsersRpc,
  type ByEmail,
  type ByPermission,
  type ListStaff,
  type ListUsers,
  type UserBatchRequest,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { UserListsService } from './user-lists.service.js';

@Controller()
export class UserListsRpcController {
  constructor(private readonly lists: UserListsService) {}

  @Rpc(UsersRpc.list)
  list(input: ListUsers) {
    return this.lists.page(input);
  }

  @Rpc(UsersRpc.batch)
  batch(input: UserBatchRequest) {
    return this.lists.batch(input);
  }

  @Rpc(UsersRpc.staff)
  staff(input: ListStaff) {
    return this.lists.staff(input);
  }

  @Rpc(UsersRpc.permitted)
  permitted({ permission }: ByPermission) {
    return this.lists.permitted(permission);
  }

  @Rpc(UsersRpc.byEmail)
  byEmail({ email }: ByEmail) {
    return this.lists.byEmail(email);
  }
}
