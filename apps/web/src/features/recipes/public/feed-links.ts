const TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' };

/** Links by which feed readers find the feed of a public group. */
export const feedLinks = (baseUrl: string, groupSlug: string) =>
  Object.entries(TYPES).map(([format, type]) => ({
    rel: 'alternate',
    type,
    href: `${baseUrl}/api/explore/groups/${encodeURIComponent(groupSlug)}/feed?format=${format}`,
  }));
