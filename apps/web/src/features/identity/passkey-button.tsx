import { useMutation } from '@tanstack/react-query';
import { KeyRound } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { Button, ErrorNotice, Notice } from '#ui';
import { isCancelled, signWithPasskey, canUsePasskeys } from './passkeys.ts';
import { useChangeOfIdentity } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useBrowserFact } from '../../shared/browser/use-browser-fact.ts';

interface PasskeyButtonProps {
  target: string;
  /** Challenge of a second step, which limits the passkeys to those of its account. */
  challenge?: string;
  remember?: boolean;
}

export function PasskeyButton({ target, challenge, remember = false }: PasskeyButtonProps) {
  const { t } = useTranslation('account');
  const { client } = useApi();
  const changeIdentity = useChangeOfIdentity();
  // the server renders what most browsers can
  const isPossible = useBrowserFact(canUsePasskeys, true);
  const signIn = useMutation({
    meta: { silent: true },
    mutationFn: () => signWithPasskey(client, { challenge, remember }),
    onSuccess: () => changeIdentity(target),
  });
  if (!isPossible) return null;
  return (
    <>
      {!isCancelled(signIn.error) && <PasskeyFailure error={signIn.error} />}
      <Button icon={<KeyRound />} busy={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('login.passkey')}
      </Button>
    </>
  );
}

function PasskeyFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  if (isProblem(error, 423)) return <Notice kind="error">{t('login.locked')}</Notice>;
  if (isProblem(error, 401)) return <Notice kind="error">{t('login.passkeyRefused')}</Notice>;
  return <ErrorNotice error={error} />;
}
