import Link from '@mui/material/Link';
import { webAddress } from '@araucaria/contracts/domain';

/** An address that a person gave. What the server would refuse today may be stored since earlier: it stays a text. */
export function WebLink({ text }: { text: string }) {
  const address = webAddress(text);
  if (address === undefined) return text;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </Link>
  );
}
