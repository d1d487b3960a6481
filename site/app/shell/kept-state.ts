/**
 * Where what a browser keeps is stored, by its name: beyond the visit (`local`) or for the tab's visit (`session`). What the
 * server has to know is in a cookie instead: the language and the viewport. A site shares neither with another one, because
 * each has an origin of its own.
 */
const places = {
  user: 'local',
  rest: 'local',
  layout: 'local',
  view: 'local',
  attribution: 'local',
  appsflyer_id: 'local',
  popups: 'local',
  reloaded: 'session',
  popups_of_visit: 'session',
  sign_in_asked: 'session',
} as const satisfies Record<string, 'local' | 'session'>;

type KeptName = keyof typeof places;

/** What could not be stored, because storage is full, switched off or not there, lasts as long as the page. */
const onPage = new Map<string, string | null>();

/** The key in storage. The appsflyer id has the name that its own script gives it, the user one that names the site. */
function keyOf(name: KeptName): string {
  if (name === 'appsflyer_id') return name;
  return name === 'user' ? `marquee.user.${location.hostname}` : `marquee.${name}`;
}

/** Throws where the browser lets the site store nothing. */
function storageOf(name: KeptName): Storage {
  return places[name] === 'local' ? localStorage : sessionStorage;
}

/** What is kept under a name; null where nothing is. */
export function readKept(name: KeptName): string | null {
  const key = keyOf(name);
  const held = onPage.get(key);
  if (held !== undefined) return held;
  try {
    return storageOf(name).getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text under a name, or forget it with null. Returns whether it lasts longer than the page. */
export function keep(name: KeptName, text: string | null): boolean {
  const key = keyOf(name);
  try {
    if (text === null) storageOf(name).removeItem(key);
    else storageOf(name).setItem(key, text);
    onPage.delete(key);
    return true;
  } catch {
    onPage.set(key, text);
    return false;
  }
}

/** Whether a storage event is about what is kept under a name. */
export function isAbout(event: StorageEvent, name: KeptName): boolean {
  return event.key === keyOf(name) || event.key === null;
}

/** Set a cookie, given as text for `document.cookie`; without effect where the browser takes none. */
export function setCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // A frame without an origin has no cookies; the site works as well without them.
  }
}
