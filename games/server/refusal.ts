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
