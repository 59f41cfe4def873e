import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Api } from '../../shared/api/api.ts';

type Client = Api['client'];

/** Browsers support passkeys on secure pages only. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** True if the person has closed the browser's dialog or let it time out. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);

export async function signWithPasskey(
  client: Client,
  { challenge, remember }: { challenge: string | undefined; remember: boolean },
): Promise<void> {
  const { data } = await client.POST('/auth/passkeys/options', { body: { ...(challenge && { challenge }) } });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON =
    data.options as Partial<PublicKeyCredentialRequestOptionsJSON> as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  const body = { challenge: data.challenge, credential: { ...credential }, remember_me: remember };
  await client.POST('/auth/passkeys', { body });
}

export async function makePasskey(client: Client, name: string, currentPassword: string): Promise<void> {
  const { data } = await client.POST('/users/self/passkeys/options', { body: { currentPassword } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON =
    data.options as Partial<PublicKeyCredentialCreationOptionsJSON> as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  const body = { challenge: data.challenge, name, credential: { ...credential } };
  await client.POST('/users/self/passkeys', { body });
}
