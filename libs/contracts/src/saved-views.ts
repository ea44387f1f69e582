import { IsBoolean, IsOptional } from 'class-validator';
import { SAVED_VIEW_MAX_CHARS } from './domain/index.js';
import { FormKey, Id, Text } from './validation.js';

const NAME_MESSAGE = 'Dê um nome à visão';

/** A view of the list of candidates that a user has saved. */
export interface SavedViewView extends Omit<SaveView, 'formKey'> {
  id: number;
  /** Opened when the user enters the list without a filter. One at most. */
  isDefault: boolean;
}

export class SaveView {
  @Text(1, NAME_MESSAGE, SAVED_VIEW_MAX_CHARS.name) name!: string;
  /** The query of the address: filters, order and columns. Empty: the whole list. */
  @Text(0, 'Visão inválida', SAVED_VIEW_MAX_CHARS.query) query!: string;
  @FormKey() formKey?: string;
}

/** Absent fields stay. */
export class ChangeSavedView {
  @Id() id!: number;
  @IsOptional() @Text(1, NAME_MESSAGE, SAVED_VIEW_MAX_CHARS.name) name?: string;
  @IsOptional() @Text(0, 'Visão inválida', SAVED_VIEW_MAX_CHARS.query) query?: string;
  /** true: the earlier default view is one no longer. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) isDefault?: boolean;
}
