import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { mailAddress, phoneAddress } from '@araucaria/contracts/domain';

/** Begins an e-mail to a typed address. */
export const EmailLink = ({ email, children }: { email: string; children: ReactNode }) => (
  <Link href={mailAddress(email)}>{children}</Link>
);

/** Calls a typed number; text only, if it cannot be called. */
export function PhoneLink({ phone }: { phone: string }) {
  const address = phoneAddress(phone);
  return address ? <Link href={address}>{phone}</Link> : phone;
}
