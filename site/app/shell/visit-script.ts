declare global {
  interface Window {
    /** What telling the server of the visit came to: its answer, or null where none came. */
    visitTold?: Promise<unknown>;
  }
}

/**
 * A script for the head that tells the server of the visit: the advertisement's cookie and the appsflyer id, of which the
 * first is kept. It is told when the page has loaded, which takes nothing from the first screen, or when the visitor leaves
 * before that; the request outlives the page.
 */
export const visitScript = `(()=>{
const tell=()=>{
if(window.visitTold)return;
const name='appsflyer_id';
let id=new URLSearchParams(location.search).get(name)?.slice(0,128);
try{const known=localStorage.getItem(name);if(known)id=known;else if(id)localStorage.setItem(name,id)}catch{}
window.visitTold=fetch('/api/settings/adsvisit',{
method:'POST',keepalive:true,priority:'low',headers:{'content-type':'application/json'},
body:JSON.stringify({domain_name:location.hostname,fbp:/(?:^|; *)_fbp=([^;]{1,128})/.exec(document.cookie)?.[1]??'',appsflyer_id:id??''})
}).then((answer)=>answer.json()).catch(()=>null)
};
addEventListener('load',tell);
addEventListener('pagehide',tell)
})()`.replaceAll('\n', '');
