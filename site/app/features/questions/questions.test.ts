import { expect, test } from 'vitest';
import { findQuestions, questionsIn } from './questions.ts';

const body =
  '<p>Before.</p><h2>Is it fair?</h2><p>Yes: <strong>verify</strong> it.</p><h2>Où est mon code?</h2><p>In the outbox.</p>';

test('a page of words becomes its questions', () => {
  expect(questionsIn(body)).toEqual([
    { question: 'Is it fair?', answer: '<p>Yes: <strong>verify</strong> it.</p>' },
    { question: 'Où est mon code?', answer: '<p>In the outbox.</p>' },
  ]);
});

test('every word that was typed has to be there, whatever its case and accents, and tags are no words', () => {
  const questions = questionsIn(body);
  expect(findQuestions(questions, '')).toHaveLength(2);
  expect(findQuestions(questions, 'OU code').map(({ question }) => question)).toEqual(['Où est mon code?']);
  expect(findQuestions(questions, 'fair verify')).toHaveLength(1);
  expect(findQuestions(questions, 'strong')).toEqual([]);
});
