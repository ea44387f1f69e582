import Typography from '@mui/material/Typography';
import { EmailText } from './email-text';

/** How a person is reached, in two small lines. */
export const ContactText = ({ email, phone }: { email: string; phone: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    <EmailText email={email} />
    <br />
    {phone}
  </Typography>
);
