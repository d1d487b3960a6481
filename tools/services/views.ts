/** The script that sends each page view, also those that happen without a load of the document. */
export function measuringScript(origin: string): string {
  return `(() => {
  const site = location.hostname;
  let last = '';
  const view = () => {
    const path = location.pathname;
    if (path === last) return;
    last = path;
    navigator.sendBeacon(${JSON.stringify(`${origin}/analytics/view`)}, JSON.stringify({ site, path }));
  };
  const push = history.pushState;
  history.pushState = function (...args) { push.apply(this, args); view(); };
  addEventListener('popstate', view);
  view();
})();`;
}

/** Page views by site and path, in memory. */
export interface Views {
  add(site: string, path: string): void;
  list(): { site: string; path: string; views: number }[];
}

/** More addresses than a demo's visitors see; beyond them nothing is counted. */
const maxPaths = 5_000;

export function createViews(): Views {
  const counts = new Map<string, { site: string; path: string; views: number }>();
  return {
    add: (site, path) => {
      const key = `${site} ${path}`;
      const known = counts.get(key);
      if (known) known.views += 1;
      else if (counts.size < maxPaths) counts.set(key, { site, path, views: 1 });
    },
    list: () => [...counts.values()].toSorted((a, b) => b.views - a.views || a.path.localeCompare(b.path)),
  };
}

/** The page on which one looks at them. */
export function viewsPage(views: Views): string {
  const rows = views
    .list()
    .map(
      ({ site, path, views: count }) =>
        `<tr><td>${escape(site)}</td><td>${escape(path)}</td><td>${count}</td></tr>`,
    );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page views</title>
<style>
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1c1f2b; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .5rem; border-bottom: 1px solid #d8dbe6; text-align: left; }
  td:last-child, th:last-child { text-align: right; }
</style>
</head>
<body>
<h1>Page views</h1>
<p>Counted since the demo started. Reload to count again.</p>
<table><thead><tr><th>Site</th><th>Page</th><th>Views</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</body>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
