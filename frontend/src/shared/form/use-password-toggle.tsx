import { useState } from 'react';
import VisibilityOffOutlined from '../../generated/icons/VisibilityOffOutlined';
import VisibilityOutlined from '../../generated/icons/VisibilityOutlined';
import { IconButton } from '../ui/button';
import css from './use-password-toggle.module.css';
import type { TextBoxLook } from './text-box';

/** Type of a password field, and a button inside it that shows and hides the password. */
export function usePasswordToggle(labels: { show: string; hide: string }): Pick<TextBoxLook, 'type' | 'end'> {
  const [visible, setVisible] = useState(false);
  return {
    type: visible ? 'text' : 'password',
    end: (
      <span className={css.end}>
        <IconButton aria-label={visible ? labels.hide : labels.show} onClick={() => setVisible(!visible)}>
          {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      </span>
    ),
  };
}
