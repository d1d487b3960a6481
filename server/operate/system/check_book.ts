import { systemCheckBook } from '@marquee/contract/operate/system/check_book.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { bookTasks } from '../../system/books.ts';
import { queueTask } from '../../system/queue.ts';

export const serveSystemCheckBook = serveOperation(systemCheckBook, ({ input: { book }, change }) =>
  change(async ({ db }, note) => {
    await queueTask(db, bookTasks[book], `check_${book}`);
    await note({ subjectId: book });
    return {};
  }),
);
