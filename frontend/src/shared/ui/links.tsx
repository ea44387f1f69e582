import type { MouseEventHandler, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SystemStyleObject, Theme } from '@mui/system';
import { PRIVACY_PATH } from '../privacy/policy';
import { buttonClass, type ButtonLook } from './button-look';

interface ButtonLinkProps extends ButtonLook {
  to: string;
  /** Navigation state. */
  state?: unknown;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  sx?: SystemStyleObject<Theme> | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  color,
  size,
  startIcon,
  endIcon,
  sx,
  children,
  ...link
}: ButtonLinkProps) {
  const props = { ...link, discover: 'none', className: buttonClass({ variant, color, size }) } as const;
  const content = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  return sx ? (
    <Box component={RouterLink} sx={sx} {...props}>
      {content}
    </Box>
  ) : (
    <RouterLink {...props}>{content}</RouterLink>
  );
}

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
