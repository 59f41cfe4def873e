const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

export const isDateTime = (text: string) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text));
