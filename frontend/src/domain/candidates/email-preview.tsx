import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface EmailPreviewProps {
  name: string;
  subject: string;
  text: string;
}

interface EmailPreviewsProps {
  emails: ReadonlyArray<EmailPreviewProps & { candidateId: number | null }>;
  /** The number of all e-mails; those of the first candidates are shown. */
  total: number;
}

export const EmailPreviews = ({ emails, total }: EmailPreviewsProps) => (
  <>
    {emails.map(({ candidateId, name, subject, text }) => (
      <EmailPreview key={`${candidateId} ${subject}`} name={name} subject={subject} text={text} />
    ))}
    {total > emails.length && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Prévia dos {emails.length} primeiros de {total} e-mails.
      </Typography>
    )}
  </>
);

/** An e-mail as its plain text. A long one scrolls, also by keyboard. */
export const EmailPreview = ({ name, subject, text }: EmailPreviewProps) => (
  <Box
    role="region"
    aria-label={`E-mail para ${name}`}
    tabIndex={0}
    sx={{
      p: 1.5,
      borderRadius: 1,
      bgcolor: 'action.hover',
      maxHeight: 220,
      overflowY: 'auto',
      overflowWrap: 'anywhere',
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Para {name}
    </Typography>
    <Typography variant="body2" sx={{ fontWeight: 650, mb: 1 }}>
      {subject}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Typography>
  </Box>
);
