import type { KeyboardEvent } from 'react';
import { moveFocus } from '../../shared/browser/move-focus';
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

/**
 * Native tabs. MUI's measure themselves with 7 kB (Brotli) of code, and add buttons for scrolling when they hydrate, which moves the tabs
 * under the finger of a visitor.
 */
export function DepartmentTabs({ tabs, value, controls, onChange }: DepartmentTabsProps) {
  const row = useSelectedInView<HTMLDivElement>('[aria-selected="true"]', value);
  const onKeyDown = (event: KeyboardEvent) =>
    moveFocus(event, [...(row.current?.querySelectorAll('button') ?? [])], ['ArrowLeft', 'ArrowRight']);
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
