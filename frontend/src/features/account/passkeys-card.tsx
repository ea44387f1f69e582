import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import AddOutlined from '../../generated/icons/AddOutlined';
import KeyOutlined from '../../generated/icons/KeyOutlined';
import type { AddedFactor, PasskeyView } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { askConfirmation } from '../../shared/dialogs/confirmations';
import { formatDateTime } from '../../shared/format/formats';
import { factorFailure } from '../../shared/session/second-factor';
import { usePasskeySupport } from '../../shared/session/use-passkey-support';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { AccountCard } from './account-card';
import { PasskeyDialog } from './passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import type { SecondFactorsState } from './use-second-factors';

export function PasskeysCard({ state }: { state: SecondFactorsState }) {
  const [opened, setOpened] = useState<PasskeyView | 'new'>();
  const [codes, setCodes] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const isSupported = usePasskeySupport();
  const passkeys = state.data?.passkeys ?? [];

  const saved = (added?: AddedFactor) => {
    setOpened(undefined);
    setCodes(added?.recoveryCodes);
    toast.success(added ? 'Chave de acesso adicionada' : 'Chave de acesso renomeada');
    state.changed();
  };
  const remove = async ({ id, name }: PasskeyView) => {
    const confirmed = await askConfirmation({
      title: 'Remover chave de acesso',
      text: `A chave “${name}” deixa de valer para entrar. Apague-a também no aparelho onde ela está guardada.`,
      confirm: 'Remover chave',
      color: 'error',
    });
    if (!confirmed) return;
    setBusy(true);
    const removal = async () => {
      await rest('DELETE', `/api/auth/second-factors/passkeys/${id}`);
      toast.success('Chave de acesso removida');
    };
    await reportFailure('Erro ao remover a chave de acesso', removal, factorFailure);
    setBusy(false);
    state.changed();
  };

  return (
    <AccountCard
      id="chaves"
      title="Chaves de acesso"
      text="Entre com a digital, o rosto ou o PIN do seu aparelho, ou com uma chave de segurança, sem digitar a senha. Uma chave de acesso não funciona em sites falsos."
    >
      <LoadState
        {...queryState(state)}
        loadingLabel="Carregando chaves de acesso..."
        errorTitle="Erro ao carregar chaves de acesso"
      >
        {passkeys.length > 0 && (
          <List disablePadding aria-label="Chaves de acesso">
            {passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                busy={busy}
                onRename={() => setOpened(passkey)}
                onRemove={() => void remove(passkey)}
              />
            ))}
          </List>
        )}
        {isSupported ? (
          <Button
            variant="outlined"
            startIcon={<AddOutlined />}
            disabled={busy}
            onClick={() => setOpened('new')}
            sx={{ justifySelf: 'start' }}
          >
            Adicionar chave de acesso
          </Button>
        ) : (
          <Alert severity="info">Este navegador não oferece chaves de acesso.</Alert>
        )}
      </LoadState>
      {opened && (
        <PasskeyDialog
          passkey={opened === 'new' ? undefined : opened}
          onSaved={saved}
          onClose={() => setOpened(undefined)}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </AccountCard>
  );
}

interface PasskeyItemProps {
  passkey: PasskeyView;
  busy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ passkey, busy, onRename, onRemove }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', py: 1.5 }}>
      <KeyOutlined aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Adicionada em ${formatDateTime(createdAt)} · `}
          {lastUsedAt ? `último uso em ${formatDateTime(lastUsedAt)}` : 'ainda não usada'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button disabled={busy} aria-label={`Renomear a chave ${name}`} onClick={onRename}>
          Renomear
        </Button>
        <Button color="error" disabled={busy} aria-label={`Remover a chave ${name}`} onClick={onRemove}>
          Remover
        </Button>
      </Box>
    </ListItem>
  );
}
