import { truncate } from '../src/domain/truncate.js';

describe('truncated texts', () => {
  it('keep at most the limit, end at a word if one is near, and show an ellipsis', () => {
    expect(truncate('curto', 180)).toBe('curto');
    expect(truncate('a'.repeat(180), 180)).toHaveLength(180);
    const cut = truncate('palavra '.repeat(40), 180);
    expect(cut.length).toBeLessThanOrEqual(180);
    expect(cut).toMatch(/palavra…$/);
    expect(truncate('x'.repeat(200), 180)).toBe(`${'x'.repeat(179)}…`);
  });
});
