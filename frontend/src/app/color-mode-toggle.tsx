import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../shared/ui/button';
import { colorMode } from '../shared/ui/color-mode';
import { DarkModeOutlined, LightModeOutlined } from '../generated/plain-icons';
import css from './color-mode-toggle.module.css';

/** Colours of the browser's toolbar, as in `index.html`. */
const THEME_COLOR = { light: '#1d5b40', dark: '#101a15' };

/** Toggles between the light and the dark theme. The system's preference is the default. */
export function ColorModeToggle() {
  const chosen = useSyncExternalStore(colorMode.subscribe, colorMode.chosen, () => undefined);
  useEffect(() => {
    if (!chosen) return;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', THEME_COLOR[chosen]);
  }, [chosen]);
  return (
    <IconButton onClick={() => colorMode.choose(colorMode.current() === 'dark' ? 'light' : 'dark')}>
      <span className={css.choices}>
        <Choice icon={<LightModeOutlined />} to="light" label="Usar tema claro" />
        <Choice icon={<DarkModeOutlined />} to="dark" label="Usar tema escuro" />
      </span>
    </IconButton>
  );
}

const Choice = ({ icon, to, label }: { icon: ReactNode; to: 'light' | 'dark'; label: string }) => (
  <span data-to={to} title={label}>
    {icon}
    <span className="at-hidden">{label}</span>
  </span>
);
