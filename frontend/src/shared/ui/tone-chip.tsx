import Chip from '@mui/material/Chip';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { WRAPPED_LABEL } from './wrapped-label';

const ICONS = {
  success: <CheckCircleOutlined />,
  warning: <HourglassEmptyOutlined />,
  error: <ErrorOutlineOutlined />,
  info: <InfoOutlined />,
  default: <RadioButtonUnchecked />,
};

export type Tone = keyof typeof ICONS;

/** A state by colour, icon and text together. */
export const ToneChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <Chip size="small" variant="outlined" color={tone} icon={ICONS[tone]} label={label} sx={WRAPPED_LABEL} />
);
