/** `dateUpdated` and `date_updated` both become `date_updated`, `orgURL` becomes `org_url`; dots of paths stay. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}
