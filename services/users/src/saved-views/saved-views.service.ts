import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  MAX_SAVED_VIEWS,
  UsersRpc,
  type ById,
  type ChangeSavedView,
  type SaveView,
  type SavedViewView,
} from '@araucaria/contracts';
import { Database, oncePerForm } from '@araucaria/database';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { lockOwnAccount } from '../accounts/lock-account.js';
import { SavedView } from './saved-view.entity.js';

/** The views that the acting user has saved, and alone sees. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Rpc(UsersRpc.savedViews)
  list(): Promise<SavedViewView[]> {
    return this.database.transaction(async (em) => {
      const { views } = await lockOwnViews(em);
      return views.map((view) => view.toView());
    });
  }

  @Rpc(UsersRpc.saveView)
  save(form: SaveView): Promise<SavedViewView> {
    const { name, query } = form;
    return this.database.transaction(async (em) => {
      const { accountId, views } = await lockOwnViews(em);
      const create = async () => {
        if (views.length >= MAX_SAVED_VIEWS)
          throw refuseName(`Você já tem ${MAX_SAVED_VIEWS} visões; exclua uma para salvar outra`);
        assertUnused(views, name);
        const view = em.create(
          SavedView,
          { accountId, name, query, isDefault: false, createdAt: this.clock.now() },
          { persist: true },
        );
        await em.flush();
        return view;
      };
      const find = async (id: string) => views.find((view) => view.id === Number(id)) ?? null;
      return (await oncePerForm(em, { kind: 'saved-view', form, create, find })).toView();
    });
  }

  @Rpc(UsersRpc.changeSavedView)
  change({ id, name, query, isDefault }: ChangeSavedView): Promise<SavedViewView> {
    return this.database.transaction(async (em) => {
      const { views } = await lockOwnViews(em);
      const view = find(views, id);
      if (name !== undefined) {
        assertUnused(
          views.filter((other) => other !== view),
          name,
        );
        view.name = name;
      }
      if (query !== undefined) view.query = query;
      if (isDefault !== undefined) {
        for (const other of views) other.isDefault = false;
        // Before the new one: only one row of an account may be the default at any time.
        await em.flush();
        view.isDefault = isDefault;
      }
      await em.flush();
      return view.toView();
    });
  }

  @Rpc(UsersRpc.removeSavedView)
  remove({ id }: ById): Promise<void> {
    return this.database.transaction(async (em) => {
      const { views } = await lockOwnViews(em);
      em.remove(find(views, id));
    });
  }
}

/** The views of the acting user, whose account stays locked: two changes at once wait for each other. */
async function lockOwnViews(em: EntityManager): Promise<{ accountId: number; views: SavedView[] }> {
  const { id: accountId } = await lockOwnAccount(em);
  return { accountId, views: await em.find(SavedView, { accountId }, { orderBy: { id: 'asc' } }) };
}

function find(views: readonly SavedView[], id: number): SavedView {
  const view = views.find((one) => one.id === id);
  if (!view) throw new AppError('NOT_FOUND', 'Visão não encontrada');
  return view;
}

function assertUnused(views: readonly SavedView[], name: string): void {
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw refuseName('Você já tem uma visão com este nome');
}

const refuseName = (message: string): AppError => AppError.invalid([{ field: 'name', message }]);
