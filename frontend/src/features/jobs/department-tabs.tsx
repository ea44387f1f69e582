import type { KeyboardEvent } from 'react';
import { lookup } from '@araucaria/contracts/domain';
import { classes } from '../../shared/ui/classes';
import { useSelectedInView } from '../../shared/ui/use-selected-in-view';
import css from './department-tabs.module.css';

interface DepartmentTabsProps {
  /** Values and texts of the tabs, and how many jobs each has, if that is known. */
  tabs: ReadonlyArray<readonly [value: string, text: string, jobs: number | undefined]>;
  value: string;
  /** Id of the panel. */
  controls: string;
  onChange: (value: string) => void;
}

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
  const row = useSelectedInView<HTMLDivElement>('[aria-selected="true"]', value);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const step = lookup(STEPS, event.key);
    const index = buttons.findIndex((button) => button === event.currentTarget);
    if (!step || index < 0) return;
    event.preventDefault();
    buttons[step(index, buttons.length)]?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label="Departamentos" className={classes('at-scripted', css.row)}>
      {tabs.map(([tab, text, jobs]) => (
        <button
          key={tab}
          role="tab"
          aria-selected={tab === value}
          aria-controls={tab === value ? controls : undefined}
          tabIndex={tab === value ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => tab !== value && onChange(tab)}
        >
          {jobs === undefined ? text : `${text} `}
          {jobs !== undefined && <span>{jobs}</span>}
        </button>
      ))}
    </div>
  );
}
