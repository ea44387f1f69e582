import { Fragment } from 'react';

/** Characters of a part of an address that may not fit on a line of a narrow column. */
const LONG_PART = 24;

/** An e-mail address that wraps before its '@' in a narrow column, and a long part of it before a dot. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      <Part text={email.slice(0, at)} />
      <wbr />
      <Part text={email.slice(at)} />
    </>
  );
}

const Part = ({ text }: { text: string }) =>
  text.length < LONG_PART
    ? text
    : text.split(/(?=\.)/).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ));
