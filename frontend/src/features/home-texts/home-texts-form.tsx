import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { HOME_TEXT_MAX_CHARS } from '@araucaria/contracts/domain';
import type { HomeTextsToEditQuery } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../shared/form/use-unsaved-changes';
import { toast } from '../../shared/toasts/toast';
import { SAVE_HOME_TEXTS } from './home-texts-queries';

const FIELDS = [
  {
    name: 'hiring',
    label: 'Como contratamos',
    hint: 'As etapas e quanto tempo levam. Listas com “- item” ou “1. item”, **negrito** e *itálico*',
  },
  {
    name: 'team',
    label: 'Com quem você trabalha',
    hint: 'Quem são as pessoas e como trabalham. Escreva só o que quem chega vai encontrar',
  },
] as const;

type Texts = HomeTextsToEditQuery['homeTexts'];

export function HomeTextsForm({ texts }: { texts: Texts }) {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { hiring: texts.hiring ?? '', team: texts.team ?? '' },
  });
  const { control, handleSubmit, formState } = form;
  /** As another user has saved them since the page was opened. */
  const [replaced, setReplaced] = useState<Texts>();
  const typed = useWatch({ control });
  const differing = FIELDS.filter(({ name }) => (replaced?.[name] ?? '') !== typed[name]);
  const [save, { loading }] = useMutation(SAVE_HOME_TEXTS);
  const draft = useFormDraft(form, 'textos-da-pagina-inicial', ['hiring', 'team']);
  useUnsavedChanges(formState.isDirty, draft.clear);
  const submit = handleSubmit(async (values) => {
    try {
      const input = { hiring: values.hiring.trim(), team: values.team.trim() };
      await save({ variables: { input, from: (replaced ?? texts).version } });
      setReplaced(undefined);
      draft.clear();
      form.reset(values);
      toast.success('Textos da página inicial salvos');
    } catch (error) {
      const { code, message, fields, details } = failureOf(error);
      if (code === 'CHANGED_MEANWHILE') setReplaced(details.current as Texts);
      else if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar os textos', message);
    }
  });
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Textos da página inicial"
      sx={{ p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 820 }}
    >
      {replaced && (
        <Alert severity="warning">
          Outra pessoa salvou estes textos enquanto você os editava. Salvar de novo substitui o que ela
          salvou:
          {differing.map(({ name, label }) => (
            <Typography
              key={name}
              variant="body2"
              sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              <strong>{label}:</strong> {replaced[name] ?? 'sem texto'}
            </Typography>
          ))}
        </Alert>
      )}
      {FIELDS.map((field) => (
        <TextInput
          key={field.name}
          {...field}
          control={control}
          multiline
          minRows={6}
          limit={HOME_TEXT_MAX_CHARS}
        />
      ))}
      <Box>
        <Button type="submit" variant="contained" disabled={loading || !formState.isDirty}>
          {loading ? 'Salvando...' : 'Salvar textos'}
        </Button>
      </Box>
    </Card>
  );
}
