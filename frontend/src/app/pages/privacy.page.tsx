import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { buttonClass } from '../../shared/ui/button-look';
import { CONSENT_VERSION, CONTACT_EMAIL } from '../../shared/privacy/policy';
import { ButtonLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
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
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, '& p, & li': { lineHeight: 1.7 } }}>
      <Typography variant="h1">Política de Privacidade</Typography>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
        Versão {CONSENT_VERSION}, em vigor desde {SINCE}
      </Typography>
      <Typography>
        Esta página explica como a Araucária Software trata dados pessoais neste site de vagas, conforme a Lei
        Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).
      </Typography>
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
        <Typography sx={{ mt: 1.5 }}>
          Faça o pedido por aqui: confirmamos por um link que o e-mail é seu. Ou escreva para{' '}
          <Link href={REQUEST} underline="always" sx={{ overflowWrap: 'anywhere' }}>
            {CONTACT_EMAIL}
          </Link>
          . É também o nosso canal para qualquer assunto de proteção de dados.
        </Typography>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink to="/privacidade/pedido" variant="contained">
            Fazer um pedido sobre os meus dados
          </ButtonLink>
          <a href={REQUEST} className={buttonClass({ variant: 'outlined' })}>
            Escrever sobre os meus dados
          </a>
        </Box>
      </Section>
    </Container>
  );
}

function Section({ id, title, children, paragraphs = [], list }: PolicySection) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
      {list && (
        <Box component="ul" sx={{ pl: 2.5, my: 1.5, '& li + li': { mt: 1 } }}>
          {list.map(([term, text]) => (
            <li key={term}>
              <strong>{term}:</strong> {text}
            </li>
          ))}
        </Box>
      )}
      {paragraphs.map((text) => (
        <Typography key={text} sx={{ mt: 1.5 }}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}
