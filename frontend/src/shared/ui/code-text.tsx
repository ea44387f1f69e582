import css from './code-text.module.css';

interface CodeTextProps {
  code: string;
  /** Characters that are shown; the whole code is the title. */
  shown?: number;
}

/** All codes of links begin so. */
const PREFIX = 'REF';

/** The code of a referral link: what all have in common is quiet, the rest stands in groups of three. A copy of it has no spaces. */
export function CodeText({ code, shown = code.length }: CodeTextProps) {
  const prefix = code.startsWith(PREFIX) ? PREFIX : '';
  const groups = code.slice(prefix.length, shown).match(/.{1,3}/g) ?? [];
  return (
    <span data-code className={css.code} title={shown < code.length ? code : undefined}>
      {prefix && <span className={css.prefix}>{prefix}</span>}
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
      {shown < code.length && '…'}
    </span>
  );
}
