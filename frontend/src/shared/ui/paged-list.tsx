import type { ReactNode } from 'react';
import { paged, sorted } from '../sorting';
import { pageNumber, type ChangeAddress } from '../use-address';
import type { DataListProps } from './data-columns';
import { DataList } from './data-list';
import { Pager } from './pager';

interface PagedListProps<R extends { id: number }> extends Omit<DataListProps<R>, 'sort' | 'onSort'> {
  /** All that was found; with `served`, the page of it that the server has cut. */
  rows: readonly R[];
  served?: { page: number; total: number };
  limit: number;
  /** What is counted, in the plural. */
  noun: string;
  view: { sort: string; page: string };
  onChange: ChangeAddress<{ sort: string; page: string }>;
  /** Shown where nothing was found. */
  empty: ReactNode;
}

/** A list of which the address says the order and the page. */
export function PagedList<R extends { id: number }>({
  rows,
  served,
  limit,
  noun,
  view,
  onChange,
  empty,
  ...list
}: PagedListProps<R>) {
  const { page, total } = served ?? { page: pageNumber(view.page), total: rows.length };
  const shown = served ? rows : paged(sorted(rows, list.columns, view.sort), page, limit);
  return (
    <>
      {total === 0 ? (
        empty
      ) : (
        <DataList {...list} rows={shown} sort={view.sort} onSort={(sort) => onChange({ sort })} />
      )}
      <Pager
        {...{ page, total, limit, noun }}
        onPage={(next, options) => onChange({ page: next }, options)}
      />
    </>
  );
}
