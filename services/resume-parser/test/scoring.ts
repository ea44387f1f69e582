import { fold } from '../src/lexicon/text.js';

interface Truth {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  educationLevel: string | null;
  educationCourse: string | null;
  experienceSummary: { phrases: string[] } | null;
}

export interface TruthDocument {
  file: string;
  ground_truth: Truth;
  accept: Partial<Record<keyof Truth, (string | null)[]>>;
}

export type Field = keyof Truth;

const digits = (text: string) => text.replace(/\D/g, '');
const words = (text: string) =>
  new Set(
    fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .split(' '),
  );

/** Whether a value says the same as the truth; punctuation, accents and the country code do not count. */
function same(field: Field, value: string, truth: string): boolean {
  if (field === 'phone')
    return digits(value).replace(/^55(?=\d{10,11}$)/, '') === digits(truth).replace(/^55(?=\d{10,11}$)/, '');
  if (field === 'zip') return digits(value) === digits(truth);
  const [got, want] = [words(value), words(truth)];
  const common = [...want].filter((word) => got.has(word)).length;
  if (field === 'address') return (2 * common) / (got.size + want.size) >= 0.75;
  return common === want.size && got.size === want.size;
}

export function isRight(document: TruthDocument, field: Field, value: string): boolean {
  const truth = document.ground_truth[field];
  const accepted = [truth, ...(document.accept[field] ?? [])];
  if (value === '') return accepted.includes(null) || truth === null;
  if (truth !== null && typeof truth === 'object') {
    const text = fold(value);
    const found = truth.phrases.filter((phrase) => text.includes(fold(phrase))).length;
    return found >= truth.phrases.length * 0.6;
  }
  return accepted.some((one) => typeof one === 'string' && same(field, value, one));
}
