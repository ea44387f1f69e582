import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface TabbedPanelProps<V extends string> {
  label: string;
  tabs: ReadonlyArray<readonly [value: V, text: string]>;
  value: V;
  onChange: (value: V) => void;
  children: ReactNode;
}

export function TabbedPanel<V extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabbedPanelProps<V>) {
  return (
    <>
      <Tabs
        value={value}
        onChange={(_event, chosen: V) => onChange(chosen)}
        aria-label={label}
        slotProps={{ indicator: { sx: { display: 'none' } } }}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': {
            borderBottom: '2px solid transparent',
            whiteSpace: 'nowrap',
            px: { xs: 1.25, sm: 2 },
            minWidth: { xs: 0, sm: 90 },
          },
          '& .Mui-selected': { borderBottomColor: 'primary.main' },
        }}
      >
        {tabs.map(([key, text]) => (
          <Tab key={key} value={key} label={text} id={`aba-${key}`} aria-controls="painel" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="painel"
        aria-labelledby={`aba-${value}`}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {children}
      </Box>
    </>
  );
}

/** The tab named by a URL parameter; the first one for any other text. */
export function selectedTab<V extends string>(
  tabs: ReadonlyArray<readonly [value: V, text: string]>,
  named: string,
): V {
  return (tabs.find(([value]) => value === named) ?? tabs[0]!)[0];
}
