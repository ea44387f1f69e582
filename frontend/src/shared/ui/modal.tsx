import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button';
import { classes } from './classes';
import { Close } from '../../generated/plain-icons';
import css from './modal.module.css';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog of the public pages: MUI's would be 48 kB more JavaScript (Brotli). It is no native `<dialog>`, whose `showModal` makes toasts inert too.
 * The page behind it is inert, so the focus stays in the dialog, in a toast, or in the browser; it returns to what opened the dialog.
 */
export function Modal({ title, onClose, children }: ModalProps) {
  const id = useId();
  const modal = useRef<HTMLDivElement>(null);
  /** A selection of text that ends outside does not close the dialog. */
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    modal.current?.focus();
    return () => {
      page?.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    const closeOnEsc = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', closeOnEsc);
    return () => document.removeEventListener('keydown', closeOnEsc);
  }, [onClose]);
  return createPortal(
    <div
      role="presentation"
      className={css.backdrop}
      onMouseDown={({ target, currentTarget }) => (pressedOutside.current = target === currentTarget)}
      onClick={({ target, currentTarget }) => {
        if (pressedOutside.current && target === currentTarget) onClose();
      }}
    >
      <div ref={modal} role="dialog" aria-modal aria-labelledby={id} tabIndex={-1} className={css.modal}>
        <div className={css.head}>
          <h2 id={id} className={classes('at-h2', css.title)}>
            {title}
          </h2>
          <IconButton aria-label="Fechar" onClick={onClose}>
            <Close />
          </IconButton>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
