import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROFILE, PROFILE_FIELDS, type Profile } from '@araucaria/contracts/domain';

/** The profile as text: before its form has loaded, and without JavaScript. */
export const ReadOnlyProfile = ({ profile }: { profile: Profile }) => (
  <Box component="section" aria-labelledby="cadastro" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h2" id="cadastro">
      Meu cadastro
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {PROFILE_FIELDS.filter((field) => profile[field] !== null).map((field) => (
        <div key={field}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {PROFILE[field]}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {profile[field]}
          </Box>
        </div>
      ))}
    </Box>
    <noscript>Para corrigir os dados ou desistir de uma candidatura, ative o JavaScript.</noscript>
  </Box>
);
