import type { Permission } from '@marquee/contract/operator-permissions.ts';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { areasOfPermissions, permissionName } from './permissions.ts';
import type { Role } from './roles.tsx';
import styles from './roles.module.css';
import { textOf } from '../../forms/text-of.ts';

/** Changes what a role permits, or makes a new one. */
export function RoleDialog({
  role,
  permissions,
  onClose,
}: {
  role: Role | undefined;
  permissions: readonly Permission[];
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(role?.permissions));
  const { faults } = submission;
  function choose(permission: Permission, permitted: boolean): void {
    const after = new Set(chosen);
    if (permitted) after.add(permission);
    else after.delete(permission);
    setChosen(after);
  }
  async function save(reason: string, form: FormData): Promise<void> {
    const name = textOf(form, 'name');
    const saved = await submission.run(endpoints.rolesSave, {
      role: role?.role ?? textOf(form, 'role'),
      name,
      permissions: permissions.filter((permission) => chosen.has(permission)),
      reason,
    });
    if (!saved) return;
    say(words('role.saved', { role: name }));
    onClose();
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={
        role
          ? words('role.editLabel', { role: words.find(`role.${role.role}`, role.name) })
          : words('role.new')
      }
      text={role ? words('role.editText', { count: role.operators }) : words('role.newText')}
      confirm={words('role.save')}
      submission={submission}
      onConfirm={(reason, form) => void save(reason, form)}
    >
      <TextField
        label={words('role.name')}
        name="name"
        defaultValue={role?.name ?? ''}
        error={faults['name']}
      />
      {!role && (
        <TextField
          label={words('role.code')}
          hint={words('role.codeHint')}
          name="role"
          spellCheck={false}
          autoCapitalize="none"
          error={faults['role']}
        />
      )}
      <div className={styles['choices']}>
        {areasOfPermissions(permissions).map(([area, members]) => (
          <fieldset key={area}>
            <legend>{words.find(`permissionArea.${area}`, area)}</legend>
            {members.map((permission) => (
              <Checkbox
                key={permission}
                label={permissionName(words, permission)}
                checked={chosen.has(permission)}
                onChange={(event) => choose(permission, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </ReasonDialog>
  );
}
