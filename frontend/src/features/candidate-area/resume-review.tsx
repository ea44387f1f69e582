import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PROFILE, type Profile, type ProfileField } from '@araucaria/contracts/domain';
import { FieldChoice } from '../../shared/profile/field-choice';
import { differingFields, fieldsToAdd } from '../../shared/profile/profile-differences';
import type { NewResume } from './area';

interface ResumeReviewProps {
  resume: NewResume;
  profile: Profile;
  busy: boolean;
  onConfirm: (taken: Partial<Record<ProfileField, string>>) => void;
  onDiscard: () => void;
}

/** What a new résumé states differently from the profile, and the buttons that take it or leave it. */
export function ResumeReview({ resume, profile, busy, onConfirm, onDiscard }: ResumeReviewProps) {
  const { filename, read, message } = resume;
  const [accepted, setAccepted] = useState(() => fieldsToAdd(read, profile));
  const group = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the keyboard continues here.
  useEffect(() => group.current?.focus(), []);
  const differing = differingFields(read, profile);
  const choose = (field: ProfileField, isAccepted: boolean) =>
    setAccepted((fields) => [...fields.filter((one) => one !== field), ...(isAccepted ? [field] : [])]);
  return (
    <Box
      ref={group}
      role="group"
      aria-label="Conferir o novo currículo"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', outline: 'none' }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`Recebemos “${filename}”. `}
        {differing.length > 0
          ? 'Escolha o que fica no seu cadastro. Nada muda até você confirmar.'
          : 'Ele não muda o seu cadastro. Nada muda até você confirmar.'}
      </Typography>
      {message && <Alert severity="warning">{message}</Alert>}
      {differing.map((field) => (
        <FieldChoice
          key={field}
          label={PROFILE[field]}
          stored={profile[field]}
          sent={read[field] ?? ''}
          origin="do novo currículo"
          isAccepted={accepted.includes(field)}
          onChange={(isAccepted) => choose(field, isAccepted)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => onConfirm(Object.fromEntries(accepted.map((field) => [field, read[field] ?? ''])))}
        >
          Usar este currículo
        </Button>
        <Button disabled={busy} onClick={onDiscard}>
          Descartar o arquivo
        </Button>
      </Box>
    </Box>
  );
}
