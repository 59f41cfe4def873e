const year = 365 * 24 * 60 * 60;

export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const match = cookies?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`));
  return match?.[1] ? decodeURIComponent(match[1]) : undefined;
}

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
}
