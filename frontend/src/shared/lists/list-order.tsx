import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';

interface ListOrderProps {
  value: string;
  options: ReadonlyArray<readonly [value: string, text: string]>;
  onChange: (value: string) => void;
}

/** The order of a list whose columns have no heads to press: a line of text, which weighs less than a filter. */
export const ListOrder = ({ value, options, onChange }: ListOrderProps) => (
  <Typography
    component="label"
    variant="body2"
    sx={{
      my: -1,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1,
      alignItems: 'center',
      justifySelf: 'start',
      maxWidth: '100%',
      color: 'text.secondary',
    }}
  >
    Ordenar por
    <NativeSelect
      value={value}
      disableUnderline
      onChange={(event) => onChange(event.target.value)}
      // As wide as the chosen text, if the window is.
      sx={{
        font: 'inherit',
        color: 'text.primary',
        maxWidth: '100%',
        '& select': { minHeight: 44, fieldSizing: 'content', textOverflow: 'ellipsis' },
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </NativeSelect>
  </Typography>
);
