import { systemProviderHours } from '@marquee/contract/operate/system/provider_hours.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { readCallHours } from '../../rounds/call-hours.ts';

export const serveSystemProviderHours = serveOperation(systemProviderHours, async ({ app, input }) => {
  await requireProvider(app, input.provider_code);
  const hours = await readCallHours(app, {
    providerCode: input.provider_code,
    direction: input.direction,
    hours: input.days * 24,
  });
  return { value: hours.map(({ hour, ...health }) => ({ hour: hour.toISOString(), ...health })) };
});
