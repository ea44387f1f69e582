import Box from '@mui/material/Box';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { FieldList, type FieldSpec } from '../../shared/form/field-list';
import type { SimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import type { ApplicationFieldName } from './application-fields';
import { fillMark, type ApplicationValues, type Confidence, type ResumeFields } from './application-values';

interface ResumeFieldListProps {
  form: SimpleForm<ApplicationValues>;
  fields: ReadonlyArray<FieldSpec<ApplicationFieldName>>;
  filled: ResumeFields;
  confidence: Confidence;
}

const MARKS = {
  sure: 'Preenchido pelo currículo',
  unsure: (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: 'warning.main', fontWeight: 600 }}
    >
      <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 16 }} />
      Preenchido pelo currículo: confira este campo
    </Box>
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
