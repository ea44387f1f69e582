import { ApolloLink } from '@apollo/client';
import Link from '@mui/material/Link';
import { concatMap, from, of } from 'rxjs';
import { randomId } from '../browser/random-id';
import { askConfirmation } from '../dialogs/confirmations';

/** Where the record is that a form has created, by its kind. */
const PLACES = new Map([
  ['account', '/usuarios'],
  ['bonus-rule', '/pagamentos-bonus?tab=regras'],
  ['incident', '/privacidade-interna'],
  ['interview', '/entrevistas?ver=entrevistas'],
  ['invitation', '/usuarios'],
  ['message-template', '/modelos-mensagem'],
  ['referral', '/indicacoes'],
  ['rejection-reason', '/retorno-aos-candidatos'],
  ['saved-view', '/dashboard'],
  ['subject-request', '/privacidade-interna'],
]);

const placeOf = (kind: string, id: number | string): string =>
  kind === 'job' ? `/job-form/${id}` : (PLACES.get(kind) ?? '/inicio');

/** The key under which a form creates another record, by the key of its first one. */
const successors = new Map<string, string>();

/**
 * A form whose response was lost, and which the user changed before sending it again, has created a record already. The user opens
 * that one, or creates another.
 */
export const offerAnother = new ApolloLink((operation, forward) => {
  const { formKey } = operation.variables;
  if (typeof formKey !== 'string') return forward(operation);
  const send = () => {
    operation.variables = { ...operation.variables, formKey: successors.get(formKey) ?? formKey };
    return forward(operation);
  };
  return send().pipe(
    concatMap((result) => {
      const sent = result.errors?.find(({ extensions }) => extensions?.code === 'FORM_ALREADY_SENT');
      if (!sent) return of(result);
      const { kind, id } = sent.extensions as { kind: string; id: number | string };
      return from(askForAnother(placeOf(kind, id))).pipe(
        concatMap((another) => {
          if (!another) return of(result);
          successors.set(formKey, randomId());
          return send();
        }),
      );
    }),
  );
});

const askForAnother = (place: string): Promise<boolean> =>
  askConfirmation({
    title: 'Este formulário já foi enviado',
    text: 'A resposta do primeiro envio se perdeu, mas ele foi guardado. O que você mudou depois ainda não está nele.',
    extra: (
      <Link href={place} target="_blank" rel="noopener">
        Abrir o que foi guardado, em outra aba
      </Link>
    ),
    confirm: 'Criar outro registro',
    cancel: 'Voltar ao formulário',
  });
