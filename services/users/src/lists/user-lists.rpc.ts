import { Controller } from '@nestjs/common';
import {
  UsersRpc,
  type ByEmail,
  type ByIds,
  type ByPermission,
  type ListStaff,
  type ListUsers,
  type UserFilter,
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

  @Rpc(UsersRpc.listedIds)
  listedIds(filter: UserFilter) {
    return this.lists.ids(filter);
  }

  @Rpc(UsersRpc.listedByIds)
  listedByIds({ ids }: ByIds) {
    return this.lists.byIds(ids);
  }

  @Rpc(UsersRpc.staff)
  staff(input: ListStaff) {
    return this.lists.staff(input);
  }

  @Rpc(UsersRpc.staffIds)
  staffIds() {
    return this.lists.staffIds();
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
