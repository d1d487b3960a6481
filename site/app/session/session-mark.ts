/**
 * A script for the head that marks the document before the first paint: `data-session` on the root element is `player` or
 * `visitor`. Styles choose by it between what both see in the same place, because the HTML is the same for everybody.
 * `data-rest` is there for a player in a break from play; `unread` hides the page until it has left out what leads to play.
 * `data-view` is what the visitor has opened or closed of the template's layout, as it was kept.
 * `data-day-part` is the part of the visitor's day, which the server does not know.
 * React must not mind the attributes: the root element suppresses the hydration warning.
 */
export const sessionMarkScript =
  "{let kept,rest,view;try{kept=localStorage.getItem('marquee.user.'+location.hostname);rest=localStorage.getItem('marquee.rest');view=localStorage.getItem('marquee.view')}catch{}let{dataset}=document.documentElement;if(view)dataset.view=view;dataset.session=kept?'player':'visitor';if(kept&&rest)dataset.rest='unread';dataset.dayPart=['night','morning','day','evening'][new Date().getHours()/6|0]}";
