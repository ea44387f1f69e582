import { levelOf } from '../../lexicon/education-level.js';

/** Boxes of a form: brackets around nothing or a sign, boxes of symbol fonts, and lines to write on. */
const EMPTY = String.raw`\[\s*_*\s*\]|\(\s*_*\s*\)|[☐□▢❏❑⬜◻○◯]|(?<![\p{L}_])_{2,}(?![\p{L}])`;
const TICKED = String.raw`\[\s*[xX✓✔√•*v]\s*\]|\(\s*[xX✓✔√•*v]\s*\)|[☑☒✅🗹]`;
const BOX = new RegExp(`(${TICKED})|${EMPTY}`, 'gu');
const TICK = new RegExp(TICKED, 'u');
/** 'X Ensino Superior', '✓ Ensino Médio': a sign without a box. */
const LONE_TICK = /^\s*(?:[xX]\s+|[✓✔√]\s*)(?=\p{L})/u;
/** A bracket that is empty belongs to a form; a box of a symbol font may be a bullet. */
const BRACKETS = /\[\s*_*\s*\]|\(\s*_*\s*\)|(?<![\p{L}_])_{2,}/u;
const YES = /^\W*(?:sim|yes)\b/i;
const NO = /^\W*(?:n[ãa]o|no)(?!\p{L})/iu;
const UNFOUNDED = /^(?:superior|m[ée]dio|fundamental)\b/i;

/** `isTicked` is undefined for a text without a box. */
interface Choice {
  text: string;
  isTicked: boolean | undefined;
}

/** Whether a text ticks an answer: then the answers without a tick do not hold. */
export function hasTick(text: string): boolean {
  return (
    TICK.test(text) || (LONE_TICK.test(text) && levelOf(asLevel(text.replace(LONE_TICK, ''))) !== undefined)
  );
}

/**
 * What the ticked boxes of a line say. Of a line without boxes, all of it; in a form where another line has a tick, nothing of
 * a line that is only the name of a level.
 */
export function tickedText(text: string, isForm: boolean): string {
  if (!isForm && !BRACKETS.test(text) && !TICK.test(text)) return text;
  if (LONE_TICK.test(text) && isForm) return asLevel(text.replace(LONE_TICK, ''));
  const choices = choicesOf(text);
  if (choices.every(({ isTicked }) => isTicked === undefined)) return isForm && isBareLevel(text) ? '' : text;
  return answered(choices)
    .filter(({ isTicked }) => isTicked !== false)
    .map((choice) => (choice.isTicked ? asLevel(choice.text) : choice.text))
    .join('   ')
    .trim();
}

/** 'Ensino superior: ( ) sim (x) não': the boxes answer the question before them. */
function answered(choices: Choice[]): Choice[] {
  const [question, ...answers] = choices;
  if (question?.isTicked !== undefined || !answers.some(({ text }) => YES.test(text) || NO.test(text)))
    return choices;
  const isYes = answers.some(({ text, isTicked }) => isTicked && YES.test(text));
  return isYes && question ? [question] : [];
}

function choicesOf(text: string): Choice[] {
  const boxes = [...text.matchAll(BOX)];
  const [first] = boxes;
  if (!first) return [{ text, isTicked: undefined }];
  const head = text.slice(0, first.index).trim();
  const isBefore = head === '' || /[:?]$/.test(head);
  const ends = [...boxes.map(({ index }) => index), text.length];
  const choices = boxes.map((box, at): Choice => {
    const isTicked = box[1] !== undefined;
    const behind = text.slice(box.index + box[0].length, ends[at + 1]);
    const previous = boxes[at - 1];
    const before = text.slice(previous ? previous.index + previous[0].length : 0, box.index);
    return { text: (isBefore ? behind : before).trim(), isTicked };
  });
  return isBefore && head !== '' ? [{ text: head, isTicked: undefined }, ...choices] : choices;
}

/** 'Superior' beside its box is the 'Ensino Superior'. */
function asLevel(text: string): string {
  return UNFOUNDED.test(text.trim()) ? `Ensino ${text.trim()}` : text.trim();
}

function isBareLevel(text: string): boolean {
  const isLevel = levelOf(asLevel(text)) !== undefined || /fundamental/i.test(text);
  return isLevel && text.trim().split(/\s+/).length <= 4 && !/\d|complet|conclu/i.test(text);
}
