import type { ReactNode } from 'react';
import { Column } from './columns';
import type { TextBoxLook } from './text-box';

/** A field as data: the properties of its input, and its width of twelve columns on a wide screen. */
export interface FieldSpec<Name extends string> extends TextBoxLook {
  name: Name;
  span?: number;
}

interface FieldListProps<Field extends FieldSpec<string>> {
  fields: readonly Field[];
  children: (field: Omit<Field, 'span'>) => ReactNode;
}

export const FieldList = <Field extends FieldSpec<string>>({ fields, children }: FieldListProps<Field>) =>
  fields.map(({ span, ...field }) => (
    <Column key={field.name} {...(span !== undefined && { span })}>
      {children(field)}
    </Column>
  ));
