import { defineEntity, p } from '@mikro-orm/core';
import type { SavedViewView } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.integer().primary().autoincrement(),
    accountId: p.integer(),
    name: p.text(),
    query: p.text(),
    isDefault: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** A view of the list of candidates that a user has saved under a name. */
export class SavedView extends schema.class {
  toView(): SavedViewView {
    const { id, name, query, isDefault } = this;
    return { id, name, query, isDefault };
  }
}
schema.setClass(SavedView);
