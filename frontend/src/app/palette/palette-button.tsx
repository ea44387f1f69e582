import { Suspense } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Search from '../../generated/icons/Search';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { useOpenOnPage } from '../../shared/ui/use-open-on-page';

const CommandPalette = lazyComponent(() => import('./command-palette'));

interface PaletteButtonProps {
  isIcon: boolean;
  /** Of the tooltip of an icon. */
  placement?: 'right' | 'bottom';
}

/** Opens the search for people, vacancies, pages and acts, as Ctrl K does. */
export function PaletteButton({ isIcon, placement = 'right' }: PaletteButtonProps) {
  const [open, setOpen] = useOpenOnPage();
  useHotkeys('mod+k', () => setOpen(true), {
    preventDefault: true,
    enableOnFormTags: true,
    enableOnContentEditable: true,
  });
  return (
    <>
      {isIcon ? (
        <Tooltip title="Ir para (Ctrl K)" placement={placement}>
          <IconButton aria-label="Ir para" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
            <Search />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          fullWidth
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="Control+K"
          startIcon={<Search />}
          onClick={() => setOpen(true)}
          sx={{ justifyContent: 'flex-start', color: 'text.secondary', borderColor: 'divider' }}
        >
          Ir para…
          <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit', fontSize: '0.75rem' }}>
            Ctrl K
          </Box>
        </Button>
      )}
      {open && (
        <Suspense>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
