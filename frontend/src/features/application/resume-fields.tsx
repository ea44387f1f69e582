import { FieldList, type FieldSpec } from '../../shared/form/field-list';
import type { SimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { ErrorOutlineOutlined } from '../../generated/plain-icons';
import type { ApplicationFieldName } from './application-fields';
import { fillMark, type ApplicationValues, type Confidence, type ResumeFields } from './application-values';
import css from './resume-fields.module.css';

interface ResumeFieldListProps {
  form: SimpleForm<ApplicationValues>;
  fields: ReadonlyArray<FieldSpec<ApplicationFieldName>>;
  filled: ResumeFields;
  confidence: Confidence;
}

const MARKS = {
  sure: 'Preenchido pelo currículo',
  unsure: (
    <span className={css.unsure}>
      <ErrorOutlineOutlined />
      Preenchido pelo currículo: confira este campo
    </span>
  ),
};

/** Fields that a résumé can fill in, marked while they hold the value from the résumé. */
export function ResumeFieldList({ form, fields, filled, confidence }: ResumeFieldListProps) {
  return (
    <FieldList fields={fields}>
      {(field) => {
        const mark = fillMark(field.name, form.values[field.name], filled, confidence);
        return <SimpleInput form={form} {...field} hint={mark && MARKS[mark]} />;
      }}
    </FieldList>
  );
}
