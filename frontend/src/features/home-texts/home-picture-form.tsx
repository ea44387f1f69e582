import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { NO_HOME_PICTURE, PICTURE_ALT_MAX_CHARS } from '@araucaria/contracts/domain';
import type { HomeTextsToEditQuery } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { ConflictAlert } from '../../shared/form/conflict-alert';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import { useUnsavedChanges } from '../../shared/form/use-unsaved-changes';
import { toast } from '../../shared/toasts/toast';
import { Alert } from '../../shared/ui/alert';
import { UnusablePicture, preparePicture, type PreparedPicture } from './prepare-picture';

interface HomePictureFormProps {
  picture: HomeTextsToEditQuery['homePicture'];
  onChanged: () => void;
}

const PATH = '/api/home-picture';

export function HomePictureForm({ picture, onChanged }: HomePictureFormProps) {
  const form = useForm({ mode: 'onTouched', defaultValues: { alt: '' } });
  const [chosen, setChosen] = useState<PreparedPicture>();
  const [refusal, setRefusal] = useState('');
  const [removing, setRemoving] = useState(false);
  /** The version that the page showed when the user began to choose or to remove. */
  const [seen, setSeen] = useState(NO_HOME_PICTURE);
  /** Another user has changed the picture since. */
  const [isReplaced, setReplaced] = useState(false);
  const version = picture?.version ?? NO_HOME_PICTURE;
  const input = useRef<HTMLInputElement>(null);
  const { control, handleSubmit, formState } = form;
  useUnsavedChanges(Boolean(chosen), formState.isSubmitting);

  const choose = async (file: File) => {
    try {
      setSeen(version);
      setChosen(await preparePicture(file));
      setRefusal('');
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      setRefusal(error.message);
    }
  };
  const save = handleSubmit(async ({ alt }) => {
    if (!chosen) return;
    try {
      await rest('PUT', PATH, { alt, small: chosen.small, large: chosen.large, from: seen });
      discard();
      onChanged();
      toast.success('Imagem da página inicial salva');
    } catch (error) {
      const { code, message, fields, details } = failureOf(error);
      if (code === 'CHANGED_MEANWHILE') {
        setSeen((details.current as { version: string } | null)?.version ?? NO_HOME_PICTURE);
        setReplaced(true);
        onChanged();
      } else if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar a imagem', message);
    }
  });
  const remove = async () => {
    try {
      await rest('DELETE', `${PATH}?from=${seen}`);
      setRemoving(false);
      onChanged();
      toast.success('Imagem da página inicial removida');
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === 'CHANGED_MEANWHILE') {
        setRemoving(false);
        onChanged();
        toast.info('Nada foi removido', 'Outra pessoa mudou a imagem. Confira a que vale agora.');
      } else toast.destructive('Erro ao remover a imagem', message);
    }
  };
  const discard = () => {
    setChosen(undefined);
    setReplaced(false);
    form.reset();
  };
  const address = chosen?.preview ?? picture?.address;
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label="Imagem da página inicial"
      sx={{ p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 820 }}
    >
      <Typography component="h2" variant="h3">
        Imagem
      </Typography>
      {address ? (
        <Box
          component="img"
          src={address}
          alt={chosen ? 'Imagem escolhida, ainda não salva' : (picture?.alt ?? '')}
          sx={{ width: 1, maxWidth: 480, borderRadius: 1.5 }}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Sem uma imagem, a página mostra o desenho das araucárias.
        </Typography>
      )}
      {isReplaced && (
        <ConflictAlert>
          Outra pessoa mudou a imagem enquanto você escolhia esta.{' '}
          {picture
            ? 'Salvar de novo substitui a dela:'
            : 'Ela removeu a anterior. Salvar de novo mostra esta.'}
          {picture && (
            <Box
              component="img"
              src={picture.address}
              alt={picture.alt}
              sx={{ display: 'block', mt: 1, width: 1, maxWidth: 240, borderRadius: 1.5 }}
            />
          )}
        </ConflictAlert>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {chosen && (
        <TextInput
          name="alt"
          control={control}
          label="O que a imagem mostra"
          hint="Para quem não vê a imagem, e enquanto ela não carrega"
          rules={{ required: 'Descreva o que a imagem mostra' }}
          limit={PICTURE_ALT_MAX_CHARS}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Arquivo da imagem"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        {chosen ? (
          <>
            <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
              {formState.isSubmitting ? 'Salvando...' : 'Salvar imagem'}
            </Button>
            <Button color="inherit" onClick={discard}>
              Descartar
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => input.current?.click()}>
              {picture ? 'Trocar imagem' : 'Escolher imagem'}
            </Button>
            {picture && (
              <Button
                color="error"
                onClick={() => {
                  setSeen(version);
                  setRemoving(true);
                }}
              >
                Remover imagem
              </Button>
            )}
          </>
        )}
      </Box>
      {removing && (
        <ConfirmDialog
          title="Remover imagem"
          confirm="Remover"
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        >
          A página inicial volta a mostrar o desenho das araucárias.
        </ConfirmDialog>
      )}
    </Card>
  );
}
