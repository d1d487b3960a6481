import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { findQuestions, type Question } from './questions.ts';
import styles from './questions.module.css';

/** Questions that open, and a field that finds among them. */
export function QuestionList({ questions }: { questions: readonly Question[] }): ReactNode {
  const t = useWords();
  const [search, setSearch] = useState('');
  const found = findQuestions(questions, search);
  return (
    <div className={styles['questions']}>
      <search>
        <TextField
          type="search"
          label={t('faqs.search')}
          prefix={<Search size={18} aria-hidden="true" />}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </search>
      <p className={styles['count']} aria-live="polite">
        {t('faqs.count', { count: found.length })}
      </p>
      {found.length === 0 && <EmptyState title={t('faqs.none')} text={t('faqs.noneText')} />}
      {found.map(({ question, answer }) => (
        <details key={question} className={styles['question']} open={search.trim() !== ''}>
          <summary className={styles['summary']}>
            <h2>{question}</h2>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <div className={styles['answer']} dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </div>
  );
}
