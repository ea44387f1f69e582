import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { AREA_PARTS, type AreaPart } from '@araucaria/contracts/domain';
import { TextLink } from '../../shared/ui/links';

const PARTS = Object.entries(AREA_PARTS) as Array<[AreaPart, string]>;

const addressOf = (part: AreaPart) => `/minha-candidatura${part === 'candidaturas' ? '' : `?parte=${part}`}`;

/**
 * The parts of the area, each at its own address, so that Back works and the page can be read without JavaScript. Those that are
 * not shown stay mounted: a form keeps what was typed.
 */
export function AreaParts(contents: Record<AreaPart, ReactNode>) {
  const named = new URLSearchParams(useLocation().search).get('parte') ?? '';
  const shown = Object.hasOwn(AREA_PARTS, named) ? (named as AreaPart) : 'candidaturas';
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the last parts are beyond the edge. `scrollIntoView` would also scroll the page.
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  return (
    <>
      <Box
        component="nav"
        ref={nav}
        aria-label="Partes de Minha candidatura"
        sx={{
          position: 'relative',
          display: 'flex',
          columnGap: { xs: 2, sm: 3 },
          fontSize: { xs: '0.9375rem', sm: '1rem' },
          overflowX: 'auto',
          borderBottom: 1,
          borderColor: 'divider',
          '& a': {
            flex: 'none',
            py: 1.25,
            borderBottom: '2px solid transparent',
            color: 'text.secondary',
            textDecoration: 'none',
            '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 600 },
          },
        }}
      >
        {PARTS.map(([part, text]) => (
          <TextLink key={part} to={addressOf(part)} aria-current={part === shown ? 'page' : undefined}>
            {text}
          </TextLink>
        ))}
      </Box>
      {PARTS.map(([part]) => (
        <div key={part} hidden={part !== shown}>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 4 },
              gridTemplateColumns: 'minmax(0, 1fr)',
              '& > section ~ section': { borderTop: 1, borderColor: 'divider', pt: { xs: 3, md: 4 } },
              // Empty live regions take no place in the grids of the parts.
              '& :is([role="status"], [role="alert"]):empty': { position: 'absolute' },
            }}
          >
            {contents[part]}
          </Box>
        </div>
      ))}
    </>
  );
}
