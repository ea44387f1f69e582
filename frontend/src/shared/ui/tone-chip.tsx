import Chip from '@mui/material/Chip';
import CheckCircleOutlined from '../../generated/icons/CheckCircleOutlined';
import ErrorOutlineOutlined from '../../generated/icons/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '../../generated/icons/HourglassEmptyOutlined';
import InfoOutlined from '../../generated/icons/InfoOutlined';
import RadioButtonUnchecked from '../../generated/icons/RadioButtonUnchecked';
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
