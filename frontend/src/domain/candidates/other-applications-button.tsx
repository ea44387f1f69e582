import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { otherApplications, otherApplicationsText, type PersonApplications } from './other-applications';
import { OtherApplicationsList } from './other-applications-list';

interface OtherApplicationsButtonProps {
  /** `person`: null if the candidate was erased, or the user may not see it. */
  candidate: { id: number; person: PersonApplications | null };
  name: string;
  /** A line of small text, for dense rows. */
  isDense?: boolean;
}

/** How many other applications the person has sent; lists them, and opens each of them in place. */
export function OtherApplicationsButton({ candidate, name, isDense = false }: OtherApplicationsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const others = otherApplications(candidate);
  if (!others.length) return null;
  const text = otherApplicationsText(others.length);
  const close = () => setAnchor(undefined);
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="textSecondary"
        underline="always"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={`${text} de ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          display: 'block',
          textAlign: 'start',
          minHeight: isDense ? 24 : 32,
          ...(isDense && { fontSize: '0.75rem' }),
        }}
      >
        {text}
      </Link>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `${text} de ${name}` } }}
      >
        <Box sx={{ p: 2, display: 'grid', gap: 1.25, maxWidth: 380 }}>
          <Typography component="h2" variant="body1" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {text} de {name}
          </Typography>
          <OtherApplicationsList applications={others} onOpen={close} />
        </Box>
      </Popover>
    </>
  );
}
