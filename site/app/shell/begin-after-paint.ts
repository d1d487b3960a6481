import { aliveEvent } from './alive.ts';

/**
 * How long the page's scripts wait for a first paint, in milliseconds, counted from the end of the document. It passes only
 * where a network is slow, or where a browser paints nothing or tells nobody.
 */
const patience_ms = 2000;

/**
 * A script for the end of the body: begins what was held back when the browser has painted the page for the first time,
 * with its picture of high priority, so that no byte and no work of a script comes before them. A page that nobody sees is
 * not painted and begins at once.
 * It begins by giving the held links their names back and by putting a module script in the place of the inert one, with
 * the same text, which the content security policy therefore permits.
 * A button that is pressed before the page is alive is pressed again when it is; one that opens a popover needs nobody.
 */
const beginning = `(()=>{
let held=document.querySelector('script[type=held]');
document.currentScript.remove();
const begin=()=>{
if(!held)return;
for(const link of document.querySelectorAll('link[rel=held]'))link.rel='modulepreload';
const script=document.createElement('script');
script.type='module';
script.textContent=held.textContent;
held.replaceWith(script);
held=null;
delete document.documentElement.dataset.painting;
};
let pressed;
const press=(event)=>{pressed=event.target.closest('button:not([popovertarget])')};
document.addEventListener('click',press,true);
document.addEventListener('${aliveEvent}',()=>{
document.removeEventListener('click',press,true);
if(pressed?.isConnected)pressed.click();
},{once:true});
if(document.visibilityState==='hidden')return begin();
document.addEventListener('visibilitychange',begin,{once:true});
setTimeout(begin,${patience_ms});
const afterFrame=()=>requestAnimationFrame(()=>setTimeout(begin));
new PerformanceObserver((list,paints)=>{
if(list.getEntriesByName('first-contentful-paint').length===0)return;
paints.disconnect();
const picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)return begin();
picture.addEventListener('load',afterFrame);
picture.addEventListener('error',begin);
}).observe({type:'paint',buffered:true});
})()`.replaceAll('\n', '');

/**
 * A script for the beginning of the head: until the scripts begin, pictures that are marked `data-late` are not there, so
 * that the first screen's own has the network to itself. Where no script runs they are there from the beginning.
 */
const painting = "document.documentElement.dataset.painting=''";

/** The scripts that documents get beside those that React renders. */
export const headScripts: readonly string[] = [painting, beginning];

/**
 * Hold back the module preloads and the inline module that begins the scripts of a document with a picture of high priority.
 * Other documents are small, and often forms: they begin at once, and their scripts only wait for what has more priority.
 */
export function beginAfterPaint(html: string): string {
  if (!/<img [^>]*fetchpriority="high"/i.test(html)) {
    return html.replaceAll(
      /<link ((?:[^>]* )?)rel="modulepreload"/g,
      '<link $1fetchpriority="low" rel="modulepreload"',
    );
  }
  return html
    .replaceAll(/<link ((?:[^>]* )?)rel="modulepreload"/g, '<link $1rel="held"')
    .replace('<script type="module" async="">', '<script type="held">')
    .replace('<meta charSet="utf-8"/>', (charset) => `${charset}<script>${painting}</script>`)
    .replace('</body>', () => `<script>${beginning}</script></body>`);
}
