import { ChoiceChip } from '../lists/choice-chip';
import { ChipFrame } from '../lists/filter-chip';
import { dayOf, NO_RANGE, presetOf, presetRanges, type DayRangeControl } from './day-ranges';
import { DateRangePicker } from './date-range-picker';

const OTHER = 'Outro período';

/** As `DateRangeFilter`, for lists with several filters: the preset ranges are the values of one chip. */
export function DateRangeChips({ startDate, endDate, onChange }: DayRangeControl) {
  const ranges = presetRanges(dayOf());
  const preset = presetOf({ startDate, endDate });
  const other = preset ? NO_RANGE : { startDate, endDate };
  return (
    <>
      <ChoiceChip
        label="Período"
        values={preset ? [preset.text] : []}
        options={[['', 'Todo o período'], ...ranges.map(({ text }) => [text, text] as const)]}
        onChange={(change) => {
          const [chosen] = change([]);
          const range = ranges.find(({ text }) => text === chosen) ?? NO_RANGE;
          onChange({ startDate: range.startDate, endDate: range.endDate });
        }}
      />
      <ChipFrame
        label={OTHER}
        isApplied={Boolean(other.startDate || other.endDate)}
        onClear={() => onChange(NO_RANGE)}
      >
        <DateRangePicker label={OTHER} {...other} onChange={onChange} />
      </ChipFrame>
    </>
  );
}
