import { classes } from './classes';
import css from './logo.module.css';

function LogoMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="13" fill="#1d5b40" />
      <g fill="none" stroke="#f4f7f1" strokeLinecap="round" strokeWidth="3">
        <path d="M24 41V14" />
        <path d="M9 15c2 7 8 9 15 9s13-2 15-9" />
        <path d="M14 10c1 4.5 5 7 10 7s9-2.5 10-7" />
        <path d="M24 31c-4 0-7.5-1-9.5-3.5M24 31c4 0 7.5-1 9.5-3.5" strokeWidth="2.4" />
      </g>
      <circle cx="24" cy="9" r="2.6" fill="#f0b48c" />
    </svg>
  );
}

interface LogoProps {
  name?: 'always' | 'never' | 'not on phones';
}

export const Logo = ({ name = 'always' }: LogoProps) => (
  <span className={css.logo}>
    <LogoMark />
    <span
      className={classes(
        css.text,
        name === 'never' && css.never,
        name === 'not on phones' && css.notOnPhones,
      )}
    >
      <span className={css.name}>Araucária</span> <span className={css.suffix}>Talentos</span>
    </span>
  </span>
);
