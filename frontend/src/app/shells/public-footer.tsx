import { CONTACT_EMAIL, PRIVACY_PATH } from '../../shared/privacy/policy';
import { classes } from '../../shared/ui/classes';
import { AddressLink, TextLink } from '../../shared/ui/links';
import { Logo } from '../../shared/ui/logo';
import css from './public-footer.module.css';

const LINKS = [
  { to: '/login', text: 'Acessar sua conta' },
  { to: '/minha-candidatura', text: 'Minha candidatura' },
  { to: '/vagas', text: 'Vagas abertas' },
  { to: '/#faq', text: 'Perguntas frequentes' },
  { to: PRIVACY_PATH, text: 'Privacidade' },
];

export const PublicFooter = () => (
  <footer className={css.footer}>
    <div className={classes('at-container', css.columns)}>
      <div>
        <Logo />
        <p className={classes('at-body2 at-muted', css.about)}>
          A Araucária Software desenvolve sistemas de gestão em Curitiba desde 2009. Aqui você encontra as
          nossas vagas e acompanha quem você indicou.
        </p>
      </div>
      <nav aria-label="Rodapé">
        <h2 className="at-overline">Navegação</h2>
        <ul className={css.links}>
          {LINKS.map(({ to, text }) => (
            <li key={to}>
              <TextLink to={to}>{text}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2 className="at-overline">Contato</h2>
        <address className={classes('at-body2 at-muted', css.address)}>
          Curitiba, Paraná
          <br />
          <AddressLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</AddressLink>
        </address>
      </div>
    </div>
    <div className={classes('at-container', css.owner)}>
      <p className="at-body2 at-muted" suppressHydrationWarning>
        {
          // oxlint-disable-next-line react/purity -- the year in which the page is rendered
          `© ${new Date().getFullYear()} Araucária Software`
        }
      </p>
    </div>
  </footer>
);
