/** A decision that cannot be made. The message is shown to the operator. */
export class ReviewError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReviewError';
  }
}
