import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { PROFILE, PROFILE_FIELDS, type ProfileField } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../shared/format/formats';
import { differingFields } from '../../shared/profile/profile-differences';
import type { Draft, DraftLink } from './draft-link';

interface DraftReviewProps {
  link: DraftLink;
  profile: NonNullable<DraftLink['profile']>;
  busy: boolean;
  onConfirm: (draftId: number, accepted: ProfileField[]) => void;
}

/** The drafts of a link: what was sent, what differs from the profile, and the button that sends the application. */
export function DraftReview({ link, profile, busy, onConfirm }: DraftReviewProps) {
  const { drafts } = link;
  const [draftId, setDraftId] = useState(drafts[0]?.id);
  const draft = drafts.find(({ id }) => id === draftId) ?? drafts[0];
  return (
    <>
      {drafts.length > 1 && (
        <FormControl>
          <FormLabel id="envios">Recebemos {drafts.length} envios. Qual deles vale?</FormLabel>
          <RadioGroup
            aria-labelledby="envios"
            value={draft?.id}
            onChange={(_event, value) => setDraftId(Number(value))}
          >
            {drafts.map(({ id, createdAt }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio />}
                label={`O de ${formatDateTime(createdAt)}`}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {draft && (
        <DraftForm key={draft.id} draft={draft} profile={profile} busy={busy} onConfirm={onConfirm} />
      )}
    </>
  );
}

type DraftFormProps = Omit<DraftReviewProps, 'link'> & { draft: Draft };

function DraftForm({ draft, profile, busy, onConfirm }: DraftFormProps) {
  const differing = differingFields(draft.profile, profile);
  const [accepted, setAccepted] = useState(differing);
  const same = PROFILE_FIELDS.filter((field) => !differing.includes(field) && profile[field] !== null);
  const facts: Array<[label: string, text: string | null]> = [
    ...same.map((field): [string, string | null] => [PROFILE[field], profile[field]]),
    ['Currículo', draft.resumeFilename ?? 'Sem arquivo'],
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
            Eles passam a valer em todas as suas candidaturas. Desmarque o que não deve mudar.
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
      <Button variant="contained" size="large" disabled={busy} onClick={() => onConfirm(draft.id, accepted)}>
        {busy ? 'Enviando...' : 'Confirmar e enviar a candidatura'}
      </Button>
    </>
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
