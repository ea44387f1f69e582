import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { DraftMode } from '../../generated/graphql';
import { RestoredDraftNotice } from '../../shared/form/restored-draft-notice';
import { ErrorSummary } from '../../shared/form/error-summary';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../shared/form/use-unsaved-changes';
import { toast } from '../../shared/toasts/toast';
import { ButtonLink } from '../../shared/ui/links';
import { Assistant } from './assistant';
import { ClosingDialog } from './closing-dialog';
import { ConflictDialog } from './conflict-dialog';
import { JobFields } from './job-fields';
import { EMPTY, type JobValues } from './job-values';
import { useSaveJob } from './use-save-job';

type TabName = 'form' | 'ai';

interface JobFormProps {
  id?: number;
  /** The stored job; updated when another user saves it during the edit. */
  stored: JobValues;
}

/** The form and the assistant as tabs. Both stay mounted, so that no input is lost. */
export function JobForm({ id, stored }: JobFormProps) {
  const [initial] = useState(stored);
  const form = useForm<JobValues>({ mode: 'onTouched', shouldFocusError: false, defaultValues: initial });
  const { control, formState, getValues, handleSubmit, reset, setValue } = form;
  const [tab, setTab] = useState<TabName>('form');
  const [refusals, setRefusals] = useState(0);
  const [drafting, setDrafting] = useState(false);
  const draft = useFormDraft(form, id === undefined ? 'vaga' : `vaga-${id}`);
  const unsaved = useUnsavedChanges(formState.isDirty || drafting, formState.isSubmitting, draft.clear);
  const refuse = () => setRefusals((count) => count + 1);
  const saving = useSaveJob(form, id, draft.formKey, {
    onSaved: () => {
      draft.clear();
      unsaved.release();
      reset(getValues());
    },
    onInvalid: refuse,
  });
  const isNew = id === undefined || saving.gone;

  // An untouched form follows the stored job; a touched one resolves the conflict on saving.
  const { isDirty } = formState;
  const changed = stored.from > getValues('from');
  useEffect(() => {
    if (changed && !isDirty) reset(stored);
  }, [changed, isDirty, reset, stored]);
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
          onSubmit={(event) => void handleSubmit(saving.save, refuse)(event)}
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {saving.gone && (
            <Alert severity="warning">
              Esta vaga foi excluída por outra pessoa. O que você digitou continua aqui: “Criar Vaga” publica
              uma nova vaga com este conteúdo.
            </Alert>
          )}
          {changed && isDirty && !saving.gone && (
            <Alert severity="info">
              Outra pessoa alterou esta vaga enquanto você a edita. Ao salvar, você verá o que mudou e
              escolherá o que fica.
            </Alert>
          )}
          {draft.restored && (
            <RestoredDraftNotice
              onDiscard={() => {
                reset(stored);
                draft.clear();
              }}
            >
              Recuperamos o que você tinha digitado e não salvou.
            </RestoredDraftNotice>
          )}
          <ErrorSummary errors={refusals ? errors : []} attempt={refusals} />
          <JobFields control={control} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
              {formState.isSubmitting ? 'Salvando...' : isNew ? 'Criar Vaga' : 'Atualizar Vaga'}
            </Button>
            <ButtonLink to="/vagas" color="inherit" size="large">
              Cancelar
            </ButtonLink>
          </Box>
        </Box>
      </Box>
      <Box role="tabpanel" id="painel-ai" aria-labelledby="aba-ai" hidden={tab !== 'ai'}>
        <Assistant about={getValues} onApply={apply} onDirtyChange={setDrafting} />
      </Box>
      {saving.closed && (
        <ClosingDialog
          isClosing
          jobId={saving.closed.id}
          stages={saving.closed.stages}
          onDone={() => void saving.showList()}
        />
      )}
      {saving.differences && (
        <ConflictDialog
          differences={saving.differences}
          onChosen={(choices) => void saving.choose(choices)}
          onClose={saving.keepEditing}
        />
      )}
    </Card>
  );
}
