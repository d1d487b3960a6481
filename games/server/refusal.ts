import type { PlayErrorCode } from '../kit/play-api/common.ts';

/** A call that is refused for a reason the player is told. */
export class Refusal extends Error {
  readonly code: PlayErrorCode;
  constructor(code: PlayErrorCode, detail: string) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** Another round of the player is where this one was to be, and has come there meanwhile. */
export class PlaceTaken extends Refusal {}
