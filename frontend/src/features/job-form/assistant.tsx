import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import AutoAwesomeOutlined from '../../generated/icons/AutoAwesomeOutlined';
import { PROMPT_MAX_CHARS } from '@araucaria/contracts/domain';
import type { DraftMode } from '../../generated/graphql';
import { TextInput } from '../../shared/form/text-input';
import { tooLong } from '../../shared/form/text-length';
import { toast } from '../../shared/toasts/toast';
import { DRAFT_TEXT } from './job-queries';

const MODES: ReadonlyArray<readonly [mode: DraftMode, text: string]> = [
  ['description', 'Descrição'],
  ['requirements', 'Requisitos'],
  ['benefits', 'Benefícios'],
];

interface AssistantValues {
  prompt: string;
  /** Generated texts, which the user can edit; empty: not generated. */
  results: Record<DraftMode, string>;
}

const EMPTY: AssistantValues = { prompt: '', results: { description: '', requirements: '', benefits: '' } };

interface AssistantProps {
  about: () => { title: string; department: string };
  onApply: (field: DraftMode, text: string) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Drafts a text field of the form from a short description of the job. */
export function Assistant({ about, onApply, onDirtyChange }: AssistantProps) {
  const [mode, setMode] = useState<DraftMode>('description');
  const { control, handleSubmit, setValue } = useForm<AssistantValues>({ defaultValues: EMPTY });
  const [prompt, results] = useWatch({ control, name: ['prompt', 'results'] });
  const [draft, { loading }] = useMutation(DRAFT_TEXT);
  const result = results[mode];
  const name = MODES.find(([key]) => key === mode)?.[1];

  const isDirty = prompt.trim() !== '';
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const generate = handleSubmit(async () => {
    if (!isDirty) {
      toast.destructive('Entrada vazia', 'Por favor, forneça uma descrição do cargo para gerar o conteúdo.');
      return;
    }
    const { title, department } = about();
    try {
      const { data } = await draft({
        variables: {
          input: { mode, prompt: prompt.trim(), title: title || null, department: department || null },
        },
      });
      if (data) setValue(`results.${mode}`, data.generateJobText.text);
    } catch {
      toast.destructive(
        'Erro ao gerar conteúdo',
        'Ocorreu um erro ao conectar com o assistente de IA. Tente novamente mais tarde.',
      );
    }
  });

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={mode}
        onChange={(_event, chosen: DraftMode | null) => chosen && setMode(chosen)}
        aria-label="O que gerar"
        sx={{ '& .MuiToggleButton-root': { minHeight: 44, px: 0.5, maxWidth: 160, textTransform: 'none' } }}
      >
        {MODES.map(([key, text]) => (
          <ToggleButton key={key} value={key}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextInput
        control={control}
        name="prompt"
        label="Descrição do cargo"
        hint="Diga em poucas palavras o que a pessoa vai fazer, com que ferramentas e em que equipe."
        multiline
        minRows={3}
        limit={PROMPT_MAX_CHARS}
      />
      <Box>
        <Button
          variant="contained"
          startIcon={<AutoAwesomeOutlined />}
          disabled={loading || tooLong(prompt, PROMPT_MAX_CHARS) !== undefined}
          onClick={() => void generate()}
        >
          {loading ? 'Gerando...' : 'Gerar conteúdo'}
        </Button>
      </Box>
      {result && (
        <Box role="region" aria-label="Conteúdo gerado" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3" component="h2">
            Conteúdo gerado: {name}
          </Typography>
          <TextInput
            key={mode}
            control={control}
            name={`results.${mode}`}
            label="Revise antes de aplicar"
            multiline
            minRows={4}
          />
          <Box>
            <Button variant="outlined" onClick={() => onApply(mode, result)}>
              Aplicar em {name}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
