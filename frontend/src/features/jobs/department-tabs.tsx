import { useEffect, useRef, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';

interface DepartmentTabsProps {
  /** Values and texts of the tabs. */
  tabs: ReadonlyArray<readonly [value: string, text: string]>;
  value: string;
  /** Id of the panel. */
  controls: string;
  onChange: (value: string) => void;
}

/** One row that scrolls on phones. One rule for all tabs: classes on each would fill the HTML. */
const ROW = {
  // The offsets of the tabs are relative to the row.
  position: 'relative',
  display: 'flex',
  flexWrap: { md: 'wrap' },
  overflowX: 'auto',
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '& button': {
    flexShrink: 0,
    maxWidth: 360,
    minHeight: 48,
    px: 2,
    py: 1.5,
    border: 0,
    borderBottom: '2px solid transparent',
    font: 'inherit',
    fontSize: '0.95rem',
    fontWeight: 620,
    overflowWrap: 'anywhere',
    color: 'text.secondary',
    bgcolor: 'transparent',
    cursor: 'pointer',
    outlineOffset: '-2px !important',
  },
  '& [aria-selected="true"]': { color: 'primary.main', borderBottomColor: 'primary.main' },
  // Transparent borders are visible there.
  '@media (forced-colors: active)': { '& button:not([aria-selected="true"])': { borderColor: 'Canvas' } },
} as const;

/** Elements between which a key moves the focus. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Native tabs. MUI's measure themselves with 7 kB (Brotli) of code, and add buttons for scrolling when they hydrate, which moves the tabs
 * under the finger of a visitor.
 */
export function DepartmentTabs({ tabs, value, controls, onChange }: DepartmentTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    const selected = current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!current || !selected) return;
    const { offsetLeft, offsetWidth } = selected;
    const isVisible =
      offsetLeft >= current.scrollLeft &&
      offsetLeft + offsetWidth <= current.scrollLeft + current.clientWidth;
    if (!isVisible) current.scrollLeft = offsetLeft - (current.clientWidth - offsetWidth) / 2;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const step = STEPS[event.key];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    buttons[step(index, buttons.length)]?.focus();
  };
  return (
    <Box
      ref={row}
      role="tablist"
      aria-label="Departamentos"
      className="at-scripted"
      onKeyDown={onKeyDown}
      sx={ROW}
    >
      {tabs.map(([tab, text]) => (
        <button
          key={tab}
          role="tab"
          aria-selected={tab === value}
          aria-controls={tab === value ? controls : undefined}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => tab !== value && onChange(tab)}
        >
          {text}
        </button>
      ))}
    </Box>
  );
}
