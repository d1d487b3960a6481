/**
 * A script for the head that marks the document before the first paint: `data-session` on the root element is `player` or
 * `visitor`. Styles choose by it between what both see in the same place, because the HTML is the same for everybody.
 * React must not mind the attribute: the root element suppresses the hydration warning.
 */
export const sessionMarkScript =
  "{let kept;try{kept=localStorage.getItem('marquee.user.'+location.hostname)}catch{}document.documentElement.dataset.session=kept?'player':'visitor'}";
