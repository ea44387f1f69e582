import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { RECORD_MAX_CHARS } from '@araucaria/contracts/domain';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { textOf, tooLong } from '../../shared/form/text-length';
import { printedMonth } from '../../domain/profile/printed-month';
import type { PastRecord } from '../../domain/profile/past-record';
import { monthText } from '../../domain/profile/period-months';
import type { RecordTexts } from './record-texts';

const MAX_CHARS = {
  title: RECORD_MAX_CHARS.name,
  place: RECORD_MAX_CHARS.name,
  description: RECORD_MAX_CHARS.description,
};

interface RecordEditorProps {
  record: PastRecord;
  texts: RecordTexts;
  onDone: (record: PastRecord) => void;
  onCancel: () => void;
}

export function RecordEditor({ record, texts, onDone, onCancel }: RecordEditorProps) {
  const id = useId();
  const name = (field: keyof PastRecord) => `${id}-${field}`;
  const [isOngoing, setOngoing] = useState(record.isOngoing);
  const form = useSimpleForm<Record<string, string>>(
    {
      [name('title')]: record.title,
      [name('place')]: record.place,
      [name('start')]: monthText(record.start),
      [name('end')]: record.end === null ? '' : monthText(record.end),
      [name('description')]: record.description ?? '',
    },
    {
      [name('title')]: text(texts.title.missing, MAX_CHARS.title),
      [name('place')]: text(texts.place.missing, MAX_CHARS.place),
      [name('start')]: { required: 'Informe o início', validate: month('Data de início inválida') },
      [name('end')]: isOngoing ? {} : { validate: month('Data de término inválida') },
      [name('description')]: { validate: (value) => tooLong(textOf(value), MAX_CHARS.description) ?? true },
    } satisfies Rules<Record<string, string>>,
  );
  const box = useRef<HTMLFormElement>(null);
  // The pressed button is gone: the keyboard continues in the first field.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const value = (values: Record<string, string>, field: keyof PastRecord) =>
    (values[name(field)] ?? '').trim();
  const finish = (values: Record<string, string>): Promise<void> => {
    const end = value(values, 'end');
    const description = value(values, 'description');
    onDone({
      title: value(values, 'title'),
      place: value(values, 'place'),
      start: printedMonth(value(values, 'start')) ?? record.start,
      end: isOngoing || !end ? null : (printedMonth(end) ?? null),
      isOngoing,
      description: description || null,
    });
    return Promise.resolve();
  };
  return (
    <Box
      ref={box}
      component="form"
      noValidate
      aria-label={texts.form}
      onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: finish })}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      sx={{
        display: 'grid',
        gap: 2,
        my: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SimpleInput form={form} name={name('title')} label={texts.title.label} limit={MAX_CHARS.title} />
      <SimpleInput form={form} name={name('place')} label={texts.place.label} limit={MAX_CHARS.place} />
      <SimpleInput form={form} name={name('start')} label="Início" hint="Mês e ano, como 03/2019" />
      {!isOngoing && (
        <SimpleInput form={form} name={name('end')} label="Término" hint="Mês e ano, ou vazio" />
      )}
      <FormControlLabel
        label={texts.ongoing}
        control={<Checkbox checked={isOngoing} onChange={(_event, checked) => setOngoing(checked)} />}
        sx={{ gridColumn: '1 / -1', minHeight: 44 }}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <SimpleInput
          form={form}
          name={name('description')}
          label="Descrição"
          limit={MAX_CHARS.description}
          multiline
          minRows={3}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="outlined">
          Concluir a edição
        </Button>
        <Button onClick={onCancel}>Cancelar a edição</Button>
      </Box>
    </Box>
  );
}

const text = (missing: string, limit: number) => ({
  required: missing,
  validate: (value: unknown) => (textOf(value).trim() ? (tooLong(textOf(value), limit) ?? true) : missing),
});

/** The rule of a month, which may be empty. */
const month =
  (message: string) =>
  (value: unknown): true | string => {
    const written = textOf(value).trim();
    return !written || isMonth(printedMonth(written)) || message;
  };

/** Of the years that the server accepts: 1800 to 2199. */
const isMonth = (text: string | undefined): boolean => /^(1[89]|2[01])\d\d-(0[1-9]|1[0-2])/.test(text ?? '');
