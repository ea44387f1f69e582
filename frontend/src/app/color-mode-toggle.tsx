import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';
import { IconButton } from '../shared/ui/button';
import { VISUALLY_HIDDEN } from '../shared/ui/visually-hidden';

/** Colours of the browser's toolbar, as in `index.html`. */
const THEME_COLOR = { light: '#1d5b40', dark: '#101a15' };

/**
 * Only the scheme that is not on the screen is offered. By a rule of style, because the server does not know the visitor's scheme, and the
 * HTML shows the button before its code has loaded.
 */
const OTHER_SCHEME_ONLY = {
  '& span span': VISUALLY_HIDDEN,
  '& > [data-to]': { display: 'flex' },
  '& > [data-to="light"], html[data-scheme="dark"] & > [data-to="dark"]': { display: 'none' },
  'html[data-scheme="dark"] & > [data-to="light"]': { display: 'flex' },
};

/** Toggles between the light and the dark theme. The system's preference is the default. */
export function ColorModeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  useEffect(() => {
    if (mode !== 'light' && mode !== 'dark') return;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', THEME_COLOR[mode]);
  }, [mode]);
  return (
    <IconButton onClick={() => setMode(dark ? 'light' : 'dark')}>
      <Box component="span" sx={OTHER_SCHEME_ONLY}>
        <Choice icon={<LightModeOutlined />} to="light" label="Usar tema claro" />
        <Choice icon={<DarkModeOutlined />} to="dark" label="Usar tema escuro" />
      </Box>
    </IconButton>
  );
}

const Choice = ({ icon, to, label }: { icon: ReactNode; to: 'light' | 'dark'; label: string }) => (
  <span data-to={to} title={label}>
    {icon}
    <span>{label}</span>
  </span>
);
