import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Query strings carry numbers as text, and GraphQL variables without a value are null. */
export const parseNumber = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value;
};
export const numberFromQuery = Transform(({ value }: { value: unknown }) => parseNumber(value));

/** Optional number of a page, from 1; also accepted as the text of a query string. */
export const OptionalPage = (): PropertyDecorator =>
  applyDecorators(
    numberFromQuery,
    IsOptional(),
    IsInt({ message: 'Página inválida' }),
    Min(1, { message: 'Página inválida' }),
    Max(1_000_000, { message: 'Página inválida' }),
  );

/** Optional number of rows of a page, `max` at most; also accepted as the text of a query string. */
export const OptionalPageLimit = (max = 100): PropertyDecorator =>
  applyDecorators(
    numberFromQuery,
    IsOptional(),
    IsInt({ message: 'Limite inválido' }),
    Min(1, { message: 'Limite inválido' }),
    Max(max, { message: `No máximo ${max} por página` }),
  );

/** Where a page is in its list. */
export interface PageNumbers {
  currentPage: number;
  /** At least 1. */
  totalPages: number;
  limit: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** Where page `page` is in a list of `total` rows. A list without rows has one empty page. */
export function pageNumbers({ total, page, limit }: Omit<PagePosition, 'totalPages'>): PageNumbers {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return {
    currentPage: page,
    totalPages,
    limit,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
  };
}

/** Where a page is in a list that names its pages by number and total alone. */
export interface PagePosition {
  page: number;
  limit: number;
  /** `MAX_COUNTED_RESULTS` + 1 if there are more than are counted; else exact. */
  total: number;
  totalPages: number;
}

export const pagePosition = (position: Omit<PagePosition, 'totalPages'>): PagePosition => ({
  ...position,
  totalPages: Math.ceil(position.total / position.limit),
});
