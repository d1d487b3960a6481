import type { messagesTemplates } from '@marquee/contract/operate/messages/templates.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import forms from '../../forms/forms.module.css';
import { textOf } from '../../forms/text-of.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './messages.module.css';

type Template = OperationAnswer<typeof messagesTemplates>['value'][number];

/** The texts that are answered often. */
export function TemplatesButton(): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<'list' | 'new' | Template>();
  return (
    <>
      <Button onClick={() => setShown('list')}>{words('templates.title')}</Button>
      {shown === 'list' && <Templates onClose={() => setShown(undefined)} onEdit={setShown} />}
      {shown !== undefined && shown !== 'list' && (
        <EditTemplate template={shown === 'new' ? undefined : shown} onClose={() => setShown('list')} />
      )}
    </>
  );
}

function Templates({
  onClose,
  onEdit,
}: {
  onClose: () => void;
  onEdit: (what: 'new' | Template) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const submission = useSubmission();
  const found = useOperation(endpoints.messagesTemplates, { site_code });
  const templates = found.data?.value;
  const failure = found.data ? undefined : failureText(words, found.error);
  return (
    <Dialog open wide onClose={onClose} title={words('templates.title')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        <p className={forms['text']}>{words('templates.text', { placeholder: '{name}' })}</p>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
        {!templates && failure === undefined && <Skeleton height="4rem" radius="8px" />}
        {templates?.length === 0 && <Nothing>{words('templates.none')}</Nothing>}
        <ul className={styles['templates']}>
          {templates?.map((template) => (
            <li key={template.template_id}>
              <span>
                {template.title}
                <small>{siteOf(me, template.site_code).site_name}</small>
              </span>
              {may(me, 'messages.update', template.site_code) && (
                <span className={styles['acts']}>
                  <Button
                    size="small"
                    aria-label={words('templates.editOne', { title: template.title })}
                    onClick={() => onEdit(template)}
                  >
                    {words('role.edit')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={submission.busy}
                    aria-label={words('templates.removeOne', { title: template.title })}
                    onClick={() =>
                      void submission.run(endpoints.messagesRemoveTemplate, {
                        site_code: template.site_code,
                        template_id: template.template_id,
                      })
                    }
                  >
                    {words('templates.remove')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        <FormMessage text={submission.message} />
        {may(me, 'messages.update') && (
          <div className={forms['actions']}>
            <Button onClick={() => onEdit('new')}>{words('templates.new')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function EditTemplate({
  template,
  onClose,
}: {
  template: Template | undefined;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const chosen = useSiteChoice();
  const { busy, message, faults, run } = useSubmission();
  const sites = me.sites.filter(({ site_code }) => may(me, 'messages.update', site_code));
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const saved = await run(endpoints.messagesSaveTemplate, {
      site_code: template?.site_code ?? textOf(form, 'site'),
      template_id: template?.template_id,
      title: textOf(form, 'title'),
      body: textOf(form, 'body'),
    });
    if (!saved) return;
    say(words('templates.saved'));
    onClose();
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={template?.title ?? words('templates.new')}
      closeLabel={words('dialog.close')}
    >
      <form className={forms['form']} onSubmit={(event) => void save(event)} noValidate>
        {!template && (
          <SelectField
            label={words('sites.site')}
            name="site"
            defaultValue={chosen ?? sites[0]?.site_code}
            options={sites.map(({ site_code, site_name }) => ({ value: site_code, label: site_name }))}
          />
        )}
        <TextField
          label={words('templates.name')}
          name="title"
          maxLength={80}
          defaultValue={template?.title}
          error={faults['title']}
        />
        <TextArea
          label={words('player.message.body')}
          name="body"
          rows={9}
          maxLength={8000}
          defaultValue={template?.body}
          error={faults['body']}
        />
        <FormMessage text={message} />
        <div className={forms['actions']}>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('templates.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
