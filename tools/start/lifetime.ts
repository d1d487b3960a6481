/** What was started, and how to end it: in reverse order, and once, whoever asks. */
export type Lifetime = {
  /** Add something to stop at the end. What is added last is stopped first. */
  readonly add: (name: string, stop: () => Promise<void>) => void;
  /** Stop everything and end the process with the code. A second call waits for the first. */
  readonly end: (exitCode: number) => Promise<never>;
};

/** How long requests in flight are given. After that, the process ends with a failure. */
const DRAIN_LIMIT_MS = 25_000;

/**
 * End the process in order on SIGTERM and SIGINT, and when the process that started it is gone. A second SIGINT ends it
 * at once.
 */
export function createLifetime(log: (line: string) => void): Lifetime {
  const stops: { name: string; stop: () => Promise<void> }[] = [];
  let ending: Promise<never> | undefined;

  const end = async (exitCode: number): Promise<never> => {
    setTimeout(() => {
      log('Stopping takes too long; exiting anyway');
      process.exit(1);
    }, DRAIN_LIMIT_MS).unref();
    let code = exitCode;
    for (let part = stops.pop(); part; part = stops.pop()) {
      try {
        await part.stop();
      } catch (error) {
        log(`Stopping ${part.name} failed: ${String(error)}`);
        code = 1;
      }
    }
    process.exit(code);
  };
  const endOnce = (exitCode: number): Promise<never> => {
    ending ??= end(exitCode);
    return ending;
  };

  process.on('SIGTERM', () => void endOnce(0));
  process.on('SIGINT', () => {
    if (ending) process.exit(130);
    log('Stopping …');
    void endOnce(0);
  });
  process.on('disconnect', () => void endOnce(0));
  return { add: (name, stop) => stops.push({ name, stop }), end: endOnce };
}
