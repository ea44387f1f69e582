import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { HOME_TEXT_MAX_CHARS } from '@araucaria/contracts/domain';
import type { HomeTextsToEditQuery } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { ReplacedNotice, type Fact } from '../../shared/form/replaced-notice';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import { useDisplayedRecord } from '../../shared/form/use-displayed-record';
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

const valuesOf = ({ hiring, team }: Texts) => ({ hiring: hiring ?? '', team: team ?? '' });
const factsOf = (values: ReturnType<typeof valuesOf>): Fact[] =>
  FIELDS.map(({ name, label }) => [label, values[name]]);

export function HomeTextsForm({ texts }: { texts: Texts }) {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: valuesOf(texts),
  });
  const { control, handleSubmit, formState } = form;
  /** As another user has saved them since the page was opened. */
  const [replaced, setReplaced] = useState<Texts>();
  const displayed = useDisplayedRecord(texts, form, valuesOf);
  const { version } = displayed;
  // The form stays disabled until the page has the saved texts with their version.
  const [save, { loading }] = useMutation(SAVE_HOME_TEXTS, { awaitRefetchQueries: true });
  const draft = useFormDraft(form, 'textos-da-pagina-inicial', ['hiring', 'team'], version);
  useUnsavedChanges(formState.isDirty, loading, draft.clear);
  const submit = handleSubmit(async (values) => {
    try {
      const input = { hiring: values.hiring.trim(), team: values.team.trim() };
      await save({ variables: { input, from: replaced?.version ?? draft.from ?? version } });
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
      {replaced && <ReplacedNotice saved={factsOf(valuesOf(replaced))} typed={factsOf(form.getValues())} />}
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
