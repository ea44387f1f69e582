import { buttonClass } from '../../shared/ui/button-look';
import { CONSENT_VERSION, CONTACT_EMAIL } from '../../shared/privacy/policy';
import { classes } from '../../shared/ui/classes';
import { AddressLink, ButtonLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import css from './privacy.page.module.css';
import { POLICY, type PolicySection } from './privacy-policy';

/** The policy has the version of the consent that refers to it. */
const SINCE = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(`${CONSENT_VERSION}-01T00:00:00Z`),
);
const REQUEST = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Meus dados pessoais')}`;

export default function PrivacyPage() {
  usePageTitle(
    'Política de Privacidade',
    'Quais dados pessoais a Araucária Software trata em seus processos seletivos, por quê, por quanto tempo, e como pedir acesso, correção ou exclusão.',
  );
  return (
    <div className={classes('at-container', css.policy)}>
      <h1 className="at-h1">Política de Privacidade</h1>
      <p className={classes('at-body1 at-muted', css.version)}>
        Versão {CONSENT_VERSION}, em vigor desde {SINCE}
      </p>
      <p className="at-body1">
        Esta página explica como a Araucária Software trata dados pessoais neste site de vagas, conforme a Lei
        Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).
      </p>
      {POLICY.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <Section
        id="como-pedir"
        title="Como exercer os seus direitos"
        paragraphs={[
          'Diga o que deseja e o e-mail que usou na candidatura ou na indicação. Não custa nada e não é preciso explicar o motivo. Para proteger os seus dados, podemos pedir que confirme que eles são seus.',
          'A declaração completa sobre os seus dados é entregue em até 15 dias, o prazo do art. 19 da LGPD. Se algum pedido não puder ser atendido, dizemos por quê. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
        ]}
      >
        <p className={classes('at-body1', css.paragraph)}>
          Faça o pedido por aqui: confirmamos por um link que o e-mail é seu. Ou escreva para{' '}
          <AddressLink href={REQUEST} underline="always">
            {CONTACT_EMAIL}
          </AddressLink>
          . É também o nosso canal para qualquer assunto de proteção de dados.
        </p>
        <div className={css.actions}>
          <ButtonLink to="/privacidade/pedido" variant="contained">
            Fazer um pedido sobre os meus dados
          </ButtonLink>
          <a href={REQUEST} className={buttonClass({ variant: 'outlined' })}>
            Escrever sobre os meus dados
          </a>
        </div>
      </Section>
    </div>
  );
}

function Section({ id, title, children, paragraphs = [], list }: PolicySection) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className="at-h2">
        {title}
      </h2>
      {children}
      {list && (
        <ul className={css.list}>
          {list.map(([term, text]) => (
            <li key={term}>
              <strong>{term}:</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {paragraphs.map((text) => (
        <p key={text} className={classes('at-body1', css.paragraph)}>
          {text}
        </p>
      ))}
    </section>
  );
}
