import { useState } from 'react';
import { useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { DraftMode } from '../../generated/graphql';
import { ErrorSummary } from '../../shared/form/error-summary';
import { toast } from '../../shared/toasts/toast';
import { ButtonLink } from '../../shared/ui/links';
import { Assistant } from './assistant';
import { JobFields } from './job-fields';
import { EMPTY, type JobValues } from './job-values';
import { useSaveJob } from './use-save-job';

type TabName = 'form' | 'ai';

/** The vacancy and the assistant that drafts for it. Both stay while the other is shown: nothing typed is lost. */
export function JobForm({ id, initial }: { id?: number; initial: JobValues }) {
  const form = useForm<JobValues>({ mode: 'onTouched', shouldFocusError: false, defaultValues: initial });
  const { control, formState, getValues, handleSubmit, setValue } = form;
  const [tab, setTab] = useState<TabName>('form');
  const [refusals, setRefusals] = useState(0);
  const save = useSaveJob(form, id);
  const errors = (Object.keys(EMPTY) as Array<keyof JobValues>).flatMap((field) => {
    const message = formState.errors[field]?.message;
    return message ? [{ field, message }] : [];
  });

  const apply = (field: DraftMode, text: string) => {
    setValue(field, text, { shouldDirty: true, shouldValidate: true });
    toast.success('Conteúdo aplicado');
    setTab('form');
  };

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Tabs
        value={tab}
        onChange={(_event, chosen: TabName) => setTab(chosen)}
        aria-label="Edição da vaga"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="form" label="Formulário" id="aba-form" aria-controls="painel-form" />
        <Tab value="ai" label="Assistente de IA" id="aba-ai" aria-controls="painel-ai" />
      </Tabs>
      <Box role="tabpanel" id="painel-form" aria-labelledby="aba-form" hidden={tab !== 'form'}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void handleSubmit(save, () => setRefusals((count) => count + 1))(event)}
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <ErrorSummary errors={refusals ? errors : []} attempt={refusals} />
          <JobFields control={control} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
              {formState.isSubmitting ? 'Salvando...' : id === undefined ? 'Criar Vaga' : 'Atualizar Vaga'}
            </Button>
            <ButtonLink to="/vagas" color="inherit" size="large">
              Cancelar
            </ButtonLink>
          </Box>
        </Box>
      </Box>
      <Box role="tabpanel" id="painel-ai" aria-labelledby="aba-ai" hidden={tab !== 'ai'}>
        <Assistant about={getValues} onApply={apply} />
      </Box>
    </Card>
  );
}
