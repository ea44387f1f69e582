import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import KeyOutlined from '../../generated/icons/KeyOutlined';
import { SecondFactors } from '../../features/account/second-factors';
import { SessionsCard } from '../../features/account/sessions-card';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { useSession } from '../../shared/session/use-session';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';

const PasswordDialog = lazyComponent(() => import('../../features/users/password-dialog'));

export default function AccountPage() {
  usePageTitle('Minha Conta');
  const { user } = useSession();
  const [changesPassword, setChangesPassword] = useState(false);
  if (!user) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <PageHeading title="Minha Conta" text={user.fullName ?? user.username} />
      {!user.mustEnrolSecondFactor && (
        <Card
          component="section"
          aria-labelledby="senha"
          sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}
        >
          <Typography variant="h2" id="senha">
            Senha
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Você entra como <strong>{user.username}</strong>. Alterar a senha encerra as suas outras sessões.
          </Typography>
          <Button variant="outlined" startIcon={<KeyOutlined />} onClick={() => setChangesPassword(true)}>
            Alterar senha
          </Button>
        </Card>
      )}
      <SecondFactors />
      {!user.mustEnrolSecondFactor && <SessionsCard />}
      {changesPassword && (
        <Suspense>
          <PasswordDialog user={user} self onClose={() => setChangesPassword(false)} />
        </Suspense>
      )}
    </Box>
  );
}
