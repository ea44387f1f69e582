import { Controller } from '@nestjs/common';
import { UsersRpc, type ById, type ChangeSavedView, type SaveView } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { SavedViewsService } from './saved-views.service.js';

@Controller()
export class SavedViewsRpcController {
  constructor(private readonly views: SavedViewsService) {}

  @Rpc(UsersRpc.savedViews)
  savedViews() {
    return this.views.list();
  }

  @Rpc(UsersRpc.saveView)
  saveView(input: SaveView) {
    return this.views.save(input);
  }

  @Rpc(UsersRpc.changeSavedView)
  changeSavedView(input: ChangeSavedView) {
    return this.views.change(input);
  }

  @Rpc(UsersRpc.removeSavedView)
  removeSavedView({ id }: ById) {
    return this.views.remove(id);
  }
}
