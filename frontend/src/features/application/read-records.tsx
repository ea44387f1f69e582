import type { PastRecord } from '../../domain/profile/past-record';
import { Button } from '../../shared/ui/button';
import { classes } from '../../shared/ui/classes';
import css from './resume-state.module.css';

interface ReadRecordsProps {
  heading: string;
  records: readonly PastRecord[];
  onRemove: (index: number) => void;
}

/** Entries that were read from the résumé and are sent with the form, each of which the visitor can leave out. */
export function ReadRecords({ heading, records, onRemove }: ReadRecordsProps) {
  if (!records.length) return null;
  return (
    <div>
      <h3 className={classes('at-body1', css.title)}>{heading}</h3>
      <ul aria-label={heading} className={css.records}>
        {records.map((record, index) => (
          <li key={`${record.title} ${record.place} ${record.start}`}>
            <div className={css.record}>
              {record.title}, {record.place}
              <p className="at-body2 at-muted">{periodOf(record)}</p>
            </div>
            <Button
              color="inherit"
              aria-label={`Não enviar: ${record.title}, ${record.place}`}
              onClick={() => onRemove(index)}
            >
              Não enviar
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const yearOf = (date: string): string => date.slice(0, 4);

/** By years: the file may state no months. */
function periodOf({ start, end, isOngoing }: PastRecord): string {
  const first = yearOf(start);
  const last = isOngoing ? 'atual' : end ? yearOf(end) : first;
  return last === first ? first : `${first} – ${last}`;
}
