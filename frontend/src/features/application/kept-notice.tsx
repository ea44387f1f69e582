import { Alert, AlertTitle } from '../../shared/ui/alert';

/** What happens with an application whose e-mail is known: nothing has to be entered again. */
export default function KeptNotice({ email }: { email: string }) {
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>Nada do que você preencheu se perdeu</AlertTitle>
      Se o e-mail {email} é seu, abra a mensagem que enviamos para ele e confirme a candidatura com um clique.
      O link vale por 30 minutos; o formulário e o arquivo ficam guardados por até 24 horas.
    </Alert>
  );
}
