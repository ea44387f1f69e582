import type { SvgIcon } from '@mui/material';
import Chip from '@mui/material/Chip';
import CancelOutlined from '../../generated/icons/CancelOutlined';
import CheckCircleOutlined from '../../generated/icons/CheckCircleOutlined';
import EventOutlined from '../../generated/icons/EventOutlined';
import MarkEmailUnreadOutlined from '../../generated/icons/MarkEmailUnreadOutlined';
import RadioButtonUnchecked from '../../generated/icons/RadioButtonUnchecked';
import SearchOutlined from '../../generated/icons/SearchOutlined';
import VerifiedOutlined from '../../generated/icons/VerifiedOutlined';
import { WRAPPED_LABEL } from '../../shared/ui/wrapped-label';
import { statusLabel, statusTone, type StatusTone } from './candidate-status';

interface ChipStyle {
  icon: typeof SvgIcon;
  /** Text and background colour in each scheme. Every pair has a contrast ratio above 4.5. */
  light: [text: string, background: string];
  dark: [text: string, background: string];
}

const STYLES: Record<StatusTone, ChipStyle> = {
  blue: { icon: MarkEmailUnreadOutlined, light: ['#134b78', '#e2effa'], dark: ['#b5dcfb', '#14324a'] },
  purple: { icon: SearchOutlined, light: ['#553080', '#f0e7fa'], dark: ['#dbc3f7', '#3a2455'] },
  yellow: { icon: EventOutlined, light: ['#6b4a00', '#fdf1cf'], dark: ['#f6d98a', '#463508'] },
  green: { icon: CheckCircleOutlined, light: ['#1e5b2b', '#e1f3e4'], dark: ['#abe3b5', '#163d20'] },
  red: { icon: CancelOutlined, light: ['#8c1d18', '#fce8e6'], dark: ['#ffc4bd', '#561d19'] },
  emerald: { icon: VerifiedOutlined, light: ['#00553f', '#d3f3e7'], dark: ['#8ee9ca', '#073f30'] },
  gray: { icon: RadioButtonUnchecked, light: ['#47504b', '#eaeeeb'], dark: ['#cbd5cf', '#2d3832'] },
};

/** A status by colour, icon and text together. */
export function StatusChip({ status }: { status: string }) {
  const { icon: Icon, light, dark } = STYLES[statusTone(status)];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={statusLabel(status)}
      sx={[
        WRAPPED_LABEL,
        { bgcolor: light[1], color: light[0], '& .MuiChip-icon': { color: 'inherit', fontSize: 17 } },
        (theme) => theme.applyStyles('dark', { bgcolor: dark[1], color: dark[0] }),
      ]}
    />
  );
}
