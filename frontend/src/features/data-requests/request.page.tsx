import { useState, type SyntheticEvent } from 'react';
import {
  REQUEST_CONFIRMATION_DAYS,
  SUBJECT_REQUEST_DAYS,
  SUBJECT_REQUEST_MAX_CHARS,
  type SubjectRequestKind,
} from '@araucaria/contracts/domain';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { Captcha } from '../../shared/captcha/captcha';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { isEmail } from '../../shared/form/email-address';
import { useSimpleForm, type Rule, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { textOf, tooLong } from '../../shared/form/text-length';
import { classes } from '../../shared/ui/classes';
import { PolicyLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import css from './request.page.module.css';

const KINDS: Record<SubjectRequestKind, string> = {
  access: 'Acesso: receber uma cópia dos meus dados',
  correction: 'Correção: corrigir dados errados ou incompletos',
  erasure: 'Exclusão: apagar os meus dados',
  opposition: 'Oposição: que deixem de usar os meus dados',
};
const OPTIONS: Array<readonly [string, string]> = [['', 'Escolha uma opção'], ...Object.entries(KINDS)];

const EMPTY = { kind: '', name: '', email: '', details: '' };
type DataRequest = typeof EMPTY;

const fits = (name: keyof typeof SUBJECT_REQUEST_MAX_CHARS): Rule => ({
  validate: (value) => tooLong(textOf(value), SUBJECT_REQUEST_MAX_CHARS[name]) ?? true,
});

const RULES: Rules<DataRequest> = {
  kind: { required: 'Escolha o que deseja pedir' },
  name: { ...fits('name'), required: 'Informe o seu nome' },
  email: {
    required: 'Informe o seu e-mail',
    validate: (value) => isEmail(textOf(value)) || 'Informe um e-mail válido',
  },
  details: fits('details'),
};

/** Public form for requests of people about their data (LGPD, art. 18). The response is the same for every address. */
export default function RequestPage() {
  usePageTitle(
    'Pedido sobre os seus dados',
    'Peça acesso, correção ou exclusão dos seus dados pessoais na Araucária Software, ou se oponha ao uso deles.',
  );
  const [sent, setSent] = useState(false);
  return (
    <div className={classes('at-container at-narrow', css.page)}>
      <h1 className="at-h1">Pedido sobre os seus dados</h1>
      <p className={classes('at-body1 at-muted', css.lead)}>
        É gratuito e não é preciso explicar o motivo. Respondemos em até {SUBJECT_REQUEST_DAYS} dias depois da
        confirmação. Saiba mais na <PolicyLink />.
      </p>
      <div role="status">
        {sent && (
          <Alert severity="success" className={css.sent}>
            Enviamos um link para confirmar o pedido. Ele vale por {REQUEST_CONFIRMATION_DAYS} dias: o prazo
            de resposta começa quando você o abre e confirma. Confira também a caixa de spam.
          </Alert>
        )}
      </div>
      {sent ? (
        <Button onClick={() => setSent(false)}>Fazer outro pedido</Button>
      ) : (
        <RequestForm onSent={() => setSent(true)} />
      )}
    </div>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { token, requireToken, reset, attempt, captcha } = useCaptchaToken();
  const form = useSimpleForm<DataRequest>(EMPTY, RULES);
  const { failure, setFailure, run } = useCall((error) => {
    const { message, fields } = failureOf(error);
    // A captcha token can be used once.
    reset();
    return form.setErrors(fields).length ? undefined : message;
  });

  const send = async (request: DataRequest) => {
    if (!token) return setFailure(requireToken());
    await run(async () => {
      await rest('POST', '/api/privacy/requests', {
        ...request,
        kind: request.kind as SubjectRequestKind,
        recaptchaToken: token,
      });
      onSent();
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: send })}
      className={css.form}
    >
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <SimpleInput form={form} name="kind" label="O que você pede" options={OPTIONS} />
      <SimpleInput
        form={form}
        name="name"
        label="Nome completo"
        autoComplete="name"
        limit={SUBJECT_REQUEST_MAX_CHARS.name}
      />
      <SimpleInput
        form={form}
        name="email"
        label="E-mail"
        hint="O que você usou na candidatura ou na indicação. Mandamos para ele o link de confirmação."
        autoComplete="email"
        limit={SUBJECT_REQUEST_MAX_CHARS.email}
        input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      />
      <SimpleInput
        form={form}
        name="details"
        label="Detalhes (opcional)"
        hint="Por exemplo, o que deve ser corrigido. Não inclua documentos nem senhas."
        multiline
        minRows={3}
        limit={SUBJECT_REQUEST_MAX_CHARS.details}
      />
      <Captcha key={attempt} {...captcha} />
      <Button type="submit" variant="contained" size="large" disabled={form.submitting}>
        {form.submitting ? 'Enviando...' : 'Enviar pedido'}
      </Button>
    </form>
  );
}
