import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { PASSKEY_NAME_MAX_CHARS } from '@araucaria/contracts/domain';
import type { AddedFactor, PasskeyView } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { TextBox } from '../../shared/form/text-box';
import { textOf } from '../../shared/form/text-length';
import { createPasskey, factorFailure } from '../../shared/session/second-factor';

const PATH = '/api/auth/second-factors/passkeys';

interface PasskeyDialogProps {
  /** The passkey to rename; undefined: a new one is added. */
  passkey: PasskeyView | undefined;
  /** @param added undefined: it was renamed */
  onSaved: (added?: AddedFactor) => void;
  onClose: () => void;
}

/** Names a passkey and, if it is new, creates it in a dialog of the browser. */
export function PasskeyDialog({ passkey, onSaved, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(passkey?.name ?? '');
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useCall(factorFailure);

  const add = async (): Promise<AddedFactor> => {
    const options = await rest('POST', `${PATH}/options`);
    return rest('POST', PATH, { name, response: await createPasskey(options) });
  };
  const save = () => {
    if (!textOf(name).trim()) {
      setError('Dê um nome à chave de acesso');
      document.getElementById('nome-chave')?.focus();
      return;
    }
    void run(async () => {
      if (passkey) await rest('PUT', `${PATH}/${passkey.id}`, { name });
      onSaved(passkey ? undefined : await add());
    });
  };

  return (
    <FormDialog
      title={passkey ? 'Renomear chave de acesso' : 'Adicionar chave de acesso'}
      submit={passkey ? 'Salvar' : 'Continuar'}
      submitting={passkey ? 'Salvando...' : 'Aguardando o aparelho...'}
      busy={busy}
      isDirty={false}
      onSubmit={save}
      onClose={onClose}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextBox
        name="nome-chave"
        label="Nome da chave"
        value={name}
        error={error}
        required
        hint="Para reconhecer o aparelho depois, por exemplo “Notebook do trabalho”."
        limit={PASSKEY_NAME_MAX_CHARS}
        onChange={(value) => {
          setName(value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
