/** A question and its answer, out of a page of words whose questions are headings. */
export interface Question {
  readonly question: string;
  /** HTML that the server has cleaned. */
  readonly answer: string;
}

/** The questions of a page: what stands under each heading of the second level. */
export function questionsIn(body: string): Question[] {
  return body
    .split(/<h2>/)
    .slice(1)
    .map((part) => {
      const [question = '', answer = ''] = part.split('</h2>');
      return { question: question.replaceAll(/<[^>]+>/g, '').trim(), answer: answer.trim() };
    });
}

/** The questions in which every word that was typed stands, in the question or its answer. */
export function findQuestions(questions: readonly Question[], search: string): Question[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return questions.filter((each) => {
    const text = plain(`${each.question} ${each.answer.replaceAll(/<[^>]+>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
