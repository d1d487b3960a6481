import type { rolesList } from '@marquee/contract/operate/roles/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Check, Plus } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { areasOfPermissions, permissionName } from './permissions.ts';
import { RoleDialog } from './role-dialog.tsx';
import styles from './roles.module.css';

export type Role = OperationAnswer<typeof rolesList>['value'][number];

/** What each role permits: a row a permission, a column a role. */
export default function Roles(): ReactNode {
  const words = useWords();
  const me = useMe();
  const found = useOperation(endpoints.rolesList, {});
  const [edited, setEdited] = useState<Role | 'new'>();
  const changeable = mayEverywhere(me, 'roles.update');
  const failure = found.data ? undefined : failureText(words, found.error);
  return (
    <Screen
      title={words('area.roles')}
      actions={
        changeable && (
          <Button
            variant="primary"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {words('role.new')}
          </Button>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && (
        <div className={styles['waiting']} aria-busy="true">
          <Skeleton height="24rem" radius="8px" />
        </div>
      )}
      {found.data && (
        // A wide table must be scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles['scroller']} tabIndex={0} aria-label={words('roles.matrix')}>
          <table className={styles['matrix']}>
            <thead>
              <tr>
                <th scope="col">{words('roles.permission')}</th>
                {found.data.value.map((role) => (
                  <th key={role.role} scope="col">
                    <span className={styles['role']}>{words.find(`role.${role.role}`, role.name)}</span>
                    <span className={styles['held']}>
                      {words('roles.operators', { count: role.operators })}
                    </span>
                    {changeable && role.editable && (
                      <button
                        type="button"
                        className={styles['edit']}
                        aria-label={words('role.editLabel', {
                          role: words.find(`role.${role.role}`, role.name),
                        })}
                        onClick={() => setEdited(role)}
                      >
                        {words('role.edit')}
                      </button>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {areasOfPermissions(found.data.permissions).map(([area, permissions]) => (
                <Fragment key={area}>
                  <tr className={styles['area']}>
                    <th colSpan={found.data.value.length + 1} scope="colgroup">
                      {words.find(`permissionArea.${area}`, area)}
                    </th>
                  </tr>
                  {permissions.map((permission) => (
                    <tr key={permission}>
                      <th scope="row">{permissionName(words, permission)}</th>
                      {found.data.value.map((role) => (
                        <td key={role.role}>
                          {role.permissions.includes(permission) ? (
                            <>
                              <Check size={16} aria-hidden="true" />
                              <span className="visually-hidden">{words('state.yes')}</span>
                            </>
                          ) : (
                            <span className="visually-hidden">{words('state.no')}</span>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {edited && found.data && (
        <RoleDialog
          role={edited === 'new' ? undefined : edited}
          permissions={found.data.permissions}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  );
}
