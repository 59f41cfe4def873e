import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui';
import { useFields } from '../../shared/forms/use-fields.ts';

type Check = (value: string) => Promise<string | true>;

interface Account {
  fullName: string;
  username: string;
  email: string;
}

/** Name, username and address of a new account. */
export function AccountFields({ checks }: { checks?: { username: Check; email: Check } }) {
  const { t } = useTranslation('account');
  const field = useFields(useFormContext<Account>());
  return (
    <>
      <TextField label={t('fields.fullName')} autoComplete="name" autoFocus {...field('fullName', 'required')} />
      <TextField
        label={t('fields.username')}
        hint={t('setup.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username', 'username', { validate: checks?.username })}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        {...field('email', 'email', { validate: checks?.email })}
      />
    </>
  );
}
