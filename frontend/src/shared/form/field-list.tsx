import type { ReactNode } from 'react';
import { Column } from './columns';
import type { TextBoxLook } from './text-box';

/** A field as data: what its input takes, and how many of twelve columns it has on a desk. */
export interface FieldSpec<Name extends string> extends TextBoxLook {
  name: Name;
  span?: number;
}

interface FieldListProps<Field extends FieldSpec<string>> {
  fields: readonly Field[];
  /** The input of one field, of whichever kind of form it belongs to. */
  children: (field: Omit<Field, 'span'>) => ReactNode;
}

/** Fields one after the other, each in its place of the twelve columns. */
export const FieldList = <Field extends FieldSpec<string>>({ fields, children }: FieldListProps<Field>) =>
  fields.map(({ span, ...field }) => (
    <Column key={field.name} span={span}>
      {children(field)}
    </Column>
  ));
