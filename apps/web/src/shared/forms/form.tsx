import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  className?: string;
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** A form element whose parts get the form from useFormContext. */
export function Form<Values extends FieldValues>({ form, className, onSubmit, children }: FormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form method="post" className={className} noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </FormProvider>
  );
}
