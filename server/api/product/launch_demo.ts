import { launchDemo } from '@marquee/contract/api/product/launch_demo.ts';
import { serve } from '../../http/serve.ts';
import { choiceOf, launchForVisitor } from '../../rounds/launch.ts';

export const serveLaunchDemo = serve(launchDemo, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return launchForVisitor(app, site, choiceOf(input), request);
});
