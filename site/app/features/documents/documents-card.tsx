import type { documentsList } from '@marquee/contract/api/documents/list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useWords } from '../../words/use-words.ts';
import profile from '../profile/profile.module.css';
import { DocumentUpload } from './document-upload.tsx';
import styles from './documents.module.css';

export type DocumentStanding = AnswerOf<typeof documentsList>['value'][number];

const tones = {
  missing: 'neutral',
  waiting: 'accent',
  approved: 'positive',
  refused: 'negative',
  expired: 'warning',
} as const;

/** The documents that the site asks for, each with how it stands and a place to send it; nothing on a site that asks for none. */
export function DocumentsCard(): ReactNode {
  const t = useWords();
  const query = usePlayerQuery<AnswerOf<typeof documentsList>>(['documents'], (player, signal) =>
    callOrThrow(endpoints.documentsList, player, { signal }),
  );
  const asked = query.data?.value ?? [];
  if (asked.length === 0) return null;
  return (
    <Card>
      <h2 className={profile['cardTitle']}>{t('documents.title')}</h2>
      <p className={styles['muted']}>{t('documents.lead')}</p>
      <ul className={styles['kinds']}>
        {asked.map((document) => (
          <li key={document.kind}>
            <Standing document={document} />
            {document.standing !== 'approved' && <DocumentUpload kind={document.kind} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({
  document: { kind, standing, is_required, reason, expires_on },
}: {
  document: DocumentStanding;
}): ReactNode {
  const t = useWords();
  return (
    <div className={styles['standing']}>
      <h3>{t(`documents.kind.${kind}`)}</h3>
      <Badge tone={tones[standing]}>{t(`documents.standing.${standing}`)}</Badge>
      {is_required && standing !== 'approved' && <Badge tone="warning">{t('documents.required')}</Badge>}
      <p className={styles['muted']}>
        {standing === 'approved'
          ? expires_on !== null && t('documents.expires', { date: expires_on })
          : reason !== ''
            ? t('documents.reason', { reason })
            : t(`documents.hint.${kind}`)}
      </p>
    </div>
  );
}
