import type { ReactNode } from 'react';
import { pageRows, sortRows } from './rows';
import { pageNumber } from './use-url-state';
import type { DataListProps } from './data-columns';
import { DataList } from './data-list';
import { Pager } from './pager';

interface PagedListProps<R extends { id: number }> extends Omit<
  DataListProps<R>,
  'sort' | 'onSort' | 'empty'
> {
  /** All rows, or with `serverPage` the rows of that page. */
  rows: readonly R[];
  serverPage?: { page: number; total: number; countedRows?: number | undefined } | undefined;
  limit: number;
  /** Plural noun of the rows, e.g. 'indicações'. */
  noun: string;
  view: { sort: string; page: string };
  onChange: (change: { sort?: string; page?: string }, options?: { replace?: boolean }) => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
}

/** A list whose order and page are kept in the URL. */
export function PagedList<R extends { id: number }>({
  rows,
  serverPage,
  limit,
  noun,
  view,
  onChange,
  empty,
  ...list
}: PagedListProps<R>) {
  const { page, total, countedRows } = serverPage ?? {
    page: pageNumber(view.page),
    total: rows.length,
  };
  const shown = serverPage ? rows : pageRows(sortRows(rows, list.columns, view.sort), page, limit);
  return (
    <>
      {total === 0 ? (
        empty
      ) : (
        <DataList {...list} rows={shown} sort={view.sort} onSort={(sort) => onChange({ sort })} />
      )}
      <Pager
        {...{ page, total, countedRows, limit, noun }}
        onPage={(next, options) => onChange({ page: next }, options)}
      />
    </>
  );
}
