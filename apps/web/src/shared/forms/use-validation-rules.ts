import { useTranslation } from 'react-i18next';
import { isWebAddress } from './web-address.ts';

/** Validation rules that forms share, for react-hook-form. */
export function useRules() {
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
