import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#client';

/** Shows the server's messages under their fields and focuses the first of them. */
export function showFieldProblems<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!isProblem(error)) return false;
  const known = Object.entries(error.errors).filter(([path]) => path in form.getValues());
  known.forEach(([path, messages], at) =>
    form.setError(path as Path<Values>, { message: messages.join(' ') }, { shouldFocus: at === 0 }),
  );
  return known.length > 0;
}

/** Options of a form's mutation: its errors are shown in the form and not as a toast. */
export const showsErrorsIn = <Values extends FieldValues>(form: UseFormReturn<Values>) => ({
  meta: { silent: true },
  onError: (error: unknown) => void showFieldProblems(form, error),
});

/** @returns the server's message about one field */
export function problemOf(error: unknown, field: string): string | undefined {
  return isProblem(error) ? error.errors[field]?.join(' ') : undefined;
}

/** @returns the error to show beside the form: undefined if each of its messages stands under a field */
export function otherProblem(error: unknown, fields: readonly string[]): unknown {
  if (!isProblem(error)) return error;
  const paths = Object.keys(error.errors);
  return paths.length > 0 && paths.every((path) => fields.includes(path)) ? null : error;
}

/** Like otherProblem, for all fields of a form. */
export function otherProblemOf<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): unknown {
  return otherProblem(error, Object.keys(form.getValues()));
}
