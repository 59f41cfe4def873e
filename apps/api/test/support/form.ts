/** A form-encoded body for the contract client. */
export const asForm = {
  bodySerializer: (body: unknown) => new URLSearchParams(body as Record<string, string>),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};

/** A multipart body for the contract client. */
export const asMultipart = {
  bodySerializer: (body: unknown) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
    return form;
  },
};
