import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROFILE, PROFILE_FIELDS, type Profile } from '@araucaria/contracts/domain';
import { DetailList } from '../../shared/ui/detail-list';

/** The profile as text: before its form has loaded, and without JavaScript. */
export const ReadOnlyProfile = ({ profile }: { profile: Profile }) => (
  <Box component="section" aria-labelledby="cadastro" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h2" id="cadastro">
      Meu cadastro
    </Typography>
    <DetailList details={PROFILE_FIELDS.map((field) => [PROFILE[field], profile[field]])} />
    <noscript>Para corrigir os dados ou desistir de uma candidatura, ative o JavaScript.</noscript>
  </Box>
);
