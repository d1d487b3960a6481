import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { useMe } from '../../session/me.ts';
import { useWords } from '../../words/use-words.ts';
import { textOf } from '../../forms/text-of.ts';

/** What stands for all sites in the choice of one. */
const everySite = '*';

/** Which role, and where. */
export function GrantFields({ faults }: { faults: Readonly<Record<string, string>> }): ReactNode {
  const words = useWords();
  const me = useMe();
  const roles = useOperation(endpoints.rolesList, {});
  const failure = roles.data ? undefined : failureText(words, roles.error);
  if (failure !== undefined) return <LoadFailure failure={failure} retry={() => void roles.refetch()} />;
  return (
    <>
      <SelectField
        key={roles.data ? 'roles' : 'none'}
        label={words('grant.role')}
        name="role"
        error={faults['role'] ?? faults['grants.0.role']}
        defaultValue="support"
        options={(roles.data?.value ?? []).map(({ role, name }) => ({
          value: role,
          label: words.find(`role.${role}`, name),
        }))}
      />
      <SelectField
        label={words('grant.site')}
        name="site"
        error={faults['site_code'] ?? faults['grants.0.site_code']}
        options={[
          ...me.sites.map(({ site_code, site_name }) => ({ value: site_code, label: site_name })),
          { value: everySite, label: words('sites.all') },
        ]}
      />
    </>
  );
}

/** What was chosen in `GrantFields`. */
export function grantOf(form: FormData): { role: string; site_code: string | null } {
  const site = textOf(form, 'site');
  return { role: textOf(form, 'role'), site_code: site === everySite ? null : site };
}
