/** After this part of the maximum age, a value is reloaded in the background while callers get the cached one. */
const refreshPart = 0.6;

/** A database value cached in memory. */
export interface Refreshed<Value> {
  /** Never older than the maximum age. Only the first caller, or one after a long pause, waits for the database. */
  get(): Promise<Value>;
  /** Reload now. Concurrent callers share one load. */
  reload(): Promise<Value>;
  /** The value's age; infinite if there is none. */
  age_ms(): number;
  /** Drop the cached value and ignore a load in progress, because both may be outdated. */
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
      // If this fails, the next caller tries again, and at the maximum age a caller gets the error.
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
