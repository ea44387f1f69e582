import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { variableOf } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import {
  findVariables,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
} from '../../../domain/messages/message-templates';

/** The others are behind 'Escolher modelo'. */
const MAX_SHOWN = 3;

const namesTime = ({ content }: MessageTemplate) =>
  findVariables(content).some((written) => ['data', 'hora'].includes(variableOf(written) ?? ''));

interface TemplateChipsProps {
  message: string;
  onUse: (content: string) => void;
}

/** The first templates, those that name the time of an interview before the others: one click each. */
export function TemplateChips({ message, onUse }: TemplateChipsProps) {
  const { data } = useFreshQuery(MESSAGE_TEMPLATES);
  const templates = (data?.messageTemplates ?? [])
    .toSorted((a, b) => Number(namesTime(b)) - Number(namesTime(a)))
    .slice(0, MAX_SHOWN);
  if (templates.length === 0) return null;
  return (
    <Box role="group" aria-label="Modelos" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {templates.map(({ id, title, content }) => (
        <Chip
          key={id}
          label={title}
          variant={content === message ? 'filled' : 'outlined'}
          aria-pressed={content === message}
          onClick={() => onUse(content)}
          sx={{ minHeight: 32, '@media (pointer: coarse)': { minHeight: 44 } }}
        />
      ))}
    </Box>
  );
}
