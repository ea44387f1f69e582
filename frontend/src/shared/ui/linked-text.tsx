import { linkedParts } from '@araucaria/contracts/domain';

/** A text of the staff, in which addresses of the web are links. */
export default function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map((part, at) =>
    part.address === undefined ? (
      part.text
    ) : (
      <a key={at} href={part.address} className="at-link" target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
}
