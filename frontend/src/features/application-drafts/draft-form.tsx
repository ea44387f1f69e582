import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { PROFILE, PROFILE_FIELDS, type Profile, type ProfileField } from '@araucaria/contracts/domain';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { differingFields } from '../../domain/profile/profile-differences';
import { formatDate } from '../../shared/format/formats';
import type { ApplicationDraftView, DraftLinkView } from '../../generated/rest';

export interface DraftFormProps {
  draft: ApplicationDraftView;
  profile: Profile;
  /** The new data are chosen in advance: the person just typed them. */
  isTrusted: boolean;
  lastResume: DraftLinkView['lastResume'];
  busy: boolean;
  onConfirm: (draftId: number, accepted: ProfileField[]) => void;
  onDiscard: (draftId: number) => void;
}

export function DraftForm({
  draft,
  profile,
  isTrusted,
  lastResume,
  busy,
  onConfirm,
  onDiscard,
}: DraftFormProps) {
  const differing = differingFields(draft.profile, profile);
  const [accepted, setAccepted] = useState(isTrusted ? differing : []);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const same = PROFILE_FIELDS.filter((field) => !differing.includes(field) && profile[field] !== null);
  const facts: Array<[label: string, text: string | null]> = [
    ...same.map((field): [string, string | null] => [PROFILE[field], profile[field]]),
    ['Currículo', draft.resumeFilename ?? storedResume(lastResume)],
    ['Carta de apresentação', draft.coverLetter],
    ['Informações adicionais', draft.additionalInfo],
  ];
  const choose = (field: ProfileField, isAccepted: boolean) =>
    setAccepted((fields) => [...fields.filter((one) => one !== field), ...(isAccepted ? [field] : [])]);
  return (
    <>
      {differing.length > 0 && (
        <FormControl component="fieldset" sx={{ width: '100%' }}>
          <FormLabel component="legend" sx={{ fontWeight: 600 }}>
            Dados novos deste envio
          </FormLabel>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Eles passam a valer em todas as suas candidaturas.{' '}
            {isTrusted ? 'Desmarque o que não deve mudar.' : 'Marque somente o que está certo.'}
          </Typography>
          {differing.map((field) => (
            <NewValue
              key={field}
              label={PROFILE[field]}
              sent={draft.profile[field] ?? ''}
              stored={profile[field]}
              isAccepted={accepted.includes(field)}
              onChange={(isAccepted) => choose(field, isAccepted)}
            />
          ))}
        </FormControl>
      )}
      <DraftFacts facts={facts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          disabled={busy}
          onClick={() => onConfirm(draft.id, accepted)}
        >
          {busy ? 'Enviando...' : 'Confirmar e enviar a candidatura'}
        </Button>
        <Button size="large" color="inherit" disabled={busy} onClick={() => setIsDiscarding(true)}>
          Descartar este envio
        </Button>
      </Box>
      {isDiscarding && (
        <ConfirmDialog
          title="Descartar este envio?"
          confirm="Descartar"
          cancel="Voltar"
          busy={busy}
          onConfirm={() => {
            setIsDiscarding(false);
            onDiscard(draft.id);
          }}
          onClose={() => setIsDiscarding(false)}
        >
          O que foi enviado é apagado, com o arquivo. O seu cadastro não muda.
        </ConfirmDialog>
      )}
    </>
  );
}

const storedResume = (resume: DraftLinkView['lastResume']): string =>
  resume
    ? `${resume.filename}, o último que você enviou (${formatDate(resume.at)}); este envio veio sem arquivo`
    : 'Sem arquivo';

function DraftFacts({ facts }: { facts: ReadonlyArray<[label: string, text: string | null]> }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, 30%) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.5 },
      }}
    >
      {facts.map(
        ([label, text]) =>
          text && (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {text}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
}

interface NewValueProps {
  label: string;
  sent: string;
  /** null: the profile lacks it. */
  stored: string | null;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

const SHOWN_TEXT = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

/** A value that replaces the one of the profile, unless the person says no. */
function NewValue({ label, sent, stored, isAccepted, onChange }: NewValueProps) {
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', mr: 0 }}
      control={
        <Checkbox checked={isAccepted} onChange={(_event, value) => onChange(value)} sx={{ py: 0.5 }} />
      }
      label={
        <Box sx={{ py: 0.5 }}>
          <Typography component="span" sx={{ ...SHOWN_TEXT, display: 'block' }}>
            {label}: {sent}
          </Typography>
          {stored !== null && (
            <Typography
              component="span"
              variant="body2"
              sx={{ ...SHOWN_TEXT, display: 'block', color: 'text.secondary' }}
            >
              No seu cadastro: {stored}
            </Typography>
          )}
        </Box>
      }
    />
  );
}
