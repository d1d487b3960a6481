/**
 * How long the page's scripts wait for a first paint, in milliseconds, counted from the end of the document. It passes only
 * where a browser paints nothing or tells nobody.
 */
const patience_ms = 2000;

/**
 * A script for the end of the body: begins what was held back when the browser has painted the page for the first time, so
 * that no byte and no work of a script comes before it. A page that nobody sees is not painted and begins at once.
 * It begins by giving the held links their names back and by putting a module script in the place of the inert one, with
 * the same text, which the content security policy therefore permits.
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
};
if(document.visibilityState==='hidden')return begin();
document.addEventListener('visibilitychange',begin,{once:true});
setTimeout(begin,${patience_ms});
const paints=new PerformanceObserver((list)=>{
if(list.getEntriesByName('first-contentful-paint').length===0)return;
paints.disconnect();
begin();
});
paints.observe({type:'paint',buffered:true});
})()`.replaceAll('\n', '');

/** Hold back a document's module preloads and the inline module that begins its scripts, until the first paint. */
export function beginAfterPaint(html: string): string {
  return html
    .replaceAll(/<link ((?:[^>]* )?)rel="modulepreload"/g, '<link $1rel="held"')
    .replace('<script type="module" async="">', '<script type="held">')
    .replace('</body>', () => `<script>${beginning}</script></body>`);
}
