import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from './web-address.ts';

type Rule = keyof ReturnType<typeof useRules>;

/** @returns a function that makes the props of a text field: its registration with a shared rule, and its error */
export function useFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const rules = useRules();
  return <Name extends Path<Values>>(name: Name, rule?: Rule, more?: RegisterOptions<Values, Name>) => ({
    // the shared rules are for texts, as all of these fields are
    ...form.register(name, { ...(rule && rules[rule]), ...more } as RegisterOptions<Values, Name>),
    required: rule !== undefined,
    error: form.getFieldState(name, form.formState).error?.message,
  });
}

/** Validation rules that forms share, for react-hook-form. */
function useRules() {
  const { t } = useTranslation();
  const required = t('validation.required');
  return {
    required: { required, pattern: { value: /\S/, message: required } },
    /** Existing password. */
    secret: { required },
    email: { required, pattern: { value: /^\S+@\S+\.\S+$/, message: t('validation.email') } },
    username: { required, pattern: { value: /^\S+$/, message: t('validation.spaces') } },
    password: {
      required,
      minLength: { value: 8, message: t('validation.password') },
      maxLength: { value: longestPassword, message: t('validation.tooLong', { limit: longestPassword }) },
    },
    url: { required, validate: (value: string) => isWebAddress(value) || t('validation.url') },
  };
}

const longestPassword = 258;
