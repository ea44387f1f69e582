import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { applyDecorators } from '@nestjs/common';

/** Maximum number of experiences, and of education records, in one application. */
const MAX_RECORDS = 50;

/** Optional list of at most {@link MAX_RECORDS} validated objects; empty and null mean absent. */
export const OptionalRecords = (type: new () => object) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (value ?? undefined))),
    IsOptional(),
    IsArray({ message: 'Informe uma lista' }),
    ArrayMaxSize(MAX_RECORDS, { message: `Use no máximo ${MAX_RECORDS} itens` }),
    IsObject({ each: true, message: 'Item inválido' }),
    ValidateNested({ each: true, message: 'Item inválido' }),
    Type(() => type),
  ) as PropertyDecorator;
