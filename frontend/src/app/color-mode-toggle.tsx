import { useEffect } from 'react';
import IconButton from '@mui/material/IconButton';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';

/** Colours of the browser's toolbar, as in `index.html`. */
const THEME_COLOR = { light: '#1d5b40', dark: '#101a15' };

/** Toggles between the light and the dark theme. The system's preference is the default. */
export function ColorModeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  useEffect(() => {
    if (mode !== 'light' && mode !== 'dark') return;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', THEME_COLOR[mode]);
  }, [mode]);
  const label = dark ? 'Usar tema claro' : 'Usar tema escuro';
  return (
    <IconButton
      aria-label={label}
      title={label}
      color="inherit"
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
