import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { PRIVACY_PATH } from '../privacy/policy';
import { buttonClass, type ButtonLook } from './button-look';
import { classes } from './classes';

interface ButtonLinkProps
  extends ButtonLook, Pick<LinkProps, 'to' | 'state' | 'className' | 'aria-label' | 'children'> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

export const ButtonLink = ({
  variant,
  color,
  size,
  startIcon,
  endIcon,
  className,
  children,
  ...link
}: ButtonLinkProps) => (
  <RouterLink {...link} discover="none" className={classes(buttonClass({ variant, color, size }), className)}>
    {startIcon}
    {children}
    {endIcon}
  </RouterLink>
);

interface TextLinkProps extends Pick<LinkProps, 'to' | 'state' | 'onClick' | 'aria-label' | 'children'> {
  /** In the colour of the text around it. */
  isPlain?: boolean;
}

/** A link to a page of this site. */
export const TextLink = ({ isPlain = false, ...link }: TextLinkProps) => (
  <RouterLink {...link} discover="none" className={classes('at-link', isPlain && 'at-plain')} />
);

interface AddressLinkProps extends Pick<ComponentProps<'a'>, 'href' | 'target' | 'onClick' | 'children'> {
  underline?: 'hover' | 'always';
  /** In the colour of the text around it. */
  isPlain?: boolean;
}

/** A link to another place: an e-mail address, a part of the page, another tab. */
export const AddressLink = ({
  underline = 'hover',
  isPlain = false,
  children,
  ...link
}: AddressLinkProps) => (
  <a
    {...link}
    className={classes('at-link', isPlain && 'at-plain', underline === 'always' && 'at-underlined')}
  >
    {children}
  </a>
);

/** The privacy policy in a new tab, so that a form keeps what was typed. Browsers imply `rel="noopener"`. */
export const PolicyLink = () => (
  <AddressLink href={PRIVACY_PATH} target="_blank" underline="always">
    Política de Privacidade (abre em outra aba)
  </AddressLink>
);
