/** There is nobody to tell any more, or what a message was to say no longer holds; the text is for staff. */
export class OutOfDate extends Error {
  override readonly name = 'OutOfDate';
}
