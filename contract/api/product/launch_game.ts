import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { launchAnswer, launchRefusals, launchRequest } from '../../launch.ts';
import { mayPlayRefusals } from '../../safety.ts';

export const launchGame = defineCall({
  path: '/api/product/launch_game',
  summary: 'Open a game for the player; returns the address to show in a frame or popup',
  access: 'player',
  request: launchRequest.extend(sessionFields),
  answer: launchAnswer,
  refusals: [...launchRefusals, 'playTimeReached', 'realityCheckDue', ...mayPlayRefusals],
});
