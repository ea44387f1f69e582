import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { JOB_TYPES, labelOf } from '@araucaria/contracts/domain';
import type { JobCounts, ValueCounts } from '../../domain/jobs/jobs-preview';
import { buttonClass } from '../../shared/ui/button-look';
import { classes } from '../../shared/ui/classes';
import css from './job-filters.module.css';
import { knownValue } from './listed-jobs';
import type { JobListView } from './use-job-list-view';

interface JobFiltersProps {
  view: JobListView;
  counts: JobCounts | undefined;
}

/** Type of employment and place, with the number of jobs that each value would show. On phones a button opens them. */
export function JobFilters({ view, counts }: JobFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chosen = [view.type, view.location].filter(Boolean).length;
  return (
    <>
      <button
        type="button"
        className={classes(buttonClass({ variant: 'outlined' }), css.opener)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen ? `Filtros (${chosen})` : 'Filtros'}
      </button>
      <div id={id} className={classes(css.filters, isOpen && css.open)}>
        <Filter
          name="Contratação"
          value={view.type}
          counts={counts?.type}
          textOf={(type) => labelOf(JOB_TYPES, type)}
          onChange={(tipo) => view.change({ tipo, pagina: '', mostrar: '' })}
        />
        <Filter
          name="Localidade"
          value={view.location}
          counts={counts?.location}
          textOf={(location) => location}
          onChange={(local) => view.change({ local, pagina: '', mostrar: '' })}
        />
      </div>
    </>
  );
}

interface FilterProps {
  name: string;
  value: string;
  counts: ValueCounts | undefined;
  textOf: (value: string) => string;
  onChange: (value: string) => void;
}

function Filter({ name, value, counts = [], textOf, onChange }: FilterProps) {
  const field = useRef<HTMLSelectElement>(null);
  const early = useRef('');
  // A value that was chosen in the server's HTML, before the code had loaded, is kept. It is read before React sets the field to its
  // state, and written to the address by an effect: the router ignores a change during the layout.
  useLayoutEffect(() => void (early.current = field.current?.value ?? ''), []);
  useEffect(() => {
    if (early.current && early.current !== value) onChange(early.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list is hydrated
  }, []);
  return (
    <select
      ref={field}
      aria-label={name}
      value={knownValue(counts, value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{`${name}: todas`}</option>
      {counts.map(
        ([each, jobs]) => each && <option key={each} value={each}>{`${textOf(each)} (${jobs})`}</option>,
      )}
    </select>
  );
}
