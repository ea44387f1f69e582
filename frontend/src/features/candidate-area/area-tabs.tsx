import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import { useSelectedInView } from '../../shared/ui/use-selected-in-view';

/** The parts of the area: the value of `aba` in the address, and the text of the link. The first one has no value there. */
const TABS = {
  candidaturas: 'Candidaturas',
  vagas: 'Outras vagas',
  dados: 'Meus dados',
  curriculo: 'Currículo',
  privacidade: 'Privacidade',
} as const;

type AreaTab = keyof typeof TABS;
const FIRST: AreaTab = 'candidaturas';
const PATH = '/minha-candidatura';

const isTab = (name: string): name is AreaTab => Object.hasOwn(TABS, name);

/** Links to the parts of the area, which work without JavaScript, and the parts: all but the named one are hidden, and keep what was typed. */
export function AreaTabs({ parts }: { parts: Record<AreaTab, ReactNode> }) {
  const [search] = useSearchParams();
  const named = search.get('aba') ?? FIRST;
  const shown = isTab(named) ? named : FIRST;
  const row = useSelectedInView<HTMLElement>('[aria-current]', shown);
  const tabs = Object.entries(TABS) as Array<[AreaTab, string]>;
  return (
    <>
      <Box
        component="nav"
        ref={row}
        aria-label="Minha candidatura"
        sx={{
          position: 'relative',
          display: 'flex',
          overflowX: 'auto',
          mb: { xs: 2, md: 3 },
          borderBottom: 1,
          borderColor: 'divider',
          '& a': {
            flexShrink: 0,
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: 1.25,
            borderBottom: '2px solid transparent',
            fontWeight: 620,
            fontSize: '0.95em',
            textDecoration: 'none',
            outlineOffset: '-2px !important',
            color: 'text.secondary',
          },
          '& a[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
          // Transparent borders are visible there.
          '@media (forced-colors: active)': { '& a:not([aria-current])': { borderColor: 'Canvas' } },
        }}
      >
        {tabs.map(([tab, text]) => (
          <Link
            key={tab}
            to={tab === FIRST ? PATH : `${PATH}?aba=${tab}`}
            discover="none"
            aria-current={tab === shown ? 'page' : undefined}
          >
            {text}
          </Link>
        ))}
      </Box>
      {tabs.map(([tab]) => (
        <div key={tab} hidden={tab !== shown}>
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
            {parts[tab]}
          </Box>
        </div>
      ))}
    </>
  );
}
