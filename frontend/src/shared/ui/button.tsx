import type { ComponentProps, ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { buttonClass, type ButtonLook } from './button-look';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color' | 'className'> {
  startIcon?: ReactNode;
  fullWidth?: boolean;
  sx?: SystemStyleObject<Theme> | undefined;
}

/**
 * A native button of the public pages. MUI's needs 7 kB (Brotli) of code, for ripples that a page that hydrates at the first
 * interaction does not show in time.
 */
export function Button({
  variant,
  color,
  size,
  startIcon,
  fullWidth,
  sx,
  type = 'button',
  children,
  ...native
}: ButtonProps) {
  const props = { ...native, type, className: buttonClass({ variant, color, size, fullWidth }) };
  const content = (
    <>
      {startIcon}
      {children}
    </>
  );
  return sx ? (
    <Box component="button" sx={sx} {...props}>
      {content}
    </Box>
  ) : (
    <button {...props}>{content}</button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'className' | 'type'>;

/** A round button that shows an icon in the colour of the text. */
export const IconButton = (props: IconButtonProps) => (
  <button {...props} type="button" className={buttonClass({ color: 'inherit', isIcon: true })} />
);
