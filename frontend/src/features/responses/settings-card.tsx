import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_OVERDUE_DAYS } from '@araucaria/contracts/domain';
import type { ResponseSettingsQuery } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { CheckInput } from '../../shared/form/check-input';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import { useDisplayedRecord } from '../../shared/form/use-displayed-record';
import { useUnsavedChanges } from '../../shared/form/use-unsaved-changes';
import { toast } from '../../shared/toasts/toast';
import { SAVE_RESPONSE_SETTINGS } from './responses-queries';
import { ConflictAlert } from '../../shared/form/conflict-alert';

type Settings = ResponseSettingsQuery['responseSettings'];

interface SettingsValues {
  overdueDays: string;
  sendDigest: boolean;
}

const DAYS_ERROR = `Informe um número inteiro de 1 a ${MAX_OVERDUE_DAYS}`;
const isValidDays = (text: unknown) => {
  const days = Number(text);
  return String(text).trim() !== '' && Number.isInteger(days) && days >= 1 && days <= MAX_OVERDUE_DAYS;
};

const valuesOf = ({ overdueDays, sendDigest }: Settings): SettingsValues => ({
  overdueDays: String(overdueDays),
  sendDigest,
});

export function SettingsCard({ settings }: { settings: Settings }) {
  const form = useForm<SettingsValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(settings),
  });
  const { control, handleSubmit, formState } = form;
  const displayed = useDisplayedRecord(settings, form, valuesOf);
  /** As another user has saved them since the form was edited. */
  const [replaced, setReplaced] = useState<Settings>();
  // The form stays disabled until the page has the saved settings with their version.
  const [save, { loading }] = useMutation(SAVE_RESPONSE_SETTINGS, { awaitRefetchQueries: true });
  useUnsavedChanges(formState.isDirty, loading);
  const submit = handleSubmit(async ({ overdueDays, sendDigest }) => {
    try {
      const input = { overdueDays: Number(overdueDays), sendDigest };
      await save({ variables: { input, from: (replaced ?? displayed).version } });
      setReplaced(undefined);
      form.reset({ overdueDays, sendDigest });
      toast.success('Prazo de retorno salvo');
    } catch (error) {
      const { code, message, fields, details } = failureOf(error);
      if (code === 'CHANGED_MEANWHILE') setReplaced(details.current as Settings);
      else if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar o prazo', message);
    }
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Prazo de retorno"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 28rem) auto' },
        '& > [role="alert"]': { gridColumn: '1 / -1' },
      }}
    >
      {replaced && (
        <ConflictAlert>
          Outra pessoa alterou este prazo enquanto você o editava. Salvar de novo substitui o que ela salvou:{' '}
          {replaced.overdueDays} dias, {replaced.sendDigest ? 'com' : 'sem'} o resumo da manhã por e-mail.
        </ConflictAlert>
      )}
      <TextInput
        control={control}
        name="overdueDays"
        label="Dias sem retorno"
        input={{ inputMode: 'numeric' }}
        rules={{ validate: (text) => isValidDays(text) || DAYS_ERROR }}
        hint="Depois deles, o candidato aparece como “Sem retorno”."
      />
      <CheckInput
        control={control}
        name="sendDigest"
        label="Resumo da manhã por e-mail"
        hint="Às 8h, cada administrador recebe quantos candidatos esperam por um retorno. Sem atrasos, não há e-mail."
      />
      <Box>
        <Button type="submit" variant="contained" disabled={loading || !formState.isDirty}>
          {loading ? 'Salvando...' : 'Salvar prazo'}
        </Button>
      </Box>
    </Box>
  );
}
