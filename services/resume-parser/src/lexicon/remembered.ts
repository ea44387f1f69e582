/** What is longer is a paragraph, and seldom asked about again. */
const MAX_LENGTH = 300;
/** Of one function, in one document: hostile ones have more. */
const MAX_TEXTS = 5_000;

const memories: Map<string, unknown>[] = [];

/**
 * The function, which keeps its answers until the next document: the rules ask the same of a line five to ten times. The
 * answers are shared, so no caller may change one.
 */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  memories.push(answers);
  return (text) => {
    if (text.length > MAX_LENGTH) return read(text);
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    const answer = read(text);
    if (answers.size >= MAX_TEXTS) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** Before a document is read, so that nothing is kept of another person's. */
export function forgetTexts(): void {
  for (const answers of memories) answers.clear();
}
