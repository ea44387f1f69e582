/** Characters of a part of an address that may not fit on a line of a narrow column. */
const LONG_PART = 24;

/** An e-mail address that wraps before its '@' in a narrow column, and a long part of it before a dot. */
export const EmailText = ({ email }: { email: string }) =>
  email
    .split(/(?=@)/)
    .flatMap((part) => (part.length < LONG_PART ? part : part.split(/(?=\.)/)))
    .flatMap((piece, index) => (index ? [<wbr key={index} />, piece] : piece));
