import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { WebLink } from './web-link';

// The server is tested with the same addresses.
const { accepted, refused } = JSON.parse(
  readFileSync(new URL('../../../../libs/contracts/test/web-addresses.json', import.meta.url), 'utf8'),
) as { accepted: Array<[string, string]>; refused: string[] };

const linkOf = (text: string) => {
  const { container } = render(<WebLink text={text} />);
  expect(container.textContent).toBe(text);
  return container.querySelector('a');
};

describe('the link to an address that a person gave', () => {
  it.each(accepted)('links %j to %s', (text, address) => {
    expect(linkOf(text)?.getAttribute('href')).toBe(address);
    expect(linkOf(text)?.rel).toContain('noopener');
  });

  it.each(refused)('shows %j as a text', (text) => {
    expect(linkOf(text)).toBeNull();
  });
});
