/** Figures that come so near each other may be of calls to the operator that were under way at the same time. */
const NEAR_MS = 1_000;
/** So long after the last of them the operator is asked. */
const QUIET_MS = 400;

/**
 * Holds the balance that is shown to what it is. Each answer of the operator tells the balance as it was after that one bet or prize;
 * where several are under way at the same time their answers may come in another order, and the last figure that comes is not the last
 * that was true. Then the balance is asked for, once they have all come.
 *
 * @param ask asks for the balance, and shows it.
 */
export function createBalanceCheck(ask: () => void) {
  let heardAt_ms = -Infinity;
  let wasTogether = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Notes that a figure has come. @param isLast whether no bet is on its way any more. */
    heard(isLast: boolean): void {
      const now_ms = performance.now();
      const isSure = isLast && !wasTogether && now_ms - heardAt_ms >= NEAR_MS;
      heardAt_ms = now_ms;
      wasTogether = !isLast;
      if (isSure) return;
      clearTimeout(timer);
      timer = setTimeout(ask, QUIET_MS);
    },
    close: (): void => clearTimeout(timer),
  };
}
