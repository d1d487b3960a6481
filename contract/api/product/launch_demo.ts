import { defineCall } from '../../call.ts';
import { launchAnswer, launchRefusals, launchRequest } from '../../launch.ts';

export const launchDemo = defineCall({
  path: '/api/product/launch_demo',
  summary: 'Open a game for a visitor, in demo play',
  access: 'public',
  request: launchRequest,
  answer: launchAnswer,
  refusals: launchRefusals,
  ratePerMinute: 30,
  addressRatePerMinute: 600,
});
