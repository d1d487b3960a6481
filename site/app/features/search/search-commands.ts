import { searchedName, type SearchedName } from '../lobby/name-match.ts';

/** Something that the page can do, which the search finds by its name. */
interface Command {
  readonly label: string;
  readonly name: SearchedName;
  readonly button: HTMLElement;
}

/** The buttons in sight that a layout offers as commands, by `data-command`. */
export function commandsOnPage(): readonly Command[] {
  return [...document.querySelectorAll<HTMLElement>('[data-command]')]
    .filter((button) => button.checkVisibility())
    .map((button) => {
      const label = button.getAttribute('aria-label') ?? button.innerText;
      return { label, name: searchedName(label), button };
    });
}
