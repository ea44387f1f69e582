import { useContext, useEffect, type ComponentType } from 'react';
import { ThemeContext } from '@emotion/react';
import { ThemeProvider, type StorageManager, type Theme } from '@mui/material/styles';
import { ignoreStrayClicks } from '../browser/double-clicks';
import { colorMode } from './color-mode';
import { theme } from './theme';

/** MUI follows the mode of the page; it stores none itself. */
const followColorMode: StorageManager = ({ key }) => {
  const isMode = key === colorMode.KEY;
  const mode = () => colorMode.chosen() ?? 'system';
  return {
    get: (defaultValue: unknown) => (isMode ? mode() : defaultValue),
    set: () => undefined,
    subscribe: (handler: (value: unknown) => void) =>
      isMode ? colorMode.subscribe(() => handler(mode())) : () => undefined,
  };
};

/**
 * The component within the theme of MUI, or within the theme that surrounds it already: a dialog of a public component looks like the
 * page that opens it. Pages without MUI load it with the component that needs it.
 */
export const withMui = <P extends object>(Component: ComponentType<P>, ownTheme: Theme = theme) =>
  function WithMui(props: P) {
    const isThemed = Object.keys(useContext(ThemeContext)).length > 0;
    useEffect(() => (isThemed ? undefined : ignoreStrayClicks()), [isThemed]);
    if (isThemed) return <Component {...props} />;
    return (
      <ThemeProvider
        theme={ownTheme}
        defaultMode="system"
        modeStorageKey={colorMode.KEY}
        storageManager={followColorMode}
      >
        <Component {...props} />
      </ThemeProvider>
    );
  };
