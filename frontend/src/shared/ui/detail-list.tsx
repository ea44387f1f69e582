import type { ReactElement } from 'react';
import css from './detail-list.module.css';

interface DetailListProps {
  /** Entries without a value are left out. */
  details: ReadonlyArray<readonly [name: string, value: string | ReactElement | null | undefined]>;
}

export const DetailList = ({ details }: DetailListProps) => (
  <dl className={css.details}>
    {details
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
