import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { PRIVACY_PATH } from '../privacy/policy';

type ButtonLinkProps = Omit<ButtonProps, 'href'> & {
  to: string;
  /** Navigation state. */
  state?: unknown;
  children: ReactNode;
};

/** A link that looks like a button. */
export const ButtonLink = (props: ButtonLinkProps) => <Button component={RouterLink} {...props} />;

interface TextLinkProps {
  to: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link to a page of this site. */
export const TextLink = ({ to, children, onClick }: TextLinkProps) => (
  <Link component={RouterLink} to={to} onClick={onClick}>
    {children}
  </Link>
);

/** The privacy policy in a new tab, so that a form keeps what was typed. Browsers imply `rel="noopener"`. */
export const PolicyLink = () => (
  <Link href={PRIVACY_PATH} target="_blank" underline="always">
    Política de Privacidade (abre em outra aba)
  </Link>
);
