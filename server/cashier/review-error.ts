/** A decision that cannot be taken; the message is for the operator. */
export class ReviewError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReviewError';
  }
}
