import css from './skip-link.module.css';

/** First focusable element: skips the navigation. */
export const SkipLink = () => (
  <a
    href="#conteudo"
    className={css.skip}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('conteudo')?.focus();
    }}
  >
    Ir para o conteúdo
  </a>
);
