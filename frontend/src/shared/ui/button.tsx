import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look';
import { classes } from './classes';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color'> {
  startIcon?: ReactNode;
  fullWidth?: boolean;
}

/**
 * A native button of the public pages. MUI's needs 7 kB (Brotli) of code, for ripples that a page that hydrates at the first
 * interaction does not show in time.
 */
export const Button = ({
  variant,
  color,
  size,
  startIcon,
  fullWidth,
  className,
  type = 'button',
  children,
  ...native
}: ButtonProps) => (
  <button
    {...native}
    type={type}
    className={classes(buttonClass({ variant, color, size, fullWidth }), className)}
  >
    {startIcon}
    {children}
  </button>
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'className' | 'type'>;

/** A round button that shows an icon in the colour of the text. */
export const IconButton = (props: IconButtonProps) => (
  <button {...props} type="button" className={buttonClass({ color: 'inherit', isIcon: true })} />
);
