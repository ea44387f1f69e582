import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AREA_PATH } from './area';

/**
 * Opens the area without JavaScript. The fragment of the mailed link, which holds its token, is not sent with the address:
 * the person pastes the link.
 */
export const LinkForm = () => (
  <noscript>
    <Box
      component="form"
      method="post"
      action={`${AREA_PATH}/forms/session`}
      sx={{ mb: 3, maxWidth: 560, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography>
        O seu navegador está sem JavaScript. Para ler as suas candidaturas, cole aqui o link que enviamos por
        e-mail (ou o endereço desta página, se você o abriu agora). Para pedir um link e para mudar os seus
        dados, ative o JavaScript.
      </Typography>
      <label htmlFor="link-recebido">Link recebido por e-mail</label>
      <Box
        component="input"
        id="link-recebido"
        name="link"
        required
        autoComplete="off"
        spellCheck={false}
        sx={{ width: '100%', p: 1.25, font: 'inherit' }}
      />
      <Button type="submit" variant="contained" size="large">
        Abrir Minha candidatura
      </Button>
    </Box>
  </noscript>
);
