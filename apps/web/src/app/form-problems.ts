import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#client';

/** Puts the server's objections under the fields they are about; false where it had none for the fields of this form. */
export function showFieldProblems<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!isProblem(error)) return false;
  const known = Object.entries(error.errors).filter(([path]) => path in form.getValues());
  for (const [path, messages] of known) form.setError(path as Path<Values>, { message: messages.join(' ') });
  return known.length > 0;
}
