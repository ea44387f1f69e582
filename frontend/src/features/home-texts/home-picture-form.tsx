import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PICTURE_ALT_MAX_CHARS } from '@araucaria/contracts/domain';
import type { HomeTextsToEditQuery } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
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

/** The picture at the top of the home page: chosen, described, replaced or removed. */
export function HomePictureForm({ picture, onChanged }: HomePictureFormProps) {
  const form = useForm({ mode: 'onTouched', defaultValues: { alt: '' } });
  const [chosen, setChosen] = useState<PreparedPicture>();
  const [refusal, setRefusal] = useState('');
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { control, handleSubmit, formState } = form;
  useUnsavedChanges(Boolean(chosen));

  const choose = async (file: File) => {
    try {
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
      await rest('PUT', PATH, { alt, small: chosen.small, large: chosen.large });
      setChosen(undefined);
      form.reset();
      onChanged();
      toast.success('Imagem da página inicial salva');
    } catch (error) {
      const { message, fields } = failureOf(error);
      if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar a imagem', message);
    }
  });
  const remove = async () => {
    try {
      await rest('DELETE', PATH);
      setRemoving(false);
      onChanged();
      toast.success('Imagem da página inicial removida');
    } catch (error) {
      toast.destructive('Erro ao remover a imagem', failureOf(error).message);
    }
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
            <Button color="inherit" onClick={() => setChosen(undefined)}>
              Descartar
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => input.current?.click()}>
              {picture ? 'Trocar imagem' : 'Escolher imagem'}
            </Button>
            {picture && (
              <Button color="error" onClick={() => setRemoving(true)}>
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
