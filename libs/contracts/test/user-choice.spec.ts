import { mergeUserIds } from '../src/index.js';

describe('a choice of users', () => {
  it.each([
    ['replaces the list, if it names no other', [1, 2], [3, 2], undefined, [2, 3]],
    ['keeps whom another user has added', [1, 9], [1, 2], [1], [1, 2, 9]],
    ['does not bring back whom another user has removed', [2], [1, 2, 3], [1, 2], [2, 3]],
    ['removes only whom it took out', [1, 2, 9], [2], [1, 2], [2, 9]],
    ['names a user once whom both have added', [1, 5], [5, 1], [1], [1, 5]],
    ['of an unchanged list is the list', [2, 1], [], [1, 2], []],
  ])('%s', (_case, current, chosen, basedOn, expected) => {
    expect(mergeUserIds(current, { chosen, basedOn })).toEqual(expected);
  });
});
