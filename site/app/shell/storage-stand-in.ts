/**
 * A script for the head: where the browser gives no storage, whoever asks for it, the framework and the operator's scripts
 * too, finds one that lasts as long as the page instead of an error.
 */
export const storageStandIn =
  `for(const name of ['localStorage','sessionStorage'])try{window[name].length}catch{
const kept=new Map();
Object.defineProperty(window,name,{value:{
getItem:(key)=>kept.get(key)??null,
setItem:(key,text)=>void kept.set(key,String(text)),
removeItem:(key)=>void kept.delete(key)
}})
}`.replaceAll('\n', '');
