import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckBox from '../../generated/icons/CheckBox';
import CheckBoxOutlineBlank from '../../generated/icons/CheckBoxOutlineBlank';
import { FilterChip } from './filter-chip';
import { MENU_PAPER } from './menu-paper';

// Pictures, no checkboxes: the option itself is the control.
const CHOSEN = <CheckBox color="primary" />;
const NOT_CHOSEN = <CheckBoxOutlineBlank />;

interface ChoiceChipProps {
  label: string;
  /** The chosen values; empty: all. */
  values: readonly string[];
  /** Value and text; the empty value means 'all'. */
  options: ReadonlyArray<readonly [value: string, text: string]>;
  /** Several values at once: the list stays open. */
  isMultiple?: boolean;
  /** The change of the values; called with those that are chosen when it is made. */
  onChange: (change: (values: readonly string[]) => string[]) => void;
}

/**
 * The texts of the chosen values, for the chip and for the announcement. Two values may have one text. A value that is not loaded
 * yet is '…'.
 */
export function choiceText({ values, options }: Pick<ChoiceChipProps, 'values' | 'options'>): string {
  const texts = values.map((value) => options.find(([option]) => option === value)?.[1] ?? '…');
  return [...new Set(texts)].join(', ');
}

export function ChoiceChip({ label, values, options, isMultiple = false, onChange }: ChoiceChipProps) {
  const isChosen = (value: string) => (value ? values.includes(value) : values.length === 0);
  const choose = (value: string) =>
    onChange((chosen) => {
      if (!value) return [];
      if (!isMultiple) return [value];
      return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    });
  return (
    <FilterChip
      label={label}
      text={choiceText({ values, options })}
      kind="listbox"
      onClear={() => onChange(() => [])}
    >
      {({ anchor, close }) => (
        <Menu
          anchorEl={anchor}
          open={Boolean(anchor)}
          onClose={close}
          slotProps={{
            paper: MENU_PAPER,
            list: { role: 'listbox', 'aria-label': label, 'aria-multiselectable': isMultiple },
          }}
        >
          {options.map(([value, text]) => (
            <MenuItem
              key={value}
              role="option"
              aria-selected={isChosen(value)}
              selected={isChosen(value)}
              onClick={() => {
                if (!isMultiple || !value) close();
                choose(value);
              }}
            >
              {isMultiple && value && <ListItemIcon>{isChosen(value) ? CHOSEN : NOT_CHOSEN}</ListItemIcon>}
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </FilterChip>
  );
}
