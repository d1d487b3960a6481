/** Past this part of its age a value is read again beside the callers, who go on with the one that is kept. */
const refreshPart = 0.6;

/** A value of the database in memory. */
export interface Refreshed<Value> {
  /** Never older than the maximum age; only the first caller, or one after a long silence, waits for the database. */
  get(): Promise<Value>;
  /** Read it now; callers meanwhile share one reading. */
  reload(): Promise<Value>;
  /** How old the value is; infinite where there is none. */
  age_ms(): number;
  /** What is kept, and what is being read, is not true any more. */
  forget(): void;
}

export function createRefreshed<Value>(options: {
  load: () => Promise<Value>;
  maxAge_ms: number;
  now_ms?: () => number;
}): Refreshed<Value> {
  const { load, maxAge_ms, now_ms = () => performance.now() } = options;
  let kept: { readonly value: Value; readonly readAt_ms: number } | undefined;
  let loading: Promise<Value> | undefined;

  function reload(): Promise<Value> {
    if (loading) return loading;
    const readAt_ms = now_ms();
    const next = load().then(
      (value) => {
        if (loading === next) {
          kept = { value, readAt_ms };
          loading = undefined;
        }
        return value;
      },
      (error: unknown) => {
        if (loading === next) loading = undefined;
        throw error;
      },
    );
    loading = next;
    return next;
  }

  const age_ms = (): number => (kept ? now_ms() - kept.readAt_ms : Infinity);

  return {
    get: async () => {
      const age = age_ms();
      if (!kept || age >= maxAge_ms) return reload();
      // Where it fails, the next caller tries again, and at the maximum age is told.
      if (age >= maxAge_ms * refreshPart) reload().catch(() => undefined);
      return kept.value;
    },
    reload,
    age_ms,
    forget: () => {
      kept = undefined;
      loading = undefined;
    },
  };
}
