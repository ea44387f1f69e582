import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { PROFILE, type Profile } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../shared/format/formats';
import { differingFields } from '../../domain/profile/profile-differences';
import type { ApplicationDraftView } from '../../generated/rest';

interface DraftChoiceProps {
  drafts: ApplicationDraftView[];
  profile: Profile;
  chosen: ApplicationDraftView | undefined;
  onChoose: (draftId: number) => void;
}

/** Which of several drafts is the person's own: when and from where each was sent, and what differs in it. */
export function DraftChoice({ drafts, profile, chosen, onChoose }: DraftChoiceProps) {
  const isOwnHere = drafts.some(({ isFromThisBrowser }) => isFromThisBrowser);
  return (
    <FormControl>
      <FormLabel id="envios">Recebemos {drafts.length} envios. Qual deles vale?</FormLabel>
      <RadioGroup
        aria-labelledby="envios"
        value={chosen?.id ?? null}
        onChange={(_event, value) => onChoose(Number(value))}
      >
        {drafts.map((draft) => (
          <FormControlLabel
            key={draft.id}
            value={draft.id}
            control={<Radio />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <Box sx={{ py: 1 }}>
                {originOf(draft)}{' '}
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {differencesOf(draft, profile)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {!isOwnHere && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          O seu envio não está aqui? Descarte os que não são seus e envie a candidatura outra vez.
        </Typography>
      )}
    </FormControl>
  );
}

export const originOf = ({ createdAt, isFromThisBrowser }: ApplicationDraftView): string => {
  const place = isFromThisBrowser ? 'deste aparelho' : 'de outro aparelho';
  return `Enviada em ${formatDateTime(createdAt)} (horário de Brasília), ${place}.`;
};

function differencesOf(draft: ApplicationDraftView, profile: Profile): string {
  const differing = differingFields(draft.profile, profile).map((field) => PROFILE[field]);
  const data = differing.length
    ? `Diferente do seu cadastro: ${differing.join(', ')}.`
    : 'Os dados são os do seu cadastro.';
  return `${data} ${draft.resumeFilename ? `Currículo: ${draft.resumeFilename}.` : 'Sem arquivo novo.'}`;
}
