/** How often the browser asks whether a newer build is served. */
export const buildCheck_ms = 3_600_000;

/** The build that this page belongs to, once it is known. */
let ownBuild: string | undefined;
let isOutdated = false;

/** Whether a newer build is served than the one that this page came from: the next navigation then loads the document. */
export function isBuildOutdated(): boolean {
  return isOutdated;
}

/** The id in what /builds/latest.json answers; undefined for anything else. */
export function buildIdOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'string' ? answer.id : undefined;
}

async function look(): Promise<void> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const id = buildIdOf(await response.json());
    if (id === undefined) return;
    ownBuild ??= id;
    isOutdated = id !== ownBuild;
  } catch {
    // Offline, or the server is being replaced: the next look tells.
  }
}

/** Look now, so that the page's own build is known, and then every hour. Returns how to stop. */
export function watchBuild(): () => void {
  void look();
  const timer = setInterval(() => void look(), buildCheck_ms);
  return () => clearInterval(timer);
}
