import { readKnownBoards } from "@albatross/test-kit";
import { bestScore, canBeCleared, judge } from "@albatross/solver";
const boards=readKnownBoards();
for(let r=0;r<2;r++)for(const k of ["stop","queen","wrap"] as const)for(const [n,f] of [["clear",canBeCleared],["score",bestScore],["line",judge]] as const){const ts=[];let bad=0;for(const b of boards){const p=b.positionUnder(k);const t=process.cpuUsage();const a=f(p);const u=process.cpuUsage(t);ts.push((u.user+u.system)/1000);const e=b.expect[k];const g=typeof a==="object"&&a!==null?a.best===e.best:typeof a==="string"?(a==="winnable")===e.winnable:a===e.best;if(!g)bad++;}
ts.sort((a,b)=>a-b);if(r)console.log(k,n,"bad",bad,"mean",(ts.reduce((a,b)=>a+b)/500).toFixed(3),"med",ts[250],"p99",ts[495],"max",ts[499]);}
