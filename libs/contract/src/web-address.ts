/** True for an absolute http(s) address without spaces. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return !!url && /^https?:$/.test(url.protocol) && !!url.hostname && !/\s/.test(text);
}
