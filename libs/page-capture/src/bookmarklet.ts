import { capturePage } from './capture-page.ts';

/**
 * Builds the address of a bookmark that opens the screen for captured pages with the page on which it is pressed.
 *
 * @param screen absolute address of that screen
 */
export function bookmarklet(screen: string): string {
  // the tab is opened at once, because browsers block those that come later; without one, this tab goes there
  const code = `(()=>{const tab=open();(${capturePage.toString()})().then((hash)=>{const to=${JSON.stringify(screen)}+"#"+hash;if(tab){tab.opener=null;tab.location.replace(to)}else location.assign(to)})})()`;
  return `javascript:void ${encodeURIComponent(code)}`;
}
