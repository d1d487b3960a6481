import type { Operation, OperationAnswer, OperationInput } from '@marquee/contract/operation.ts';
import { useInfiniteQuery, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { TableRowsState } from '../table/data-table.tsx';
import { useWords } from '../words/use-words.ts';
import { operate, operateOrThrow } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { failureText, fieldFaults, refusalText } from './refusal-words.ts';

/** What a reading call answers; kept, and asked for again when it may be out of date. */
export function useOperation<O extends Operation>(
  endpoint: Endpoint<O>,
  input: OperationInput<O>,
  options: { enabled?: boolean; every_ms?: number } = {},
): UseQueryResult<OperationAnswer<O>> {
  return useQuery({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => operateOrThrow(endpoint, input, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.every_ms ?? false,
  });
}

/** How many pages of a list are asked for again by themselves. */
const mostRepeatedPages = 4;

interface Page<Row> {
  readonly next_cursor: string | null;
  readonly value: readonly Row[];
}

/** A list that goes on by a cursor, as a table takes it. `key` names the list and all that narrows it. */
export function useCursorList<Row, P extends Page<Row>>(
  key: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<P & Page<Row>>,
  options: { every_ms?: number } = {},
): TableRowsState<Row> & { first: P | undefined; updated_ms: number } {
  const words = useWords();
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // A list that somebody has gone far down is not asked for again, page after page, while they read it.
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) > mostRepeatedPages ? false : (options.every_ms ?? false),
  });
  const { data, dataUpdatedAt, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.value), [data]);
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  return {
    rows,
    first: data?.pages[0],
    updated_ms: dataUpdatedAt,
    failure: failureText(words, error),
    retry: () => void refetch(),
    more: hasNextPage ? more : undefined,
  };
}

/** A call that changes something, made from a form: whether it is under way, and what was wrong. */
export interface Submission {
  readonly busy: boolean;
  /** What is wrong with the whole, as a sentence. */
  readonly message: string | undefined;
  /** What is wrong with each field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Answers nothing where it was refused. */
  readonly run: <O extends Operation>(
    endpoint: Endpoint<O>,
    input: OperationInput<O>,
  ) => Promise<OperationAnswer<O> | undefined>;
  readonly clear: () => void;
}

export function useSubmission(): Submission {
  const words = useWords();
  const queries = useQueryClient();
  const [state, setState] = useState<Pick<Submission, 'busy' | 'message' | 'faults'>>({
    busy: false,
    message: undefined,
    faults: {},
  });
  async function run<O extends Operation>(
    endpoint: Endpoint<O>,
    input: OperationInput<O>,
  ): Promise<OperationAnswer<O> | undefined> {
    setState({ busy: true, message: undefined, faults: {} });
    const result = await operate(endpoint, input);
    if (result.ok) {
      setState({ busy: false, message: undefined, faults: {} });
      // What was changed may be shown anywhere; what is on the screen is asked for again.
      void queries.invalidateQueries();
      return result.answer;
    }
    const faults = fieldFaults(words, result.refusal);
    const known = Object.keys(faults).length > 0;
    setState({ busy: false, faults, message: known ? undefined : refusalText(words, result.refusal) });
    return undefined;
  }
  return { ...state, run, clear: () => setState({ busy: false, message: undefined, faults: {} }) };
}
