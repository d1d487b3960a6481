import { launchDemo } from '@marquee/contract/api/product/launch_demo.ts';
import { serve } from '../../http/serve.ts';
import { launchForVisitor } from '../../rounds/launch.ts';

export const serveLaunchDemo = serve(launchDemo, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const choice = {
    providerCode: input.provider_code,
    gameCode: input.game_code,
    platform: input.platform,
    language: input.language,
  };
  return launchForVisitor(app, site, choice, request);
});
